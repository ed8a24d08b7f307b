import { stringify } from 'csv-stringify/sync'
import { type Line, lineHeads } from './table.ts'

export type SheetFormat = 'csv' | 'xlsx'

/** The lines of a report as a spreadsheet. */
export async function writeSheet(lines: readonly Line[], format: SheetFormat): Promise<Buffer> {
  const rows = [
    [...lineHeads],
    ...lines.map(({ section, item, figure, value }) => [section, item, figure, value]),
  ].map((row) => row.map(harmless))
  return format === 'csv' ? csv(rows) : workbook(rows)
}

type Cell = string | number | null

function csv(rows: Cell[][]): Buffer {
  // The mark says to spreadsheet programs that the text is UTF-8.
  return Buffer.from(stringify(rows, { bom: true, record_delimiter: 'windows' }))
}

async function workbook(rows: Cell[][]): Promise<Buffer> {
  const { utils, write } = await import('@e965/xlsx')
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Report')
  return write(book, { type: 'buffer', bookType: 'xlsx' })
}

/** A name that a spreadsheet program would take for a formula is text (quality EXP). */
function harmless(cell: Cell): Cell {
  return typeof cell === 'string' && /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
}
