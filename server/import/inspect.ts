import type { ImportField } from '#contract/import-word.ts'
import { refuse } from '#contract/refusal.ts'
import { layouts, recogniseLayout } from './layout/all.ts'
import { isEmptyRow } from './plan.ts'
import { proposeColumns } from './propose.ts'
import { type Format, formatOf, readRows } from './source/records.ts'

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

/** Looks at the first rows of a file. A file that is no table is refused in a sentence. */
export async function inspect(path: string): Promise<Inspected> {
  const format = await formatOf(path)
  let headers: string[] | undefined
  const rows: string[][] = []
  for await (const { cells } of readRows(path, format)) {
    if (!headers) headers = named(cells)
    else if (!isEmptyRow(cells)) rows.push(cells.map((cell) => cell.slice(0, longestSample)))
    if (rows.length === rowsLookedAt) break
  }
  if (!headers) throw refuse('import_unreadable', { message: 'This file is empty.' })
  const step = Math.max(1, Math.floor(rows.length / rowsKept))
  const sample = rows.filter((_, index) => index % step === 0).slice(0, rowsKept)
  const layout = recogniseLayout(headers, sample)
  const known = new Map(Object.entries(layout?.columns ?? {}))
  return {
    format,
    headers,
    sample,
    layout: layout?.name ?? null,
    mapping: layout
      ? headers.map((header) => known.get(header) ?? null)
      : proposeColumns(headers, sample),
    mappingFrom: layout ? 'layout' : 'proposed',
  }
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
