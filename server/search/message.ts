import type { SlotName } from '#query-language/model/slots.ts'
import type { PublicFilter } from './filter-conditions.ts'

/** A longer text usually describes its author too, and more than listings state. */
const maxSearchWords = 12

/**
 * Returns whether a text is a message rather than a search. Then homes that do not state an
 * attribute are shown as well, below those that have it.
 */
export const isMessage = ({ search = '' }: Pick<PublicFilter, 'search'>) =>
  search.trim().split(/\s+/).length > maxSearchWords

/** Attributes that a listing may leave unstated. */
export const unstatedSlots: ReadonlySet<SlotName> = new Set<SlotName>([
  ...(['tenant', 'deposit', 'floor', 'facing', 'age', 'possession'] as const),
  ...(['brokerage', 'lister', 'bathrooms'] as const),
  ...(['parking', 'road', 'moveIn', 'sharing'] as const),
])
