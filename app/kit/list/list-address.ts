import type { z } from 'zod'

/** What the address may say about a list, read by the endpoint's own query schema. */
export interface ListAddress<Values> {
  /** Every value that holds, defaults included. */
  values: Values
  /** The same as the texts to send; defaults and bad values are not among them. */
  sent: Record<string, string>
}

/**
 * Reads each value of a query schema out of the address by itself, so that one bad value falls back
 * to its default and leaves the others alone.
 */
export function readAddress<Query extends z.ZodObject>(
  schema: Query,
  address: URLSearchParams,
): ListAddress<z.output<Query>> {
  const values: Record<string, unknown> = {}
  const sent: Record<string, string> = {}
  for (const [name, rule] of Object.entries<z.ZodType>(schema.shape)) {
    const usual = rule.safeParse(undefined)
    const text = address.get(name)
    const read = text === null ? usual : rule.safeParse(text)
    if (read.success && text !== null && text !== '' && read.data !== usual.data) sent[name] = text
    const value = read.success ? read.data : usual.data
    if (value !== undefined) values[name] = value
  }
  return { values: values as z.output<Query>, sent }
}

export type ListChange = Record<string, string | number | boolean | undefined>

/**
 * The address after a change: empty values and defaults leave it, and anything but a change of page
 * goes back to the first page. Parameters that are not the list's own stay.
 */
export function changeAddress(
  schema: z.ZodObject,
  address: URLSearchParams,
  change: ListChange,
): URLSearchParams {
  const next = new URLSearchParams(address)
  if (!('page' in change)) next.delete('page')
  for (const [name, value] of Object.entries(change)) {
    const rule: z.ZodType | undefined = schema.shape[name]
    const usual = rule?.safeParse(undefined).data
    if (value === undefined || value === '' || value === usual) next.delete(name)
    else next.set(name, String(value))
  }
  return next
}
