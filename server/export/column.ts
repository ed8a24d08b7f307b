import type { Right } from '#contract/access.ts'
import type { Reading } from '#domain/import-cell/reading.ts'

export type Value = string | number | boolean | readonly string[] | null | undefined

interface Words {
  keys: readonly string[]
  labels: Record<string, string>
}

type PlainKind =
  | 'text'
  | 'email'
  | 'phone'
  | 'pincode'
  | 'number'
  | 'years'
  | 'limit'
  | 'rupees'
  | 'flag'
  | 'list'
  | 'degrees'
  | 'color'
  | 'day'
  | 'birthday'
  | 'moment'

/** How the cells of a column are written and read. */
export type Kind =
  | { is: PlainKind }
  /** `also`: what other people's files write for a key, in small letters without blanks. */
  | { is: 'word' | 'words'; of: Words; also?: Readonly<Record<string, string>> }

/** One column of a noun, the same on the way out and on the way in. */
export interface Field<Row> {
  /** Where the value stands in the noun's draft: `email`, `limits.propertyListings`. */
  key: string
  /** The header of our own files. */
  label: string
  kind: Kind
  from: (row: Row) => Value
  /** Headers of other people's files that mean it, besides key and label; the surest first. */
  also?: string
  required?: boolean
  /** A new record needs it; a row that changes one does without. */
  isRequiredWhenNew?: true
  /** Reads a cell that says several fields at once, by their keys. */
  split?: (cell: string, header: string) => Reading<Readonly<Record<string, Value>>>
  /** The required fields that `split` gives. */
  gives?: readonly string[]
  /** What its header says of fields that no column is: below “Locality” stand areas. */
  implies?: (header: string) => Readonly<Record<string, Value>>
  /** What the template shows. */
  example?: string
  /** Not part of the noun's draft: shown only, split up, or an act that asks for this right. */
  beyond?: 'shown' | 'split' | Right
}

/** A value as the text of a cell. */
export function show(kind: Kind, value: Value): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return showList(value.map((item) => labelOf(kind, item)))
  if (kind.is === 'flag') return value === true ? 'Yes' : 'No'
  if (kind.is === 'day' || kind.is === 'birthday') return String(value).slice(0, 10)
  return labelOf(kind, String(value))
}

function labelOf(kind: Kind, value: string): string {
  return kind.is === 'word' || kind.is === 'words' ? (kind.of.labels[value] ?? value) : value
}

// One that has a comma or a semicolon in it is closed by a bar, or it would be read as two.
function showList(items: readonly string[]): string {
  const [first = ''] = items
  const written = items.map((item) => item.replaceAll('|', '\\|')).join(' | ')
  return items.length === 1 && /[,;|\\]/.test(first) ? `${written} |` : written
}

/** The parts of a cell that lists things: between bars or lines, or else between commas. */
export function partsOf(cell: string): string[] {
  const parts = /(?<!\\)\||\n/.test(cell) ? cell.split(/(?<!\\)\||\n/) : cell.split(/[,;]/)
  return parts.map((part) => part.replaceAll('\\|', '|').trim()).filter((part) => part !== '')
}
