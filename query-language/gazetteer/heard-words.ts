import { devanagari } from '#domain/text/devanagari.ts'
import { transliterate } from '#domain/text/edit-distance.ts'
import { regExp } from '#domain/text/reg-exp.ts'
import { toEnglish } from '#query-language/text/loan-words.ts'
import {
  dropInherentVowels,
  isSameName,
  pronunciationKey,
  restoreNukta,
} from '#query-language/text/phonetics.ts'

/** Compares the words of a text with those of names, in Devanagari as they are heard. */

const cache = new Map<string, string>()
const maxCached = 50_000

/** Returns the sound of a word, the same in Devanagari and in Latin letters. */
export function soundOfWord(word: string): string {
  const known = cache.get(word)
  if (known !== undefined) return known
  if (cache.size >= maxCached) cache.clear()
  const sound = dropInherentVowels(pronunciationKey(transliterate(word)))
  cache.set(word, sound)
  return sound
}

/** What is hung on the last word of a name: पार्कमध्येच, कोर्टात. */
const suffix = regExp()`
  ^(.{2,}?)(?:ामध्येच?|मध्येच?|मधलाच?|मधलीच?|मधील|मधे|ातच?|तच?|ाला|ला|ाच्या|च्या|ाचा|चा|ची|चे
  |ावर|वर|में|मे)$
`

/**
 * Returns a word of a text as it may be meant: without what is hung on it, with a dot that was left
 * out, English words in Latin letters.
 */
export function formsOfWord(said: string): string[] {
  if (!devanagari.test(said)) return [said]
  const stem = suffix.exec(said)?.[1]
  const forms = [said, ...(stem === undefined ? [] : [stem])]
  return [...new Set(forms.flatMap((form) => [form, restoreNukta(form)]).map(toEnglish))]
}

/** Returns whether a word of a text is a word of a name. */
export const isHeardAs = (said: string, word: string): boolean =>
  formsOfWord(said).some((form) => form === word || isSoundOf(form, word))

const isSoundOf = (form: string, word: string) =>
  devanagari.test(form) &&
  !devanagari.test(word) &&
  soundOfWord(form) === soundOfWord(word) &&
  // Devanagari does not write the last a of Kadamba.
  (isSameName(form, word) || isSameName(form, word.replace(/a$/, '')))
