import { useRef, useState } from 'react'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { toast } from '#app/ui/toast.ts'
import { withCommas } from '#domain/text/format-number.ts'
import type { Column } from './list-column.ts'
import type { Row, WholeList } from './use-list.ts'

/** One act goes through so many rows and no more: each is a call of its own. */
export const maxBulkSelection = 2_000

export interface Selection<R extends Row> {
  /** The chosen rows of the page that is shown; those that went away are chosen no more. */
  rows: R[]
  /** How many are chosen, those on other pages too. */
  count: number
  /** The ids of what is chosen; nothing where it is all that the list's filter finds. */
  ids: string[] | undefined
  /**
   * All rows of the page are chosen and the filter finds more: how many, and whether one act may
   * take them.
   */
  more: { total: number; isTooMany: boolean; choose: () => void } | undefined
  clear: () => void
  /** To stand first among the columns of the list. */
  column: Column<R>
  /** How far a bulk act is, while one runs, and what ends it before the next row. */
  progress: { done: number; of: number; stop: () => void } | undefined
  /**
   * Does one act for every chosen row, one after the other, through the same call a single row
   * uses, so that rights and lifecycle hold for each. Says how many went through and why others
   * not.
   */
  each: (what: string, act: (row: R) => Promise<unknown>) => Promise<void>
}

/** Choosing rows of a list to act on together. `nameOf` names a row for assistive technology. */
export function useSelection<R extends Row>(
  list: WholeList<R>,
  nameOf: (row: R) => string,
): Selection<R> {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  // Holds for the filter it was chosen under; another filter finds something else.
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
      head: 'Select',
      select: (
        <Checkbox
          aria-label="Select all on this page"
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
          aria-label={`Select ${nameOf(row)}`}
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
  /** Why some were refused, with how many. */
  reasons: Map<string, number>
  unreached: number
}

/** All rows are read before the first is touched: what an act takes off the list moves no page. */
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
    toast.success(`${withCommas(done)} ${what}`, {
      ...(unreached > 0 && { description: `Stopped before ${withCommas(unreached)} more.` }),
    })
  }
  if (refused === 0) return
  const why = [...reasons].map(([reason, count]) =>
    reasons.size > 1 ? `${withCommas(count)}: ${reason}` : reason,
  )
  toast.error(`${withCommas(refused)} could not be ${what}`, { description: why.join(' ') })
}
