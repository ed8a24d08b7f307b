import { CalendarRange, X } from 'lucide-react'
import { Button } from '#app/ui/button.tsx'
import { Popover, PopoverContent, PopoverTrigger } from '#app/ui/popover.tsx'
import { formatDate } from '#domain/date/date.ts'
import { t } from '#domain/locale/translate.ts'
import { FilterDate } from './list-filter.tsx'
import type { List, Row } from './use-list.ts'

interface FilterDaysProps<R extends Row> {
  list: List<R>
  /** What happened on those days: "Joined". */
  label: string
}

/**
 * The days to which a list is limited, `createdFrom` to `createdTo`; one click removes the filter.
 */
export function FilterDays<R extends Row>({ list, label }: FilterDaysProps<R>) {
  const { createdFrom: from, createdTo: to } = list.values as Record<string, string | undefined>
  return (
    <span className="flex max-w-full items-center">
      <Popover>
        <PopoverTrigger asChild>
          <Button variant="outline" className={from || to ? 'min-w-0 rounded-r-none' : 'min-w-0'}>
            <CalendarRange aria-hidden />
            <span className="truncate">{wordsOf(label, from, to)}</span>
          </Button>
        </PopoverTrigger>
        <PopoverContent
          aria-label={t('{label}: date range', { label })}
          align="start"
          className="space-y-3 p-4"
        >
          <FilterDate list={list} name="createdFrom" label={t('From')} />
          <FilterDate list={list} name="createdTo" label={t('To')} />
        </PopoverContent>
      </Popover>
      {(from || to) && (
        <Button
          variant="outline"
          size="icon"
          aria-label={t('{label} at any time', { label })}
          onClick={() => list.set({ createdFrom: undefined, createdTo: undefined })}
          className="rounded-l-none border-l-0"
        >
          <X aria-hidden />
        </Button>
      )}
    </span>
  )
}

function wordsOf(label: string, from: string | undefined, to: string | undefined): string {
  if (from && from === to) return t('{label} on {date}', { label, date: formatDate(from) })
  if (from && to)
    return t('{label} {from} – {to}', { label, from: formatDate(from), to: formatDate(to) })
  if (from) return t('{label} since {date}', { label, date: formatDate(from) })
  return to
    ? t('{label} until {date}', { label, date: formatDate(to) })
    : t('{label} at any time', { label })
}
