import { regExp } from '#domain/text/reg-exp.ts'
import { units } from '#query-language/lexicon/units.ts'
import { claim, isFree, type ParseState, wordsOf } from '#query-language/model/parse-state.ts'
import { partOfSet, placeSlots } from '#query-language/model/slot-part.ts'
import type { Slot, SlotName } from '#query-language/model/slots.ts'
import { romanizeTokens } from '#query-language/text/romanize.ts'
import { parseNumberAt } from './amounts/number-phrase.ts'
import { scaleOf } from './amounts/scale.ts'
import { isDenied } from './slots-beside.ts'

/** What is said of the home that is the second choice, up to a comma. */
const details: ReadonlySet<SlotName> = new Set<SlotName>([
  ...(['amenity', 'either', 'furnishing', 'floor', 'sharing', 'parking', 'road', 'area'] as const),
  ...(['bathrooms', 'facing', 'possession', 'transaction', 'approval', 'near'] as const),
])
const detailsEnd = /^(?:,|but|lekin|magar|however|though)$/

/**
 * Marks what else a second choice has: its rooms, kind, area and price, its details, and a price
 * without a unit, which counts as that of the first one does: "Rishikesh me pachas tak".
 */
export function markRestOfChoice(
  state: ParseState,
  [from, to]: readonly [from: number, to: number],
  first: readonly Slot[],
): void {
  const at = (index: number) => state.tokens[index]?.start ?? Number.POSITIVE_INFINITY
  const end = state.tokens.findIndex(
    ({ text }, index) => index > from && index < to && detailsEnd.test(text),
  )
  // "Wakad, otherwise a 2bhk in Baner": the rooms are those of both.
  const isWhole = first.some((slot) => ['home', 'budget'].includes(partOfSet(slot) ?? ''))
  for (const slot of state.slots) {
    const isInside = slot.start >= at(from) && slot.end <= (state.tokens[to - 1]?.end ?? 0)
    if (!isInside || slot.isSoft || isDenied(slot)) continue
    // "Agar 3bhk na ho to 2bhk, 70 lakh": a price of neither alone is that of both.
    const isNamed = (name: SlotName) => slot.slot === name && first.some((one) => one.slot === name)
    if (details.has(slot.slot) && slot.start < at(end < 0 ? to : end)) slot.isElse = true
    else if (isNamed('area') || isNamed('budget')) slot.isElse = true
    else if (isWhole && partOfSet(slot) === 'home' && !isHomeOfBoth(slot, first)) slot.isElse = true
  }
  // "If there is no house, a flat in Kengeri", which may be a place of the first as well.
  const inside = state.slots.filter(
    ({ start, end: last }) => start >= at(from) && last <= (state.tokens[to - 1]?.end ?? 0),
  )
  if (inside.some((slot) => slot.isElse && partOfSet(slot) === 'home'))
    for (const slot of inside)
      if (placeSlots.has(slot.slot) && first.some((one) => isAlike(one, slot))) slot.isElse = true
  claimBarePrice(state, [from, to], first)
}

/** "2bhk Wakad, nahi to Baner me flat": the flat is the home of both. */
export const isHomeOfBoth = (slot: Slot, first: readonly Slot[]) =>
  first.some((one) => one.slot === slot.slot && isAlike(one, slot)) ||
  (slot.slot === 'type' &&
    slot.value.types.includes('apartment') &&
    first.some((one) => one.slot === 'bhk') &&
    !first.some((one) => one.slot === 'type'))

const isAlike = (one: Slot, other: Slot) =>
  JSON.stringify(one.value) === JSON.stringify(other.value)

const limitBehind = regExp()`
  ^(?:tak|tk|paryant|parayant|porjonto|sudhi|varaku|varai|vare|takk|(?:lakh )?(?:ke )?andar|me|mein
  |madhe|vich|(?:se|thi) (?:zyada|jyada|upar|uper|oopar|vadhare) (?:nahi|nahin|nhi|mat|na|nai)
  |max|maximum)(?= |$)
`
const limitBefore = /(?:^| )(?:upto|up to|till|max|maximum|under|within|below)$/

function claimBarePrice(
  state: ParseState,
  [from, to]: readonly [from: number, to: number],
  first: readonly Slot[],
): void {
  const price = first.find((slot) => slot.slot === 'budget')
  const start = state.tokens[from]?.start ?? 0
  if (price?.slot !== 'budget') return
  if (state.slots.some((slot) => slot.slot === 'budget' && slot.isElse && slot.start >= start))
    return
  const latin = romanizeTokens(state.tokens)
  const asked = price.value.max ?? price.value.min ?? 0
  for (let at = from; at < to; at++) {
    const number = isFree(state, at) ? parseNumberAt(state.tokens, at) : undefined
    if (!number || !isFree(state, at, number.next) || units.find(state.tokens, number.next))
      continue
    const behind = latin.slice(number.next, number.next + 4).map(({ text }) => text)
    const isLimit =
      limitBehind.test(behind.join(' ')) || limitBefore.test(wordsOf(state, at - 2, at).join(' '))
    const rupees = Math.round(number.value * scaleOf(asked))
    if (!isLimit || rupees < asked / 5 || rupees > asked * 2) continue
    claim(state, 'budget', { max: rupees }, [at, number.next])
    const claimed = state.slots.at(-1)
    if (claimed) claimed.isElse = true
    return
  }
}
