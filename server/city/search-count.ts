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
  // "Whitefield, Bengaluru": the city stands last.
  const [chosen] = placesIn(query.location ?? '')
  const place = chosen ?? slot?.label.split(',').at(-1)
  return place?.trim().toLowerCase().slice(0, 120) || undefined
}

/** Returns the key of a search: the place it names, and the visitor in hexadecimal digits. */
export const searchKey = (place: string, visitor: Buffer) => `${visitor.toString('hex')} ${place}`

/**
 * Counts who searches by the place they name, each visitor once a day for a city; only searches of
 * a known city are written down.
 */
export const citySearchCounts = () => new PendingCounts(addCitySearches, { mostKeys: 5_000 })
