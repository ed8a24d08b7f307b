import { readFileSync } from 'node:fs'
import { transliterate } from '#domain/text/edit-distance.ts'
import { indicScript, scriptOf, toDevanagari } from '#domain/text/indic-scripts.ts'
import { parseTsv } from '#domain/text/tsv.ts'
import { lexicon, stopWords } from '#query-language/lexicon/lexicon.ts'
import { numberWords } from '#query-language/lexicon/number-words.ts'
import { boundWordsOf } from '#query-language/lexicon/regional/bounds.ts'

const table = readFileSync(new URL('./numbers.tsv', import.meta.url), 'utf8')

/** The meaning of a number word: a value, or what it adds to the number after it. */
export interface RegionalNumber {
  value: number
  isAdded: boolean
}

/** A word for thousands and more, with its suffixes as separate words. */
export interface RegionalUnit {
  word: string
  endings: string[]
  /** Telugu "and a half": `kotinnara`. */
  added: number
}

/** Numbers, units and comparators of one language, by spelling and by sound. */
export interface RegionalNumbers {
  numberAt(word: string, isExact: boolean): RegionalNumber | undefined
  unitAt(word: string): RegionalUnit | undefined
  /** Tamil and Malayalam join the number and "thousand": `irupathinayiram`. */
  fusedAt(word: string): { value: number; unit: RegionalUnit } | undefined
  /** Returns the canonical spelling of a comparator word. */
  boundAt(word: string): string | undefined
}

const soundRules: [RegExp, string][] = [
  [/chh?/g, 'c'],
  [/sh/g, 's'],
  [/zh/g, 'l'],
  [/z/g, 'j'],
  [/([kg])h/g, '$1'],
  [/ph/g, 'b'],
  [/[td]h?/g, 't'],
  [/[bpvw]h?/g, 'b'],
  [/aa/g, 'a'],
  [/ee|ii|ea/g, 'i'],
  [/oo|uu/g, 'u'],
  [/ou|ow|au/g, 'o'],
  [/(?:e[yi]|ay)(?=[^aeiouy]|$)/g, 'ai'],
  [/(?<=[aeiou])y(?=[aeiou])/g, ''],
  [/^y(?=e)/, ''],
  [/(?<=.)h/g, ''],
  [/n(?=c)/g, ''],
  [/m(?=b)/g, 'n'],
  [/(.)\1+/g, '$1'],
  [/(?<=...)[au]$/, ''],
]

/** Cached: the same words are looked up for each language and query. */
const soundsByWord = new Map<string, string>()
const maxSounds = 5_000

/** Returns the sound of a word, as these languages have many romanized spellings. */
export function regionalSound(word: string, language: string): string {
  let heard = soundsByWord.get(word)
  if (heard === undefined) {
    heard = transliterate(toDevanagari(word))
    for (const [letters, sound] of soundRules) heard = heard.replace(letters, sound)
    if (soundsByWord.size >= maxSounds) soundsByWord.clear()
    soundsByWord.set(word, heard)
  }
  // Bengali pronounces a as o, and writes it at the end of a word or not.
  return language === 'bengali' ? heard.replaceAll('o', 'a').replace(/(?<=..)a$/, '') : heard
}

/** Many short words sound alike. */
const minSoundLength = 4
const isLatin = /^[a-z]/
/** Whether the word has a meaning in English or in the lexicon. */
const isOtherWord = (word: string) => stopWords.words.has(word) || lexicon.vocabulary.has(word)

const rows = parseTsv(table)

function regionalNumbersOf(language: string): RegionalNumbers {
  const exact = new Map<string, RegionalNumber>()
  const bySound = new Map<string, RegionalNumber>()
  const ambiguous = new Set<string>()
  const units: [stem: string, word: string][] = []
  const endings = new Map<string, string>()
  const add = (sound: string, number: RegionalNumber) => {
    const known = bySound.get(sound)
    if (known && known.value !== number.value) ambiguous.add(sound)
    else bySound.set(sound, number)
  }
  const tens: [string, number][] = []
  const ones: [string, number][] = []
  for (const [of, what = '', line = ''] of rows) {
    if (of !== language) continue
    for (const spelling of line.split('|')) {
      const sound = regionalSound(spelling, language)
      if (/^(?:thousand|lakh|crore)$/.test(what)) units.push([sound, what])
      else if (what.startsWith('ending '))
        endings.set(regionalSound(spelling, language), what.slice(7))
      else {
        const isAdded = /^[+-]/.test(what)
        const value = what.endsWith('k') ? Number.parseFloat(what) * 1_000 : Number(what)
        const number = { value, isAdded }
        if (!exact.has(spelling)) exact.set(spelling, number)
        add(sound, number)
        if (value >= 20 && value < 100 && value % 10 === 0) tens.push([sound, value])
        if (value >= 1 && value < 10 && value % 1 === 0) ones.push([sound, value])
      }
    }
  }
  // "Irubathanju", "ippattaidu": southern languages join tens and ones in one word.
  if (southern.has(language))
    for (const [ten, tensValue] of tens)
      for (const [one, onesValue] of ones)
        for (const joint of ['', 'i', 'iy'])
          add(regionalSound(`${ten.replace(/[aiu]$/, '')}${joint}${one}`, language), {
            value: tensValue + onesValue,
            isAdded: false,
          })
  for (const sound of ambiguous) bySound.delete(sound)
  for (const [ten, value] of tens)
    if (southern.has(language)) add(`${ten}i`, { value, isAdded: false })
  units.sort(([one], [other]) => other.length - one.length)
  const bounds = new Map<string, string>()
  for (const word of boundWordsOf(language)) bounds.set(regionalSound(word, language), word)
  const numberAt = (word: string, isExact: boolean) =>
    exact.get(transliterate(toDevanagari(word))) ??
    (isExact || (isLatin.test(word) && isOtherWord(word))
      ? undefined
      : numberBySound(regionalSound(word, language)))
  const numberBySound = (sound: string) =>
    sound.length < minSoundLength ? undefined : (bySound.get(sound) ?? northern(language, sound))
  // A vowel may join the two, and the last one is silent: `velaki`, `aayirathukku`.
  const endingOf = (rest: string) =>
    [rest, `${rest}u`, `${rest}a`, rest.replace(/^[aiu]/, '')].flatMap(
      (one) => endings.get(one) ?? [],
    )[0]
  const unitOf = (sound: string): RegionalUnit | undefined => {
    for (const [stem, unit] of units) {
      if (!sound.startsWith(stem)) continue
      const rest = sound.slice(stem.length)
      const ending = rest === '' ? '-' : endingOf(rest)
      if (ending === undefined) continue
      const added = ending.startsWith('+') ? Number(ending) : 0
      return { word: unit, endings: /^[-+]/.test(ending) ? [] : ending.split('-'), added }
    }
    return undefined
  }
  const fusedAt = (word: string) => {
    const sound = regionalSound(word, language)
    const at = sound.search(fusedThousand)
    const unit = at < 0 ? undefined : unitOf(sound.slice(at))
    if (!unit) return undefined
    const before = sound.slice(0, at)
    const whole = bySound.get(`${before}airam`)?.value
    const stems = [before, before.replace(/i?n$/, ''), before.replace(/i$/, ''), `${before}u`]
    const value =
      whole === undefined
        ? stems.flatMap((stem) => bySound.get(stem)?.value ?? [])[0]
        : whole / 1_000
    return value === undefined ? undefined : { value, unit }
  }
  return {
    numberAt,
    unitAt: (word) => unitOf(regionalSound(word, language)),
    fusedAt: southern.has(language) ? fusedAt : () => undefined,
    boundAt: (word) => bounds.get(regionalSound(word, language)),
  }
}

const fusedThousand = /(?<=..)air(?:am|at)/
const southern: ReadonlySet<string> = new Set(['tamil', 'malayalam', 'telugu', 'kannada'])

/** Northern languages: Hindi and Marathi have a number table of their own. */
const northern = (language: string, sound: string): RegionalNumber | undefined => {
  if (southern.has(language) || language === 'bengali') return undefined
  const value = numbersBySound.get(sound)
  return value === undefined || value === 0 ? undefined : { value, isAdded: false }
}

const numbersBySound = new Map<string, number>()
for (const [word, value] of numberWords) {
  const sound = regionalSound(word, '')
  if (value > 10 && value < 100)
    numbersBySound.set(
      sound,
      numbersBySound.has(sound) && numbersBySound.get(sound) !== value ? 0 : value,
    )
}

const languages = [...new Set(rows.map(([language = '']) => language))]

/** The tables by language. */
export const regionalNumbers: ReadonlyMap<string, RegionalNumbers> = new Map(
  languages.map((language) => [language, regionalNumbersOf(language)]),
)

/**
 * Returns the possible languages of a word: those of its script, or all that are written in Latin
 * letters.
 */
export function languagesOf(word: string): readonly string[] {
  if (!indicScript.test(word))
    return /[\u0900-\u097f]/.test(word) ? ['marathi', 'hindi'] : languages
  const script = scriptOf(word)
  return script === 'gurmukhi' ? ['punjabi'] : languages.filter((language) => language === script)
}
