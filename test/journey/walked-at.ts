/**
 * The cases of a test, such as the widths and themes of a journey: all of them in the long round,
 * only the first in `npm test`, a phone in one journey and a desk in the other.
 */
export function walkedAt<Case>(first: Case, ...others: Case[]): Case[] {
  return process.env.LONG_ROUND ? [first, ...others] : [first]
}
