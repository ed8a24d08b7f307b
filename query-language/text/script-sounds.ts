import type { IndicScript } from '#domain/text/indic-scripts.ts'
import { dropInherentVowels, pronunciationKey } from './phonetics.ts'

/** Compares names written in a script of India with names in Latin letters. */

/**
 * Sounds that a script does not distinguish: Tamil has one letter for k and g, t and d, p and b.
 */
const unwrittenDifferences: Partial<Record<IndicScript, [RegExp, string][]>> = {
  bengali: [
    [/v/g, 'b'],
    [/o/g, 'a'],
  ],
  odia: [
    [/v/g, 'b'],
    // The sign below is often left out of the r.
    [/d/g, 'r'],
    [/rh/g, 'r'],
    [/o/g, 'a'],
  ],
  tamil: [
    [/g/g, 'k'],
    [/d/g, 't'],
    [/[bf]/g, 'p'],
    [/[Cj]/g, 's'],
    [/h/g, ''],
  ],
  malayalam: [
    [/g/g, 'k'],
    [/d/g, 't'],
    [/[bf]/g, 'p'],
    [/[Cj]/g, 's'],
    [/[ho]/g, 'a'],
  ],
}

/** The states whose places are written in a script most. */
export const homeStates: Readonly<Record<IndicScript, ReadonlySet<string>>> = {
  bengali: new Set(['West Bengal', 'Tripura', 'Assam', 'Jharkhand']),
  gurmukhi: new Set(['Punjab', 'Chandigarh', 'Haryana', 'Delhi', 'Himachal Pradesh']),
  gujarati: new Set(['Gujarat', 'Daman and Diu', 'Dadra and Nagar Haveli']),
  odia: new Set(['Odisha']),
  tamil: new Set(['Tamil Nadu', 'Puducherry']),
  telugu: new Set(['Telangana', 'Andhra Pradesh']),
  kannada: new Set(['Karnataka']),
  malayalam: new Set(['Kerala']),
}

const vowelsOfH = /[ae]h[ae]?(?=[^aeiou])/g
const punjabiVowelsOfH = /[ae]h[aei]?(?=[^aeiou])/g
/** Tamil: Nehru is நேரு. */
const silentH = /(?<=[aeiou])h(?=[^aeiou])/g

/** Returns a sound in the letters that a script tells apart. */
export function foldSounds(heard: string, script: IndicScript): string {
  let folded = heard
  for (const [letters, sound] of unwrittenDifferences[script] ?? [])
    folded = folded.replace(letters, sound)
  return folded.replace(/(.)\1+/g, '$1')
}

/** Scripts that write each short a, or its absence. */
export const southern: ReadonlySet<IndicScript> = new Set([
  'tamil',
  'telugu',
  'kannada',
  'malayalam',
])

/** Returns the sound of a name with its vowels, as far as a script writes them. */
export function pronounceIn(latin: string, script: IndicScript): string {
  const letters = latin.replaceAll('zh', 'l').replace(/ow(?![aeiou])/g, 'o')
  let heard = pronunciationKey(script === 'tamil' ? letters.replace(silentH, '') : letters)
  // Nehru is ନେହେରୁ and ਨਹਿਰੂ too.
  heard = heard.replace(script === 'gurmukhi' ? punjabiVowelsOfH : vowelsOfH, 'h')
  // Scripts write a nasal before a consonant with one sign.
  heard = heard.replace(/m(?=[^aeioum])/g, 'n')
  // Bellandur is ಬೆಳ್ಳಂದೂರು; Anantapur is అనంతపురం, Raidurg రాయదుర్గం.
  if (southern.has(script)) heard = heard.replace(/u$/, '').replace(/(?<=pur|durg)am?$/, '')
  return foldSounds(heard, script)
}

/** Returns the sound without the vowels that a script may leave unwritten. */
export const soundKeyIn = (latin: string, script: IndicScript) =>
  dropInherentVowels(pronounceIn(latin, script)).replace(/(.)\1+/g, '$1')
