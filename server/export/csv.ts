import { stringify } from 'csv-stringify/sync'
import { safeCell } from '#domain/import-cell/safe-cell.ts'

/** Says to spreadsheet programs that the text is UTF-8. */
export const byteOrderMark = '\ufeff'

/** A number is written as one: only a text could be taken for a formula. */
export type Cell = string | number

/** Lines of cells as CSV. Every cell is quoted, so that none is cut where `;` separates. */
export function csvOf(lines: readonly (readonly Cell[])[]): string {
  return stringify(
    lines.map((cells) => cells.map((cell) => (typeof cell === 'string' ? safeCell(cell) : cell))),
    { record_delimiter: 'windows', quoted: true },
  )
}
