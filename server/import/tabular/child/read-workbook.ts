import { readFileSync } from 'node:fs'
import { type CellObject, read, type WorkSheet } from '@e965/xlsx'
import { type Parts, rowsLeftOut } from './rows-left-out.ts'

// Reads a workbook and writes one sheet as lines of text: the named one, else the first visible one
// with rows; and the names of all sheets. Runs as a separate process with little memory and time,
// because a hostile workbook can need much of both: see server/import/tabular/workbook.ts.

const [, , path = '', mostRows = '', mostColumns = '', wanted = ''] = process.argv
const rowLimit = Number(mostRows)

function say(answer: object): void {
  process.stdout.write(JSON.stringify(answer))
}

const saysUnit = /[\p{L}/$€£]/u

/** Restores digits that the cell format rounds away: 65.4 under `0" Lakh"` is displayed as 65. */
function shown(text: string, value: number): string {
  const written = /[\d.,]*\d/.exec(text)?.[0] ?? ''
  const decimals = /\.(\d+)$/.exec(written)?.[1]?.length ?? 0
  const isRounded = Math.abs(Number(written.replaceAll(',', '')) - value) <= 0.5 / 10 ** decimals
  return isRounded ? text.replace(written, String(value)) : text
}

/**
 * Returns the cell as a person typed it: no `9.19877E+11`, no lost zeros, dates as 2026-11-21; as
 * displayed where its format adds the unit (`65 Lakh`, `200 sq.yd`).
 */
function textOf(cell: CellObject | undefined): string {
  if (cell?.v === undefined || cell.v === null) return ''
  if (cell.v instanceof Date) {
    const day = cell.v.toISOString()
    return day.endsWith('T00:00:00.000Z') ? day.slice(0, 10) : day
  }
  if (cell.t === 'b') return cell.v ? 'Yes' : 'No'
  if (cell.t === 'e') return String(cell.w ?? '#ERROR')
  if (typeof cell.v !== 'number') return String(cell.v)
  if (/^0\d+$/.test(cell.w ?? '')) return String(cell.w)
  if (saysUnit.test(cell.w ?? '') && !/^[-\d.,]+E[-+]?\d+$/.test(cell.w ?? '')) {
    return shown(String(cell.w), cell.v)
  }
  return Number.isInteger(cell.v) ? BigInt(cell.v).toString() : String(cell.v)
}

function linesOf(sheet: WorkSheet | undefined): string[][] {
  const data: unknown[] = Array.isArray(sheet?.['!data']) ? sheet['!data'] : []
  return Array.from(data, (cells) =>
    Array.isArray(cells) ? Array.from(cells as CellObject[], textOf) : [],
  )
}

try {
  const book = read(readFileSync(path), {
    dense: true,
    sheetRows: rowLimit + 2,
    ...{ cellFormula: false, cellHTML: false, cellDates: true, UTC: true, bookVBA: false },
    bookFiles: true,
  })
  const sheets = book.SheetNames.map((name, index) => ({
    name,
    isHidden: (book.Workbook?.Sheets?.[index]?.Hidden ?? 0) > 0,
    rows: linesOf(book.Sheets[name]).filter((cells) => cells.some(Boolean)).length,
  }))
  // A hidden sheet is invisible to its author, so it is read only when it is chosen.
  const visible = sheets.filter(({ isHidden }) => !isHidden)
  const chosen = wanted
    ? sheets.find(({ name }) => name === wanted)
    : (visible.find(({ rows }) => rows > 0) ?? visible[0])
  const sheet = book.Sheets[chosen?.name ?? '']
  const reference = String(sheet?.['!fullref'] ?? sheet?.['!ref'] ?? 'A1')
  const [, column = 'A', row = '1'] = /([A-Z]+)(\d+)$/.exec(reference) ?? []
  const columns = [...column].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
  if (!chosen) say({ problem: wanted ? 'no-sheet' : 'hidden' })
  else if (Number(row) > rowLimit + 1) say({ problem: 'rows' })
  else if (columns > Number(mostColumns)) say({ problem: 'columns' })
  else {
    const lines = linesOf(sheet)
    // A merged cell applies to every row it covers.
    for (const { s: start, e: end } of sheet?.['!merges'] ?? []) {
      const written = lines[start.r]?.[start.c] ?? ''
      for (let at = start.r + 1; at <= end.r && at < lines.length; at++) {
        const cells = lines[at]
        while (cells && cells.length <= start.c) cells.push('')
        if (cells) cells[start.c] = written
      }
    }
    const parts: unknown = 'files' in book ? book.files : {}
    const leftOut = rowsLeftOut(parts as Parts, chosen.name)
    const first = lines.findIndex((cells) => cells.some(Boolean)) + 1
    for (const row of new Set([...leftOut.hidden, ...leftOut.struck])) {
      if (row > first && row <= lines.length) lines[row - 1] = []
    }
    const below = (rows: number[]) => rows.filter((row) => row > first && row <= lines.length)
    // Trailing empty cells are no columns.
    const width = Math.max(0, ...lines.map((cells) => cells.length))
    for (const cells of lines) while (cells.length < width) cells.push('')
    say({
      ...{ lines, sheet: chosen.name, sheets },
      leftOut: { hidden: below(leftOut.hidden), struck: below(leftOut.struck) },
    })
  }
} catch (error) {
  say({ problem: /password/i.test(String(error)) ? 'password' : 'unreadable' })
}
