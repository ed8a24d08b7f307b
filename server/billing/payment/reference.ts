import { randomInt } from 'node:crypto'

// Read out on the telephone: no 0 and O, no 1, I and L, and no vowels that make words.
const letters = '23456789BCDFGHJKMNPQRSTVWXYZ'

/** What a payment is found by, typed into the form of a bank: letters and digits, `BB7K3M9QXR`. */
export function makeOrderReference(): string {
  return `BB${Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('')}`
}
