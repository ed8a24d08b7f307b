import { startsSentence } from '#query-language/background/sentences.ts'
import { orWord } from '#query-language/extract/priced-sets.ts'
import { placesOf } from '#query-language/extract/slots-beside.ts'
import { stopWords } from '#query-language/lexicon/lexicon.ts'
import { elseBefore } from '#query-language/lexicon/preference-phrases.ts'
import {
  isFree,
  type ParseState,
  placeIn,
  skip,
  wordsOf,
} from '#query-language/model/parse-state.ts'
import { partOfSet } from '#query-language/model/slot-part.ts'
import { eitherSlots, type Option, type Slot } from '#query-language/model/slots.ts'

type Feature = Extract<Slot, { slot: Option['slot'] | 'either' }>

const joined: ReadonlySet<string> = new Set([...eitherSlots, 'either'])
const isFeature = (slot: Slot | undefined): slot is Feature =>
  slot !== undefined && joined.has(slot.slot) && !isDenied(slot)

const isDenied = ({ value }: Slot) =>
  typeof value === 'object' &&
  (('not' in value && !!value.not) || ('top' in value && value.top === false))

/** "Terrace or at least 2 balconies", "ground floor or building w/ lift" */
const wordBetween =
  /^(?:at|least|atleast|min|minimum|some|good|proper|building|bldg|tower|w|\/|has|having|\d)$/
/** "Max 3rd floor or any floor if there is a lift" */
const conditionOfFloor = / ?any floors? (?:if|is|ok)/

/**
 * Joins the features with "or" between them to one slot, of which one is enough: "lift or ground
 * floor". Several floors, directions or kinds of furnishing are one of them already.
 */
export function joinEither(state: ParseState): void {
  for (const [at, { text }] of state.tokens.entries()) {
    if (!orWord.test(text)) continue
    const start = state.tokens[at]?.start ?? 0
    const one = state.slots
      .filter(({ end }) => end <= start)
      .toSorted((first, second) => first.end - second.end)
      .at(-1)
    const other = state.slots
      .filter((slot) => slot.start > start)
      .toSorted((first, second) => first.start - second.start)[0]
    if (!isFeature(one) || !isFeature(other) || isOneAlready(one, other)) continue
    const [from, to] = [placeIn(state, one).to, placeIn(state, other).from]
    if (!isBetween(wordsOf(state, from, to), one)) continue
    joinToOne(state, [one, other], [...optionsOf(one), ...optionsOf(other)])
  }
}

/** Replaces slots by one of which one option is enough, with the words between them. */
export function joinToOne(
  state: ParseState,
  slots: readonly Slot[],
  value: readonly Option[],
): void {
  const [start, end] = [
    Math.min(...slots.map((slot) => slot.start)),
    Math.max(...slots.map((slot) => slot.end)),
  ]
  const confidence = Math.min(...slots.map((slot) => slot.confidence))
  const joint: Slot = {
    ...{ slot: 'either', value, start, end, text: state.text.slice(start, end), confidence },
  }
  state.slots = [...state.slots.filter((known) => !slots.includes(known)), joint]
  const { from, to } = placeIn(state, joint)
  skip(state, from, to)
}

/**
 * Makes soft what is asked for on one side of "or" alone: what else is enough is another home,
 * "2bhk with study or 3bhk", or was not understood, "Cauvery or borewell water", "DDA ya society
 * flat".
 */
export function softenHalves(state: ParseState): void {
  for (const [at, { text }] of state.tokens.entries()) {
    if (!orWord.test(text) || !isFree(state, at) || elseBefore.find(state.tokens, at)) continue
    const places = placesOf(state)
    const one = places.filter(({ to }) => to <= at).toSorted((a, b) => b.to - a.to)[0]
    const other = places.filter(({ from }) => from > at).toSorted((a, b) => a.from - b.from)[0]
    const home = other && isHome(other.slot)
    if (one && home && isHalf(one.slot) && isBesideOr(state, one.to, at)) {
      const isOfHome = places.some(
        ({ slot, to }) => isHome(slot) && isBesideOr(state, to, one.from),
      )
      if (isOfHome || one.slot.slot === 'approval') one.slot.isSoft = true
      // "Villa with pool or flat with club"
      const homes = places.filter(({ slot, from }) => isHome(slot) && from >= other.from)
      const isOfOther = (from: number) => homes.some(({ to }) => isBehind(state, to, from))
      if (isOfHome)
        for (const { slot, from } of places) if (isHalf(slot) && isOfOther(from)) slot.isSoft = true
    }
    if (one && isHalf(one.slot) && one.to === at && hasUnknown(state, at + 1, other?.from))
      one.slot.isSoft = true
    if (
      other &&
      isHalf(other.slot) &&
      isUnknown(state, at - 1) &&
      isBesideOr(state, at, other.from)
    )
      other.slot.isSoft = true
  }
}

const isBehind = (state: ParseState, from: number, to: number) =>
  from <= to && isBesideOr(state, from, to)
const isHome = (slot: Slot) => partOfSet(slot) === 'home'
const isHalf = (slot: Slot) =>
  ['amenity', 'approval', 'near'].includes(slot.slot) && !isDenied(slot)
const isUnknown = (state: ParseState, at: number) =>
  state.tokens[at]?.kind === 'word' &&
  isFree(state, at) &&
  !stopWords.find(state.tokens, at) &&
  !startsSentence(state, at + 1)

/** Whether a word that nobody understood stands right behind "or", before the next slot. */
const hasUnknown = (state: ParseState, at: number, next = state.tokens.length) =>
  at < next && isUnknown(state, at)

/** Whether only words that join, and what "or" joins, stand between two places. */
const isBesideOr = ({ tokens }: ParseState, from: number, to: number) =>
  to - from <= 2 &&
  tokens
    .slice(from, Math.max(from, to))
    .every(({ text }) => orWord.test(text) || besideOr.test(text) || stopWords.words.has(text))
const besideOr = /^(?:with|and|\+|plus|a|an|good|proper|some)$/

const optionsOf = (feature: Feature): readonly Option[] =>
  feature.slot === 'either'
    ? feature.value
    : [{ slot: feature.slot, value: feature.value } as Option]

const isOneAlready = (one: Feature, other: Feature) =>
  one.slot === other.slot && ['floor', 'facing', 'furnishing', 'vastu'].includes(one.slot)

function isBetween(words: readonly string[], { slot }: Feature): boolean {
  const isAnyFloor = slot === 'floor' && conditionOfFloor.test(words.join(' '))
  return (
    isAnyFloor ||
    words.every((word) => orWord.test(word) || wordBetween.test(word) || stopWords.words.has(word))
  )
}
