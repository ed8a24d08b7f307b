import { devanagari } from './devanagari.ts'

/** Compares two spellings of a name, by letters and by sound. */

const soundRules: [RegExp, string][] = [
  [/ph/g, 'f'],
  [/([tdbkgscj])h/g, '$1'],
  // "Chowk" and चौक, "town" and "taun"
  [/([ao])w(?=[^aeiou]|$)/g, '$1u'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/q/g, 'k'],
  [/x/g, 'ks'],
  [/c/g, 'k'],
  [/y/g, 'i'],
]

/**
 * Returns the sound of a name without its vowels: `Koramangala` and `kormangla` are both `krmngl`.
 * Takes letters a to z and digits without blanks. The first letter always stays.
 */
export function phoneticKey(name: string): string {
  let heard = name
  for (const [letters, sound] of soundRules) heard = heard.replace(letters, sound)
  const tail = heard.slice(1).replace(/[aeiouh]/g, '')
  return (heard.charAt(0).replace(/[eiou]/, 'a') + tail).replace(/(.)\1+/g, '$1')
}

/**
 * Returns the letters and digits of a spelling as bits, which shows what two spellings share
 * without comparing them.
 */
export function letterMask(spelling: string): number {
  let bits = 0
  for (let at = 0; at < spelling.length; at++) {
    const code = spelling.charCodeAt(at)
    // a to z have a bit each; digits and all other characters share the remaining six.
    bits |= 1 << (code >= 97 && code <= 122 ? code - 97 : 26 + (code % 6))
  }
  return bits
}

/** Whether the letters of two spellings alone require more than `maxEdits` edits. */
export function exceedsEdits(one: number, other: number, maxEdits: number): boolean {
  return lacksLetters(one, other, maxEdits) || lacksLetters(other, one, maxEdits)
}

/**
 * Whether a spelling lacks more than `maxEdits` of some letters. One-sided, for a prefix: it need
 * not have every letter of the name.
 */
export function lacksLetters(spelling: number, letters: number, maxEdits: number): boolean {
  return countBits(letters & ~spelling) > maxEdits
}

function countBits(bits: number): number {
  let left = bits
  let count = 0
  for (; left !== 0; count++) left &= left - 1
  return count
}

/**
 * Returns how many letters must be inserted, deleted, replaced or swapped with a neighbour to get
 * from one spelling to the other; `maxEdits` + 1 where it is more than `maxEdits`.
 */
export function editDistance(one: string, other: string, maxEdits: number): number {
  if (Math.abs(one.length - other.length) > maxEdits) return maxEdits + 1
  return Math.min(lastRow(one, other, maxEdits)?.[other.length] ?? maxEdits + 1, maxEdits + 1)
}

/**
 * The same distance to a prefix of a name, as long as what was typed or one letter longer or
 * shorter.
 */
export function prefixDistance(typed: string, name: string, maxEdits: number): number {
  const prefix = name.slice(0, typed.length + 1)
  const row = lastRow(typed, prefix, maxEdits)
  let nearest = maxEdits + 1
  if (!row) return nearest
  const end = Math.min(typed.length + 1, prefix.length)
  for (let at = Math.max(0, typed.length - 1); at <= end; at++)
    nearest = Math.min(nearest, row[at] ?? nearest)
  return nearest
}

/** Rows of the table of distances are reused: one word is compared with thousands. */
const maxPooledLength = 63
const allocateRows = (length: number) => ({
  before: new Uint8Array(length + 1),
  last: new Uint8Array(length + 1),
  now: new Uint8Array(length + 1),
})
const pooledRows = allocateRows(maxPooledLength)

/** Returns the last row of the table of distances, computed within `maxEdits` of the diagonal. */
function lastRow(one: string, other: string, maxEdits: number): Uint8Array | undefined {
  const far = maxEdits + 1
  let { before, last, now } =
    other.length > maxPooledLength ? allocateRows(other.length) : pooledRows
  for (let column = 0; column <= other.length; column++) last[column] = Math.min(column, far)
  for (let row = 1; row <= one.length; row++) {
    now.fill(far, 0, other.length + 1)
    if (row <= maxEdits) now[0] = row
    let rowMinimum = now[0] ?? far
    const letter = one.charCodeAt(row - 1)
    const end = Math.min(other.length, row + maxEdits)
    for (let column = Math.max(1, row - maxEdits); column <= end; column++) {
      const same = letter === other.charCodeAt(column - 1)
      let cost = Math.min(
        (last[column] ?? far) + 1,
        (now[column - 1] ?? far) + 1,
        (last[column - 1] ?? far) + (same ? 0 : 1),
      )
      const isSwapped =
        row > 1 &&
        column > 1 &&
        letter === other.charCodeAt(column - 2) &&
        one.charCodeAt(row - 2) === other.charCodeAt(column - 1)
      if (isSwapped) cost = Math.min(cost, (before[column - 2] ?? far) + 1)
      now[column] = Math.min(cost, far)
      rowMinimum = Math.min(rowMinimum, cost)
    }
    if (rowMinimum > maxEdits) return undefined
    const oldest = before
    before = last
    last = now
    now = oldest
  }
  return last
}

const consonants =
  'क:k ख:kh ग:g घ:gh ङ:n च:ch छ:chh ज:j झ:jh ञ:n ट:t ठ:th ड:d ढ:dh ण:n त:t थ:th द:d ध:dh न:n ' +
  'प:p फ:ph ब:b भ:bh म:m य:y र:r ल:l व:v श:sh ष:sh स:s ह:h ळ:l'
const vowels =
  'अ:a आ:a इ:i ई:i उ:u ऊ:u ऋ:ri ए:e ऐ:ai ऑ:o ओ:o औ:au ा:a ' +
  'ि:i ी:i ु:u ू:u ृ:ri े:e ै:ai ॉ:o ो:o ौ:au ं:n ँ:n ः:h'
const latinLetters = new Map(
  `${consonants} ${vowels}`.split(' ').map((pair) => pair.split(':') as [string, string]),
)
const isConsonant = new Set(consonants.split(' ').map((pair) => pair.charAt(0)))
const labials = new Set('पफबभम')
const isMark = /[\u093e-\u094d]/

/**
 * Transliterates Devanagari to Latin letters as people type it (`ठाणे` → `thane`); other text is
 * unchanged.
 */
export function transliterate(text: string): string {
  if (!devanagari.test(text)) return text
  let latin = ''
  for (let at = 0; at < text.length; at++) {
    const letter = text.charAt(at)
    const next = text.charAt(at + 1)
    // Before a labial a nasal is pronounced m: डोंबिवली is Dombivli.
    const isLabial = letter === 'ं' && labials.has(next)
    latin += isLabial ? 'm' : (latinLetters.get(letter) ?? (letter === '\u094d' ? '' : letter))
    // A consonant is pronounced with an a unless a mark or the end of the word follows it.
    if (isConsonant.has(letter) && devanagari.test(next) && !isMark.test(next)) latin += 'a'
  }
  return latin
}

/** Capitalises a word: `kakkodi` → `Kakkodi`. */
export const capitalize = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`
