import { regExp } from '#domain/text/reg-exp.ts'
import { type Clause, clausesOf } from '#query-language/background/clauses.ts'
import { stopWords } from '#query-language/lexicon/lexicon.ts'
import {
  conditionAfter,
  elseAfter,
  featureBefore,
  indifferenceAfter,
  needlessBefore,
  needlessSlots,
  optionalAfter,
  preferenceAfter,
  preferenceBefore,
} from '#query-language/lexicon/preference-phrases.ts'
import {
  isFree,
  type ParseState,
  placeIn,
  skip,
  wordsOf,
} from '#query-language/model/parse-state.ts'
import { placeSlots } from '#query-language/model/slot-part.ts'
import type { Slot } from '#query-language/model/slots.ts'
import { romanizeTokens } from '#query-language/text/romanize.ts'
import type { Token } from '#query-language/text/tokenize.ts'
import { dropAccepted, findAcceptance } from './accepted.ts'
import { markOfferedDeposits, markQualities } from './always-soft.ts'
import { findElse, isSecondOfList, markElse, markElseBefore } from './second-choice.ts'
import { essentials, features, joint, placesOf, slotsAfter, slotsBefore } from './slots-beside.ts'

/** "Plus CAM", but "plus point". */
const isNoPoint = (token: Token | undefined) =>
  token?.kind === 'word' && !/^points?$/.test(token.text)

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
    // "Gym na ho to chalega" was read with the gym.
    const isUsed = !isFree(state, at)
    const after = isOnTop || isUsed ? undefined : find(preferenceAfter)
    const needless = find(needlessBefore)
    // "Lift, no need": with nothing behind it.
    const isBehind = needless && (tokens[needless.next]?.kind ?? 'sign') === 'sign'
    const optional = isUsed ? undefined : find(optionalAfter)
    const none = isUsed
      ? undefined
      : (find(indifferenceAfter) ?? optional ?? (isBehind ? needless : undefined))
    const other = findElse(state, at, find)
    const wish = before || after || isUsed ? undefined : find(featureBefore)
    const condition = before || after || wish ? undefined : find(conditionAfter)
    const isRead = before || after || none || needless || other || wish || condition
    const acceptance = isRead ? undefined : findAcceptance(find)
    const second = isSecondOfList(state, at) ? undefined : find(elseAfter)
    if (!(isRead || acceptance || second)) continue
    clauses ??= clausesOf(state)
    const clause = clauses.find(({ from, to }) => from <= at && at < to)
    if (clause && second && markElseBefore(state, [at, second.next], clause, clauses)) {
      at = second.next - 1
      continue
    }
    if (clause && acceptance) {
      dropAccepted(state, at, acceptance, clause, clauses)
      at = acceptance.next - 1
      continue
    }
    if (clause && none) {
      const gone = slotsBefore(state, at, none.next, clause, clauses).filter(
        // "AC ho to accha, na ho to chalega" is a preference still.
        ({ slot, start, isSoft }) =>
          !isSoft && (!essentials.has(slot) || start >= (tokens[clause.from]?.start ?? 0)),
      )
      // "Wakad is not a must": it is welcome still.
      for (const slot of gone) if (optional && essentials.has(slot.slot)) slot.isSoft = true
      state.slots = state.slots.filter((slot) => slot.isSoft || !gone.includes(slot))
      if (gone.length > 0) skip(state, at, none.next)
      at = none.next - 1
      continue
    }
    if (needless) dropNeedless(state, at, needless.next, clauses)
    // "Illana paravala" marks a soft condition; "illana Porur" is the second choice.
    if (clause && other && (after?.next ?? 0) <= other.next) {
      markElse(state, [at, other.next], clauseOfElse(clauses, clause, at, other.next), clauses)
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
    const behind = clauseBehind(clauses, clause, next)
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

/** "Mumkin ho to" and "na ho to" end a clause; what they are about is in the next. */
const clauseBehind = (clauses: readonly Clause[], clause: Clause, next: number) =>
  clauses.find(({ from, opening }) => from === next && /^(?:toh?|तो)$/.test(opening)) ?? clause

/** "If not available, Wakad": the words of a second choice may be a clause of their own. */
const clauseOfElse = (clauses: readonly Clause[], clause: Clause, at: number, next: number) => {
  const isWhole = clause.from === at && clause.to === next
  const behind = isWhole ? clauses[clauses.indexOf(clause) + 1] : undefined
  return behind?.opening === ',' ? behind : clauseBehind(clauses, clause, next)
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
