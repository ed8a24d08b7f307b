import { randomInt } from 'node:crypto'

// Easy to read out on the phone: no 0 and O, no 1, I and L, and no vowels that form words.
const letters = '23456789BCDFGHJKMNPQRSTVWXYZ'

/** Returns a random reference that people can say: `makeReference('BB-', 6)` is `BB-7K3M9Q`. */
export function makeReference(prefix: string, length: number): string {
  return prefix + Array.from({ length }, () => letters[randomInt(letters.length)]).join('')
}
