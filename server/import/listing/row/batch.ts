import { planOf, type Run } from '#server/import/listing/import-run.ts'
import { isEmptyRow } from '#server/import/listing/mapping/read-plan.ts'
import { readRows } from '#server/import/tabular/records.ts'
import type { RowResult } from './build-listing.ts'
import { readRow } from './read-row.ts'
import { RowsAbove } from './rows-above.ts'
import { withUsualRates } from './usual-rate.ts'

/** Rows per transaction: few enough to stop quickly, many enough to be efficient. */
const batchSize = 500

export interface ReadLine {
  line: number
  cells: string[]
  result: RowResult
}

export interface Batch {
  rows: ReadLine[]
  /** Rows of the file processed after this batch. */
  position: number
}

interface Reading {
  /** Rows up to this position are skipped. */
  from?: number
  /** The only lines to search for contact details; `null` for all. */
  contactLines?: number[] | null
}

/**
 * Yields the parsed rows of a file in batches, from the row after `from`. Blank rows do not count.
 */
export async function* readBatches(
  path: string,
  run: Run,
  { from = 0, contactLines = null }: Reading = {},
): AsyncGenerator<Batch> {
  // The next batch is parsed while the database processes this one.
  const batches = batchesOf(path, run, { from, contactLines })
  try {
    let next = batches.next()
    for (;;) {
      const { value, done } = await next
      if (done) return
      next = batches.next()
      // The failure is thrown in its turn; until then it must not count as unhandled.
      next.catch(() => undefined)
      yield value
    }
  } finally {
    await batches.return(undefined)
  }
}

async function* batchesOf(
  path: string,
  run: Run,
  { from, contactLines }: Required<Reading>,
): AsyncGenerator<Batch> {
  const searched = contactLines && new Set(contactLines)
  const plan = withUsualRates(planOf(run), run.sample)
  const above = new RowsAbove(plan, run.format.nameRows)
  let position = -1
  let rows: ReadLine[] = []
  for await (const { line, cells } of readRows(path, run.format)) {
    if (position >= 0 && isEmptyRow(cells)) continue
    position++
    // The first line is the header.
    if (position === 0) continue
    const given = above.next(line, cells)
    if (position <= from) continue
    const hasNoContact = searched !== null && !searched.has(line)
    const result = readRow(plan, given.cells, given, { hasNoContact })
    rows.push({ line, cells: given.cells, result })
    if (rows.length === batchSize) {
      yield { rows, position }
      rows = []
    }
  }
  if (rows.length > 0) yield { rows, position }
}
