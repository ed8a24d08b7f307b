import type { ImportField } from '#contract/import/vocabulary.ts'
import { type DayOrder, dayOrderOf } from '#domain/import-cell/read-date.ts'
import { isBlank } from '#domain/import-cell/reading.ts'
import type { Facts } from '#server/import/listing/row/facts.ts'
import { type FieldContext, fields } from '#server/import/listing/row/field-readers.ts'

/** Returns the cells of a column that are not blank. */
export function valuesOf(sample: readonly (readonly string[])[], index: number): string[] {
  return sample.map((cells) => cells[index] ?? '').filter((cell) => !isBlank(cell))
}

interface Column {
  /** The header, which may have the unit. */
  label?: string
  dayOrder?: DayOrder | undefined
}

/** Parses a cell as this field; undefined if it cannot be parsed. */
export function read(
  field: ImportField,
  value: string,
  { label = '', dayOrder }: Column = {},
): Partial<Facts> | undefined {
  const context: FieldContext = {
    label,
    // With an area, a rate can be parsed as a price.
    soFar: { area: 1 },
    state: undefined,
    asOf: undefined,
    dayOrder,
  }
  const reading = fields[field].read(value, context)
  return reading.ok ? reading.value : undefined
}

/** Returns the share of values that match; 0 without any. */
export function shareOf(values: readonly string[], matches: (value: string) => boolean): number {
  return values.length === 0 ? 0 : values.filter(matches).length / values.length
}

/**
 * Returns the share of values below a header that a field can parse; `null` without any value.
 */
export function shareRead(
  field: ImportField,
  values: readonly string[],
  label = '',
): number | null {
  if (values.length === 0) return null
  const column = { label, dayOrder: dayOrderOf(values) }
  return shareOf(values, (value) => read(field, value, column) !== undefined)
}
