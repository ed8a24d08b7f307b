import type { ImportField } from '#contract/import/vocabulary.ts'
import { refuse } from '#contract/refusal.ts'
import { t } from '#domain/locale/translate.ts'
import { regExp } from '#domain/text/reg-exp.ts'
import { layouts, recogniseLayout } from '#server/import/listing/layout/all.ts'
import { type Format, formatOf, readRows } from '#server/import/tabular/records.ts'
import { fieldOfHeader, headerKey } from './header-synonyms.ts'
import { isEmptyRow, isTotalsRow } from './read-plan.ts'
import { middle, proposeColumns } from './suggest-mapping.ts'

/** The result of reading the start of a file: its format, columns and mapping. */
export interface Inspected {
  format: Format
  headers: string[]
  sample: string[][]
  layout: string | null
  mapping: (ImportField | null)[]
  mappingFrom: 'layout' | 'proposed'
}

const maxColumns = 500
/** The sample is spread over this many rows, because many files are sorted by price. */
const rowsLookedAt = 3_000
const rowsKept = 60
const longestSample = 300

/**
 * Inspects the first rows of a file in the given or detected format. Refuses a file that is no
 * table.
 */
export async function inspect(path: string, given?: Format): Promise<Inspected> {
  const format = given ?? (await formatOf(path))
  const read: string[][] = []
  for await (const { cells } of readRows(path, format)) {
    read.push(cells.map((cell) => cell.slice(0, longestSample)))
    if (read.length === rowsLookedAt) break
  }
  const first = headerAt(read)
  const more = moreHeaderRows(read.slice(first))
  const skip = first + more
  const rows = read.slice(skip + 1).filter((cells) => !isEmptyRow(cells) && !isTotalsRow(cells))
  const headers = named(joinedNames(read.slice(first, skip + 1)), rows)
  if (headers.length === 0) throw refuse('import_unreadable', { message: t('This file is empty.') })
  const step = Math.max(1, Math.floor(rows.length / rowsKept))
  const sample = rows.filter((_, index) => index % step === 0).slice(0, rowsKept)
  const layout = recogniseLayout(headers, sample)
  const known = new Map(Object.entries(layout?.columns ?? {}))
  const mapping = layout
    ? headers.map((header) => known.get(header) ?? null)
    : proposeColumns(headers, sample)
  return {
    format: { ...format, skip, nameRows: more + 1 },
    headers,
    sample,
    layout: layout?.name ?? null,
    mapping,
    mappingFrom: layout || isOwn(headers, mapping) ? 'layout' : 'proposed',
  }
}

/**
 * Returns whether all headers are our own field names, which need no confirmation; a file of
 * refused rows has a last column `reason`.
 */
function isOwn(headers: readonly string[], mapping: readonly (ImportField | null)[]): boolean {
  const own = headers.at(-1) === 'reason' ? headers.slice(0, -1) : headers
  return own.every((header, index) => headerKey(header) === mapping[index]?.toLowerCase())
}

const maxAbove = 20
/** A line with at least this many known column names is the header. */
const minKnownNames = 3

/**
 * Returns the row of the column names: the first one, unless it contains no known name and a lower
 * line does, or it and the next ones have one or two cells above a wider table, as in sheets with a
 * letterhead.
 */
function headerAt(rows: readonly (readonly string[])[]): number {
  const known = rows.slice(0, maxAbove + 1).map(knownNames)
  const named = known.findIndex((count) => count >= minKnownNames)
  if (named > 0 && (known[0] ?? 0) < minKnownNames) return named
  const widths = rows.slice(0, 3 * maxAbove).map((cells) => cells.filter(Boolean).length)
  const usual = middle(widths) ?? 0
  if (usual < 4) return 0
  const found = widths.findIndex((width) => width > 2 && width >= usual * 0.6)
  return found > 0 && found <= maxAbove ? found : 0
}

const knownNames = (cells: readonly string[]) =>
  cells.some((cell) => /\d{3}/.test(cell))
    ? 0
    : cells.filter((cell) => fieldOfHeader(cell) !== undefined).length

const maxHeaderRows = 3

/**
 * Returns how many further lines belong to the column names: lines of words without numbers that
 * leave some columns empty, above a table of numbers ("Carpet", "sq ft").
 */
function moreHeaderRows(rows: readonly (readonly string[])[]): number {
  const [first = []] = rows
  let more = 0
  while (more < maxHeaderRows - 1 && continuesNames(first, rows[more + 1] ?? [])) more++
  const below = rows.slice(more + 1, more + 11).filter((cells) => !isEmptyRow(cells))
  const isTable = below.length > 0 && below.every((cells) => cells.some((cell) => /\d/.test(cell)))
  return isTable ? more : 0
}

function continuesNames(first: readonly string[], cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell.trim() !== '')
  const names = first.filter((cell) => cell.trim() !== '').length
  if (filled.length === 0 || filled.some((cell) => /\d/.test(cell) || cell.length > 30))
    return false
  const isPartial = filled.length <= Math.max(names, first.length) * 0.7
  return isPartial && filled.every((cell) => namesPart.test(cell.trim()))
}

// Units, kinds of area and parts of a price, which a second header line adds to the first.
const namesPart = regExp('i')`
  ^[([]?(?:in |\()?(?:sq\.? ?(?:f(?:ee)?t|m(?:t|tr|eter|etre)?s?|y(?:ar)?ds?)\.?|sqft|sqmt?|sft
  |acres?|guntas?|gunthas?|cents?|gaj|rs\.?|inr|₹|lakhs?|lacs?|crores?|cr\.?|carpet|built[- ]?up
  |super(?: built[- ]?up)?|saleable|plot|land|rera|area|basic|base|all[- ]?incl(?:usive|\.)?
  |total|agreement|rate|value|nos?\.?|number|name|no|date|type|city|locality|min|max|yes\/no
  |y\/n|mm\/yyyy|dd\/mm\/yyyy|from|to|sq|ft|m|k|per month|\/ ?month|onwards)
  (?: (?:area|price|value|rate|cost|carpet|lakhs?|rs\.?|\(.{1,12}\)))?[)\]]?$
`

/** Joins the header lines to one name per column: "Area" over "Carpet" and "Built-up". */
function joinedNames(lines: readonly (readonly string[])[]): string[] {
  const [first = [], ...more] = lines
  if (more.length === 0) return [...first]
  const width = Math.max(...lines.map((line) => line.length))
  let group = ''
  return Array.from({ length: width }, (_, index) => {
    const own = (first[index] ?? '').trim()
    const parts = more.map((line) => (line[index] ?? '').trim()).filter((part) => part !== '')
    // The name of a group of columns is in its first column.
    if (own !== '') group = own
    return [own || (parts.length > 0 ? group : ''), ...parts].filter(Boolean).join(' ')
  })
}

/**
 * Returns the column names; a column without one is called by its number. At the end of the table
 * it only counts as a column if most rows have a value there, because trailing commas are no
 * columns.
 */
function named(cells: readonly string[], rows: readonly (readonly string[])[]): string[] {
  if (cells.length > maxColumns) {
    throw refuse('import_unreadable', {
      message: t('This table has {count} columns. We read at most {most}.', {
        count: cells.length,
        most: maxColumns,
      }),
    })
  }
  const last = cells.findLastIndex((cell) => cell.trim() !== '')
  const isFilled = (index: number) =>
    rows.filter((row) => (row[index] ?? '').trim() !== '').length > rows.length / 2
  const widest = Math.min(maxColumns, Math.max(0, ...rows.map((row) => row.length)))
  let width = last < 0 ? 0 : Math.max(last + 1, widest)
  while (width > last + 1 && !isFilled(width - 1)) width--
  return Array.from(
    { length: width },
    (_, index) =>
      (cells[index] ?? '')
        .replace(/[\s\p{Cc}]+/gu, ' ')
        .trim()
        .slice(0, 200) || t('Column {number}', { number: index + 1 }),
  )
}

/** Returns the title of a layout for the report and the command line. */
export function layoutTitle(name: string | null): string | null {
  const title = layouts.find((layout) => layout.name === name)?.title
  return title === undefined ? null : t(title)
}
