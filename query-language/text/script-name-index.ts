import { devanagari } from '#domain/text/devanagari.ts'
import { editDistance, transliterate } from '#domain/text/edit-distance.ts'
import { type IndicScript, toDevanagari } from '#domain/text/indic-scripts.ts'
import { type Gazetteer, placeNameKey } from '#query-language/gazetteer/gazetteer.ts'
import type { NameBySound } from './devanagari-names.ts'
import { romanizeLetters } from './romanize.ts'
import { homeStates, pronounceIn, soundKeyIn, southern } from './script-sounds.ts'

/** Names of the gazetteer by their sound in a script of India other than Devanagari. */

const indexes = new WeakMap<Gazetteer, Map<IndicScript, ReadonlyMap<string, NameBySound[]>>>()

/** Returns the names by sound; built lazily for each script. */
function soundIndexOf(gazetteer: Gazetteer, script: IndicScript) {
  const known = indexes.get(gazetteer) ?? new Map<IndicScript, ReadonlyMap<string, NameBySound[]>>()
  indexes.set(gazetteer, known)
  const index = known.get(script)
  if (index) return index
  const names = new Map<string, NameBySound[]>()
  for (const [key, places] of gazetteer.byKey) {
    // Abbreviations such as "CLT" have no sound.
    if (!/^[a-z]{3,}$/.test(key) || !/[aeiouy]/.test(key)) continue
    for (const latin of /[^aeiou]e$/.test(key) ? [key, key.slice(0, -1)] : [key]) {
      const heard = soundKeyIn(latin, script)
      const same = names.get(heard)
      if (same) same.push({ key, places })
      else names.set(heard, [{ key, places }])
    }
  }
  known.set(script, names)
  return names
}

/**
 * Returns words in Latin letters, as written and as spoken without the short a that Hindi drops:
 * પટના is `patana` and `patna`.
 */
export function latinFormsOf(words: readonly string[], script: IndicScript): readonly string[] {
  const letters = words.map(toDevanagari)
  const written = placeNameKey(letters.map(transliterate))
  // The south writes a sign where no a ends a word: പട്ന is Patna.
  if (southern.has(script))
    return endsInInherentVowel(words.at(-1) ?? '') ? [written, `${written}a`] : [written]
  const spoken = [false, true].map((isFromStart) =>
    placeNameKey(
      letters.map((word) => (devanagari.test(word) ? romanizeLetters(word, isFromStart) : word)),
    ),
  )
  return [...new Set([written, ...spoken])]
}

/** Whether a word of the south ends in a consonant without a sign. */
const endsInInherentVowel = (word: string) =>
  /[\u0b95-\u0bb9\u0c15-\u0c39\u0c95-\u0cb9\u0d15-\u0d39]$/.test(word)

/** Maximum edit distance of names that sound alike. */
export const maxDifference = (latin: string) => Math.max(2, Math.floor(latin.length / 3))

/** Returns how many sounds of a name, with its vowels, differ from what is written. */
export const differenceOf = (forms: readonly string[], { key }: NameBySound, script: IndicScript) =>
  Math.min(
    ...forms.map((latin) =>
      editDistance(pronounceIn(latin, script), pronounceIn(key, script), maxDifference(latin)),
    ),
  )

/** Returns the names with the same consonants. */
export const namesWithSound = (
  gazetteer: Gazetteer,
  forms: readonly string[],
  script: IndicScript,
): readonly NameBySound[] => {
  const index = soundIndexOf(gazetteer, script)
  const keys = new Set(forms.map((latin) => soundKeyIn(latin, script)))
  return [...keys].flatMap((heard) => index.get(heard) ?? [])
}

export const isAtHome = ({ places }: NameBySound, script: IndicScript) =>
  places.some(({ state }) => homeStates[script].has(state))

export const isTownAtHome = ({ places }: NameBySound, script: IndicScript) =>
  places.some(({ kind, state }) => kind === 'city' && homeStates[script].has(state))

/** Shorter sounds do not identify a name. */
const minSoundLength = 3
const minLengthOfShort = 6

/**
 * Returns the names that sound alike. A place of a state where another script is written has to
 * sound the same: most words that only resemble one are no names.
 */
export function namesAlike(
  gazetteer: Gazetteer,
  forms: readonly string[],
  script: IndicScript,
): readonly NameBySound[] {
  const [latin = ''] = forms
  const names = namesWithSound(gazetteer, forms, script)
  // "Khammam" has only two sounds without its vowels.
  if (soundKeyIn(latin, script).length < minSoundLength)
    return latin.length < minLengthOfShort
      ? []
      : names.filter(
          (name) => isTownAtHome(name, script) && differenceOf(forms, name, script) === 0,
        )
  return names.filter(
    (name) =>
      differenceOf(forms, name, script) <= (isAtHome(name, script) ? maxDifference(latin) : 0),
  )
}
