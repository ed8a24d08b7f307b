import type { z } from 'zod'

/** The state of a list in its address, parsed by the endpoint's own query schema. */
export interface ListAddress<Values> {
  /** All values, including defaults. */
  values: Values
  /** The same as texts to send, without defaults and invalid values. */
  sent: Record<string, string>
}

/**
 * Parses each value of a query schema in the address by itself, so that an invalid one falls back
 * to its default without affecting the others.
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
 * Returns the address after a change: without empty values and defaults, and on the first page
 * unless the page itself was changed. Parameters that do not belong to the list stay.
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
