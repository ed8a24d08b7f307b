import { stringify } from 'csv-stringify/sync'
import type { Handle } from '#server/db/connect.ts'
import { assign, nobody } from './assign.ts'
import { readBatches } from './batch.ts'
import { sortOwn } from './own-row.ts'
import type { Run } from './run.ts'

const byteOrderMark = '\ufeff'

/**
 * The refused rows of an import as CSV: the original columns and the reason, read anew from the file,
 * since reading is the same every time. Cells a spreadsheet would calculate are made harmless; they
 * are taken as they were when the file comes back.
 */
export async function* refusedRows(db: Handle, run: Run, path: string): AsyncGenerator<string> {
  yield byteOrderMark + lines([[...run.headers, 'reason']])
  const met = new Map<string, number>()
  for await (const { rows } of readBatches(path, run)) {
    const { own, others } = await sortOwn(db, run, rows, met)
    const sorted = await assign(db, others, run.brokerId ?? nobody)
    const refused = [...own.refused, ...sorted.refused].sort((a, b) => a.line - b.line)
    const cellsAt = new Map(rows.map(({ line, cells }) => [line, cells]))
    const records = refused.map(({ line, refusals }) => {
      const cells = cellsAt.get(line) ?? []
      const reasons = refusals.map(({ column, reason }) =>
        column ? `${column}: ${reason}` : reason,
      )
      return [...run.headers.map((_, index) => cells[index] ?? ''), reasons.join('; ')]
    })
    if (records.length > 0) yield lines(records)
  }
}

function lines(records: string[][]): string {
  return stringify(records, { escape_formulas: true, record_delimiter: 'windows' })
}

/** `listings.csv.gz` → `listings.refused.csv`. */
export function refusedName(fileName: string): string {
  return `${fileName.replace(/(?:\.csv|\.xlsx?)?(?:\.gz)?$/i, '')}.refused.csv`
}
