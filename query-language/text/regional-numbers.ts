import { transliterate } from '#domain/text/edit-distance.ts'
import { toDevanagari } from '#domain/text/indic-scripts.ts'
import { comparatorWords } from '#query-language/extract/amounts/comparator.ts'
import { parseNumberAt } from '#query-language/extract/amounts/number-phrase.ts'
import { rangeWords } from '#query-language/extract/amounts/quantity.ts'
import { numberWords } from '#query-language/lexicon/number-words.ts'
import {
  languagesOf,
  type RegionalNumber,
  type RegionalNumbers,
  type RegionalUnit,
  regionalNumbers,
} from '#query-language/lexicon/regional/numbers.ts'
import { toNumber } from './number-token.ts'
import { rentInWords } from './regional-rents.ts'
import { mayBeUnit, plainUnit } from './regional-units.ts'
import { scriptWords } from './script-words.ts'
import type { Token } from './tokenize.ts'

/** "Saade", tens, ones, "hundred", and the number after it. */
const maxNumberWords = 4
/** Maximum number of rooms; a greater number before "room" means something else. */
const maxRooms = 6
/** "Kanna ekkuva ivva lemu" */
const maxBoundWords = 5

interface Amount {
  /** The first token of the number, or of the unit if digits precede it. */
  from: number
  value: number | undefined
  unit: RegionalUnit | undefined
  language: RegionalNumbers
}

/**
 * Replaces number words of Indian languages by digits if a unit follows, and splits suffixes from
 * the unit: `baro hajarer` becomes `12 thousand er`. Comparators get their canonical spelling. A
 * number without a unit is left alone, since `bar`, `at` and `be` are other words.
 */
export function writeRegionalNumbers(tokens: readonly Token[]): Token[] {
  const written: Token[] = []
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]
    if (!token) break
    const amount = token.kind === 'word' ? amountEndingAt(tokens, at) : undefined
    const rent = amount ? undefined : rentInWords(tokens, at)
    if (rent) {
      written.push(...rent.written)
      at = rent.next - 1
      continue
    }
    if (!amount) {
      written.push(token)
      continue
    }
    const { from, value, unit, language } = amount
    written.length -= at - from
    const isThousand = (unit ?? language.unitAt(token.text))?.word === 'thousand'
    const hundreds = isThousand ? hundredsAt(tokens, at + 1, language) : undefined
    if (value !== undefined) {
      writeRangeStart(written, language)
      const whole = value + (hundreds?.value ?? 0) / 1_000
      written.push(toNumber(tokens.slice(from, Math.max(at, from + 1)), whole))
    }
    written.push(...(unit ? unitTokens(token, unit) : [token]))
    if (value !== undefined && hundreds) at = hundreds.next - 1
    const joint = jointBehind(tokens, at + 1)
    const bounds = joint ? [joint.token] : boundsBehind(tokens, at + 1, language)
    written.push(...bounds)
    at += joint?.length ?? bounds.length
  }
  return written
}

/** Returns the amount whose unit is at a token, unless other parsers know its words. */
function amountEndingAt(tokens: readonly Token[], at: number): Amount | undefined {
  const word = tokens[at]?.text ?? ''
  if (!mayBeUnit(word)) return undefined
  const plain = plainUnit(word)
  const isCounted = plain !== undefined && plain !== 'amount'
  for (const name of languagesOf(word)) {
    const language = regionalNumbers.get(name)
    if (!language) continue
    const fused = language.fusedAt(word)
    if (fused)
      return { ...withTensBefore(tokens, at, fused.value, language), unit: fused.unit, language }
    const unit = isCounted ? undefined : language.unitAt(word)
    if (!unit && !isCounted) continue
    const number = numberBefore(tokens, at, language, plain)
    if (number) return { ...number, unit: plain === undefined ? unit : undefined, language }
    if (!unit) continue
    if (isReadBefore(tokens, at))
      return { from: at, value: undefined, unit: plain === undefined ? unit : undefined, language }
    if (unit.added > 0) return { from: at, value: 1 + unit.added, unit, language }
    if (isOneCrore(tokens, at, unit, language) || isWholeWithRest(tokens, at, unit, language))
      return { from: at, value: 1, unit, language }
  }
  return undefined
}

/** "இருபத்து ஐந்தாயிரம்": twenty and five thousand, whose ones are joined with the thousand. */
function withTensBefore(
  tokens: readonly Token[],
  at: number,
  value: number,
  language: RegionalNumbers,
) {
  const before = tokens[at - 1]
  const tens = before?.kind === 'word' ? language.numberAt(before.text, false) : undefined
  return tens && !tens.isAdded && isOnesOf(tens.value, value)
    ? { from: at - 1, value: tens.value + value }
    : { from: at, value }
}

/** Returns the hundreds behind thousands, with the token after them: "ரெண்டாயிரத்து ஐநூறு". */
function hundredsAt(tokens: readonly Token[], at: number, language: RegionalNumbers) {
  for (const length of [2, 1]) {
    const words = tokens.slice(at, at + length)
    if (words.length < length || words.some(({ kind }) => kind !== 'word')) continue
    const value = numberOf(words, language, false) ?? 0
    const isUnit = language.unitAt(tokens[at + length]?.text ?? '') !== undefined
    if (value >= 100 && value < 1_000 && value % 100 === 0 && !isUnit)
      return { value, next: at + length }
  }
  return undefined
}

const isReadBefore = (tokens: readonly Token[], at: number) =>
  at > 0 && (isRead(tokens, at - 1, at) || isRead(tokens, at - 2, at))

/** "Koti lopu" (within a crore): with a comparator it is the amount; Koti is also a place. */
const isOneCrore = (
  tokens: readonly Token[],
  at: number,
  { word, endings }: RegionalUnit,
  language: RegionalNumbers,
) =>
  word === 'crore' &&
  /^k[o\u0900-\u0d7f]/.test(tokens[at]?.text ?? '') &&
  !/^koth/.test(tokens[at]?.text ?? '') &&
  [
    endings[0] ?? '',
    tokens[/^r[uo]+[bp]/.test(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1]?.text ?? '',
  ].some((next) => upperBound.test(language.boundAt(next) ?? ''))

/** "Koti iravai lakshala lopu", "లక్షా ముప్పై వేల": one crore or lakh, and some of the next. */
const isWholeWithRest = (
  tokens: readonly Token[],
  at: number,
  { word }: RegionalUnit,
  language: RegionalNumbers,
) =>
  (word === 'crore' || word === 'lakh') &&
  tokens[at + 1]?.kind === 'word' &&
  language.numberAt(tokens[at + 1]?.text ?? '', false) !== undefined &&
  [at + 2, at + 3].some((next) => {
    const smaller = language.unitAt(tokens[next]?.text ?? '')?.word
    return smaller === (word === 'crore' ? 'lakh' : 'thousand')
  })

const upperBound =
  /^(?:lop|varak|daak|kull?|vara|moddh|porj|pary|olag|vareg|ull|sudhi|tak|kinta|kante|mela|paina)/

/** Whether a number is in digits or in Hindi words, which other parsers know. */
const isRead = (tokens: readonly Token[], from: number, to: number) =>
  parseNumberAt(tokens, from)?.next === to

/** Returns the longest number that ends before a unit. */
function numberBefore(
  tokens: readonly Token[],
  at: number,
  language: RegionalNumbers,
  counted: ReturnType<typeof plainUnit>,
): { from: number; value: number } | undefined {
  const isExact = counted !== undefined && counted !== 'amount'
  let isReadBehind = false
  let best: { from: number; value: number } | undefined
  for (let from = at - 1; from >= Math.max(0, at - maxNumberWords); from--) {
    if ((tokens[from + 1]?.start ?? 0) - (tokens[from]?.end ?? 0) > 1 && from < at - 1) break
    const value = numberOf(tokens.slice(from, at), language, isExact)
    const isReadHere = isRead(tokens, from, at)
    if (isReadHere) isReadBehind = true
    // "Ke saath aath hazaar" means "with" and then 8,000; "sare tin" is three and a half.
    if (isReadHere || (isReadBehind && parseNumberAt(tokens, from))) continue
    if (value === undefined) continue
    if (counted === 'room' && (value > maxRooms || value % 1 !== 0)) continue
    best = { from, value }
  }
  return best
}

/**
 * Returns the number that words form together, `saade tin`, `iravai aidu`, `panch sho`, or
 * undefined.
 */
function numberOf(
  words: readonly Token[],
  language: RegionalNumbers,
  isExact: boolean,
): number | undefined {
  let sum = 0
  let added = 0
  let last = 0
  for (const [index, token] of words.entries()) {
    const number =
      token.kind === 'number'
        ? { value: token.value, isAdded: false }
        : token.kind === 'word'
          ? (language.numberAt(token.text, isExact) ??
            (index > 0 || isIndic(token.text) ? hindi(token.text) : undefined))
          : undefined
    if (!number) return undefined
    const { value, isAdded } = number
    if (isAdded) {
      if (index > 0) return undefined
      added = value
    } else if (index === 0 || (index === 1 && added !== 0)) sum = value
    else if (value === 100 && sum < 100 && last !== 100) sum = (sum + added) * 100
    else if (isOnesOf(last, value)) sum += value
    else return undefined
    if (value === 100 && added !== 0 && sum !== 100) added = 0
    last = isAdded ? 0 : value
  }
  return sum === 0 ? undefined : sum + added * (sum === 100 ? 100 : 1)
}

const isIndic = (word: string) => /[\u0980-\u0d7f]/.test(word)

/** After a number of the language, one that is as in Hindi: "સાડા પાંચ", "ഇരുപത്തി ഒന്ന്". */
function hindi(word: string): RegionalNumber | undefined {
  const value = numberWords.get(scriptWords.get(word) ?? transliterate(toDevanagari(word)))
  return value === undefined ? undefined : { value, isAdded: false }
}

/** Ones follow tens, and tens follow hundreds. */
const isOnesOf = (last: number, value: number) =>
  (last >= 20 && last < 100 && last % 10 === 0 && value < 10 && value % 1 === 0) ||
  (last >= 100 && last % 100 === 0 && value < 100 && value % 1 === 0)

/** "Baro theke ponero hajar": the number before "to" has the same unit. */
function writeRangeStart(written: Token[], language: RegionalNumbers): void {
  const joint = written.length - (written.at(-2)?.text === 'la' ? 2 : 1)
  const first = written[joint - 1]
  if (!first || !rangeWords.has(written.at(-1)?.text ?? '') || first.kind !== 'word') return
  const number = language.numberAt(first.text, false)
  if (number && !number.isAdded) written[joint - 1] = toNumber([first], number.value)
}

function unitTokens(token: Token, { word, endings }: RegionalUnit): Token[] {
  const hung = endings.map(
    (text): Token => ({ ...token, text, start: Math.max(token.start, token.end - 1), glued: true }),
  )
  return [{ ...token, text: word }, ...hung]
}

/**
 * Returns the separator of a range: "30 latcham la irundhu 40 latcham", "45L theke suru kore 55L".
 */
function jointBehind(
  tokens: readonly Token[],
  from: number,
): { token: Token; length: number } | undefined {
  const words = tokens.slice(from, from + 4)
  const begin = words[0]?.text === 'la' ? 1 : 0
  const token = words[begin]
  if (!token || !rangeWords.has(token.text)) return undefined
  const isStart = /^(?:suru|shuru|start)$/.test(words[begin + 1]?.text ?? '')
  const length = begin + (isStart ? 3 : 1)
  return length > 1 && tokens[from + length] ? { token, length } : undefined
}

/** Returns the comparators after an amount in their canonical spelling. */
function boundsBehind(tokens: readonly Token[], from: number, language: RegionalNumbers): Token[] {
  const bounds: Token[] = []
  for (const token of tokens.slice(from, from + maxBoundWords)) {
    // "Hazaar nau sau" is a number, and "nau" sounds like Bengali "na".
    if (numberWords.has(token.text)) break
    // "2 lac dep" is a deposit, and sounds like Bengali "dewa".
    const isKnown = comparatorWords.has(token.text) || /^depo?$/.test(token.text)
    const isEven = isKnown || /[\u0900-\u097f]/.test(token.text)
    const text = token.kind === 'word' && !isEven ? language.boundAt(token.text) : token.text
    // "లేదా" ("or") sounds like "ledu" ("not").
    if (token.kind !== 'word' || text === undefined || scriptWords.get(token.text) === 'ya') break
    bounds.push({ ...token, text })
  }
  return bounds
}
