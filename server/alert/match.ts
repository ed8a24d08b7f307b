import { PublicPropertyQuery } from '#contract/property-query.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import { fittingListings } from '#server/property/fitting.ts'
import { insertMatches, listCandidates, takeEvents } from './queries.ts'

/** So many events at once: each search is asked once for all of them, and a stopping server waits seconds. */
const batch = 500

/**
 * Holds listings that became live or cheaper against all saved searches. The events go with what
 * came of them or stay with it: a kill in between loses nothing and finds nothing twice. Answers
 * how many events there were.
 */
export function matchListings(db: Handle): Promise<number> {
  return transact(db, async (tx) => {
    const news = await takeEvents(tx, batch)
    if (news.size === 0) return 0
    for (const candidate of await listCandidates(tx, [...news.keys()])) {
      const fitting = await fittingSearch(tx, candidate.filters, candidate.listings)
      if (fitting.length === 0) continue
      const found = fitting.map((id) => ({ propertyId: id, news: news.get(id) ?? 'live' }))
      await insertMatches(tx, candidate.id, found)
    }
    return news.size
  })
}

/** Which of these listings fit the filters of a search; none where the filters are no longer read. */
export async function fittingSearch(
  db: Handle,
  filters: unknown,
  ids: readonly string[],
): Promise<string[]> {
  const read = PublicPropertyQuery.safeParse(filters)
  if (!read.success) return []
  const { page: _page, limit: _limit, after: _after, sort: _sort, ...filter } = read.data
  return fittingListings(db, filter, ids)
}
