import type { Right } from '#contract/access.ts'
import type { Reading } from '#domain/import-cell/reading.ts'
import { inSourceLanguage } from '#domain/locale/translate.ts'

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

/** How the cells of a column are written and parsed. */
export type Kind =
  | { is: PlainKind }
  /** `also`: other spellings of a key in foreign files, lower-case and without spaces. */
  | { is: 'word' | 'words'; of: Words; also?: Readonly<Record<string, string>> }

/** A column of a record type, for both export and import. */
export interface Field<Row> {
  /** Path of the value in the draft: `email`, `limits.propertyListings`. */
  key: string
  /** Header in our own files. */
  label: string
  kind: Kind
  from: (row: Row) => Value
  /**
   * Other headers for this field in foreign files, besides key and label; the most certain first.
   */
  also?: string
  required?: boolean
  /** Required for a new record, but not to change one. */
  isRequiredWhenNew?: true
  /** Parses a cell that contains several fields, by their keys. */
  split?: (cell: string, header: string) => Reading<Readonly<Record<string, Value>>>
  /** The required fields that `split` provides. */
  gives?: readonly string[]
  /** Fields implied by the header: a column "Locality" contains areas. */
  implies?: (header: string) => Readonly<Record<string, Value>>
  /** The example in the template. */
  example?: string
  /** Not part of the draft: shown only, split into fields, or an action that needs this right. */
  beyond?: 'shown' | 'split' | Right
}

/** Returns a value as the text of a cell. */
export function show(kind: Kind, value: Value): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return showList(value.map((item) => labelOf(kind, item)))
  if (kind.is === 'flag') return value === true ? 'Yes' : 'No'
  if (kind.is === 'day' || kind.is === 'birthday') return String(value).slice(0, 10)
  return labelOf(kind, String(value))
}

function labelOf(kind: Kind, value: string): string {
  return kind.is === 'word' || kind.is === 'words'
    ? inSourceLanguage(() => kind.of.labels[value] ?? value)
    : value
}

// A single item with a comma or a semicolon ends with a bar, or it would be parsed as two.
function showList(items: readonly string[]): string {
  const [first = ''] = items
  const written = items.map((item) => item.replaceAll('|', '\\|')).join(' | ')
  return items.length === 1 && /[,;|\\]/.test(first) ? `${written} |` : written
}

/** Splits a list in a cell: at bars or line breaks, or else at commas and semicolons. */
export function partsOf(cell: string): string[] {
  const parts = /(?<!\\)\||\n/.test(cell) ? cell.split(/(?<!\\)\||\n/) : cell.split(/[,;]/)
  return parts.map((part) => part.replaceAll('\\|', '|').trim()).filter((part) => part !== '')
}
