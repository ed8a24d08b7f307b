import { useRef, useState } from 'react'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { toast } from '#app/ui/toast.ts'
import { t } from '#domain/locale/translate.ts'
import { withCommas } from '#domain/text/format-number.ts'
import type { Column } from './list-column.ts'
import type { Row, WholeList } from './use-list.ts'

/** The maximum of rows for one bulk act: each is a call of its own. */
export const maxBulkSelection = 2_000

export interface Selection<R extends Row> {
  /** The selected rows on this page; rows that are gone are no longer selected. */
  rows: R[]
  /** The number of selected rows, including those on other pages. */
  count: number
  /** The ids of the selection; undefined where it is all that matches the filter. */
  ids: string[] | undefined
  /**
   * Set where all rows of the page are selected and more match the filter: their number, and
   * whether one act may cover them.
   */
  more: { total: number; isTooMany: boolean; choose: () => void } | undefined
  clear: () => void
  /** The selection column, to be the first of the list. */
  column: Column<R>
  /** The progress of a running bulk act, with a function that stops it before the next row. */
  progress: { done: number; of: number; stop: () => void } | undefined
  /**
   * Runs an act on every selected row, one after another, with the call of a single row, so that
   * rights and lifecycle apply to each. Reports how many succeeded and why others failed; `done` is
   * a message: `activated`.
   */
  each: (done: string, act: (row: R) => Promise<unknown>) => Promise<void>
}

/** Selects rows of a list for bulk acts. `nameOf` names a row for assistive technology. */
export function useSelection<R extends Row>(
  list: WholeList<R>,
  nameOf: (row: R) => string,
): Selection<R> {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  // Applies to the filter it was selected with; another filter matches other rows.
  const [wholeOf, setWholeOf] = useState<string>()
  const [progress, setProgress] = useState<{ done: number; of: number }>()
  const isStopped = useRef(false)
  const isWhole = wholeOf === list.filter
  const rows = list.rows.filter(({ _id }) => isWhole || chosen.has(_id))
  const total = list.pagination?.total ?? 0
  const choose = (ids: string[], on: boolean) => {
    setWholeOf(undefined)
    setChosen((now) => {
      const next = new Set(isWhole ? list.rows.map(({ _id }) => _id) : now)
      for (const id of ids) on ? next.add(id) : next.delete(id)
      return next
    })
  }
  const all = list.rows.length > 0 && rows.length === list.rows.length
  const each: Selection<R>['each'] = async (what, act) => {
    isStopped.current = false
    setProgress({ done: 0, of: isWhole ? total : rows.length })
    const result = await workThrough(
      isWhole ? list.all(maxBulkSelection) : Promise.resolve(rows),
      act,
      (done, of) => {
        setProgress({ done, of })
        return !isStopped.current
      },
    ).finally(() => setProgress(undefined))
    setWholeOf(undefined)
    setChosen(new Set(result.left))
    tell(what, result)
  }
  return {
    rows,
    count: isWhole ? total : rows.length,
    ids: isWhole ? undefined : rows.map(({ _id }) => _id),
    more:
      all && !isWhole && total > rows.length
        ? { total, isTooMany: total > maxBulkSelection, choose: () => setWholeOf(list.filter) }
        : undefined,
    clear: () => {
      setWholeOf(undefined)
      setChosen(new Set())
    },
    progress: progress && {
      ...progress,
      stop: () => {
        isStopped.current = true
      },
    },
    each,
    column: {
      head: t('Select'),
      select: (
        <Checkbox
          aria-label={t('Select all on this page')}
          checked={all}
          disabled={list.rows.length === 0}
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
          aria-label={t('Select {name}', { name: nameOf(row) })}
          checked={isWhole || chosen.has(row._id)}
          onChange={(event) => choose([row._id], event.target.checked)}
        />
      ),
    },
  }
}

interface Result {
  done: number
  /** The rows that were refused or not reached. */
  left: string[]
  /** The reasons for refusals, with their numbers. */
  reasons: Map<string, number>
  unreached: number
}

/**
 * Loads all rows before changing the first: an act that removes rows from the list would shift its
 * pages.
 */
async function workThrough<R extends Row>(
  found: Promise<readonly R[]>,
  act: (row: R) => Promise<unknown>,
  onward: (done: number, of: number) => boolean,
): Promise<Result> {
  const result: Result = { done: 0, left: [], reasons: new Map(), unreached: 0 }
  const refused = (error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error)
    result.reasons.set(reason, (result.reasons.get(reason) ?? 0) + 1)
  }
  const rows = await found.catch((error: unknown) => {
    refused(error)
    return []
  })
  for (const [index, row] of rows.entries()) {
    if (!onward(index, rows.length)) {
      const rest = rows.slice(index).map(({ _id }) => _id)
      result.left.push(...rest)
      result.unreached = rest.length
      break
    }
    await act(row).then(
      () => {
        result.done += 1
      },
      (error: unknown) => {
        result.left.push(row._id)
        refused(error)
      },
    )
  }
  return result
}

function tell(what: string, { done, reasons, unreached }: Result): void {
  const refused = [...reasons.values()].reduce((sum, count) => sum + count, 0)
  if (done > 0) {
    toast.success(
      t(
        '{figure} {done}',
        { figure: withCommas(done), done: t(what) },
        {
          comment: 'done: activated, published',
        },
      ),
      {
        ...(unreached > 0 && {
          description: t('Stopped. {figure} not changed.', {
            figure: withCommas(unreached),
          }),
        }),
      },
    )
  }
  if (refused === 0) return
  const why = [...reasons].map(([reason, count]) =>
    reasons.size > 1 ? `${withCommas(count)}: ${reason}` : reason,
  )
  toast.error(
    t(
      '{figure} could not be {done}',
      { figure: withCommas(refused), done: t(what) },
      {
        comment: 'done: activated, published',
      },
    ),
    { description: why.join(' ') },
  )
}
