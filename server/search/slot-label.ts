import { t } from '#domain/locale/translate.ts'
import { describeFilter, placeNames } from '#query-language/model/describe-filter.ts'
import { mergeSlots } from '#query-language/model/merge-slots.ts'
import type { Slot } from '#query-language/model/slots.ts'

/** Returns the label of a slot, as on a chip. */
export function labelOf(slot: Slot): string {
  // Type and rooms come from one word, and people think of them as one.
  if (slot.slot === 'bhk' && slot.value.oneOf?.join() === '0') return t('Studio')
  if (slot.slot === 'pincode') return slot.value
  const filter = mergeSlots([{ ...slot, isElse: undefined }])
  return asLabel(placeNames(filter) || describeFilter(filter))
}

const asLabel = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/**
 * Returns the label of a slot that is left out; an exclusion in its own words: "without “no pets”".
 */
export function nameOf(slot: Slot): string {
  const isRefused = typeof slot.value === 'object' && 'not' in slot.value && slot.value.not
  if (isRefused || slot.slot === 'brokerage') return `“${slot.text}”`
  return slot.slot === 'amenity' ? asLabel(t(slot.value.name)) : labelOf(slot)
}
