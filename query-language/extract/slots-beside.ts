import type { Clause } from '#query-language/background/clauses.ts'
import { stopWords, unsupportedAttributes } from '#query-language/lexicon/lexicon.ts'
import { type ParseState, placeIn } from '#query-language/model/parse-state.ts'
import type { Slot, SlotName } from '#query-language/model/slots.ts'

/** Conjunctions between two conditions in one clause. */
export const joint = /^(?:and|or|aur|ya|n|ani|kinva|ebong|mattu|mariyu|और|या|आणि|किंवा|&|\/)$/

/** Slots of an earlier clause that a preference makes soft only if its own clause is empty. */
export const essentials: ReadonlySet<SlotName> = new Set([
  ...(['intent', 'bhk', 'type', 'budget', 'monthly', 'city', 'locality', 'society'] as const),
])

/** Features of a home, for which "if there is" alone is a preference. */
export const features: ReadonlySet<SlotName> = new Set([
  ...(['amenity', 'furnishing', 'floor', 'facing', 'vastu', 'near', 'bathrooms'] as const),
  ...(['either', 'parking', 'road', 'moveIn', 'sharing'] as const),
])

/** Returns the next slot of a clause behind some words, with those joined to it by "and". */
export function slotsAfter(state: ParseState, next: number, clause: Clause): Slot[] {
  const found: Slot[] = []
  const places = placesOf(state).filter(({ from, to }) => from >= next && to <= clause.to)
  let end = next
  for (const { slot, from, to } of places.toSorted((one, other) => one.from - other.from)) {
    if (found.length > 0 && !isJoined(state, end, from)) break
    found.push(slot)
    end = Math.max(end, to)
  }
  return found
}

/**
 * Returns the slots before the words, from the previous clause if this one has none: "Gym, would be
 * nice". In "60 lakh, preferably quiet" the budget is no preference.
 */
export function slotsBefore(
  state: ParseState,
  at: number,
  next: number,
  clause: Clause,
  clauses: Clause[],
): Slot[] {
  const isEmpty = !placesOf(state).some(({ from, to }) => from >= clause.from && to <= at)
  const isAlone = isFiller(state, clause.from, at) && isFiller(state, next, clause.to)
  const earlier = clauses[clauses.indexOf(clause) - 1]
  // "Borewell must, mango trees would be nice": the wish is about words that nobody understood.
  const isOfEarlier = isEmpty && (isAlone || !hasUnknown(state, clause.from, at))
  const { from: start } = isOfEarlier && earlier ? earlier : clause
  const found: Slot[] = isEmpty ? [] : listedBefore(state, clause, clauses)
  const places = placesOf(state).filter(
    ({ slot, from, to }) =>
      from >= start && to <= at && (isAlone || from >= clause.from || !essentials.has(slot.slot)),
  )
  let begin = at
  for (const [index, { slot, from, to }] of places
    .toSorted((one, other) => other.to - one.to)
    .entries()) {
    const last = found.at(-1)
    // "Gym pool ki zaroorat nahi"
    const isBeside = to === begin && slot.slot === 'amenity' && last?.slot === 'amenity'
    if (index > 0 && !isBeside && !isJoined(state, to, begin)) break
    found.push(slot)
    begin = Math.min(begin, from)
  }
  return found
}

/** Whether there are two words or more that are neither claimed nor stop words. */
function hasUnknown({ tokens, claimed }: ParseState, from: number, to: number): boolean {
  const unknown = tokens
    .slice(from, to)
    .filter(
      ({ kind }, index) =>
        kind === 'word' && !claimed[from + index] && !stopWords.find(tokens, from + index),
    )
  return unknown.length > 1
}

/** Returns the features of a list that ends in a clause: "Gym, pool good to have". */
function listedBefore(state: ParseState, clause: Clause, clauses: readonly Clause[]): Slot[] {
  const listed: Slot[] = []
  const all = placesOf(state)
  let last = clause
  for (const earlier of clauses.slice(0, clauses.indexOf(clause)).toReversed()) {
    const inside = all.filter(({ from, to }) => from >= earlier.from && to <= earlier.to)
    const isList =
      last.opening === ',' &&
      inside.length > 0 &&
      inside.every(({ slot }) => features.has(slot.slot) && !isDenied(slot)) &&
      isOnly(earlier, inside)
    if (!isList) break
    listed.push(...inside.map(({ slot }) => slot))
    last = earlier
  }
  return listed
}

export const isDenied = ({ value }: Slot) =>
  typeof value === 'object' && (('not' in value && !!value.not) || ('top' in value && !value.top))

/** Whether a clause has no word but those of these slots: "lift irbeku" is a clause of its own. */
export const isOnly = ({ from, to }: Clause, slots: readonly { from: number; to: number }[]) =>
  Array.from({ length: to - from }, (_, index) => from + index).every((at) =>
    slots.some((slot) => slot.from <= at && at < slot.to),
  )

export const placesOf = (state: ParseState) =>
  state.slots
    .filter(({ slot }) => slot !== 'sort' && slot !== 'intent')
    .map((slot) => placeIn(state, slot))

/** Whether all these tokens are signs and stop words. */
function isFiller({ tokens }: ParseState, from: number, to: number): boolean {
  for (let at = from; at < to; ) {
    if (unsupportedAttributes.find(tokens, at)) return false
    const next = stopWords.find(tokens, at)?.next
    if (next === undefined && tokens[at]?.kind !== 'sign') return false
    at = next ?? at + 1
  }
  return true
}

/** Whether only conjunctions and stop words are between two slots. */
export function isJoined({ tokens }: ParseState, from: number, to: number): boolean {
  if (to < from) return true
  const between = tokens.slice(from, to)
  if (!between.some(({ text }) => joint.test(text))) return false
  return between.every(
    ({ text }, index) => joint.test(text) || stopWords.find(tokens, from + index) !== undefined,
  )
}
