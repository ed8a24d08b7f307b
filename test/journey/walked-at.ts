/**
 * The widths and themes of a journey: all of them in the long round, only the first in `npm test`, a
 * phone in one journey and a desk in the other.
 */
export function walkedAt<Face>(first: Face, ...others: Face[]): Face[] {
  return process.env.LONG_ROUND ? [first, ...others] : [first]
}
