import type { Slot } from '#query-language/model/slots.ts'

/** How a single slot of a search is changed for a way on. */

export const isOfOwner = (slot: Slot) => slot.slot === 'lister' && slot.value === 'owner'
/** Every home here is listed by a broker; what an owner saves is the brokerage. */
export const unbrokered = (slot: Slot): Slot => ({ ...slot, slot: 'brokerage', value: 'none' })

export const isOfPg = (slot: Slot) => slot.slot === 'intent' && slot.value === 'pg'
export const onRent = (slot: Slot): Slot => ({ ...slot, slot: 'intent', value: 'rent' })

/** Returns one room more and one less: 1 BHK for a 1 RK. */
export function nextRooms(slot: Slot): Slot[] {
  const [first] = slot.slot === 'bhk' ? (slot.value.oneOf ?? []) : []
  const last = slot.slot === 'bhk' ? slot.value.oneOf?.at(-1) : undefined
  if (slot.slot !== 'bhk' || first === undefined || last === undefined) return []
  const oneOf = [Math.ceil(first) - 1, Math.floor(last) + 1].filter((count) => count > 0)
  return [{ ...slot, value: { oneOf } }]
}

/** Widens a godown to every industrial property, because few texts name the kind. */
export const ofAnyKind = (slot: Slot): Slot =>
  slot.slot === 'type' && slot.value.kind && !slot.value.not
    ? { ...slot, value: { types: slot.value.types } }
    : slot

export function widened(slot: Slot): Slot {
  if (slot.slot === 'emi') {
    return { ...slot, value: { max: Math.ceil(slot.value.max + slot.value.max / 10) } }
  }
  if (slot.slot !== 'budget' && slot.slot !== 'monthly') return slot
  const { min, max } = slot.value
  const value = {
    ...(min !== undefined && { min: Math.floor(min - min / 10) }),
    ...(max !== undefined && { max: Math.ceil(max + max / 10) }),
  }
  return { ...slot, value }
}

/** Returns the prices that a budget excludes: above its maximum, or below its minimum. */
export function pricesOutside(slot: Slot): Slot[] {
  if (slot.slot !== 'budget' && slot.slot !== 'monthly') return []
  const { min, max } = slot.value
  const value = max === undefined ? { ...(min !== undefined && { max: min }) } : { min: max }
  return [{ ...slot, value }]
}
