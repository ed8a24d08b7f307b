import { useId } from 'react'
import { Select } from '#app/ui/select.tsx'
import { t } from '#domain/locale/translate.ts'
import type { Column } from './list-column.ts'
import type { List, Row } from './use-list.ts'

interface ListSortProps<R extends Row> {
  list: List<R>
  columns: readonly Column<R>[]
}

/** A sort control for phones, which show cards without headers; uses the same parameter. */
export function ListSort<R extends Row>({ list, columns }: ListSortProps<R>) {
  const id = useId()
  const options = columns.flatMap(({ head, sort }) => [
    ...(sort?.up ? [{ value: sort.up, label: t('{column}, ascending', { column: head }) }] : []),
    ...(sort?.down
      ? [{ value: sort.down, label: t('{column}, descending', { column: head }) }]
      : []),
  ])
  if (options.length === 0) return null
  const now = String(list.values.sort ?? '')
  const isKnown = options.some(({ value }) => value === now)
  return (
    <div className="flex items-center gap-2 text-sm text-muted-foreground md:hidden">
      <label htmlFor={id} className="w-20 shrink-0">
        {t('Sort by')}
      </label>
      <Select
        id={id}
        value={isKnown ? now : ''}
        onChange={(event) => list.set({ sort: event.target.value })}
        className="w-full"
      >
        {!isKnown && <option value="">{t('Default order')}</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </div>
  )
}
