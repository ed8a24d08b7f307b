import type { Gazetteer } from '#query-language/gazetteer/gazetteer.ts'
import type { PlaceValue, Slot, SlotName } from '#query-language/model/slots.ts'

/** Below this a slot was guessed or corrected: it ranks and does not filter by itself. */
const minCertainty = 0.8

/**
 * Whether a slot ranks the listings that are found instead of choosing them. Of an amount that can
 * be read in two ways the other is offered beside it.
 */
const isSoft = ({ slot, isSoft, confidence }: Slot) =>
  isSoft === true || (confidence < minCertainty && slot !== 'budget' && slot !== 'monthly')

/**
 * "Preferably in Koramangala" is said of Bangalore: the city of a place that is only welcome holds
 * where no other place is asked for.
 */
export function citiesOfWelcome(hard: readonly Slot[], soft: readonly Slot[], names: Gazetteer) {
  if (hard.some(({ slot }) => placeSlots.has(slot))) return []
  const welcome = new Set(
    soft.flatMap((slot) =>
      slot.slot === 'locality' && slot.isSoft ? (slot.value.city ?? []) : [],
    ),
  )
  if (welcome.size === 0) return []
  return names.places
    .filter(({ kind, name, ids }) => kind === 'city' && ids.length > 0 && welcome.has(name))
    .map(({ name, ids }): PlaceValue => ({ name, city: name, ids }))
}

const placeSlots = new Set<SlotName>(['city', 'locality', 'society', 'pincode'])

/**
 * Parts the slots into those that filter and those that rank. A guess filters where nothing else
 * does: then it is all there is to look for. A second choice does neither.
 */
export function splitSlots(slots: readonly Slot[]): { hard: Slot[]; soft: Slot[] } {
  const asked = slots.filter(({ isElse }) => !isElse)
  const hard = asked.filter((slot) => !isSoft(slot))
  const soft = asked.filter(isSoft)
  const isNothing = hard.every(({ slot }) => slot === 'sort')
  if (!isNothing) return { hard, soft }
  return {
    hard: [...hard, ...soft.filter(({ isSoft }) => !isSoft)],
    soft: soft.filter(({ isSoft }) => isSoft),
  }
}
