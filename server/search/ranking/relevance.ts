import type { Handle } from '#server/db/connect.ts'
import type { CompiledSearch } from '#server/search/compile-query.ts'
import type { Position } from '#server/search/paging/cursor.ts'
import type { Wanted } from './ranking-input.ts'
import { findRelevant } from './relevance-queries.ts'

/** How many of the newest matches are ranked; the others follow by date (decision 0020). */
const maxRanked = 240

/** A position in the order by best match: among the ranked entries, or after them. */
type RelevancePosition = Extract<Position, { kind: 'ranked' | 'rest' }>

interface RelevancePage {
  limit: number
  offset: number
  after: RelevancePosition | undefined
  without: readonly string[]
  /**
   * Tails of listings on earlier pages; with them the score no longer decides where to continue.
   */
  seen: readonly string[]
}

export interface RelevanceEntry {
  id: string
  position: RelevancePosition
  card: string
}

/** Returns a page by best match, with one entry more if there are more. */
export async function listByRelevance(
  db: Handle,
  { filter, terms }: CompiledSearch,
  wanted: Wanted,
  { after, ...page }: RelevancePage,
): Promise<{ entries: RelevanceEntry[]; total: number }> {
  if (!terms) return { entries: [], total: 0 }
  const ranked = after?.kind === 'ranked' ? after : undefined
  const now = ranked?.at ?? Math.floor(Date.now() / 1_000)
  const { total, floor, found } = await findRelevant(db, terms, filter, wanted, {
    ...page,
    max: maxRanked,
    floor: ranked?.floor,
    after: page.seen.length > 0 ? undefined : ranked,
    below: after?.kind === 'rest' ? after.below : undefined,
    isLate: after?.kind === 'rest' && after.isLate === true,
    now,
  })
  const entries = found.map(({ id, points, number, isLate, card }) => ({
    id,
    card,
    position:
      points === undefined
        ? { kind: 'rest' as const, below: number, ...(isLate && { isLate }) }
        : { kind: 'ranked' as const, at: now, floor, score: points, id },
  }))
  return { entries, total }
}
