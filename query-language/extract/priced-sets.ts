import { regExp } from '#domain/text/reg-exp.ts'
import {
  conditionAfter,
  conditionBefore,
  elseAfter,
  elseBefore,
} from '#query-language/lexicon/preference-phrases.ts'
import type { ParseState } from '#query-language/model/parse-state.ts'
import { partOfSet } from '#query-language/model/slot-part.ts'
import type { Range, Slot, SlotName } from '#query-language/model/slots.ts'
import { romanizeTokens } from '#query-language/text/romanize.ts'

/** Words between two sets, or two features, of which one is enough. */
export const orWord = regExp()`
  ^(?:or|ya|या|illa|alladhu|allathu|allenkil|leda|ledha|athva|athava|atho?ba|othoba|ki[nm]?[vw]a
  |kimba|किंवा|ba|jaan)$
`
/** What sets may differ in besides their price. */
const differing: ReadonlySet<SlotName> = new Set<SlotName>([
  ...(['bhk', 'type', 'city', 'locality', 'society', 'furnishing', 'area', 'amenity'] as const),
  ...(['possession', 'transaction', 'floor'] as const),
])

/** The part of a set that a slot says: which home, where, or one of its details. */
const partOf = (slot: Slot): string =>
  slot.slot === 'near'
    ? 'place'
    : slot.slot === 'amenity'
      ? `amenity ${slot.value.name}`
      : (partOfSet(slot) ?? slot.slot)

type Priced = Extract<Slot, { slot: 'budget' | 'rate' }>
const isPrice = (slot: Slot): slot is Priced =>
  !slot.isSoft &&
  !slot.isElse &&
  (slot.slot === 'budget' || slot.slot === 'rate') &&
  slot.value.max !== undefined &&
  !slot.value.approx
const pricesOf = (slots: readonly Slot[]) => slots.filter(isPrice)

/**
 * Joins the prices of homes that differ to one that all of them fit: "1bhk 12k / 2bhk 18k", "25k if
 * furnished or 20k if bare", "Baner 80 lakh. Wakad 70 tak". Whoever names both wants to see both.
 */
export function joinPricedSets(state: ParseState): void {
  const prices = pricesOf(state.slots).toSorted((one, other) => one.start - other.start)
  // The widest price so far replaces the one before it; what a set holds is what was written.
  const sets = prices.map((price, at) => ({
    before: between(state, prices[at - 1]?.end ?? 0, price.start),
    behind: between(state, price.end, prices[at + 1]?.start ?? Number.POSITIVE_INFINITY),
  }))
  for (const [at, other] of prices.entries()) {
    const [price, set, next] = [prices[at - 1], sets[at - 1], sets[at]]
    if (!price || !set || !next || price.slot !== other.slot) continue
    const isOther =
      areDifferent(set.before, next.before) ||
      areDifferent(set.behind, next.behind) ||
      hasCondition(state, price.end, other.start)
    if (!isOther || hasElse(state, price.end, other.start)) continue
    const { min: _, ...rest } = other.value
    other.value = { ...rest, ...widest(price.value, other.value) }
    state.slots = state.slots.filter((slot) => slot !== price)
  }
}

const between = ({ slots }: ParseState, start: number, end: number) =>
  slots.filter((slot) => slot.start >= start && slot.end <= end)

function widest(one: Range, other: Range): Range {
  const [low, high] = [
    Math.min(one.min ?? 0, other.min ?? 0),
    Math.max(one.max ?? 0, other.max ?? 0),
  ]
  return { ...(low > 0 && { min: low }), max: high }
}

/** Whether words of a second choice are between two prices. */
export const hasElse = (state: ParseState, start: number, end: number) =>
  hasPhrase(state, [elseBefore, elseAfter], start, end)

/** "Budget 1.3 cr, plot ho to 70 lakh": a price on a condition narrows no other. */
const hasCondition = (state: ParseState, start: number, end: number) =>
  hasPhrase(state, [conditionBefore, conditionAfter], start, end)

function hasPhrase(
  { tokens }: ParseState,
  phrases: readonly (typeof elseBefore)[],
  start: number,
  end: number,
): boolean {
  const latin = romanizeTokens(tokens)
  return tokens.some(
    (token, at) =>
      token.start >= start &&
      token.end <= end &&
      phrases.some((some) => some.find(tokens, at) ?? some.find(latin, at)),
  )
}

/** Whether there is a part that both have, with no value in common. */
function areDifferent(left: readonly Slot[], right: readonly Slot[]): boolean {
  const valuesOf = (slots: readonly Slot[]) =>
    Map.groupBy(
      slots.filter(({ slot, isSoft }) => differing.has(slot) && !isSoft),
      partOf,
    )
  const [one, other] = [valuesOf(left), valuesOf(right)]
  return [...one.keys()].some((part) => {
    const known = one.get(part)?.map(({ value }) => JSON.stringify(value)) ?? []
    const others = other.get(part)?.map(({ value }) => JSON.stringify(value)) ?? []
    return others.length > 0 && others.every((value) => !known.includes(value))
  })
}
