import type { Slot } from '#query-language/model/slots.ts'
import type { Reading } from '#server/search/compile-query.ts'
import { citiesOfWelcome, splitSlots } from '#server/search/soft-slots.ts'

/** Returns the slots that filter in a search of these. */
export function filtersOf(
  slots: readonly Slot[],
  { names }: Pick<Reading, 'names'>,
  isProse: boolean,
): Slot[] {
  const { hard, soft } = splitSlots(slots, isProse)
  const spot = { start: 0, end: 0, text: '', confidence: 1 }
  const cities = citiesOfWelcome(hard, soft, names)
  return [...hard, ...cities.map((value): Slot => ({ slot: 'city', value, ...spot }))]
}
