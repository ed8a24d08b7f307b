import { regExp } from '#domain/text/reg-exp.ts'
import { startsSentence } from '#query-language/background/sentences.ts'
import type { ParseState } from '#query-language/model/parse-state.ts'
import { partOfSet } from '#query-language/model/slot-part.ts'
import type { Slot, SlotName } from '#query-language/model/slots.ts'

/** Words between two sets of which one is enough. */
export const orWord = regExp()`
  ^(?:or|ya|या|nahi|warna|varna|otherwise|alternatively|else|illa|illana
  |allenkil|leda|ledha|athva|athava|kinva
  |किंवा|ba|jaan)$
`
/** Words and signs that join other things as well: where no "or" splits the text. */
const jointWord = /^(?:aur|and|और|ar|ani|आणि|mattu|mariyu|,|\/|;|-|while)$/

/** What sets may differ in besides their price. */
const differing: ReadonlySet<SlotName> = new Set<SlotName>([
  ...(['bhk', 'type', 'city', 'locality', 'society', 'furnishing', 'area', 'amenity'] as const),
  ...(['possession', 'transaction', 'floor'] as const),
])
/** Of the second set alone, where they stand before its price. */
const details: ReadonlySet<SlotName> = new Set<SlotName>([
  ...(['furnishing', 'possession', 'transaction', 'floor', 'area'] as const),
])

/** The part of a set that a slot says: which home, where, or one of its details. */
const partOf = (slot: Slot): string =>
  slot.slot === 'near'
    ? 'place'
    : slot.slot === 'amenity'
      ? `amenity ${slot.value.name}`
      : (partOfSet(slot) ?? slot.slot)

const isPrice = (slot: Slot) =>
  !slot.isSoft && ((slot.slot === 'budget' && slot.value.max !== undefined) || slot.slot === 'rate')
const priceOf = (slots: readonly Slot[]) => slots.filter(isPrice)

/**
 * Returns the slots of the second of two sets, each with a price of its own, and what was said
 * before both: "1bhk 12k / 2bhk 18k", "25k if furnished or 20k if bare", "3bhk ho to 16000, 2bhk ho
 * to 12000". What only one of the sets has besides is said of both.
 */
export function secondPricedSet(
  state: ParseState,
): { second: Slot[]; general: Slot[]; at: number } | undefined {
  const { tokens, slots } = state
  if (priceOf(slots).length < 2) return undefined
  const splits = [orWord, jointWord].flatMap((word) =>
    [...tokens.entries()].filter(([, { text }]) => word.test(text)),
  )
  for (const [at, { start }] of splits) {
    if (slots.some((slot) => slot.start <= start && start < slot.end)) continue
    const [left, right] = [before(state, at), behind(state, at + 1)]
    if (priceOf(left).length !== 1 || priceOf(right).length !== 1) continue
    const [price, other] = [priceOf(left)[0], priceOf(right)[0]]
    if (!price || !other || JSON.stringify(price.value) === JSON.stringify(other.value)) continue
    const parts = differingParts(left, right)
    if (parts.size === 0) continue
    const isOfSecond = (slot: Slot) =>
      slot === other ||
      parts.has(partOf(slot)) ||
      (details.has(slot.slot) && slot.start < other.start)
    const first = left[0]?.start ?? 0
    const rooms = new Set([...left, ...right].flatMap(roomsOf))
    const general = slots.filter(
      (slot) => slot.end <= first && roomsOf(slot).length > 1 && isWithin(roomsOf(slot), rooms),
    )
    return { second: right.filter(isOfSecond), general, at }
  }
  return undefined
}

const roomsOf = (slot: Slot) => (slot.slot === 'bhk' ? (slot.value.oneOf ?? []) : [])
const isWithin = (some: readonly number[], all: ReadonlySet<number>) =>
  some.every((one) => all.has(one))

/** The parts that both have, with no value in common. */
function differingParts(left: readonly Slot[], right: readonly Slot[]): Set<string> {
  const valuesOf = (slots: readonly Slot[]) =>
    Map.groupBy(
      slots.filter(({ slot, isSoft }) => differing.has(slot) && !isSoft),
      partOf,
    )
  const [one, other] = [valuesOf(left), valuesOf(right)]
  const parts = [...one.keys()].filter((part) => {
    const known = one.get(part)?.map(({ value }) => JSON.stringify(value)) ?? []
    const others = other.get(part)?.map(({ value }) => JSON.stringify(value)) ?? []
    return others.length > 0 && others.every((value) => !known.includes(value))
  })
  return new Set(parts)
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
    if (isEnd(state, from - 1) && priceOf(inside(from)).length > 0 && isWhole(inside(from))) break
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
    if (startsSentence(state, to) && priceOf(inside(to)).length > 0) break
    if (isEnd(state, to) && priceOf(inside(to)).length > 0 && isWhole(inside(to))) break
    to++
  }
  return inside(to)
}

/** Whether a part has more than its price. */
const isWhole = (slots: readonly Slot[]) => slots.some(({ slot }) => differing.has(slot))
