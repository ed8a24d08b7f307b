import { regExp } from '#domain/text/reg-exp.ts'
import type { Clause } from '#query-language/background/clauses.ts'
import {
  acceptedAfter,
  acceptedBefore,
  conditionBefore,
  conditionBetween,
} from '#query-language/lexicon/preference-phrases.ts'
import {
  isFree,
  markUnsupported,
  type ParseState,
  placeIn,
  skip,
  wordsOf,
} from '#query-language/model/parse-state.ts'
import type { Slot, SlotName } from '#query-language/model/slots.ts'
import { isDenied, isJoined, isOnly, placesOf, slotsAfter } from './slots-beside.ts'

/** What somebody may accept without asking for it; other rooms, kinds or places widen a search. */
const acceptable: ReadonlySet<SlotName> = new Set<SlotName>([
  ...(['amenity', 'furnishing', 'possession', 'transaction', 'floor', 'facing', 'vastu'] as const),
  ...(['near', 'lister', 'bathrooms', 'either', 'road'] as const),
])
/** What a condition may be about besides: "resale ok if it is not older than 10 years". */
const conditional: ReadonlySet<SlotName> = new Set<SlotName>(['age', 'approval', 'parking', 'rera'])
/** Of these one of several values is enough, and the accepted one is added to those asked for. */
const oneOfSeveral: ReadonlySet<SlotName> = new Set<SlotName>(['furnishing', 'floor', 'facing'])
/** Of these there are two values, and who accepts the second asks for neither. */
const oneOfTwo: ReadonlySet<SlotName> = new Set<SlotName>(['possession', 'transaction'])

/** A limit, or a date: "till the third floor is fine", "possession by March ok". */
const isLimit = (slot: Slot) =>
  (slot.slot === 'floor' && (slot.value.min !== undefined || slot.value.max !== undefined)) ||
  (slot.slot === 'possession' && slot.value.status === undefined)

/** "Unfurnished hi chalega", "lift nahi chalega", "gym ho to ok": nothing is accepted. */
const otherSense = regExp()`
  ^(?:hi|only|sirf|bas|not|no|na|nahi|nahin|nhi|nai|mat|never|dont|wont|cant|must|to|toh|tar|warna
  |varna|unte|unda|hole|thakle|irundha|irundhal|iddare|idre|undenkil|sab|ही|नहीं|सिर्फ)$
`
const denialBehind = /^(?:na|nahi|nahin|nhi|nako|nahit|nathi|nahi|नहीं|नाही)$/

/** Words of acceptance, by what they stand before or behind, and the token after them. */
interface Acceptance {
  of: 'accepted' | 'accepting' | 'conditional' | 'condition'
  next: number
}

/** Returns the words of acceptance at a token. */
export function findAcceptance(
  find: (phrases: typeof acceptedAfter) => { next: number } | undefined,
): Acceptance | undefined {
  const of = (
    [
      ['accepting', acceptedBefore],
      ['accepted', acceptedAfter],
      ['conditional', conditionBetween],
      ['condition', conditionBefore],
    ] as const
  ).flatMap(([of, phrases]) => {
    const match = find(phrases)
    return match ? [{ of, next: match.next }] : []
  })
  return of[0]
}

/**
 * Drops the features that are only accepted, "ground floor chalega", "no issue with resale", and
 * those of a condition, which a search has none of: "resale ok if OC is there", "26k if furnished",
 * "top floor only if there is a lift".
 */
export function dropAccepted(
  state: ParseState,
  at: number,
  { of, next }: Acceptance,
  clause: Clause,
  clauses: Clause[],
): void {
  // "Bachelors ok" is a tenant.
  if (!isFree(state, at)) return
  const [before, behind] = [state.tokens[at - 1]?.text ?? '', state.tokens[next]?.text ?? '']
  if (of === 'accepting') {
    drop(state, acceptableOf(slotsAfter(state, next, clause)), [at, next])
  } else if (of === 'condition') {
    // "25k if furnished or 20k if bare" are two sets.
    const hasSets = state.slots.some(({ isElse }) => isElse)
    if (at > clause.from && !hasSets) dropCondition(state, next, clause)
  } else if (of === 'conditional') {
    const conditional = slotsBeside(state, at, clause, clauses)
    const isDropped = dropUnsupported(state, conditional)
    // "60k, above that only if furnished"
    const isOfMore = isDropped || moreWord.test(before)
    if (isOfMore) dropCondition(state, next, clause)
    if (isOfMore) skip(state, at, next)
  } else if (!otherSense.test(before) && !denialBehind.test(behind)) {
    drop(state, acceptableOf(slotsBeside(state, at, clause, clauses)), [at, next])
  }
}

const moreWord = /^(?:upar|uper|oopar|zyada|jyada|zyaada|above|that|more|higher|extra|jast|jasti)$/
const requestWord = regExp()`
  ^(?:must|need|needed|want|compulsory|mandatory|zaruri|zaroori|jaruri|chahiye|chahie|lagega|ho|hona
  |required|pahije|venum|kavali|beku|lagbe)$
`
const maxWordsBetween = 3

/** Returns the slots directly before some words, or those that alone make the clause before. */
function slotsBeside(state: ParseState, at: number, clause: Clause, clauses: Clause[]): Slot[] {
  const earlier = clauses[clauses.indexOf(clause) - 1]
  if (at === clause.from) {
    const inside = placesOf(state).filter(
      ({ from, to }) => earlier && from >= earlier.from && to <= earlier.to,
    )
    const isAlone = earlier && clause.opening === ',' && isOnly(earlier, inside)
    return isAlone ? inside.map(({ slot }) => slot) : []
  }
  const found: Slot[] = []
  let begin = at
  const places = placesOf(state).filter(({ from, to }) => from >= clause.from && to <= at)
  for (const { slot, from, to } of places.toSorted((one, other) => other.to - one.to)) {
    if (!acceptable.has(slot.slot)) break
    const between = wordsOf(state, to, begin)
    const isBeside =
      found.length === 0
        ? between.length <= maxWordsBetween && !between.some((word) => requestWord.test(word))
        : between.length === 0 || isJoined(state, to, begin)
    if (!isBeside) break
    found.push(slot)
    begin = Math.min(begin, from)
  }
  return found
}

/** "No lift is ok" wants nothing of lifts; of other refusals something else is accepted. */
const acceptableOf = (slots: readonly Slot[]) =>
  slots.filter(
    (slot) =>
      acceptable.has(slot.slot) &&
      !slot.isSoft &&
      !isLimit(slot) &&
      (slot.slot === 'amenity' || !isDenied(slot)),
  )

function drop(
  state: ParseState,
  accepted: readonly Slot[],
  [at, next]: readonly [at: number, next: number],
): void {
  for (const slot of accepted) {
    const others = state.slots.filter(
      (other) =>
        other.slot === slot.slot && !accepted.includes(other) && !other.isSoft && !isDenied(other),
    )
    if (others.length > 0 && oneOfSeveral.has(slot.slot)) continue
    const isOfTwo = oneOfTwo.has(slot.slot)
    state.slots = state.slots.filter(
      (other) => other !== slot && !(isOfTwo && others.includes(other) && !isLimit(other)),
    )
  }
  if (accepted.length > 0) skip(state, at, next)
}

/** "Good balcony", "lift is there", "it has a lift": what a condition says of a home. */
function dropCondition(state: ParseState, from: number, clause: Clause): void {
  const inside = placesOf(state).filter((one) => one.from >= from && one.to <= clause.to)
  const slots = inside.map(({ slot }) => slot)
  const others = slots.filter((slot) => conditional.has(slot.slot) && !slot.isSoft)
  dropUnsupported(state, [...acceptableOf(slots), ...others])
}

/** Drops slots and shows them as not searched for. Returns whether there are any. */
function dropUnsupported(state: ParseState, slots: readonly Slot[]): boolean {
  state.slots = state.slots.filter((slot) => !slots.includes(slot))
  for (const slot of slots) {
    const { from, to } = placeIn(state, slot)
    markUnsupported(state, from, to)
  }
  return slots.length > 0
}
