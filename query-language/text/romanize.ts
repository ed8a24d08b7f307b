import { devanagari } from '#domain/text/devanagari.ts'
import { transliterate } from '#domain/text/edit-distance.ts'
import { toEnglish } from './loan-words.ts'

/**
 * A consonant, with what is joined to it and the vowel that is written to it, or a vowel by itself.
 */
const syllable = /(?:[क-ह]\u094d)*[क-ह][\u093e-\u094c]?[\u0901-\u0903]?|[अ-औ][\u0901-\u0903]?|./gu
/** A consonant without a vowel sign, spoken with a short a or with none. */
const isBare = /^[क-ह]$/

/**
 * A word of Devanagari as its reader would write it in Latin letters: English words as English
 * does, others by ear, without the short a that Hindi leaves out within a word (राजवाडा is
 * `rajwada`). Any other word stays. For names nobody has listed, which the addresses and texts of
 * listings write in Latin.
 */
export function romanize(word: string): string {
  const english = toEnglish(word)
  if (english !== word || !devanagari.test(word)) return english
  const parts = word.match(syllable) ?? []
  const isMute = parts.map(() => false)
  // From the end: a short a between two syllables that are heard is left out.
  for (let at = parts.length - 2; at > 0; at--) {
    const next = parts[at + 1] ?? ''
    const isHeard = !(isBare.test(next) && (at + 1 === parts.length - 1 || isMute[at + 1]))
    isMute[at] = isBare.test(parts[at] ?? '') && isHeard
  }
  const latin = transliterate(
    parts.map((part, at) => (isMute[at] ? `${part}\u094d` : part)).join(''),
  )
  // Rajwada, Sawantwadi and Jewar, but Varanasi and Shivaji.
  return latin.replace(/(?<=[^i])va/g, 'wa')
}
