import { transliterate } from '#domain/text/edit-distance.ts'
import { dropInherentVowels, pronunciationKey } from '#query-language/text/phonetics.ts'

/** Names, addresses and numbers of the person who sets a password: the first things others try. */
export type OwnWords = readonly (string | null | undefined)[]

/** Returns the ways a full name is written as one word: `psharma`, `priyas`. */
export function fullNames(first: string, last: string): string[] {
  const [f = ''] = first
  const [l = ''] = last
  return [
    ...[first, last, `${first}${last}`, `${last}${first}`],
    ...[`${f}${last}`, `${last}${f}`, `${first}${l}`, `${l}${first}`],
  ]
}

/**
 * Returns whether a password is the user's own data: with or without signs, with a year or similar
 * around a name, with its letters reordered, in another script, or as part of the number.
 */
export function isOwn(folded: string, own: OwnWords): boolean {
  const plain = withoutSigns(folded)
  const name = plain.replace(/^\d+|\d{1,4}$/g, '')
  return own.some((text) => {
    if (!text) return false
    const word = text.normalize('NFKC').toLowerCase()
    if (folded === word.trim()) return true
    const local = word.includes('@') ? word.slice(0, word.indexOf('@')) : word
    const forms = [word, local].map(withoutSigns).filter((form) => form.length >= 3)
    // Indian numbers are typed with and without the country code, or by their last digits.
    return forms.some(
      (form) =>
        plain === form ||
        name === form ||
        isPartOfNumber(plain, form) ||
        isAnagram(name, form) ||
        isInOtherScript(name, form),
    )
  })
}

export const withoutSigns = (text: string) => text.replace(/[^\p{L}\p{M}\p{N}]+/gu, '')

const isPartOfNumber = (plain: string, form: string) =>
  /^\d{4,}$/.test(plain) && /^\d{8,}$/.test(form) && form.includes(plain)

/** Returns whether `form` is a rearrangement of `name`: `amrahs` and `arsmah` for Sharma. */
function isAnagram(name: string, form: string): boolean {
  const sorted = (text: string) => [...text].sort().join('')
  return name.length >= 5 && !/\d/.test(name) && sorted(name) === sorted(form)
}

const latinOnly = /^\p{Script=Latin}*$/u

function isInOtherScript(name: string, form: string): boolean {
  if (latinOnly.test(name) === latinOnly.test(form) || name.length < 3) return false
  return soundOf(name) === soundOf(form)
}

const soundOf = (text: string) =>
  dropInherentVowels(pronunciationKey(transliterate(inDevanagari(text)).toLowerCase()))

// Unicode orders the letters of all Indian scripts alike; each block starts 128 code points after
// the one before.
const firstOfDevanagari = 0x0900
const firstOfMalayalam = 0x0d00
const blockSize = 0x80

/**
 * Converts other Indian scripts to Devanagari, letter by letter: `প্রিয়া` (Bengali), `ప్రియా`
 * (Telugu).
 */
function inDevanagari(text: string): string {
  const letters = [...text].map((letter) => {
    const code = letter.codePointAt(0) ?? 0
    const isIndian = code >= firstOfDevanagari && code < firstOfMalayalam + blockSize
    return isIndian ? String.fromCodePoint(firstOfDevanagari + (code % blockSize)) : letter
  })
  // Removes the nukta (dot below), which only some scripts' keyboards have.
  return letters.join('').normalize('NFD').replaceAll('\u093c', '')
}
