import { Search } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { Input } from '#app/ui/input.tsx'
import { Select } from '#app/ui/select.tsx'
import type { List, Row } from './use-list.ts'

interface SearchBoxProps<R extends Row> {
  list: List<R>
  /** What can be searched: "Search by name, email or company". */
  label: string
  /** The query parameter; `search` by default. */
  name?: string
}

const pause = 300

/**
 * The search field of a list. It writes to the address after a pause in typing, without a history
 * entry.
 */
export function SearchBox<R extends Row>({ list, label, name = 'search' }: SearchBoxProps<R>) {
  const said = String(list.values[name as keyof typeof list.values] ?? '')
  const [text, setText] = useState(said)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    // The address was changed otherwise (back, clear) while nothing is being typed; a space at the
    // end may start another word.
    if (waiting.current === undefined) setText((now) => (now.trim() === said ? now : said))
  }, [said])
  useEffect(() => () => clearTimeout(waiting.current), [])
  const write = (value: string) => {
    clearTimeout(waiting.current)
    waiting.current = undefined
    if (value.trim() !== said) list.set({ [name]: value.trim() }, { replace: true })
  }
  const type = (value: string) => {
    setText(value)
    clearTimeout(waiting.current)
    waiting.current = setTimeout(() => write(value), pause)
  }
  return (
    <search className="relative min-w-48 flex-1 sm:max-w-sm">
      <Search
        aria-hidden
        className={
          'pointer-events-none absolute top-1/2 left-3 ' +
          'size-4 -translate-y-1/2 text-muted-foreground'
        }
      />
      <Input
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={200}
        value={text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && write(text)}
        className="pl-9"
      />
    </search>
  )
}

interface FilterSelectProps<R extends Row> {
  list: List<R>
  name: string
  label: string
  options: readonly { value: string; label: string }[]
  /** The first option, without the filter: "All statuses". */
  all: string
}

export function FilterSelect<R extends Row>({
  list,
  name,
  label,
  options,
  all,
}: FilterSelectProps<R>) {
  return (
    <Select
      aria-label={label}
      value={String(list.values[name as keyof typeof list.values] ?? '')}
      onChange={(event) => list.set({ [name]: event.target.value })}
      className="w-full sm:w-44"
    >
      <option value="">{all}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  )
}

interface FilterDateProps<R extends Row> {
  list: List<R>
  name: string
  label: string
}

/** A date filter of a list, in the browser's own picker. */
export function FilterDate<R extends Row>({ list, name, label }: FilterDateProps<R>) {
  const id = useId()
  return (
    <span className="flex w-full items-center gap-2 text-sm text-muted-foreground sm:w-auto">
      <label htmlFor={id} className="shrink-0 max-sm:w-20">
        {label}
      </label>
      <Input
        id={id}
        type="date"
        value={String(list.values[name as keyof typeof list.values] ?? '')}
        onChange={(event) => list.set({ [name]: event.target.value })}
        className="sm:w-40"
      />
    </span>
  )
}
