import { type ReactNode, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Progress } from '#app/ui/progress.tsx'
import { toast } from '#app/ui/toast.ts'
import type { Column } from './list-column.ts'
import type { List, Row } from './use-list.ts'

export interface Selection<R extends Row> {
  /** The chosen rows of the page that is shown; those that went away are chosen no more. */
  rows: R[]
  clear: () => void
  /** To stand first among the columns of the list. */
  column: Column<R>
  /** How far a bulk act is, while one runs. */
  progress: { done: number; of: number } | undefined
  /**
   * Does one act for every chosen row, one after the other, through the same call a single row
   * uses, so that rights and lifecycle hold for each. Says how many went through and why others not.
   */
  each: (what: string, act: (row: R) => Promise<unknown>) => Promise<void>
}

/** Choosing rows of a list to act on together. `nameOf` names a row for assistive technology. */
export function useSelection<R extends Row>(
  list: List<R>,
  nameOf: (row: R) => string,
): Selection<R> {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [progress, setProgress] = useState<Selection<R>['progress']>()
  const rows = list.rows.filter(({ _id }) => chosen.has(_id))
  const choose = (ids: string[], on: boolean) =>
    setChosen((now) => {
      const next = new Set(now)
      for (const id of ids) on ? next.add(id) : next.delete(id)
      return next
    })
  const all = list.rows.length > 0 && rows.length === list.rows.length
  return {
    rows,
    clear: () => setChosen(new Set()),
    progress,
    each: async (what, act) => {
      const left: string[] = []
      const reasons = new Set<string>()
      for (const [index, row] of rows.entries()) {
        setProgress({ done: index, of: rows.length })
        await act(row).catch((error: unknown) => {
          left.push(row._id)
          reasons.add(error instanceof Error ? error.message : String(error))
        })
      }
      setProgress(undefined)
      setChosen(new Set(left))
      const done = rows.length - left.length
      if (done > 0) toast.success(`${done} ${what}`)
      if (left.length > 0) {
        toast.error(`${left.length} could not be ${what}`, { description: [...reasons].join(' ') })
      }
    },
    column: {
      head: 'Select',
      select: (
        <Checkbox
          aria-label="Select all on this page"
          checked={all}
          ref={(box) => {
            if (box) box.indeterminate = rows.length > 0 && !all
          }}
          onChange={(event) =>
            choose(
              list.rows.map(({ _id }) => _id),
              event.target.checked,
            )
          }
        />
      ),
      cell: (row) => (
        <Checkbox
          aria-label={`Select ${nameOf(row)}`}
          checked={chosen.has(row._id)}
          onChange={(event) => choose([row._id], event.target.checked)}
        />
      ),
    },
  }
}

interface BulkBarProps<R extends Row> {
  selection: Selection<R>
  /** The buttons; each does its act with `selection.each`. */
  children: ReactNode
}

/** What can be done with the chosen rows; there only while some are chosen. */
export function BulkBar<R extends Row>({ selection, children }: BulkBarProps<R>) {
  const { rows, progress, clear } = selection
  if (rows.length === 0 && !progress) return null
  return (
    <section
      aria-label="Selected rows"
      className="flex min-h-12 w-full flex-wrap items-center gap-2 rounded-lg border border-primary/30 bg-primary-tint px-4 py-2 text-sm"
    >
      <p aria-live="polite" className="figures mr-2 font-medium">
        {progress ? `${progress.done} of ${progress.of}` : `${rows.length} selected`}
      </p>
      {progress ? (
        <Progress
          label="Working through the selection"
          value={(progress.done / progress.of) * 100}
          className="max-w-60 flex-1"
        />
      ) : (
        <>
          {children}
          <Button variant="ghost" size="sm" onClick={clear}>
            Clear selection
          </Button>
        </>
      )}
    </section>
  )
}
