import { messageOf, sqlState } from '#server/db/failure.ts'

const maxLength = 300

/** What a service outside or a library may say of people: addresses, numbers, links. */
const ofPeople = /\S+@\S+|\bhttps?:\/\/\S+|\+?\d[\d\s-]{5,}\d/g

/** Class 22 of SQLSTATE (data exceptions) quotes the value; others quote names of tables alone. */
const isAboutValue = (error: unknown) => sqlState(error)?.startsWith('22') ?? false

/**
 * Returns one line about a failure that a screen may show: as in the log without the fields of rows
 * of a database error, and in the message itself without values, addresses and numbers.
 */
export function failureMessage(error: unknown): string {
  const [first] = error instanceof AggregateError ? error.errors : [error]
  const [line = ''] = messageOf(first).trim().split('\n', 1)
  const said = isAboutValue(first) ? line.replace(/"[^"]*"?/g, '"…"') : line
  const text = said.replace(ofPeople, '…').slice(0, maxLength).toWellFormed()
  return text || 'Unknown error'
}
