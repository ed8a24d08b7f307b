import { stringify } from 'csv-stringify/sync'
import { safeCell } from '#domain/import-cell/safe-cell.ts'

/** Tells spreadsheet programs that the text is UTF-8. */
export const byteOrderMark = '\ufeff'

/** Numbers are written as numbers: only a text can be mistaken for a formula. */
export type Cell = string | number

/** Formats rows as CSV. Every cell is quoted, so that none is split where `;` is the separator. */
export function csvOf(lines: readonly (readonly Cell[])[]): string {
  return stringify(
    lines.map((cells) => cells.map((cell) => (typeof cell === 'string' ? safeCell(cell) : cell))),
    { record_delimiter: 'windows', quoted: true },
  )
}
