import { describeFilter } from '#query-language/model/describe-filter.ts'
import { mergeSlots } from '#query-language/model/merge-slots.ts'
import type { Slot } from '#query-language/model/slots.ts'

/** A slot by itself, as a chip says it. */
export function labelOf(slot: Slot): string {
  // Its rooms and its kind stand on one word, and are one thing to people.
  if (slot.slot === 'bhk' && slot.value.oneOf?.join() === '0') return 'Studio'
  const said = describeFilter(mergeSlots([{ ...slot, isElse: undefined }])).replace(
    /^in (?!last)|^PIN /,
    '',
  )
  return said.charAt(0).toUpperCase() + said.slice(1)
}

/** As it is called where it is let go: what was refused in its own words, "without “no pets”". */
export function nameOf(slot: Slot): string {
  const isRefused = typeof slot.value === 'object' && 'not' in slot.value && slot.value.not
  if (isRefused || slot.slot === 'brokerage') return `“${slot.text}”`
  return labelOf(slot).replace(/^With /, '')
}
