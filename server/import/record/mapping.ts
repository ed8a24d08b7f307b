import type { Remark } from '#contract/import/result.ts'
import type { DayOrder } from '#domain/import-cell/read-date.ts'
import { isBlank } from '#domain/import-cell/reading.ts'
import { t } from '#domain/locale/translate.ts'
import type { Value } from '#server/export/column.ts'
import { readCell } from './read-cell.ts'
import type { RecordImporter, Values } from './record-kind.ts'

type Fields = RecordImporter['fields']

const keyOf = (header: string) =>
  header
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '')

/**
 * Maps headers to fields by our own headers, the field names and common words. Where several
 * columns fit a field, the surest word wins: an offer price before the MRP beside it. A required
 * field without a column takes a column that could mean it: a file with only "City" is a list of
 * cities.
 */
export function proposeFields(fields: Fields, headers: readonly string[]): (string | null)[] {
  const byHeader = new Map<string, { key: string; rank: number }>()
  // A label overrides the other words (`also`) of another field.
  for (const { key, also } of fields) {
    also?.split(',').forEach((word, index) => {
      byHeader.set(keyOf(word), { key, rank: index + 1 })
    })
  }
  for (const { key, label } of fields) {
    byHeader.set(keyOf(key), { key, rank: 0 })
    byHeader.set(keyOf(label), { key, rank: 0 })
  }
  const found = headers.map((header) => byHeader.get(keyOf(header)))
  const surest = new Map<string, number>()
  found.forEach((match, index) => {
    if (!match) return
    const before = found[surest.get(match.key) ?? -1]
    if (!before || match.rank < before.rank) surest.set(match.key, index)
  })
  const proposed = found.map((match, index) =>
    match && surest.get(match.key) === index ? match.key : null,
  )
  for (const { key, also, required } of fields) {
    if (!required || missingFields(fields, proposed, headers).length === 0) continue
    if (proposed.includes(key)) continue
    const words = (also ?? '').split(',').map(keyOf)
    const index = headers.findIndex((header) => words.includes(keyOf(header)))
    const taken = fields.find((field) => field.key === proposed[index])
    if (index >= 0 && !taken?.required) proposed[index] = key
  }
  return proposed
}

/** Returns the labels of the required fields that have no column. */
export function missingFields(
  fields: Fields,
  mapping: readonly (string | null)[],
  headers: readonly string[],
): string[] {
  const given = fields.flatMap(({ key, gives = [], implies }) => {
    const header = headers[mapping.indexOf(key)]
    return header === undefined ? [] : [...gives, ...Object.keys(implies?.(header) ?? {})]
  })
  return fields
    .filter(({ key, required }) => required && !mapping.includes(key) && !given.includes(key))
    .map(({ label }) => label)
}

interface RowRead {
  values: Values
  /** Cells that cannot be parsed. */
  problems: Remark[]
  /** Cells that were interpreted. */
  notes: Remark[]
}

/** How the columns of a file are parsed. */
export interface Columns {
  fields: Fields
  mapping: readonly (string | null)[]
  headers?: readonly string[]
  /** The date order of each column that holds dates. */
  orders?: readonly (DayOrder | undefined)[]
}

/** Parses the cells of a row. */
export function readValues(
  { fields, mapping, headers = [], orders = [] }: Columns,
  cells: readonly string[],
): RowRead {
  const row: RowRead = { values: new Map(), problems: [], notes: [] }
  const parts: { column: string; value: string; read: Readonly<Record<string, Value>> }[] = []
  mapping.forEach((key, index) => {
    const field = fields.find((one) => one.key === key)
    const cell = cells[index] ?? ''
    if (!field || field.beyond === 'shown' || saysNothing(field, cell)) return
    const at = { column: field.label, value: cell.slice(0, 300) }
    const read = field.split
      ? field.split(cell, headers[index] ?? '')
      : readCell(field.kind, cell, orders[index])
    if (!read.ok) {
      row.problems.push({ ...at, reason: read.problem })
      return
    }
    row.notes.push(...read.notes.map((reason) => ({ ...at, reason })))
    if (field.split) parts.push({ ...at, read: read.value as Readonly<Record<string, Value>> })
    else row.values.set(field.key, read.value as Value)
  })
  for (const part of parts) addParts(row, fields, part)
  for (const { key, implies } of fields) {
    const header = headers[mapping.indexOf(key)]
    for (const [other, value] of Object.entries((header && implies?.(header)) || {})) {
      if (!mapping.includes(other)) row.values.set(other, value)
    }
  }
  for (const { key, label, required } of fields) {
    if (!required || row.values.has(key)) continue
    const givers = fields.filter(({ gives }) => gives?.includes(key)).map((giver) => giver.label)
    if (row.problems.some(({ column }) => [label, ...givers].includes(column ?? ''))) continue
    row.problems.push({ column: label, value: null, reason: t('this is required') })
  }
  return row
}

/**
 * Adds the fields that one cell holds. Refuses the row where a column of its own contradicts the
 * cell.
 */
function addParts(
  { values, problems }: RowRead,
  fields: Fields,
  { read, ...at }: { column: string; value: string; read: Readonly<Record<string, Value>> },
): void {
  for (const [key, value] of Object.entries(read)) {
    if (values.has(key) && values.get(key) !== value) {
      const label = fields.find((field) => field.key === key)?.label
      problems.push({
        ...at,
        reason: t('the column “{label}” says something else', { label: label ?? key }),
      })
    } else values.set(key, value)
  }
}

/**
 * Returns whether a cell is blank or holds a placeholder (NA, -) that the field does not define.
 */
function saysNothing({ kind }: Fields[number], cell: string): boolean {
  if (!isBlank(cell)) return false
  return cell === '' || !('of' in kind && readCell(kind, cell).ok)
}
