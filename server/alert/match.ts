import type { Handle } from '#server/db/connect.ts'
import { withSavepoint } from '#server/db/savepoint.ts'
import { transact } from '#server/db/transact.ts'
import { fittingBefore, fittingListings } from '#server/search/match-listings.ts'
import { isOfFilter, readFilter } from '#server/search/stored-filter.ts'
import {
  type Candidate,
  insertMatches,
  type ListingEvent,
  listCandidates,
  takeEvents,
} from './queries.ts'

/** Events per batch: each search runs once per batch, and a stopping server waits only seconds. */
const batch = 500

/**
 * Matches listings that became live, got cheaper or were corrected against all saved searches.
 * Events and matches are committed together, so a kill in between loses nothing and matches nothing
 * twice. A search whose query fails is reported and skipped, so that it does not block the others.
 * Returns the number of events.
 */
export function matchListings(db: Handle, onFailure: (error: unknown) => void): Promise<number> {
  return transact(db, async (tx) => {
    const events = await takeEvents(tx, batch)
    if (events.size === 0) return 0
    for (const candidate of await listCandidates(tx, [...events.keys()])) {
      try {
        await withSavepoint(tx, () => matchOne(tx, candidate, events))
      } catch (error) {
        if (!isOfFilter(error)) throw error
        onFailure(error)
      }
    }
    return events.size
  })
}

async function matchOne(
  tx: Handle,
  { id, filters, listings }: Candidate,
  events: ReadonlyMap<string, ListingEvent>,
): Promise<void> {
  const filter = readFilter(filters)
  if (!filter) return
  const fitting = await fittingListings(tx, filter, listings)
  const earlier = fitting.flatMap((propertyId) => events.get(propertyId)?.before ?? [])
  // Matches from before the change were already visible when the search was saved.
  const known = new Set(earlier.length > 0 ? await fittingBefore(tx, filter, earlier) : [])
  const found = fitting
    .filter((propertyId) => !known.has(propertyId))
    .map((propertyId) => ({ propertyId, news: events.get(propertyId)?.news ?? 'live' }))
  if (found.length > 0) await insertMatches(tx, id, found)
}

/**
 * Returns the listings that match the filters of a search; none if the filters are no longer valid.
 */
export async function fittingSearch(
  db: Handle,
  filters: unknown,
  ids: readonly string[],
): Promise<string[]> {
  const filter = readFilter(filters)
  return filter ? fittingListings(db, filter, ids) : []
}
