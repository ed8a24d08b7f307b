import { randomInt } from 'node:crypto'

// Read out on the telephone: no 0 and O, no 1, I and L, and no vowels that make words.
const letters = '23456789BCDFGHJKMNPQRSTVWXYZ'

/** A name for an inquiry that people can say: `BB-7K3M9Q`. One of 481 million. */
export function makeReference(): string {
  return `BB-${Array.from({ length: 6 }, () => letters[randomInt(letters.length)]).join('')}`
}
