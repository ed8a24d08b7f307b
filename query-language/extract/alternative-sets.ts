import { startsSentence } from '#query-language/background/sentences.ts'
import { stopWords } from '#query-language/lexicon/lexicon.ts'
import { type ParseState, skip, wordsOf } from '#query-language/model/parse-state.ts'
import { partOfSet } from '#query-language/model/slot-part.ts'
import type { Slot, SlotName } from '#query-language/model/slots.ts'
import { orWord, secondPricedSet } from './priced-sets.ts'

/** Features of a home, of which "or" asks for one. */
const features: ReadonlySet<SlotName> = new Set<SlotName>([
  ...(['amenity', 'floor', 'facing', 'near', 'vastu'] as const),
])

/**
 * Marks the second of two sets that exclude one another as the second choice: "2bhk in Baner or
 * 3bhk in Wakad". What only the first says of the price holds for both. Features joined by "or"
 * rank, because a search has no "one of them": "lift or ground floor".
 */
export function markAlternativeSets(state: ParseState): void {
  const sets = secondPricedSet(state)
  if (sets) {
    for (const slot of sets.second) slot.isElse = true
    state.slots = state.slots.filter((slot) => !sets.general.includes(slot))
    skipEither(state, sets.at)
    skip(state, sets.at, sets.at + 1)
    return
  }
  for (const [at, { text }] of state.tokens.entries()) {
    if (!orWord.test(text)) continue
    const { before, after } = beside(state, at)
    if (isSecondSet(before, after)) {
      const parts = new Set(before.map(partOfSet))
      skipEither(state, at)
      for (const slot of after) {
        const part = partOfSet(slot)
        if (part && parts.has(part)) slot.isElse = true
      }
      skip(state, at, at + 1)
      return
    }
    markEither(state, before, after)
  }
}

/**
 * Returns the slots of the sentence before a word and of the one behind it: "or" joins nothing of
 * other sentences. It may begin one: "2bhk in Powai. Or 3bhk in Kanjurmarg".
 */
function beside(state: ParseState, at: number): { before: Slot[]; after: Slot[] } {
  let from = at - 1
  while (from > 0 && !startsSentence(state, from)) from--
  let to = at + 1
  while (to < state.tokens.length && !startsSentence(state, to)) to++
  const [first, word, last] = [state.tokens[from], state.tokens[at], state.tokens[to - 1]]
  const inside = (start: number, end: number) =>
    state.slots.filter((slot) => slot.start >= start && slot.end <= end)
  return {
    before: inside(first?.start ?? 0, word?.start ?? 0),
    after: inside(word?.end ?? 0, last?.end ?? 0),
  }
}

/** "Either 2bhk in Baner or 3bhk in Wakad" */
function skipEither(state: ParseState, to: number): void {
  const at = state.tokens.findLastIndex(({ text }, index) => index < to && text === 'either')
  if (at >= 0) skip(state, at, at + 1)
}

const isPriced = (slots: readonly Slot[]) =>
  slots.some(({ slot, value }) => slot === 'budget' && value.max !== undefined)

/** The homes and places, in order, each run of one sort once. */
const orderOf = (slots: readonly Slot[]) =>
  slots
    .toSorted((one, other) => one.start - other.start)
    .map(partOfSet)
    .filter((group) => group === 'home' || group === 'place')
    .filter((group, at, all) => group !== all[at - 1])

/** "2bhk in Powai or 3bhk in Kanjurmarg": a home and its place on both sides, in one order. */
function areHomesWithPlaces(before: readonly Slot[], after: readonly Slot[]): boolean {
  const [first, second] = [orderOf(before).slice(-2), orderOf(after).slice(0, 2)]
  if (first.length < 2 || first.join() !== second.join()) return false
  const valuesOf = (slots: readonly Slot[], group: string) =>
    slots.filter((slot) => partOfSet(slot) === group).map(({ value }) => JSON.stringify(value))
  return first.every((group) => {
    const values = valuesOf(before, group)
    return valuesOf(after, group).every((value) => !values.includes(value))
  })
}

/** Both have a price, or a place, and a home or a place, which differ. */
function isSecondSet(before: readonly Slot[], after: readonly Slot[]): boolean {
  if (areHomesWithPlaces(before, after)) return true
  if (!isPriced(before) || !isPriced(after)) return false
  const parts = new Set(before.map(partOfSet))
  return after.some((slot) => {
    const part = partOfSet(slot)
    return (
      (part === 'home' || part === 'place') &&
      parts.has(part) &&
      before.every((one) => JSON.stringify(one.value) !== JSON.stringify(slot.value))
    )
  })
}

function markEither(state: ParseState, before: readonly Slot[], after: readonly Slot[]): void {
  const one = before.toSorted((first, second) => first.end - second.end).at(-1)
  const other = after.toSorted((first, second) => first.start - second.start)[0]
  if (!one || !other || !features.has(one.slot) || !features.has(other.slot)) return
  if (isDenied(one) || isDenied(other)) return
  // Floors and directions of one kind are one of them already.
  if (one.slot === other.slot && (one.slot === 'floor' || one.slot === 'facing')) return
  const from = state.tokens.findIndex(({ start }) => start >= one.end)
  const to = state.tokens.findIndex(({ start }) => start >= other.start)
  const between = wordsOf(state, from, to)
  const isAny = one.slot === 'floor' && / ?any floors? (?:if|is|ok)/.test(between.join(' '))
  const isJoined = between.every((word) => orWord.test(word) || stopWords.words.has(word))
  if (!isAny && !isJoined) return
  one.isSoft = true
  other.isSoft = true
}

const isDenied = ({ value }: Slot) => typeof value === 'object' && 'not' in value && !!value.not
