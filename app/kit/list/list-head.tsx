import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { cn } from '#app/ui/class-name.ts'
import { TableHead } from '#app/ui/table.tsx'
import type { Column } from './list-column.ts'
import type { List, Row } from './use-list.ts'

interface ListHeadProps<R extends Row> {
  list: List<R>
  columns: readonly Column<R>[]
}

/** The header of a list; sortable columns are buttons that write `sort` to the address. */
export function ListHead<R extends Row>({ list, columns }: ListHeadProps<R>) {
  return (
    <thead className="max-md:sr-only">
      <tr>
        {columns.map((column) => (
          <SortableHead key={column.head} list={list} column={column} />
        ))}
      </tr>
    </thead>
  )
}

function SortableHead<R extends Row>({ list, column }: { list: List<R>; column: Column<R> }) {
  const { head, sort, align, acts, select } = column
  const now = list.values.sort
  const direction =
    sort?.up && now === sort.up ? 'up' : sort?.down && now === sort.down ? 'down' : undefined
  const Icon = direction === 'up' ? ArrowUp : direction === 'down' ? ArrowDown : ChevronsUpDown
  const next = direction === 'up' ? (sort?.down ?? sort?.up) : (sort?.up ?? sort?.down)
  return (
    <TableHead
      aria-sort={direction && (direction === 'up' ? 'ascending' : 'descending')}
      className={cn(
        'xl:sticky xl:top-(--sticky-top,0) xl:z-10 first:rounded-tl-lg last:rounded-tr-lg',
        (align === 'right' || acts) && 'text-right',
        (acts || select) && 'w-px',
        select && 'pr-0',
      )}
    >
      {sort ? (
        <button
          type="button"
          onClick={() => list.set({ sort: next })}
          className={cn(
            '-mx-2 inline-flex h-8 items-center gap-1.5 rounded-md px-2 font-medium ' +
              'hover:bg-accent hover:text-foreground',
            direction && 'text-foreground',
          )}
        >
          {head}
          <Icon aria-hidden className="size-3.5" />
        </button>
      ) : (
        (select ?? head)
      )}
    </TableHead>
  )
}
