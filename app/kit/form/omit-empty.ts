const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (isPlain(value) && Object.values(value).every(isEmpty))

/**
 * Returns the values that a form sends: without fields that are empty now and were empty at the
 * start (FRM-5). A field that was emptied stays, so that the stored value is cleared.
 */
export function omitEmpty(values: object, start: object = {}): object {
  const before: Record<string, unknown> = { ...start }
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !isEmpty(value) || !isEmpty(before[name])),
  )
}
