import type { Taker } from './in-noun.ts'

/** The columns of a noun with one example row. */
export function templateOf(fields: Taker['fields']): string[][] {
  const columns = fields.filter(({ beyond }) => beyond === undefined)
  return [columns.map(({ label }) => label), columns.map(({ example }) => example ?? '')]
}
