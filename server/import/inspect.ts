import type { ImportField } from '#contract/import-word.ts'
import { refuse } from '#contract/refusal.ts'
import { layouts, recogniseLayout } from './layout/all.ts'
import { isEmptyRow } from './plan.ts'
import { middle, proposeColumns } from './propose.ts'
import { type Format, formatOf, readRows } from './source/records.ts'
import { headerKey } from './synonym.ts'

/** What the beginning of a file tells: how to read it, its columns, and what they are taken for. */
export interface Inspected {
  format: Format
  headers: string[]
  sample: string[][]
  layout: string | null
  mapping: (ImportField | null)[]
  mappingFrom: 'layout' | 'proposed'
}

const mostColumns = 500
/** The sample is spread over so many rows: many files are sorted by price. */
const rowsLookedAt = 3_000
const rowsKept = 60
const longestSample = 300

/** Looks at the first rows of a file, in a format that is given or found by them. A file that is no table is refused in a sentence. */
export async function inspect(path: string, given?: Format): Promise<Inspected> {
  const format = given ?? (await formatOf(path))
  const read: string[][] = []
  for await (const { cells } of readRows(path, format)) {
    read.push(cells.map((cell) => cell.slice(0, longestSample)))
    if (read.length === rowsLookedAt) break
  }
  const skip = headerAt(read)
  const headers = named(read[skip] ?? [])
  if (headers.length === 0) throw refuse('import_unreadable', { message: 'This file is empty.' })
  const rows = read.slice(skip + 1).filter((cells) => !isEmptyRow(cells))
  const step = Math.max(1, Math.floor(rows.length / rowsKept))
  const sample = rows.filter((_, index) => index % step === 0).slice(0, rowsKept)
  const layout = recogniseLayout(headers, sample)
  const known = new Map(Object.entries(layout?.columns ?? {}))
  const mapping = layout
    ? headers.map((header) => known.get(header) ?? null)
    : proposeColumns(headers, sample)
  return {
    format: { ...format, skip },
    headers,
    sample,
    layout: layout?.name ?? null,
    mapping,
    mappingFrom: layout || isOwn(headers, mapping) ? 'layout' : 'proposed',
  }
}

/** Headers that are all names of our own fields leave nothing to propose; refused rows have a reason behind. */
function isOwn(headers: readonly string[], mapping: readonly (ImportField | null)[]): boolean {
  const own = headers.at(-1) === 'reason' ? headers.slice(0, -1) : headers
  return own.every((header, index) => headerKey(header) === mapping[index]?.toLowerCase())
}

const mostAbove = 10

/**
 * Where the names of the columns stand: in the first row, unless it and those after it have a cell or
 * two and the table below has many, as sheets with a title do.
 */
function headerAt(rows: readonly (readonly string[])[]): number {
  const widths = rows.slice(0, 3 * mostAbove).map((cells) => cells.filter(Boolean).length)
  const usual = middle(widths) ?? 0
  if (usual < 4) return 0
  const found = widths.findIndex((width) => width > 2 && width >= usual * 0.6)
  return found > 0 && found <= mostAbove ? found : 0
}

/** The header line; a column without a name is called by its place. */
function named(cells: readonly string[]): string[] {
  if (cells.length > mostColumns) {
    throw refuse('import_unreadable', {
      message: `This table has ${cells.length} columns; ${mostColumns} are the most we read.`,
    })
  }
  // Trailing commas make columns without a name at the end; they are no columns.
  const last = cells.findLastIndex((cell) => cell.trim() !== '')
  return cells.slice(0, last + 1).map(
    (cell, index) =>
      cell
        .replace(/[\s\p{Cc}]+/gu, ' ')
        .trim()
        .slice(0, 200) || `Column ${index + 1}`,
  )
}

/** The known layouts, as the report and the command line name them. */
export function layoutTitle(name: string | null): string | null {
  return layouts.find((layout) => layout.name === name)?.title ?? null
}
