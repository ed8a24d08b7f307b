import type { ParseState } from '#query-language/model/parse-state.ts'
import type { Slot } from '#query-language/model/slots.ts'

/** In rupees: a month of rent below, the price of a home from. A heavy deposit may lie between. */
const maxRent = 300_000
const minPrice = 2_000_000

/**
 * Drops a rent beside the price of a home: no home has both, and who names both pays the rent now:
 * "14 हज़ार भाडं देतो. 35 ते 42 लाख". A lease has a deposit as large as a price: it is left alone.
 */
export function dropRentsBesidePrices(state: ParseState): void {
  const wished = state.slots.filter((slot) => !slot.isElse)
  if (wished.some(({ slot, value }) => slot === 'intent' && value === 'lease')) return
  const budgets = wished.flatMap((slot) => (slot.slot === 'budget' ? slot : []))
  const isPrice = ({ value: { min, max } }: (typeof budgets)[number]) =>
    (max ?? min ?? 0) >= minPrice
  const isRent = ({ value: { min, max } }: (typeof budgets)[number]) =>
    (max ?? min ?? minPrice) <= maxRent
  if (!budgets.some(isPrice) || !budgets.some(isRent)) return
  const rents = new Set<Slot>(budgets.filter(isRent))
  const isDropped = (slot: Slot) =>
    rents.has(slot) || (slot.slot === 'intent' && slot.value === 'rent')
  state.slots = state.slots.filter((slot) => !isDropped(slot))
}
