import type { SlotName } from '#query-language/model/slots.ts'
import type { PublicFilter } from './filter-conditions.ts'

/** Who writes more words tells of themselves as well, and of more than homes state. */
const maxSearchWords = 12

/**
 * Whether a text is a message more than a search: then homes that do not state what is wished are
 * shown too, after those that do.
 */
export const isMessage = ({ search = '' }: Pick<PublicFilter, 'search'>) =>
  search.trim().split(/\s+/).length > maxSearchWords

/** What homes may leave unsaid. */
export const unstatedSlots: ReadonlySet<SlotName> = new Set<SlotName>([
  ...(['tenant', 'deposit', 'floor', 'facing', 'age', 'possession'] as const),
  ...(['brokerage', 'lister', 'bathrooms'] as const),
])
