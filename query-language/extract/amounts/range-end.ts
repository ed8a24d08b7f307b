import { crore } from '#domain/import-cell/read-amount.ts'
import { regExp } from '#domain/text/reg-exp.ts'
import { isDay } from '#query-language/extract/attributes/possession.ts'
import { sectionWords } from '#query-language/extract/places/place-words.ts'
import { lexicon } from '#query-language/lexicon/lexicon.ts'
import { roomUnits, units } from '#query-language/lexicon/units.ts'
import type { ParseState } from '#query-language/model/parse-state.ts'
import type { NumberPhrase } from './number-phrase.ts'
import { type UnitNumber, unclaimedNumberAt, unitNumberAt } from './number-with-unit.ts'

/** Returns the second number of a possible range, with its own unit or that of the first. */
export const rangeEndAt = (state: ParseState, one: UnitNumber | undefined, after: NumberPhrase) =>
  withCroreOfFirst(state, one, unitNumberAt(state, after)) ??
  plainRupees(one, after) ??
  withUnitOfFirst(state, one, after)

/** A wider range is implausible: the second number is something else, such as a year. */
export const maxRangeRatio = 10

/** "10k to 15000": the second number is in full rupees. */
function plainRupees(
  one: UnitNumber | undefined,
  { value, next }: NumberPhrase,
): UnitNumber | undefined {
  if (one?.unit.of !== 'amount' || value < 1_000 || value * maxRangeRatio < one.value)
    return undefined
  return { value, unit: { of: 'amount', rupees: 1 }, next, isOpen: false }
}

/** "Ek karod sattar se assi lakh": the crore stands once for both. */
function withCroreOfFirst(
  { tokens }: ParseState,
  one: UnitNumber | undefined,
  two: UnitNumber | undefined,
) {
  if (one?.unit.of !== 'amount' || two?.unit.of !== 'amount') return two
  const value = Math.floor(one.value / crore) * crore + two.value
  // "1.2 cr se 80 lakh" and "1 crore 10 lakh se 90 lakh" name the greater end first.
  const last = units.find(tokens, one.next - 1)?.meaning
  const isSaid = last?.of === 'amount' && last.rupees === crore
  const isNearer = value > one.value && value / one.value < one.value / two.value
  return !isSaid && two.value < crore && isNearer ? { ...two, value } : two
}

/** "1 cr - 1.5", "30k to 40": a larger second number without a unit takes that of the first. */
function withUnitOfFirst(
  state: ParseState,
  one: UnitNumber | undefined,
  { value, next }: NumberPhrase,
): UnitNumber | undefined {
  if (one?.unit.of !== 'amount' || one.isOpen) return undefined
  const rupees = Math.round(value * one.unit.rupees)
  const isGreater = rupees > one.value && rupees <= one.value * maxRangeRatio
  if (!isGreater || countsSomethingElse(state, value, next)) return undefined
  return { value: rupees, unit: one.unit, next, isOpen: false }
}

const countedWord = regExp()`
  ^(?:st|nd|rd|th|wan|wi|vi|x|by|\/|-|%|sharing|seater|cars?|bikes?|boys?|girls?|people|persons?
  |balcon(?:y|ies)|sides?|date|tarikh|tareekh|am|pm|baje)$
`
const maxCounted = 10

function countsSomethingElse(state: ParseState, value: number, next: number): boolean {
  const { tokens } = state
  const word = tokens[next]?.text ?? ''
  const slotName = value < maxCounted && value % 1 === 0 && lexicon.find(tokens, next)?.meaning.slot
  // "40/-" are rupees, "25/12" is a day.
  const isClosed = word === '/' && tokens[next + 1]?.text === '-'
  return (
    units.find(tokens, next) !== undefined ||
    roomUnits.find(tokens, next) !== undefined ||
    (countedWord.test(word) && !isClosed) ||
    sectionWords.has(word) ||
    isDay(state, next - 1, next) ||
    slotName === 'amenity' ||
    slotName === 'tenant'
  )
}

/** "Ek hazaar se pandrah sau sqft": "hazaar" belongs to the square feet, it is not rupees. */
export const isScaleOf = (one: UnitNumber, two: UnitNumber) =>
  one.unit.of === 'amount' && two.unit.of === 'area' && one.value < two.value

/**
 * Returns the end of a spoken range of consecutive tens: "Chalis pachas lakh", "twenty thirty
 * thousand".
 */
export function spokenRange(state: ParseState, first: NumberPhrase): UnitNumber | undefined {
  const after = first.isWord ? unclaimedNumberAt(state, first.next) : undefined
  const two = after?.isWord ? unitNumberAt(state, after) : undefined
  const isNext = after && first.value >= 10 && first.value < after.value && after.value < 100
  return isNext && two?.unit.of === 'amount' ? two : undefined
}

/** "60/70 lakh", "1200/1500 sqft": two close sizes are a range; "40/60 ft" are two sides. */
export const isAscending = (first: NumberPhrase, { unit, value }: UnitNumber) =>
  unit.of === 'amount'
    ? first.value * unit.rupees < value || (first.value >= 1_000 && first.value < value)
    : unit.of === 'area' && first.value >= 100 && first.value < value
