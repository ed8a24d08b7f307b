import { messageOf, sqlState } from '#server/db/failure.ts'

const maxLength = 300

/** What errors of external services or libraries may contain about people. */
const ofPeople = /\S+@\S+|\bhttps?:\/\/\S+|\+?\d[\d\s-]{5,}\d/g

/**
 * PostgreSQL quotes names of tables, except in class 22 (data exceptions), which quotes values.
 * Other errors may quote their input, as JSON.parse does.
 */
const quotesNames = (error: unknown) => {
  const state = sqlState(error)
  return state !== undefined && !state.startsWith('22')
}

/**
 * Returns one line about a failure that a screen may show: as in the log without the fields of rows
 * of a database error, and in the message itself without values, addresses and numbers.
 */
export function failureMessage(error: unknown): string {
  const [first] = error instanceof AggregateError ? error.errors : [error]
  const [line = ''] = messageOf(first).trim().split('\n', 1)
  const said = quotesNames(first) ? line : line.replace(/".*"|".*$/, '"…"')
  const text = said.replace(ofPeople, '…').slice(0, maxLength).toWellFormed()
  return text || 'Unknown error'
}
