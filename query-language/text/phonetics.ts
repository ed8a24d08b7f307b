import { transliterate } from '#domain/text/edit-distance.ts'

/** How names in Devanagari and in Latin letters compare: by what is heard, with the vowels. */

/**
 * A dot under ड makes it an r that most keyboards leave out: कंकड़बाग is Kankarbagh, अलीगढ़
 * Aligarh.
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
  [/q/g, 'k'],
  [/x/g, 'ks'],
  // Names as the British wrote them: Tollygunge, Alipore
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
  [/[ae]h(?![aeiou]|$)/g, 'h'],
  [/(.)\1+/g, '$1'],
]

/**
 * What is heard of a name with its vowels, so that both scripts compare: `kothrud` for Kothrud and
 * for कोथरूड once the a is left out that Devanagari does not write. Takes what `phoneticKey` takes.
 */
export function pronunciationKey(name: string): string {
  let heard = name
  for (const [letters, sound] of pronunciationRules) heard = heard.replace(letters, sound)
  return heard
}

/** The same without the a's behind the first letter: Devanagari writes a short one nowhere. */
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
/** How a name ends: inflections of Hindi differ in nothing else. */
const endingOf = (name: string, script: 1 | 2) =>
  vowelEndings.find((end) => end[script].test(name))?.[0]
const countAspirates = (latin: string) =>
  latin
    .replaceAll('bagh', 'bag')
    .replaceAll('ph', 'f')
    .match(/(?<=[tdbkgjp])h/g)?.length ?? 0
/** English doubles an l or an s that nobody hears: Bareilly. */
const hasDoubledConsonant = (latin: string) => /([b-df-hjkmnp-rtv-z])\1|([td])\2h|cch/.test(latin)
/** Names heard as longer than this are no other word by chance. */
const maxShortNameLength = 6

/** Whether a word in Devanagari and a name in Latin letters end in the same vowel. */
export function hasSameEnding(devanagari: string, name: string): boolean {
  const [one, other] = [endingOf(devanagari, 1), endingOf(name.replace(/eo$/, 'ev'), 2)]
  // "Lane", "Alipore": an e that is not spoken.
  return one === other || (other === 'e' && one === undefined)
}

/**
 * Whether a word in Devanagari and a name in Latin letters that sound alike are one: of short ones
 * the ends, the breath (खतरा is no Katra) and doubled letters (बड़ी is no Baddi) are the same as
 * well.
 */
export function isSameName(devanagari: string, name: string): boolean {
  const latin = transliterate(devanagari)
  const heard = dropInherentVowels(pronunciationKey(latin))
  if (heard.length > maxShortNameLength) return true
  return (
    hasSameEnding(devanagari, name) &&
    countAspirates(latin) === countAspirates(name) &&
    hasDoubledConsonant(latin) === hasDoubledConsonant(name)
  )
}
