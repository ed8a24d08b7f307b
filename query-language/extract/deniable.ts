import type { Slot } from '#query-language/model/slots.ts'

/** The slots that can be denied: their value has another that excludes it. */
export type Deniable = Extract<
  Slot,
  {
    slot:
      | ('amenity' | 'facing' | 'furnishing' | 'type' | 'tenant')
      | ('floor' | 'transaction' | 'possession')
  }
>

export function isDeniable(slot: Slot): slot is Deniable {
  if (slot.slot === 'possession') return slot.value.status !== undefined
  if (slot.slot === 'floor') return slot.value.min === undefined && slot.value.max === undefined
  return /^(?:amenity|facing|furnishing|type|tenant|transaction)$/.test(slot.slot)
}

/** Whether something is excluded. */
export const isRefused = (slot: Slot | undefined): boolean =>
  slot !== undefined &&
  typeof slot.value === 'object' &&
  (('not' in slot.value && !!slot.value.not) || ('top' in slot.value && slot.value.top === false))

/** Excludes what a slot asks for. Returns whether it can be excluded. */
export function deny(slot: Deniable): boolean {
  if (slot.slot === 'floor') {
    const { oneOf, top } = slot.value
    if (top) slot.value = { top: false }
    else if (oneOf) slot.value = { not: oneOf }
    return top === true || oneOf !== undefined
  }
  if (slot.slot === 'transaction') slot.value = slot.value === 'new' ? 'resale' : 'new'
  else if (slot.slot === 'possession')
    slot.value = { status: slot.value.status === 'ready' ? 'under-construction' : 'ready' }
  else if (slot.slot === 'type') {
    const { isEither: _, ...value } = slot.value
    slot.value = { ...value, not: true }
  } else Object.assign(slot, { value: { ...slot.value, not: true } })
  return true
}

/** Asks for what a slot excludes: "nothing without a lift". Returns whether it can be asked for. */
export function restore(slot: Deniable): boolean {
  if (!isRefused(slot) || slot.slot === 'floor') return false
  if (slot.slot === 'transaction' || slot.slot === 'possession') return false
  const { not: _, ...value } = slot.value
  Object.assign(slot, { value })
  return true
}
