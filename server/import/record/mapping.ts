import type { Remark } from '#contract/import/result.ts'
import type { DayOrder } from '#domain/import-cell/read-date.ts'
import { isBlank } from '#domain/import-cell/reading.ts'
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
 * Which field each header means: by our own headers, the names of the fields and usual words. Of
 * several columns that could be a field it is the one whose word is surest: an offer price goes
 * before the MRP beside it. A required field that no column is takes one that could mean it: a
 * file with “City” and no other name is a list of cities.
 */
export function proposeFields(fields: Fields, headers: readonly string[]): (string | null)[] {
  const byHeader = new Map<string, { key: string; rank: number }>()
  // What a label says goes before what another field is also called.
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

/** The required fields that no column is, by their labels. */
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
  /** What cannot be read. */
  problems: Remark[]
  /** What was interpreted. */
  notes: Remark[]
}

/** How the columns of a file are read. */
export interface Columns {
  fields: Fields
  mapping: readonly (string | null)[]
  headers?: readonly string[]
  /** How each column writes its days, where it holds any. */
  orders?: readonly (DayOrder | undefined)[]
}

/** What the cells of a row say. */
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
    row.problems.push({ column: label, value: null, reason: 'this is required' })
  }
  return row
}

/**
 * What one cell says of several fields; a column of its own that says otherwise refuses the row.
 */
function addParts(
  { values, problems }: RowRead,
  fields: Fields,
  { read, ...at }: { column: string; value: string; read: Readonly<Record<string, Value>> },
): void {
  for (const [key, value] of Object.entries(read)) {
    if (values.has(key) && values.get(key) !== value) {
      const label = fields.find((field) => field.key === key)?.label
      problems.push({ ...at, reason: `the column “${label}” says something else` })
    } else values.set(key, value)
  }
}

/** A blank cell, or one with a word for nothing (NA, -), unless the field knows that word. */
function saysNothing({ kind }: Fields[number], cell: string): boolean {
  if (!isBlank(cell)) return false
  return cell === '' || !('of' in kind && readCell(kind, cell).ok)
}
