import { kilometresBetween } from '#domain/distance.ts'
import { rankingScore } from '#domain/ranking.ts'
import type { Handle } from '#server/db/connect.ts'
import type { Asked } from './asked.ts'
import type { Position } from './cursor.ts'
import { type Candidate, findRelevant } from './relevance-queries.ts'
import type { Wanted } from './wanted.ts'

/** So many newest ones of what was found are ranked; the others follow, the newest first (0250). */
const mostRanked = 240
const day = 86_400

/** Where the order by best match goes on: among those that are ranked, or after them. */
type RelevancePosition = Extract<Position, { kind: 'ranked' | 'rest' }>

interface RelevancePage {
  limit: number
  offset: number
  after: RelevancePosition | undefined
  without: readonly string[]
}

export interface RelevanceEntry {
  id: string
  position: RelevancePosition
}

/** One page by best match, one entry more than asked for where there are more. */
export async function listByRelevance(
  db: Handle,
  { filter, terms }: Asked,
  wanted: Wanted,
  { limit, offset, after, without }: RelevancePage,
): Promise<{ entries: RelevanceEntry[]; total: number }> {
  if (!terms) return { entries: [], total: 0 }
  const now = after?.kind === 'ranked' ? after.at : Math.floor(Date.now() / 1_000)
  const { total, floor, ranked, rest } = await findRelevant(db, terms, filter, wanted, {
    most: mostRanked,
    floor: after?.kind === 'ranked' ? after.floor : undefined,
    below: after?.kind === 'rest' ? after.below : undefined,
    offset,
    limit,
    without,
  })
  const following = rest.map(({ id, number }) => ({
    id,
    position: { kind: 'rest' as const, below: number },
  }))
  const best = ranked
    .map((one) => ({ id: one.id, score: scoreOf(one, wanted, now) }))
    .sort(byScore)
    .filter((one) => after?.kind !== 'ranked' || byScore(after, one) < 0)
    .slice(offset)
    .map(({ id, score }) => ({
      id,
      position: { kind: 'ranked' as const, at: now, floor, score, id },
    }))
  return { entries: [...best, ...following].slice(0, limit + 1), total }
}

interface Scored {
  id: string
  score: number
}

/** The best first; of equals the newer one, by its id. */
const byScore = (one: Scored, other: Scored) =>
  other.score - one.score || (one.id < other.id ? 1 : one.id > other.id ? -1 : 0)

function scoreOf(one: Candidate, { words, point }: Wanted, now: number): number {
  const { latitude, longitude } = one
  return rankingScore({
    wordsAsked: words.length,
    wordsInTitle: one.wordsInTitle,
    wordsInPlace: one.wordsInPlace,
    kilometres:
      point && latitude !== null && longitude !== null
        ? kilometresBetween(point, { latitude, longitude })
        : undefined,
    ageDays: (now - one.createdAt) / day,
    quality: one.quality,
    isLet: one.listingType !== 'sell',
    confirmedDays: (now - one.confirmedAt) / day,
  })
}
