import { randomInt } from 'node:crypto'

// Easy to read out on the phone: no 0 and O, no 1, I and L, and no vowels that form words.
const letters = '23456789BCDFGHJKMNPQRSTVWXYZ'

/** Returns a new order reference such as `BB7K3M9QXR`, short enough for a bank's form. */
export function makeOrderReference(): string {
  return `BB${Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('')}`
}
