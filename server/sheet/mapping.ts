import type { Problem, Taker, Values } from './in-noun.ts'
import { readCell } from './read-cell.ts'

type Fields = Taker['fields']

const keyOf = (header: string) =>
  header
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '')

/** Which field each header means: by our own headers, the names of the fields and usual words. */
export function proposeFields(fields: Fields, headers: readonly string[]): (string | null)[] {
  const byHeader = new Map<string, string>()
  // What a label says goes before what another field is also called.
  for (const { key, also } of fields) {
    for (const word of also?.split(',') ?? []) byHeader.set(keyOf(word), key)
  }
  for (const { key, label } of fields) {
    byHeader.set(keyOf(key), key)
    byHeader.set(keyOf(label), key)
  }
  const taken = new Set<string>()
  return headers.map((header) => {
    const field = byHeader.get(keyOf(header))
    if (field === undefined || taken.has(field)) return null
    taken.add(field)
    return field
  })
}

/** The required fields that no column is, by their labels. */
export function missingFields(fields: Fields, mapping: readonly (string | null)[]): string[] {
  return fields
    .filter(({ key, required }) => required && !mapping.includes(key))
    .map(({ label }) => label)
}

/** What the cells of a row say, and what of them cannot be read. */
export function readValues(
  fields: Fields,
  mapping: readonly (string | null)[],
  cells: readonly string[],
): { values: Values; problems: Problem[] } {
  const values: Values = new Map()
  const problems: Problem[] = []
  mapping.forEach((key, index) => {
    const field = fields.find((one) => one.key === key)
    const cell = cells[index] ?? ''
    if (!field || field.beyond === 'shown' || cell === '') return
    const read = readCell(field.kind, cell)
    if (read.ok) values.set(field.key, read.value)
    else problems.push({ column: field.label, value: cell.slice(0, 300), reason: read.problem })
  })
  for (const { key, label, required } of fields) {
    if (!required || values.has(key) || problems.some(({ column }) => column === label)) continue
    problems.push({ column: label, value: null, reason: 'this is required' })
  }
  return { values, problems }
}
