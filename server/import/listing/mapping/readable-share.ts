import type { ImportField } from '#contract/import/vocabulary.ts'
import { type DayOrder, dayOrderOf } from '#domain/import-cell/read-date.ts'
import { isBlank } from '#domain/import-cell/reading.ts'
import type { Facts } from '#server/import/listing/row/facts.ts'
import { type FieldContext, fields } from '#server/import/listing/row/field-readers.ts'

/** Share of the sampled values of a column that a field can read; `null` where there is none. */
export function readableShare(
  field: ImportField,
  sample: readonly (readonly string[])[],
  index: number,
): number | null {
  return shareRead(field, valuesOf(sample, index))
}

/** The cells of a column that say something. */
export function valuesOf(sample: readonly (readonly string[])[], index: number): string[] {
  return sample.map((cells) => cells[index] ?? '').filter((cell) => !isBlank(cell))
}

/** What a cell says as this field; nothing where it cannot be read. */
export function read(
  field: ImportField,
  value: string,
  dayOrder?: DayOrder,
): Partial<Facts> | undefined {
  const context: FieldContext = {
    label: '',
    // A rate is a price where the area is known.
    soFar: { area: 1 },
    state: undefined,
    asOf: undefined,
    dayOrder,
  }
  const reading = fields[field].read(value, context)
  return reading.ok ? reading.value : undefined
}

/** The share of values that hold; 0 of none. */
export function shareOf(values: readonly string[], holds: (value: string) => boolean): number {
  return values.length === 0 ? 0 : values.filter(holds).length / values.length
}

/** The share of values a field can read; `null` of none. */
export function shareRead(field: ImportField, values: readonly string[]): number | null {
  if (values.length === 0) return null
  const order = dayOrderOf(values)
  return shareOf(values, (value) => read(field, value, order) !== undefined)
}
