import { stringify } from 'csv-stringify/sync'
import { safeCell } from '#domain/import-cell/safe-cell.ts'

/** Marks the text as UTF-8 for spreadsheet programs. */
export const byteOrderMark = '\ufeff'

/** A text may start like a formula and is made safe; a number, even a negative one, is not. */
export type Cell = string | number

/**
 * Returns rows as CSV. Every cell is quoted: a spreadsheet program that separates cells at `;`
 * would split an unquoted text.
 */
export function csvOf(lines: readonly (readonly Cell[])[]): string {
  return stringify(
    lines.map((cells) => cells.map((cell) => (typeof cell === 'string' ? safeCell(cell) : cell))),
    { record_delimiter: 'windows', quoted: true },
  )
}
