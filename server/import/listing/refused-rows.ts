import { stringify } from 'csv-stringify/sync'
import type { Handle } from '#server/db/connect.ts'
import { type ReadLine, readBatches } from '#server/import/listing/row/batch.ts'
import { refusedLine } from '#server/import/run/report.ts'
import { assign, nobody } from './assign.ts'
import { sortOwn } from './exported-row.ts'
import type { Run } from './import-run.ts'
import { listRefusals } from './queries.ts'
import { maxProblems } from './work-queries.ts'

const byteOrderMark = '\ufeff'

/**
 * Yields the refused rows of an import as CSV, with their reasons in a last column. The reasons
 * come from the report; if that is full, the rows are parsed and judged again. Cells that a
 * spreadsheet would run as formulas are escaped; importing this file removes the escapes.
 */
export async function* refusedRows(db: Handle, run: Run, path: string): AsyncGenerator<string> {
  yield byteOrderMark + lines([[...run.headers, 'reason']])
  const reported = await listRefusals(db, run.id)
  const isWhole = run.row.checked_at !== null && reported.length < maxProblems
  const reasonsAt = isWhole ? Map.groupBy(reported, ({ line }) => line) : undefined
  const met = new Map<string, number>()
  for await (const { rows } of readBatches(path, run)) {
    const refused = reasonsAt
      ? rows.map(({ line }) => ({ line, refusals: reasonsAt.get(line) ?? [] }))
      : await readRefused(db, run, rows, met)
    const cellsAt = new Map(rows.map(({ line, cells }) => [line, cells]))
    const records = refused
      .filter(({ refusals }) => refusals.length > 0)
      .map(({ line, refusals }) => refusedLine(run.headers, cellsAt.get(line) ?? [], refusals))
    if (records.length > 0) yield lines(records)
  }
}

async function readRefused(
  db: Handle,
  run: Run,
  rows: readonly ReadLine[],
  met: Map<string, number>,
) {
  const { own, others } = await sortOwn(db, run, rows, met)
  const sorted = await assign(db, others, run.brokerId ?? nobody)
  return [...own.refused, ...sorted.refused].sort((a, b) => a.line - b.line)
}

function lines(records: string[][]): string {
  return stringify(records, { escape_formulas: true, record_delimiter: 'windows' })
}

/** Returns `listings.refused.csv` for `listings.csv.gz`. */
export function refusedName(fileName: string): string {
  return `${fileName.replace(/(?:\.csv|\.xlsx?)?(?:\.gz)?$/i, '')}.refused.csv`
}
