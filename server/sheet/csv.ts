import { stringify } from 'csv-stringify/sync'
import { safeCell } from '#domain/safe-cell.ts'

/** Says to spreadsheet programs that the text is UTF-8. */
export const byteOrderMark = '\ufeff'

/** Lines of cells as CSV. Every cell is quoted, so that none is cut where `;` separates. */
export function csvOf(lines: readonly (readonly string[])[]): string {
  return stringify(
    lines.map((cells) => cells.map(safeCell)),
    { record_delimiter: 'windows', quoted: true },
  )
}
