import type { Slot, SlotName } from './slots.ts'

/** The slots that say where. */
export const placeSlots: ReadonlySet<SlotName> = new Set<SlotName>([
  ...(['city', 'locality', 'society', 'pincode'] as const),
])

/** Returns what a slot is about; all places are of one kind. */
export const kindOf = ({ slot }: Slot): SlotName | 'place' =>
  placeSlots.has(slot) ? 'place' : slot

/**
 * Returns the part of a set that a slot says: which home, where, or for how much. Two sets exclude
 * one another: "2bhk in Baner 80 lakh or 3bhk in Wakad 1 cr".
 */
export function partOfSet(slot: Slot): 'home' | 'place' | 'budget' | undefined {
  if (slot.slot === 'bhk' || slot.slot === 'type') return 'home'
  if (slot.slot === 'intent' && slot.value === 'pg') return 'home'
  if (slot.slot === 'budget') return 'budget'
  return placeSlots.has(slot.slot) ? 'place' : undefined
}
