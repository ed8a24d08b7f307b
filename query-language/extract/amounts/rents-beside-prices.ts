import { orWord } from '#query-language/extract/priced-sets.ts'
import { type ParseState, placeIn, wordsOf } from '#query-language/model/parse-state.ts'
import type { Slot } from '#query-language/model/slots.ts'

/** "Buy a flat in Baner up to 60 lakh or take one on rent up to 25k" */
const maxWordsBetween = 8
/** In rupees: a month of rent at most, the price of a home at least. A deposit may lie between. */
const maxRent = 300_000
const minPrice = 2_000_000

type Budget = Extract<Slot, { slot: 'budget' }>
const isPrice = ({ value: { min, max } }: Budget) => (max ?? min ?? 0) >= minPrice
const isRent = ({ value: { min, max } }: Budget) => (max ?? min ?? minPrice) <= maxRent

/**
 * Settles a rent beside the price of a home, since no home has both: who names both pays the rent
 * now ("14 हजार भाडं देतो. 35 ते 42 लाख"), unless "or" stands between them, which makes the later
 * one the second choice ("buy up to 60 lakh or rent up to 25k"). A lease has a deposit as large as
 * a price, so it is left alone.
 */
export function settleRentsBesidePrices(state: ParseState): void {
  const wished = state.slots.filter((slot) => !slot.isElse)
  if (wished.some(({ slot, value }) => slot === 'intent' && value === 'lease')) return
  const budgets = wished.flatMap((slot) => (slot.slot === 'budget' ? slot : []))
  const [rent, price] = [budgets.find(isRent), budgets.find(isPrice)]
  if (!rent || !price) return
  const [first, later] = rent.start < price.start ? [rent, price] : [price, rent]
  const between = wordsOf(state, placeIn(state, first).to, placeIn(state, later).from)
  if (between.length <= maxWordsBetween && between.some((word) => orWord.test(word))) {
    later.isElse = true
    const other = later === rent ? 'rent' : 'sell'
    state.slots = state.slots.filter(({ slot, value }) => slot !== 'intent' || value !== other)
    return
  }
  const isPaidNow = (slot: Slot) =>
    (slot.slot === 'budget' && !slot.isElse && isRent(slot)) ||
    (slot.slot === 'intent' && slot.value === 'rent')
  state.slots = state.slots.filter((slot) => !isPaidNow(slot))
}
