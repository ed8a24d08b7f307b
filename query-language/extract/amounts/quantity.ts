import { regExp } from '#domain/text/reg-exp.ts'
import {
  measuredThingEnd,
  measuredThingStart,
  measuredThings,
  skipLinkingWords,
} from '#query-language/lexicon/measured-things.ts'
import { type Unit, units } from '#query-language/lexicon/units.ts'
import { isFree, type ParseState, wordsOf } from '#query-language/model/parse-state.ts'
import type { Range } from '#query-language/model/slots.ts'
import { comparatorBefore } from './comparator.ts'
import { ceilingAround, comparatorsAround } from './comparators-around.ts'
import { type NumberPhrase, parseNumberAt } from './number-phrase.ts'
import { type UnitNumber, unclaimedNumberAt, unitNumberAt } from './number-with-unit.ts'
import { isAscending, isScaleOf, maxRangeRatio, rangeEndAt, spokenRange } from './range-end.ts'

/** A number or a range with its unit and the comparator beside it. */
export interface Quantity {
  unit: Unit
  /** In rupees if the unit is an amount, else as written. */
  low: number
  high: number
  isRange: boolean
  bound: 'min' | 'max' | 'approx' | undefined
  from: number
  to: number
}

/** Separators between the ends of a range, in all supported languages. */
export const rangeWords: ReadonlySet<string> = new Set(
  '- to se से ते te ton theke thi inda irundhu irundu lirundhu lirundu nundi nunchi muthal'.split(
    ' ',
  ),
)
const rangeJoints = new Set([...rangeWords, '/', 'till', 'and', '&', 'aur', 'or', 'ya', 'और', 'या'])
/** Separators that form a range only together with `between` or `ke beech`. */
const weakRangeJoints = new Set(['and', '&', 'aur', 'or', 'और'])
/** "Rent 25k ya 60 lakh" names two prices, "50 ya 60 lakh" a range. */
const eitherWord = /^(?:ya|या)$/
const currency = new Set(['₹', 'rs', 'inr', 'rupees', 'रु'])

/** Returns the quantity that starts at a token. */
export function quantityAt(state: ParseState, at: number): Quantity | undefined {
  const { tokens } = state
  let begin = at
  if (currency.has(tokens[at]?.text ?? '')) begin++
  const first = unclaimedNumberAt(state, begin)
  if (!first) return undefined
  // "10 ton 12 marle": "from" in Punjabi, no weight.
  const isFrom = tokens[first.next]?.text === 'ton' && parseNumberAt(tokens, first.next + 1)
  const one = isFrom ? undefined : unitNumberAt(state, first)
  let joint = one?.next ?? first.next
  // "25k per month to 30k", "₹50L – ₹75L"
  if (tokens[joint]?.text === '/' && tokens[joint + 1]?.text === '-') joint += 2
  const word = tokens[joint]?.text ?? ''
  const isJoint = rangeJoints.has(word) && isFree(state, joint)
  const after = isJoint
    ? unclaimedNumberAt(state, joint + 1 + (currency.has(tokens[joint + 1]?.text ?? '') ? 1 : 0))
    : undefined
  const two = after && rangeEndAt(state, one, after)
  const spoken = one === undefined ? spokenRange(state, first) : undefined
  if (spoken) return toRangeQuantity(state, at, first, undefined, spoken)
  const isCounted = one !== undefined && two !== undefined && isScaleOf(one, two)
  const isRange =
    two !== undefined &&
    (one === undefined || isCounted || one.unit.of === two.unit.of) &&
    (!weakRangeJoints.has(word) || isBetween(state, at, two.next)) &&
    !(eitherWord.test(word) && one && two.value > one.value * maxRangeRatio) &&
    (word !== '/' || isAscending(first, two))
  if (isRange)
    return toRangeQuantity(state, at, first, isCounted ? { ...one, unit: two.unit } : one, two)
  if (!one) return undefined
  return withComparators(state, one, one.value, one.value, false, [at, one.next])
}

/** Returns a size after what is measured, in square feet: "Carpet 650", "built up area 1200". */
export function areaAfterMeasuredThing(state: ParseState, at: number): Quantity | undefined {
  const { tokens } = state
  const measured = measuredThings.find(tokens, at)
  if (!measured) return undefined
  let begin = skipLinkingWords(state, measured.next)
  while (measuredBound.test(tokens[begin]?.text ?? '')) begin++
  const number = unclaimedNumberAt(state, begin)
  // "Area 1000 to 1200 sqft" is found at its number.
  if (!number || !isSize(number) || quantityAt(state, begin)) return undefined
  if (units.find(tokens, number.next)) return undefined
  const last = rangeWords.has(tokens[number.next]?.text ?? '')
    ? unclaimedNumberAt(state, number.next + 1)
    : undefined
  const isRange = last !== undefined && isSize(last) && last.value > number.value
  const [high, next] = isRange ? [last.value, last.next] : [number.value, number.next]
  const sum = { value: high, unit: sqft, next, isOpen: false }
  return withComparators(state, sum, number.value, high, isRange, [begin, next])
}

/** "Carpet min 950", "carpet at least 1000" */
const measuredBound = /^(?:min|minimum|max|maximum|at|least|atleast|above|over|upto|under|below)$/
const sqft: Unit = { of: 'area', unit: 'sqft' }
const isSize = ({ value, isWord }: NumberPhrase) => !isWord && value >= 100 && value <= 100_000

function isBetween(state: ParseState, at: number, to: number): boolean {
  const before = wordsOf(state, at - 2, at)
  const after = wordsOf(state, to, to + 2).join(' ')
  return before.includes('between') || /^(?:ke beech|ke bich|k beech|के बीच|beech)/.test(after)
}

function toRangeQuantity(
  state: ParseState,
  at: number,
  first: NumberPhrase,
  one: UnitNumber | undefined,
  two: UnitNumber,
): Quantity {
  // The unit is on the right; "80 to 1.2 cr" starts below a crore.
  let low = one?.value ?? first.value
  if (!one && two.unit.of === 'amount') {
    low = first.value >= 1_000 ? first.value : first.value * two.unit.rupees
    if (low > two.value && two.unit.rupees === 10_000_000) low = first.value * 100_000
  }
  return withComparators(state, two, Math.round(low * 100) / 100, two.value, true, [at, two.next])
}

const rangeLead = new Set(['between', 'from', 'range', 'in', 'budget', 'the', 'of', 'बीच'])

function withComparators(
  state: ParseState,
  { unit, isOpen, isAbout }: UnitNumber,
  one: number,
  two: number,
  isRange: boolean,
  [at, next]: readonly [number, number],
): Quantity {
  const low = Math.min(one, two)
  const high = Math.max(one, two)
  let from = at
  let to = next
  if (isRange) {
    while (rangeLead.has(state.tokens[from - 1]?.text ?? '') && isFree(state, from - 1)) from--
    const tail = /^(?:ke beech|ke bich|k beech|के बीच|ke beech mein)/.exec(
      wordsOf(state, to, to + 2).join(' '),
    )
    if (tail && isFree(state, to, to + 2)) to += 2
  }
  const isArea = unit.of === 'area'
  // "700 sqft carpet min", "min carpet area 700"
  const behind = isArea ? measuredThingEnd(state, to) : undefined
  const isWithin = isArea && separateClauseWord.test(state.tokens[to]?.text ?? '')
  const around = comparatorsAround(state, from, to, behind)
  const after = isWithin ? undefined : around.after
  const ahead = isArea ? measuredThingStart(state, around.before?.from ?? from) : undefined
  const before = around.before ?? (ahead === undefined ? undefined : comparatorBefore(state, ahead))
  // The comparator precedes ("under 80 lakh") or follows ("80 lakh tak"); of two, the stronger
  // wins.
  const said = strongestComparator(before?.bound, after?.bound)
  const isTurned = before && !isRange && refusedBehind.test(wordsOf(state, to, to + 4).join(' '))
  const plain = isAbout ? 'approx' : isTurned ? otherSide(said) : said
  from = Math.min(from, before?.from ?? from, ahead ?? from)
  to = Math.max(to, after?.to ?? to, behind ?? to)
  const isPrice = unit.of === 'amount' && !isRange
  const ceiling = plain === 'approx' && isPrice ? ceilingAround(state, from, to) : undefined
  if (ceiling) ({ from, to } = ceiling)
  const bound = isOpen ? 'min' : ceiling ? 'max' : plain
  // "24-25 lakh" is about one amount, "24-25 lakh tak" a limit, "24 se 25 lakh" a range.
  const isPair =
    isRange && unit.of === 'amount' && high <= low * maxSpread && !isFromTo(state, at, next)
  if (isPair && after?.bound === 'max')
    return { unit, low: high, high, isRange: false, bound: 'max', from, to }
  const isAround = bound === 'approx' || (isPair && !said && high <= low * pairSpread)
  return {
    unit,
    low,
    high,
    isRange,
    bound: isAround ? 'approx' : isRange ? undefined : bound,
    from,
    to,
  }
}

/** "Less than 3,800 sq ft will not work" is a minimum. */
const refusedBehind = regExp()`
  ^(?:(?:will|would|does|do|is|are) not|wont|wouldnt|doesnt|dont|isnt|arent|cannot|cant) (?:be )?
  (?:work|do|suit|suffice|enough|acceptable|workable|fine|useful)(?= |$)
  |^(?:is )?(?:too small|too little|unacceptable|useless)(?= |$)
  |^(?:nahi|nahin|nhi) (?:chalega|chalegi|chalenge)(?= |$)
`
const otherSide = (bound: Quantity['bound']) =>
  bound === 'max' ? 'min' : bound === 'min' ? 'max' : bound

/** Two amounts that say one lie this near to each other. */
const maxSpread = 1.1
/** "22-23k" and "44-45 lakh" are about one amount, "50-55k" is a range. */
const pairSpread = 1.05
const isFromTo = (state: ParseState, from: number, to: number) =>
  wordsOf(state, from, to).some((word) => word !== '-' && rangeWords.has(word))

/**
 * These words after an area start another clause and do not limit it: "Ek acre mein farm house",
 * "1200 sqft budget 60 lakh".
 */
const separateClauseWord = /^(?:mein|me|main|में|budget)$/

function strongestComparator(
  before: Quantity['bound'],
  after: Quantity['bound'],
): Quantity['bound'] {
  if (before === 'approx' || after === 'approx') return 'approx'
  if (before === 'min' && after === 'max') return 'min'
  // "Budget 50 lakh se upar": the comparator after the amount wins.
  return after === 'min' ? 'min' : (before ?? after)
}

/** Returns a quantity as a range; an amount without a comparator is a maximum or approximate. */
export function toRange({ low, high, isRange, bound }: Quantity, plain: 'max' | 'approx'): Range {
  if (bound === 'approx' || (!isRange && !bound && plain === 'approx'))
    return approximately(low, high)
  if (isRange) return { min: low, max: high }
  return bound === 'min' ? { min: low } : { max: high }
}

/** Widens a range by a tenth on both sides. */
export function approximately(low: number, high: number): Range {
  return { min: round(low * 0.9), max: round(high * 1.1), approx: true }
}

const round = (value: number) => Math.round(value * 100) / 100
