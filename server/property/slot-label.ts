import { filterOf } from '#domain/search/filter.ts'
import { sentenceOf } from '#domain/search/sentence.ts'
import type { Slot } from '#domain/search/slot.ts'

/** A slot by itself, as a chip says it. */
export function labelOf(slot: Slot): string {
  // Its rooms and its kind stand on one word, and are one thing to people.
  if (slot.slot === 'bhk' && slot.value.oneOf?.join() === '0') return 'Studio'
  const said = sentenceOf(filterOf([slot])).replace(/^in (?!last)|^PIN /, '')
  return said.charAt(0).toUpperCase() + said.slice(1)
}
