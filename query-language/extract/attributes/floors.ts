import { regExp } from '#domain/text/reg-exp.ts'
import { rangeWords } from '#query-language/extract/amounts/quantity.ts'
import { lexicon } from '#query-language/lexicon/lexicon.ts'
import { ordinalWords } from '#query-language/lexicon/number-words.ts'
import { roomUnits, units } from '#query-language/lexicon/units.ts'
import {
  claim,
  isFree,
  negatedSpan,
  type ParseState,
  wordsOf,
} from '#query-language/model/parse-state.ts'
import type { FloorValue, Slot } from '#query-language/model/slots.ts'
import {
  comparatorLength,
  type FloorMatch,
  hasComparatorBefore,
  opposite,
  withComparator,
  wordAt,
} from './floor-comparators.ts'
import { namedFloors, vagueFloors } from './floor-names.ts'

/**
 * Abbreviations that mean furnishing elsewhere: first and second floor beside `gf` or a builder
 * floor.
 */
const floorAbbreviations = new Map([
  ['ff', 1],
  ['sf', 2],
])
const ordinalSuffix = regExp()`
  ^(?:st|nd|rd|th|wan|vi|wi|va|vya|thya|rya
  |वीं|वां|वी|वा|वें|व्या|रा|रे|री|र्या|ऱ्या|ला|ली|ल्या|था|थी|थ्या)$
`

const floorWord = /^(?:floor|floors|flr|flrs|manzil|manjil|मंजिल)$/
const wordAfterFloor = /^(?:should|must|be|no|number|range|is|any|somewhere|from|between)$/

/**
 * Extracts a range after its noun, `floor should be between 4 and 10`, before its numbers are
 * parsed as bedrooms.
 */
export function extractFloorRanges(state: ParseState): void {
  const { tokens } = state
  for (let at = 0; at < tokens.length; at++) {
    if (!floorWord.test(tokens[at]?.text ?? '') || !isFree(state, at)) continue
    let begin = at + 1
    while (wordAfterFloor.test(tokens[begin]?.text ?? '')) begin++
    const low = begin > at + 1 ? floorNumberAt(state, begin) : undefined
    const isJoint = low && /^(?:and|to|-|se)$/.test(tokens[low.to]?.text ?? '')
    const high = isJoint ? floorNumberAt(state, low.to + 1) : undefined
    if (!low || !high || !isFree(state, at, high.to)) continue
    if (units.find(tokens, high.to) || roomUnits.find(tokens, high.to)) continue
    const [min, max] = [Math.min(low.value, high.value), Math.max(low.value, high.value)]
    claim(state, 'floor', { min, max }, [at, high.to])
    at = high.to - 1
  }
}

/** Extracts floors: `2nd floor`, `above 5th floor`, `not on ground floor`, `top floor`. */
export function extractFloors(state: ParseState): void {
  let last: { to: number; isWanted: boolean; isLeading: boolean } | undefined
  for (let at = 0; at < state.tokens.length; at++) {
    if (!isFree(state, at)) continue
    const match =
      namedFloorAt(state, at) ?? abbreviatedFloorAt(state, at) ?? numberedFloorAt(state, at)
    if (!match) continue
    const isJoined = last?.to === match.from - 1 && joiningWord.test(wordAt(state, match.from - 1))
    const own = negatedSpan(state, match.from, match.to)
    // "Not ground or top floor": a negation before the first applies to all.
    const isShared = isJoined && last?.isLeading === true && !last.isWanted
    const not = own ?? (isShared ? ([match.from, match.to] as const) : undefined)
    // "Ground aur top floor nahi": so does one after the last.
    if (isJoined && last?.isWanted && own && own[1] > match.to) negateLastFloor(state)
    last = {
      to: match.to,
      isWanted: !not,
      isLeading: isShared || (own?.[0] ?? match.from) < match.from,
    }
    if (not && match.value.oneOf) {
      claim(state, 'floor', { not: match.value.oneOf }, not)
    } else if (not && match.value.top) {
      claim(state, 'floor', { top: false }, not)
    } else if (not && isLimit(match.value)) {
      // "Above 7th floor refused"
      claim(state, 'floor', opposite(match.value), not)
    } else if (!not) {
      claim(state, 'floor', match.value, [match.from, match.to])
    }
    at = match.to - 1
  }
  dropVagueFloors(state)
}

/** A number with one limit; the opposite of "high" is as vague, that of a range two ranges. */
const isLimit = (value: FloorValue) =>
  !vagueFloors.has(value) && (value.min === undefined) !== (value.max === undefined)

/** Drops "high floor" where a number is given: "High floor, above 10th". */
function dropVagueFloors(state: ParseState): void {
  const isVague = (slot: Slot) => slot.slot === 'floor' && vagueFloors.has(slot.value)
  const hasExactFloor = state.slots.some(
    (slot) =>
      slot.slot === 'floor' &&
      !vagueFloors.has(slot.value) &&
      (slot.value.min !== undefined || slot.value.max !== undefined),
  )
  if (hasExactFloor) state.slots = state.slots.filter((slot) => !isVague(slot))
}

// "Ke" is "or" in Gujarati.
const joiningWord = regExp()`
  ^(?:or|and|nor|ya|aur|na|ke|athva|athava|kinva|athoba|ba|illa|leda|ledha|alle|allenkil
  |illenkil|jaan|या|और|किंवा|,|\/|&|\+)$
`

function negateLastFloor({ slots }: ParseState): void {
  const floor = slots.findLast(({ slot }) => slot === 'floor')
  if (floor?.slot !== 'floor') return
  if (floor.value.oneOf) floor.value = { not: floor.value.oneOf }
  else if (floor.value.top) floor.value = { top: false }
}

function namedFloorAt(state: ParseState, at: number): FloorMatch | undefined {
  const { tokens } = state
  const match = namedFloors.find(tokens, at)
  if (!match || !isFree(state, at, match.next)) return undefined
  // "Basement parking": where the car is.
  if (/^(?:parking|car)$/.test(wordAt(state, match.next)) && !match.meaning.top) return undefined
  // "Ground" alone is an area unit, a playground or noise; after a number it is an area unit.
  const isAlone = /^(?:ground|top)$/.test(wordAt(state, at)) && match.next === at + 1
  // "Not ground not top"
  const isFloor = isFirstOfFloors(state, at) || negatedSpan(state, at, at + 1) !== undefined
  if (isAlone && (tokens[at - 1]?.kind === 'number' || !isFloor)) return undefined
  return { value: match.meaning, from: at, to: match.next }
}

/** "Ground or first floor", "ground/1st": one noun at the end serves both, or none does. */
function isFirstOfFloors(state: ParseState, at: number): boolean {
  if (!joiningWord.test(wordAt(state, at + 1))) return false
  if (namedFloors.find(state.tokens, at + 2)) return true
  const next = floorNumberAt(state, at + 2)
  return next !== undefined && (floorWord.test(wordAt(state, next.to)) || isLone(state, next))
}

/** "Ground floor chahiye warna pehla": the second choice of a floor. */
const elseWord = /^(?:warna|varna|otherwise|else|वरना)$/
const wantedWord = /^(?:chahiye|chahie|hona|ho|preferred|better|चाहिए)$/
const isBeside = ({ tokens }: ParseState, end: number, at: number) =>
  tokens[at - 1]?.end === end ||
  (wantedWord.test(tokens[at - 1]?.text ?? '') && tokens[at - 2]?.end === end)

/** Whether an ordinal counts nothing else: "1st", not "1st phase". */
const isLone = (state: ParseState, { to, isOrdinal }: { to: number; isOrdinal: boolean }) =>
  isOrdinal && !otherOrdinal.test(wordAt(state, to)) && !units.find(state.tokens, to)

const otherOrdinal =
  /^(?:cross|main|phase|block|street|sector|stage|km|week|month|june|july|preference|choice|time)$/

function abbreviatedFloorAt({ tokens }: ParseState, at: number): FloorMatch | undefined {
  const floor = floorAbbreviations.get(tokens[at]?.text ?? '')
  // "1200 sf" is an area.
  if (floor === undefined || tokens[at - 1]?.kind === 'number') return undefined
  const isOfFloors = tokens.some(
    ({ text }, index) => text === 'gf' || isBuilderFloorAt(tokens, index),
  )
  return isOfFloors ? { value: { oneOf: [floor] }, from: at, to: at + 1 } : undefined
}

function isBuilderFloorAt(tokens: ParseState['tokens'], at: number): boolean {
  const meaning = lexicon.find(tokens, at)?.meaning
  return meaning?.slot === 'type' && meaning.value.kind === 'builder floor'
}

function numberedFloorAt(state: ParseState, at: number): FloorMatch | undefined {
  const first = floorNumberAt(state, at)
  if (!first) return undefined
  const values = [first.value]
  let { to } = first
  const sign = state.tokens[to]?.text ?? ''
  const isThrough = rangeWords.has(sign)
  const isList = isThrough || (sign !== 'na' && joiningWord.test(sign))
  // "3rd 4th floor"
  const beside = first.isOrdinal ? floorNumberAt(state, to) : undefined
  const second = isList ? floorNumberAt(state, to + 1) : beside?.isOrdinal ? beside : undefined
  if (second) {
    // "8/14 floor" is the eighth of fourteen; "2/3 floor" is either.
    const isOfAll = sign === '/' && second.value > first.value + 1 && !second.isOrdinal
    if (!isOfAll) values.push(second.value)
    to = second.to
  }
  // "3 se upar floor": the noun is behind the comparator.
  const above = beyondNumber.exec(wordsOf(state, to, to + 3).join(' '))?.groups
  if (above && !second) {
    const value = above.lower ? { max: first.value - 1 } : { min: first.value + 1 }
    return { value, from: at, to: to + 3 }
  }
  const unit = units.find(state.tokens, to)
  const isBetween =
    second !== undefined && sign === 'and' && state.tokens[at - 1]?.text === 'between'
  // "Builder floor second floor": the first "floor" is the home type.
  const isType = /^(?:builder|independent|kothi|individual)$/.test(wordAt(state, at - 2))
  const before = isFree(state, at - 1) && wordAt(state, at - 1) === 'floor' && !isType
  const last = first.isOrdinal && !second && unit ? lastOfRange(state, unit.next) : undefined
  if (last && unit?.meaning.of === 'floor')
    return withComparator(state, [first.value, last.value], at, last.to, true)
  const isBesideGround =
    isLone(state, first) &&
    (joiningWord.test(wordAt(state, at - 1)) || elseWord.test(wordAt(state, at - 1))) &&
    state.slots.some(({ slot, end }) => slot === 'floor' && isBeside(state, end, at - 1))
  if (isBesideGround && !second) return { value: { oneOf: values }, from: at, to }
  // "Lift ho to teesri bhi", "lift, otherwise first or second"
  if (isLone(state, { ...first, to }) && ofLift.test(wordsOf(state, at - 10, at).join(' ')))
    return withComparator(state, values, at, to, false)
  if (unit?.meaning.of !== 'floor' && !before && !isComparatorAlone(state, at, first))
    return undefined
  // "Builder floor 5 cr": the number is the price.
  if (unit && unit.meaning.of !== 'floor') return undefined
  if (unit?.meaning.of === 'floor') {
    to = unit.next
    // "3 floor house" has three floors; "3rd floor" is one.
    if (!first.isOrdinal && !second && !hasComparatorBefore(state, at)) return undefined
  }
  const from = before || isBetween ? at - 1 : at
  const isRange = second !== undefined && (isBetween || isThrough)
  return withComparator(state, values, from, to, isRange)
}

const ofLift = regExp()`
  (?:^| )lifts? .*?(?:(?:ho|hai|hua|mile|mili|asel|hoy|hove|nahi|nahin) (?:to|toh|tar|ta|taan)
  |then|otherwise|else|warna|varna|वरना|naahitar|nahitar)(?: only| max| upto| up to| maximum)?$
`

const beyondNumber = regExp()`
  ^(?:se|ke) (?:upar|uper|oopar|zyada|(?<lower>neeche|niche)) (?:floor|floors|manzil|manjil|mala)$
`

/** The end of "first floor to third floor", "5th floor se 12 ke beech". */
function lastOfRange(state: ParseState, at: number) {
  if (!rangeWords.has(wordAt(state, at))) return undefined
  const last = floorNumberAt(state, at + 1)
  if (!last) return undefined
  const unit = units.find(state.tokens, last.to)
  if (unit?.meaning.of === 'floor') return { ...last, to: unit.next }
  const isBetween = /^ke (?:beech|bich)/.test(wordsOf(state, last.to, last.to + 2).join(' '))
  return !unit && isBetween ? { ...last, to: last.to + 2 } : undefined
}

/** Whether the floor noun precedes the comparator: "Floor above 10", "high floor, above 10th". */
function isComparatorAlone(
  state: ParseState,
  at: number,
  { to, isOrdinal }: { to: number; isOrdinal: boolean },
) {
  const bound = comparatorLength(state, at)
  if (bound === 0 || units.find(state.tokens, to)) return false
  if (isOrdinal) {
    const isEnd = !/^(?:cross|main|phase|block|street|sector|stage|km)$/.test(wordAt(state, to))
    return isEnd && state.tokens.some(({ text }) => floorWord.test(text))
  }
  // In "first floor under 60" the comparator belongs to the price: the floor has its own number.
  const isDenied = /^(?:not|nothing|no|never)$/.test(wordAt(state, at - bound - 1))
  const noun = at - bound - (isDenied ? 2 : 1)
  const own = wordAt(state, noun - 1)
  const isNumbered =
    ordinalSuffix.test(own) || state.tokens[noun - 1]?.kind === 'number' || ordinalWords.has(own)
  return (
    floorWord.test(wordAt(state, noun)) && !isNumbered && !namedFloors.find(state.tokens, noun - 1)
  )
}

function floorNumberAt(state: ParseState, at: number) {
  const { tokens } = state
  const token = tokens[at]
  if (!token || !isFree(state, at)) return undefined
  const spoken = ordinalWords.get(token.text)
  if (spoken !== undefined) return { value: spoken, to: at + 1, isOrdinal: true }
  if (token.kind !== 'number' || token.value > 100 || token.value % 1 !== 0) return undefined
  const isOrdinal = ordinalSuffix.test(tokens[at + 1]?.text ?? '')
  return { value: token.value, to: at + (isOrdinal ? 2 : 1), isOrdinal }
}
