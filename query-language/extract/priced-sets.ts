import { regExp } from '#domain/text/reg-exp.ts'
import { startsSentence } from '#query-language/background/sentences.ts'
import { elseBefore } from '#query-language/lexicon/preference-phrases.ts'
import type { ParseState } from '#query-language/model/parse-state.ts'
import { partOfSet } from '#query-language/model/slot-part.ts'
import type { Range, Slot, SlotName } from '#query-language/model/slots.ts'

/** Words between two sets, or two features, of which one is enough. */
export const orWord = regExp()`
  ^(?:or|ya|या|illa|allenkil|leda|ledha|athva|athava|kinva|किंवा|ba|jaan)$
`
/** Words and signs that join other things as well: where no "or" splits the text. */
const jointWord = /^(?:aur|and|और|ar|ani|आणि|mattu|mariyu|,|\/|;|-|while)$/

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
 * furnished or 20k if bare", "3bhk ho to 16000, 2bhk ho to 12000". Whoever names both wants to see
 * both.
 */
export function joinPricedSets(state: ParseState): void {
  if (pricesOf(state.slots).length < 2) return
  for (const word of [orWord, jointWord]) {
    for (const [at, { text, start }] of state.tokens.entries()) {
      if (!word.test(text)) continue
      if (state.slots.some((slot) => slot.start <= start && start < slot.end)) continue
      const [left, right] = [before(state, at), behind(state, at + 1)]
      const [price, ...further] = pricesOf(left)
      const [other, ...others] = pricesOf(right)
      if (!price || !other || price.slot !== other.slot) continue
      if (further.length + others.length > 0 || !areDifferent(left, right)) continue
      if (hasElse(state, price.end, other.start)) continue
      other.value = { ...other.value, ...widest(price.value, other.value) }
      state.slots = state.slots.filter((slot) => slot !== price)
    }
  }
}

function widest(one: Range, other: Range): Range {
  const [low, high] = [
    Math.min(one.min ?? 0, other.min ?? 0),
    Math.max(one.max ?? 0, other.max ?? 0),
  ]
  return { ...(low > 0 && { min: low }), max: high }
}

/** Whether words of a second choice are between two prices. */
export const hasElse = ({ tokens }: ParseState, start: number, end: number) =>
  tokens.some(
    (token, at) => token.start >= start && token.end <= end && elseBefore.find(tokens, at),
  )

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

const isEnd = ({ tokens }: ParseState, at: number) => /^[,;()]$/.test(tokens[at]?.text ?? '')

/** Returns the slots of the part before a token, back to the comma before the last price. */
function before(state: ParseState, at: number): Slot[] {
  const end = state.tokens[at]?.start ?? 0
  const inside = (from: number) =>
    state.slots.filter((slot) => slot.start >= (state.tokens[from]?.start ?? 0) && slot.end <= end)
  let from = at
  while (from > 0) {
    if (startsSentence(state, from) && inside(from).length > 0) break
    if (isEnd(state, from - 1) && pricesOf(inside(from)).length > 0 && isWhole(inside(from))) break
    from--
  }
  return inside(from)
}

/** Returns the slots behind a token, up to the comma behind the price. */
function behind(state: ParseState, at: number): Slot[] {
  const start = state.tokens[at]?.start ?? 0
  const inside = (to: number) =>
    state.slots.filter(
      (slot) => slot.start >= start && slot.end <= (state.tokens[to - 1]?.end ?? start),
    )
  let to = at + 1
  while (to < state.tokens.length) {
    if (startsSentence(state, to) && pricesOf(inside(to)).length > 0) break
    if (isEnd(state, to) && pricesOf(inside(to)).length > 0 && isWhole(inside(to))) break
    to++
  }
  return inside(to)
}

/** Whether a part has more than its price. */
const isWhole = (slots: readonly Slot[]) => slots.some(({ slot }) => differing.has(slot))
