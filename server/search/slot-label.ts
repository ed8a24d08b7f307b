import { t } from '#domain/locale/translate.ts'
import { isRentOrLease } from '#domain/search/deals.ts'
import { describeFilter, placeNames } from '#query-language/model/describe-filter.ts'
import { rentOrLease } from '#query-language/model/filter-words.ts'
import { mergeSlots } from '#query-language/model/merge-slots.ts'
import type { SearchFilter, Slot } from '#query-language/model/slots.ts'

/** Returns the label of a slot, as on a chip; a deal is that of these types. */
export function labelOf(slot: Slot, types?: SearchFilter['types']): string {
  // Type and rooms come from one word, and people think of them as one.
  if (slot.slot === 'bhk' && slot.value.oneOf?.join() === '0') return t('Studio')
  if (slot.slot === 'pincode') return slot.value
  if (slot.slot === 'intent' && (slot.value === 'rent' || slot.value === 'lease')) {
    if (isRentOrLease(types)) return asLabel(t(rentOrLease))
  }
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
