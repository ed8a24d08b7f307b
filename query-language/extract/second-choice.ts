import { regExp } from '#domain/text/reg-exp.ts'
import type { Clause } from '#query-language/background/clauses.ts'
import { startsSentence } from '#query-language/background/sentences.ts'
import { elseBefore } from '#query-language/lexicon/preference-phrases.ts'
import { type ParseState, placeIn, skip, wordsOf } from '#query-language/model/parse-state.ts'
import { partOfSet, placeSlots } from '#query-language/model/slot-part.ts'
import type { Slot } from '#query-language/model/slots.ts'
import { isHomeOfBoth, markRestOfChoice } from './rest-of-choice.ts'
import { placesOf, slotsAfter } from './slots-beside.ts'

type Find = (phrases: typeof elseBefore) => { next: number } | undefined

const secondWord = /^(?:second|next|dusr[aie]|doosr[aie]|then)$/
const firstChoice = regExp()`
  (?:^| )(?:first|1 st|top|pehl[aie]|pahl[aie]) (?:preference|choice|priority|option|pasand)(?: |$)
`

/** Returns the words of a second choice: "nahi to", and "second" behind a first preference. */
export function findElse(state: ParseState, at: number, find: Find): { next: number } | undefined {
  const match = find(elseBefore)
  return match ?? (isSecondOfList(state, at) ? { next: at + 1 } : undefined)
}

/** "First choice Baner, second choice Aundh": each stands before its place. */
export const isSecondOfList = (state: ParseState, at: number): boolean =>
  secondWord.test(state.tokens[at]?.text ?? '') && firstChoice.test(wordsOf(state, 0, at).join(' '))

/** What is chosen: which home, where, for how much, or the feature itself. */
const choiceOf = ({ slot, value }: Slot): string => {
  if (slot === 'bhk' || slot === 'type' || (slot === 'intent' && value === 'pg')) return 'home'
  return placeSlots.has(slot) ? 'place' : slot
}
/** What a second choice has besides the slot directly behind its words. */
const ofSet = new Set(['home', 'place', 'budget', 'floor', 'furnishing'])

/**
 * Marks what is said again behind words of a second choice: "Wakad ya Baner, nahi to Hinjewadi",
 * "villa in Wakad 2 cr, or else a 2bhk in Baner under 80 lakh". What is said of the second alone
 * holds for both.
 */
export function markElse(
  state: ParseState,
  [at, next]: readonly [at: number, next: number],
  clause: Clause,
  clauses: readonly Clause[],
): void {
  const before = state.slots.filter(({ end }) => end <= (state.tokens[at]?.start ?? 0))
  const named = new Set(before.map(choiceOf))
  const beside = slotsBehindFirst(state, before, next, clause)
  const [start, last] = [
    state.tokens[next]?.start ?? Number.POSITIVE_INFINITY,
    state.tokens[clause.to - 1]?.end ?? 0,
  ]
  const further = state.slots.filter(
    (slot) => ofSet.has(choiceOf(slot)) && slot.start >= start && slot.end <= last,
  )
  const again = [...new Set([...beside, ...further])].filter((slot) => named.has(choiceOf(slot)))
  const isPriced = again.some(({ slot }) => slot === 'budget')
  const others = again.filter(
    (slot) => slot.slot !== 'type' || isPriced || !isHomeOfBoth(slot, before),
  )
  for (const slot of others) slot.isElse = true
  if (others.length === 0) return
  if (others.some((slot) => partOfSet(slot)))
    markRestOfChoice(state, [next, endOf(clause, clauses)], before)
  skip(state, at, next)
  if (others.some(isPlace)) firm(before.filter(isPlace))
}

/** "Nahi to Aundh, lekin 50 se zyada nahi": a limit of the second choice may follow it. */
function endOf(clause: Clause, clauses: readonly Clause[]): number {
  const next = clauses[clauses.indexOf(clause) + 1]
  return next && /^(?:lekin|magar|but|par|however)$/.test(next.opening) ? next.to : clause.to
}

const isPlace = ({ slot }: Slot) => placeSlots.has(slot)

/** "Ideally Wakad, otherwise Baner": beside a second choice the first is no mere wish. */
function firm(places: readonly Slot[]): void {
  if (places.every(({ isSoft }) => isSoft)) for (const slot of places) delete slot.isSoft
}

/** "If nothing in Kothrud, Karve Nagar": what is named again is the first choice still. */
function slotsBehindFirst(state: ParseState, first: readonly Slot[], next: number, clause: Clause) {
  const found = slotsAfter(state, next, clause)
  const again = found.filter((slot) => first.some((one) => isSamePlace(one, slot)))
  const last = again.at(-1)
  if (!last) return found
  const behind = placeIn(state, last).to
  state.slots = state.slots.filter((slot) => !again.includes(slot))
  let to = behind
  while (to < state.tokens.length && !startsSentence(state, to)) to++
  return slotsAfter(state, behind, { ...clause, to })
}

const isSamePlace = (one: Slot, other: Slot) =>
  (one.slot === 'locality' || one.slot === 'city') &&
  one.slot === other.slot &&
  one.value.name === other.value.name

/**
 * Marks the place directly before "as second choice" where another is named. Returns whether there
 * is one.
 */
export function markElseBefore(
  state: ParseState,
  [at, next]: readonly [at: number, next: number],
  clause: Clause,
  clauses: readonly Clause[],
): boolean {
  const places = placesOf(state).filter(({ slot }) => placeSlots.has(slot.slot))
  const isAlone = at === clause.from && /^[,(]$/.test(clause.opening)
  const before = isAlone ? clauses[clauses.indexOf(clause) - 1]?.to : at
  const second = places.find(({ to }) => to === before)
  if (!second || places.length < 2) return false
  second.slot.isElse = true
  skip(state, at, next)
  // "Only as a last resort" asks for no resort.
  const [start, end] = [state.tokens[at]?.start ?? 0, state.tokens[next - 1]?.end ?? 0]
  state.slots = state.slots.filter((slot) => slot.start < start || slot.end > end)
  // "Wakad is my second choice, there only 20k"
  const first = state.slots.filter((slot) => slot.end <= second.slot.start && !slot.isElse)
  let to = next
  while (to < state.tokens.length && !startsSentence(state, to)) to++
  if (to > next) markRestOfChoice(state, [next, to], first)
  return true
}
