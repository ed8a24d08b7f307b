import { regExp } from '#domain/text/reg-exp.ts'
import { startsSentence } from '#query-language/background/sentences.ts'
import { orWord } from '#query-language/extract/priced-sets.ts'
import { isDenied } from '#query-language/extract/slots-beside.ts'
import {
  conditionAfter,
  conditionBefore,
  conditionBetween,
  elseBefore,
  optionalAfter,
} from '#query-language/lexicon/preference-phrases.ts'
import { isFree, type ParseState, placeIn, skip } from '#query-language/model/parse-state.ts'
import type { FloorValue, Negatable, Option, Slot } from '#query-language/model/slots.ts'
import { romanizeTokens } from '#query-language/text/romanize.ts'
import type { Token } from '#query-language/text/tokenize.ts'
import { joinToOne } from './either.ts'

type Floor = Extract<Slot, { slot: 'floor' }>
type Lift = Extract<Slot, { slot: 'amenity' }>
interface Spot {
  from: number
  to: number
}

const isFloor = (slot: Slot): slot is Floor => slot.slot === 'floor' && !isDenied(slot)
const isLift = (slot: Slot): slot is Lift => slot.slot === 'amenity' && slot.value.name === 'Lift'
const lift: Negatable = { name: 'Lift' }

const maxDistance = 8
const thenWord = /^(?:only|hi|sirf|just|then|to|toh|tar|ta|te|fakt)$/
const unlessWord = /^(?:unless|except)$/
const without = /^(?:without|bina|bagair|vina|binaa)$/
const onlyWord = /^(?:only|unless|bina|binaa|bagair|without)$/
const higherWord = /^(?:higher|upper|above|any|all|koi|kisi|kuthla\S*|upar|uppar|uper|oopar|var)$/
const acceptance = regExp()`
  ^(?:bhi|also|ok|okay|fine|chal\S*|works?|acceptable|too|possible|cholbe|sari|parledu|parvagilla
  |pan|manzoor)$
`
/** "2nd floor tak hi kyunki lift nahi hoti": why the floor is asked for. */
const reasonWord = /^(?:because|since|as|kyunki|kyuki|kyonki|coz|bcoz|karan|karon)$/
const withWord = /^(?:with|having|ke sath|sath|saath|plus|\+|&)$/
const wordBesideWith = /^(?:a|an|the|working|ke|lifts?|elevators?)$/

/**
 * Joins a floor and a lift of which one is the condition of the other: without a lift the floor has
 * to be low, "lift nahi ho to 2nd floor tak", "above the 2nd floor only with lift". One of both is
 * enough.
 */
export function joinFloorsAndLifts(state: ParseState): void {
  if (!state.slots.some(isLift) || !state.slots.some(isFloor)) return
  const latin = romanizeTokens(state.tokens)
  for (const one of state.slots.filter(isLift)) {
    if (state.slots.includes(one)) joinLift(state, one, latin)
  }
}

function joinLift(state: ParseState, one: Lift, latin: readonly Token[]): void {
  const at = placeIn(state, one)
  const isIfLift = conditionAfter.find(latin, at.to) !== undefined
  const floor = nearestFloor(state, at, isIfLift)
  if (!floor) return
  const spot = placeIn(state, floor)
  const { value } = floor
  const [first, last] = spot.from < at.from ? [spot, at] : [at, spot]
  const words = latin.map(({ text }) => text)
  const between = words.slice(first.to, last.from)
  if (between.some((word) => reasonWord.test(word))) return
  const finds = (phrases: typeof elseBefore, from: number, to: number) =>
    latin.some((_, index) => index >= from && index < to && phrases.find(latin, index))
  const begin = Math.max(0, first.from - 3)
  const isElse = first === at && findElse(latin, at.to, spot.from)
  const isIf =
    isIfLift ||
    finds(conditionAfter, first.to, last.from) ||
    finds(conditionBefore, begin, last.from) ||
    finds(conditionBetween, begin, last.from)
  const isOnly = [...between, ...words.slice(last.to, last.to + 2)].some((word) =>
    thenWord.test(word),
  )
  // "Ground floor, without lift" are two wishes.
  if (between.some((word) => /^[,;]$/.test(word)) && !isIf && !isOnly && !isElse) return
  const isLacking =
    one.value.not === true ||
    without.test(words[at.from - 1] ?? '') ||
    isElse ||
    between.some((word) => unlessWord.test(word))
  const isLimited = value.min !== undefined && value.max === undefined
  const around = words.slice(first.from, last.to + 3)
  if (isLimited && (isIf || isLacking || around.some((word) => onlyWord.test(word)))) {
    join(state, one, [floor], [{ slot: 'floor', value: lower(value) }])
  } else if (isLacking) {
    const floors = inOrder([floor, ...floorsBeside(state, floor)])
    join(state, one, floors, floors.map(optionOf))
  } else if (isIf && value.max !== undefined && between.some((word) => higherWord.test(word))) {
    join(state, one, [floor], [optionOf(floor)])
  } else {
    // "First floor with lift", where "with" may be claimed with the lift.
    const joint = words.slice(spot.to, at.to)
    const isWith =
      first === spot &&
      joint.some((word) => withWord.test(word)) &&
      joint.every((word) => withWord.test(word) || wordBesideWith.test(word))
    const isAccepted = isIf && around.some((word) => acceptance.test(word))
    const isContrast = isIf && findElse(latin, spot.to, spot.to + 3)
    const others = isWith
      ? floorsBeside(state, floor)
      : isAccepted || isContrast
        ? state.slots.filter((slot): slot is Floor => isFloor(slot) && slot !== floor)
        : []
    if (others.length === 0) return
    const both: Option = { slot: 'floor', value, and: lift }
    const options = inOrder(others).map(optionOf)
    const isLast = others.every(({ start }) => start < floor.start)
    joinToOne(state, [...others, floor, one], isLast ? [...options, both] : [both, ...options])
  }
}

/** Whether there are words of a second choice that do not say that none is needed. */
function findElse(latin: readonly Token[], from: number, to: number): boolean {
  return latin.some(
    (_, at) =>
      from <= at && at < to && elseBefore.find(latin, at) && !optionalAfter.find(latin, at),
  )
}

const lower = ({ min = 1 }: FloorValue): FloorValue => ({ max: min - 1 })

/** Claims "if there is" before what it is a condition of. */
function skipConditions(state: ParseState, slots: readonly Slot[]): void {
  const from = Math.min(...slots.map((slot) => placeIn(state, slot).from))
  for (let at = Math.max(0, from - 3); at < from; at++) {
    const isCondition = conditionBefore.find(state.tokens, at) && isFree(state, at, from)
    if (isCondition && !startsSentence(state, from)) skip(state, at, from)
  }
}

const inOrder = (floors: readonly Floor[]) =>
  floors.toSorted((one, other) => one.start - other.start)
const optionOf = ({ value }: Floor): Option => ({ slot: 'floor', value })

/** Joins floors and the lift, which is asked for nowhere else then. */
function join(state: ParseState, one: Lift, floors: readonly Floor[], options: Option[]): void {
  const asked: Option = { slot: 'amenity', value: lift }
  skipConditions(state, [one, ...floors])
  const isFirst = floors.every(({ start }) => one.start < start)
  state.slots = state.slots.filter((slot) => slot === one || !isLift(slot))
  joinToOne(state, [one, ...floors], isFirst ? [asked, ...options] : [...options, asked])
}

/**
 * Returns the floor of the same sentence with nothing else between it and the lift, behind the
 * condition "if there is a lift" rather than before it.
 */
function nearestFloor(state: ParseState, at: Spot, isIfLift: boolean): Floor | undefined {
  const found = state.slots.filter(isFloor).flatMap((slot) => {
    const spot = placeIn(state, slot)
    const [first, last] = spot.from < at.from ? [spot, at] : [at, spot]
    const isNear = last.from >= first.to && last.from - first.to <= maxDistance
    return isNear && isOneSentence(state, first, last) && !hasSlot(state, first, last)
      ? [{ slot, distance: last.from - first.to + (isIfLift && first === spot ? maxDistance : 0) }]
      : []
  })
  return found.toSorted((one, other) => one.distance - other.distance)[0]?.slot
}

function isOneSentence(state: ParseState, first: Spot, last: Spot): boolean {
  for (let at = first.to; at <= last.from; at++) if (startsSentence(state, at)) return false
  return true
}

const hasSlot = (state: ParseState, first: Spot, last: Spot) =>
  state.slots.some((slot) => {
    const { from } = placeIn(state, slot)
    return from >= first.to && from < last.from
  })

/** Returns the floors that "or" joins to a floor. */
function floorsBeside(state: ParseState, floor: Floor): Floor[] {
  const found: Floor[] = []
  const isJoined = (one: Spot, other: Spot) =>
    other.from === one.to + 1 &&
    (orWord.test(state.tokens[one.to]?.text ?? '') || state.tokens[one.to]?.text === '/')
  for (const direction of [-1, 1]) {
    let spot = placeIn(state, floor)
    for (;;) {
      const next = state.slots
        .filter((slot): slot is Floor => isFloor(slot) && !found.includes(slot) && slot !== floor)
        .find((slot) => {
          const other = placeIn(state, slot)
          return direction < 0 ? isJoined(other, spot) : isJoined(spot, other)
        })
      if (!next) break
      found.push(next)
      spot = placeIn(state, next)
    }
  }
  return found
}
