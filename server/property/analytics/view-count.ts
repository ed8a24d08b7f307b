import type { Context } from '#server/context.ts'
import { makeBatchLoader } from '#server/db/batch-loader.ts'
import { isRobot } from '#server/http/bot-detection.ts'
import { type Visit, visitorOf } from '#server/http/visitor.ts'
import { addViews, type View, type Written } from './queries.ts'

interface Viewed {
  id: string
  broker_id: string
  views: number
}

/** Visits cached in memory; an evicted one costs a write that changes nothing. */
const remembered = 20_000

/**
 * Counts views of listings: once per visitor and day in India, without bots and the owner (LST-8).
 * Returns the number of views including this one. A view that cannot be written does not fail the
 * page and counts at the next visit. Visitors are stored as a keyed hash of the customer id or
 * address, so nobody can be identified.
 */
export function viewCounter(
  { db, secrets }: Pick<Context, 'db' | 'secrets'>,
  onFailure: (error: unknown) => void,
): (listing: Viewed, visit: Visit) => Promise<number> {
  const seen = new Set<string>()
  const write = makeBatchLoader<View, Written | undefined>(maxBatch, async (views) => {
    const written = await addViews(db, views).catch(onFailure)
    return views.map(() => written ?? undefined)
  })
  return async (listing, { viewer, trace, isProgram }) => {
    if (isProgram || viewer?.id === listing.broker_id || isRobot(trace.userAgent)) {
      return listing.views
    }
    const { day, visitor } = visitorOf(secrets, { viewer, trace })
    const key = `${listing.id} ${visitor.toString('base64')}`
    if (seen.has(key)) return listing.views
    const written = await write({ id: listing.id, day, visitor })
    if (!written) return listing.views
    seen.add(key)
    if (seen.size > remembered)
      for (const oldest of seen) {
        seen.delete(oldest)
        break
      }
    return written.get(listing.id) ?? listing.views
  }
}

/** Views per statement: few enough that no visitor notices the wait. */
const maxBatch = 200
