import { regExp } from '#domain/text/reg-exp.ts'
import { type Clause, clausesOf } from '#query-language/background/clauses.ts'
import { stopWords, unsupportedAttributes } from '#query-language/lexicon/lexicon.ts'
import {
  conditionAfter,
  elseBefore,
  featureBefore,
  indifferenceAfter,
  needlessBefore,
  needlessSlots,
  preferenceAfter,
  preferenceBefore,
} from '#query-language/lexicon/preference-phrases.ts'
import { type ParseState, placeIn, skip, wordsOf } from '#query-language/model/parse-state.ts'
import { kindOf, placeSlots } from '#query-language/model/slot-part.ts'
import type { Slot, SlotName } from '#query-language/model/slots.ts'
import { romanizeTokens } from '#query-language/text/romanize.ts'
import type { Token } from '#query-language/text/tokenize.ts'
import { markOfferedDeposits, markQualities } from './always-soft.ts'

/** "Plus CAM", but "plus point". */
const isNoPoint = (token: Token | undefined) =>
  token?.kind === 'word' && !/^points?$/.test(token.text)

/** Conjunctions between two conditions in one clause. */
const joint = /^(?:and|or|aur|ya|n|ani|kinva|ebong|mattu|mariyu|और|या|आणि|किंवा|&|\/)$/

/** Slots of an earlier clause that a preference makes soft only if its own clause is empty. */
const essentials: ReadonlySet<SlotName> = new Set([
  ...(['intent', 'bhk', 'type', 'budget', 'monthly', 'city', 'locality', 'society'] as const),
])

/**
 * Marks soft conditions: `preferably furnished`, `gym ho to accha`. Conditions that are "not
 * required" are dropped, not excluded. In a clause the words apply to the nearest condition and to
 * those joined to it by "and". A fallback place is marked as the second choice.
 */
export function markPreferences(state: ParseState): void {
  const { tokens } = state
  const latin = romanizeTokens(tokens)
  markOfferedDeposits(state, latin)
  markQualities(state, latin)
  // Most texts have no such words, and need no clauses.
  let clauses: Clause[] | undefined
  for (let at = 0; at < tokens.length; at++) {
    const find = (phrases: typeof preferenceBefore) =>
      phrases.find(tokens, at) ?? (latin === tokens ? undefined : phrases.find(latin, at))
    const before = find(preferenceBefore)
    // "60k max plus CAM": what comes on top.
    const isOnTop = tokens[at]?.text === 'plus' && isNoPoint(tokens[at + 1])
    const after = isOnTop ? undefined : find(preferenceAfter)
    const needless = find(needlessBefore)
    // "Lift, no need": with nothing behind it.
    const isBehind = needless && (tokens[needless.next]?.kind ?? 'sign') === 'sign'
    const none = find(indifferenceAfter) ?? (isBehind ? needless : undefined)
    const other = find(elseBefore)
    const wish = before || after ? undefined : find(featureBefore)
    const condition = before || after || wish ? undefined : find(conditionAfter)
    if (!(before || after || none || needless || other || wish || condition)) continue
    clauses ??= clausesOf(state)
    const clause = clauses.find(({ from, to }) => from <= at && at < to)
    if (clause && none) {
      const gone = slotsBefore(state, at, none.next, clause, clauses).filter(
        ({ slot, start }) => !essentials.has(slot) || start >= (tokens[clause.from]?.start ?? 0),
      )
      state.slots = state.slots.filter((slot) => !gone.includes(slot))
      if (gone.length > 0) skip(state, at, none.next)
      at = none.next - 1
      continue
    }
    if (needless) dropNeedless(state, at, needless.next, clauses)
    // "Illana paravala" marks a soft condition; "illana Porur" is the second choice.
    if (clause && other && (after?.next ?? 0) <= other.next) {
      markElse(state, at, other.next, clause)
      at = other.next - 1
      continue
    }
    if (!clause || !(before || after || wish || condition)) continue
    if (wish) {
      const wished = slotsAfter(state, wish.next, clause)
      const isOfFeatures = wished.length > 0 && wished.every(({ slot }) => features.has(slot))
      if (isOfFeatures) for (const slot of wished) slot.isSoft = true
      if (isOfFeatures) skip(state, at, wish.next)
      at = wish.next - 1
      continue
    }
    if (condition) {
      at = markCondition(state, at, condition.next)
      continue
    }
    const next = Math.max(before?.next ?? 0, after?.next ?? 0)
    // "Mumkin ho to" ends a clause; the preference is in the next.
    const behind =
      clauses.find(({ from, opening }) => from === next && /^(?:toh?|तो)$/.test(opening)) ?? clause
    const following = before?.next === next ? slotsAfter(state, next, behind) : []
    const preceding =
      after?.next === next
        ? slotsBefore(state, at, next, clause, clauses).filter(
            (slot) => !isLimit(slot) || !isCheaper(wordsOf(state, at - 3, at)),
          )
        : []
    // "Gym if possible, and lift": a conjunction starts another condition.
    const isJoint = joint.test(tokens[next]?.text ?? '')
    const soft = following.length > 0 && !isJoint ? following : preceding
    for (const slot of soft) slot.isSoft = true
    skip(state, at, next)
    at = next - 1
  }
}

/** "65 hazar se kam me ho jaye to theek": what would be fine is a price within the limit. */
const isLimit = ({ slot, value }: Slot) =>
  (slot === 'budget' || slot === 'monthly') && value.max !== undefined && !value.approx
const isCheaper = (words: readonly string[]) =>
  words.some((word) => /^(?:kam|kum|कम|kami|कमी|less|lower|cheaper)$/.test(word))

const nearWord = /^(?:near|nearby|close|closer|next|beside|around|towards)$/
const wordBeforeNeedless =
  /^(?:a|an|the|any|of|for|to|be|is|it|in|with|have|having|very|such|like|as|and|or|amenities)$/

/** Drops what "no need of" or "need not be near" stands before. */
function dropNeedless(state: ParseState, at: number, next: number, clauses: Clause[]): void {
  // "No | need a lift": a verb begins a clause.
  const clause = clauses.find(({ from, to }) => from < next && next <= to)
  const found = clause ? slotsAfter(state, next, clause) : []
  const [first] = found
  const between = first ? wordsOf(state, next, placeIn(state, first).from) : []
  const isNear = between.some((word) => nearWord.test(word))
  const isNext = between.every(
    (word) => wordBeforeNeedless.test(word) || nearWord.test(word) || stopWords.words.has(word),
  )
  const gone = found.filter(
    ({ slot }) => needlessSlots.has(slot) || (isNear && placeSlots.has(slot)),
  )
  if (!isNext || !first || !gone.includes(first)) return
  state.slots = state.slots.filter((slot) => !gone.includes(slot))
  skip(state, at, next)
}

/** Features of a home, for which "if there is" alone is a preference. */
const features: ReadonlySet<SlotName> = new Set([
  ...(['amenity', 'furnishing', 'floor', 'facing', 'vastu', 'near', 'bathrooms'] as const),
])

/**
 * Marks the feature directly before a condition: "gym ho to bata dena", but not "furnished ho to
 * hi". Returns the last token of the condition.
 */
function markCondition(state: ParseState, at: number, next: number): number {
  // "Furnished ho to hi", "lift iruntha veedu": a requirement, not a preference.
  if (onlyThen.test(state.tokens[next]?.text ?? '')) return next - 1
  for (const { slot, to } of placesOf(state)) {
    const between = wordsOf(state, to, at)
    if (to > at || !features.has(slot.slot) || !between.every((word) => conditionLead.test(word)))
      continue
    slot.isSoft = true
    skip(state, at, next)
  }
  return next - 1
}
const onlyThen = regExp()`
  ^(?:hi|tabhi|ही|तभी|च|tarach|mattum|mattume|dhaan|than|tobei|tabei|ne|matrame|only|veedu|flat
  |house|apartment)$
`
const conditionLead =
  /^(?:bhi|wala|wali|agar|aur|ka|ki|option|suvidha|bas|भी|वाला|वाली|अगर|और|का|की|सुविधा|बस)$/

/**
 * Marks a second slot of the same kind as the second choice: "Wakad ya Baner, nahi to Hinjewadi".
 */
function markElse(state: ParseState, at: number, next: number, clause: Clause): void {
  const named = new Set(placesOf(state).flatMap(({ slot, to }) => (to <= at ? kindOf(slot) : [])))
  const others = slotsAfter(state, next, clause).filter((slot) => named.has(kindOf(slot)))
  for (const slot of others) slot.isElse = true
  if (others.length > 0) skip(state, at, next)
}

function slotsAfter(state: ParseState, next: number, clause: Clause): Slot[] {
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
function slotsBefore(
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

const isDenied = ({ value }: Slot) =>
  typeof value === 'object' && (('not' in value && !!value.not) || ('top' in value && !value.top))

/** Whether a clause has no word but those of these slots: "lift irbeku" is a clause of its own. */
const isOnly = ({ from, to }: Clause, slots: readonly { from: number; to: number }[]) =>
  Array.from({ length: to - from }, (_, index) => from + index).every((at) =>
    slots.some((slot) => slot.from <= at && at < slot.to),
  )

const placesOf = (state: ParseState) =>
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
function isJoined({ tokens }: ParseState, from: number, to: number): boolean {
  if (to < from) return true
  const between = tokens.slice(from, to)
  if (!between.some(({ text }) => joint.test(text))) return false
  return between.every(
    ({ text }, index) => joint.test(text) || stopWords.find(tokens, from + index) !== undefined,
  )
}
