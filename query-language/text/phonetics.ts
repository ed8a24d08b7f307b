import { transliterate } from '#domain/text/edit-distance.ts'

/** Compares names in Devanagari and Latin letters by sound, including the vowels. */

/**
 * Restores the nukta under ड and ढ (an r sound), which most keyboards omit: कंकड़बाग is Kankarbagh,
 * अलीगढ़ Aligarh.
 */
export const restoreNukta = (text: string) => text.replaceAll('ड', 'र').replaceAll('ढ', 'र्ह')

const pronunciationRules: [RegExp, string][] = [
  [/aw(?![aeiou])/g, 'au'],
  [/sch/g, 'sk'],
  [/chr/g, 'kr'],
  [/t?chh?/g, 'C'],
  [/ck/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/ph/g, 'f'],
  [/([tdbkgsjv])h/g, '$1'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/qu(?=[aeiou])/g, 'kv'],
  [/q/g, 'k'],
  [/x/g, 'ks'],
  // Colonial spellings: Tollygunge, Alipore
  [/gunge?(?![aeiou])/g, 'ganj'],
  [/pore(?![aeiou])/g, 'pur'],
  [/eo(?![aeiou])/g, 'ev'],
  // गांव, गाव and "gaon"
  [/ga+n?v(?![aeiou])/g, 'gaon'],
  [/ee|ii|ie|ea(?!i)/g, 'i'],
  [/oo|uu/g, 'u'],
  [/(?<!a)a+[iy](?![aeiouy])|e[iy](?![aeiou])/g, 'e'],
  [/ai|ei/g, 'e'],
  [/(?<!a)a+u|ou|oa/g, 'o'],
  [/([^aeiou])y(?![aeiou])/g, '$1i'],
  [/iy(?=[aeo])/g, 'i'],
  // Liluah
  [/([iu]a)h$/, '$1'],
  [/[ae]h(?![aeiou]|$)/g, 'h'],
  [/(.)\1+/g, '$1'],
]

/**
 * Returns the sound of a name with its vowels, comparable across scripts: `kothrud` for Kothrud and
 * for कोथरूड (the inherent a, which Devanagari does not write, is dropped). Takes the same input as
 * `phoneticKey`.
 */
export function pronunciationKey(name: string): string {
  let heard = name
  for (const [letters, sound] of pronunciationRules) heard = heard.replace(letters, sound)
  return heard
}

/** Drops each a after the first letter: Devanagari does not write a short one. */
export const dropInherentVowels = (heard: string) =>
  heard.charAt(0) + heard.slice(1).replaceAll('a', '')

const vowelEndings: [heard: string, devanagari: RegExp, latin: RegExp][] = [
  ['ai', /(?:ै|[ाअआक-ह]ई)$/, /a[iy]$/],
  ['au', /(?:ौ|[ाअआक-ह]ऊ)$/, /a[uw]$/],
  ['u', /[ुूउऊ]$/, /(?:u|oo)$/],
  ['a', /[ाआ]$/, /a$/],
  ['i', /[िीइई]$/, /(?:[iy]|ee)$/],
  ['e', /[ेए]$/, /e$/],
  ['o', /[ोओ]$/, /o$/],
]
/** Returns the final vowel of a name, the only difference between Hindi inflections. */
const endingOf = (name: string, script: 1 | 2) =>
  vowelEndings.find((end) => end[script].test(name))?.[0]
const countAspirates = (latin: string) =>
  latin
    .replaceAll('bagh', 'bag')
    .replaceAll('ph', 'f')
    .match(/(?<=[tdbkgjp])h/g)?.length ?? 0
/** English writes the dental t of the south as th: Varthur is वर्तूर and वर्थुर. */
const hasSameAspirates = (devanagari: string, latin: string, name: string) =>
  countAspirates(latin) === countAspirates(name) ||
  (!/[थठ]/.test(devanagari) && countAspirates(latin) === countAspirates(name.replace(/th/g, 't')))
/** English spells some names with a silent double l or s: Bareilly. */
export const hasDoubledConsonant = (latin: string) =>
  /([b-df-hjkmnp-rtv-z])\1|([td])\2h|cch/.test(latin)
/** Hebbal is हेबल too, while a shorter word may be another: बड़ी is not Baddi. */
const minLengthForSingle = 4
/** Longer names never match another word by chance. */
const maxShortNameLength = 6

/** "Mandideo" ends in v, "Liluah" in a. */
const latinEnd = (name: string) => name.replace(/eo$/, 'ev').replace(/([iu]a)h$/, '$1')

/** Returns whether a Devanagari word and a Latin name end in the same vowel. */
export function hasSameEnding(devanagari: string, name: string): boolean {
  const [one, other] = [endingOf(devanagari, 1), endingOf(latinEnd(name), 2)]
  // "Lane", "Alipore": a silent e.
  if (one === other || (other === 'e' && one === undefined)) return true
  // Chandapura is चंदापुर too.
  return one === undefined && name.endsWith('pura')
}

/**
 * Returns whether a Devanagari word and a Latin name that sound alike are the same. For short ones
 * the final vowel, aspiration (खतरा is not Katra) and double letters (बड़ी is not Baddi) must match
 * too.
 */
export function isSameName(devanagari: string, name: string): boolean {
  const latin = transliterate(devanagari)
  const heard = dropInherentVowels(pronunciationKey(latin))
  if (heard.length > maxShortNameLength) return true
  return (
    hasSameEnding(devanagari, name) &&
    hasSameAspirates(devanagari, latin, name) &&
    (hasDoubledConsonant(latin) === hasDoubledConsonant(name) ||
      (hasDoubledConsonant(name) && heard.length >= minLengthForSingle))
  )
}
