import { readFileSync } from 'node:fs'
import { transliterate } from '#domain/text/edit-distance.ts'
import { indicScript, scriptOf, toDevanagari } from '#domain/text/indic-scripts.ts'
import { parseTsv } from '#domain/text/tsv.ts'
import { lexicon, stopWords } from '#query-language/lexicon/lexicon.ts'
import { numberWords } from '#query-language/lexicon/number-words.ts'
import { boundWordsOf } from '#query-language/lexicon/regional/bounds.ts'

const table = readFileSync(new URL('./numbers.tsv', import.meta.url), 'utf8')

/** What a word says of a number: how many, or what is added to the number behind it. */
export interface RegionalNumber {
  value: number
  isAdded: boolean
}

/** A word for thousands and more, with what is hung on it as words of their own. */
export interface RegionalUnit {
  word: string
  endings: string[]
  /** Telugu "and a half": `kotinnara`. */
  added: number
}

/** Numbers, what counts thousands and words of bounds of one language, by spelling and by sound. */
export interface RegionalNumbers {
  numberAt(word: string, isExact: boolean): RegionalNumber | undefined
  unitAt(word: string): RegionalUnit | undefined
  /** Tamil and Malayalam write a thousand to its number: `irupathinayiram`. */
  fusedAt(word: string): { value: number; unit: RegionalUnit } | undefined
  /** The spelling of the tables of a word that bounds an amount. */
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

/** Words are heard again for each language and question. */
const soundsByWord = new Map<string, string>()
const maxSounds = 5_000

/** What is heard of a word, as people spell these languages in Latin letters in many ways. */
export function regionalSound(word: string, language: string): string {
  let heard = soundsByWord.get(word)
  if (heard === undefined) {
    heard = transliterate(toDevanagari(word))
    for (const [letters, sound] of soundRules) heard = heard.replace(letters, sound)
    if (soundsByWord.size >= maxSounds) soundsByWord.clear()
    soundsByWord.set(word, heard)
  }
  // Bengali says o for a, and writes it at the end of a word or not.
  return language === 'bengali' ? heard.replaceAll('o', 'a').replace(/(?<=..)a$/, '') : heard
}

/** Words that sound alike are many where they are short. */
const minSoundLength = 4
const isLatin = /^[a-z]/
/** English and the market have a meaning for it. */
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
  // "Irubathanju", "ippattaidu": the south says tens and ones in one word.
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
  // A vowel may stand between the two, and the last one is not heard: `velaki`, `aayirathukku`.
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
    const stems = [before, before.replace(/i?n$/, ''), before.replace(/i$/, '')]
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

/** Hindi and Marathi, whose numbers have a table of their own, and their neighbours. */
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

/** Languages a word may be of: those of its script, or all that are written in Latin letters. */
export function languagesOf(word: string): readonly string[] {
  if (!indicScript.test(word))
    return /[\u0900-\u097f]/.test(word) ? ['marathi', 'hindi'] : languages
  const script = scriptOf(word)
  return script === 'gurmukhi' ? ['punjabi'] : languages.filter((language) => language === script)
}
