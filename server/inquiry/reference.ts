import { randomInt } from 'node:crypto'

// For the telephone: no 0 and O, no 1, I and L, and no vowels that could form words.
const letters = '23456789BCDFGHJKMNPQRSTVWXYZ'

/** Returns a reference that people can say, such as `BB-7K3M9Q`: one of 481 million. */
export function makeReference(): string {
  return `BB-${Array.from({ length: 6 }, () => letters[randomInt(letters.length)]).join('')}`
}
