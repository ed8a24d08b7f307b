import { transliterate } from '#domain/text/edit-distance.ts'
import { dropInherentVowels, pronunciationKey } from '#query-language/text/phonetics.ts'

/** What is known of whoever sets a password: names, addresses and numbers are tried first. */
export type OwnWords = readonly (string | null | undefined)[]

/** A name in the ways it is written as one word: `psharma`, `priyas`. */
export function fullNames(first: string, last: string): string[] {
  const [f = ''] = first
  const [l = ''] = last
  return [
    ...[first, last, `${first}${last}`, `${last}${first}`],
    ...[`${f}${last}`, `${last}${f}`, `${first}${l}`, `${l}${first}`],
  ]
}

/**
 * Own data as it is typed with or without its signs, with a year or the like around a name, its
 * letters in another order, in another script; or a part of the own number.
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
    // An Indian number is typed with and without its country code, and by its end.
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

/** `amrahs` and `arsmah` for Sharma. */
function isAnagram(name: string, form: string): boolean {
  const sorted = (text: string) => [...text].sort().join('')
  return name.length >= 5 && !/\d/.test(name) && sorted(name) === sorted(form)
}

const latinOnly = /^\p{Script=Latin}*$/u

function isInOtherScript(name: string, form: string): boolean {
  if (latinOnly.test(name) === latinOnly.test(form) || name.length < 3) return false
  return heard(name) === heard(form)
}

const heard = (text: string) =>
  dropInherentVowels(pronunciationKey(transliterate(inDevanagari(text)).toLowerCase()))

// Unicode gives the scripts of India one order of letters: each block begins 128 after the last.
const firstOfDevanagari = 0x0900
const firstOfMalayalam = 0x0d00
const blockSize = 0x80

/** `প্রিয়া` of Bengali, `ప్రియా` of Telugu and the like, letter by letter. */
function inDevanagari(text: string): string {
  const letters = [...text].map((letter) => {
    const code = letter.codePointAt(0) ?? 0
    const isIndian = code >= firstOfDevanagari && code < firstOfMalayalam + blockSize
    return isIndian ? String.fromCodePoint(firstOfDevanagari + (code % blockSize)) : letter
  })
  // Without the dot below, which keyboards of one script have and those of another do not.
  return letters.join('').normalize('NFD').replaceAll('\u093c', '')
}
