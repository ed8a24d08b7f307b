import { sql } from 'kysely'
import { PublicPropertyQuery } from '#contract/property-query.ts'
import type { Handle } from '#server/db/connect.ts'
import { databaseIsAway, sqlState } from '#server/db/failure.ts'
import { transact } from '#server/db/transact.ts'
import { fittingListings } from '#server/property/fitting.ts'
import { type Candidate, insertMatches, listCandidates, type News, takeEvents } from './queries.ts'

/** So many events at once: each search is asked once for all of them, and a stopping server waits seconds. */
const batch = 500

/**
 * Holds listings that became live or cheaper against all saved searches. The events go with what
 * came of them or stay with it: a kill in between loses nothing and finds nothing twice. A search that
 * cannot be asked is told of and left out, so that the others are not held up by it. Answers how many
 * events there were.
 */
export function matchListings(db: Handle, onFault: (error: unknown) => void): Promise<number> {
  return transact(db, async (tx) => {
    const news = await takeEvents(tx, batch)
    if (news.size === 0) return 0
    for (const candidate of await listCandidates(tx, [...news.keys()])) {
      await sql`savepoint candidate`.execute(tx)
      try {
        await matchOne(tx, candidate, news)
      } catch (error) {
        if (!isOfSearch(error)) throw error
        onFault(error)
        await sql`rollback to savepoint candidate`.execute(tx)
      }
      await sql`release savepoint candidate`.execute(tx)
    }
    return news.size
  })
}

async function matchOne(
  tx: Handle,
  { id, filters, listings }: Candidate,
  news: ReadonlyMap<string, News>,
): Promise<void> {
  const fitting = await fittingSearch(tx, filters, listings)
  if (fitting.length === 0) return
  const found = fitting.map((propertyId) => ({ propertyId, news: news.get(propertyId) ?? 'live' }))
  await insertMatches(tx, id, found)
}

/** Its values or its size, and nothing that another try would mend: SQLSTATE classes 22, 54 and 57014. */
function isOfSearch(error: unknown): boolean {
  const state = sqlState(error)
  return state ? /^(?:22|54|57014)/.test(state) : !databaseIsAway(error)
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
