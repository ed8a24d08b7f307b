import type { SearchReading } from '#contract/search/explanation.ts'
import { placesIn } from '#domain/search/place-list.ts'
import { PendingCounts } from '#server/job/pending-counts.ts'
import { addCitySearches } from './queries.ts'

/** Returns the first place a search names, by its filter or in its text, or undefined. */
export function searchedPlace(
  query: { location?: string | undefined },
  reading: SearchReading | null | undefined,
): string | undefined {
  const slot = reading?.slots.find(({ slot: name }) => name === 'city' || name === 'locality')
  // In "Whitefield, Bengaluru" the city comes last.
  const [chosen] = placesIn(query.location ?? '')
  const place = chosen ?? slot?.label.split(',').at(-1)
  return place?.trim().toLowerCase().slice(0, 120) || undefined
}

/** Returns the key of a search: the visitor in hexadecimal digits and the place. */
export const searchKey = (place: string, visitor: Buffer) => `${visitor.toString('hex')} ${place}`

/**
 * Counts searches by place, each visitor once a day per city; only searches of a known city are
 * saved.
 */
export const citySearchCounts = () => new PendingCounts(addCitySearches, { maxKeys: 5_000 })
