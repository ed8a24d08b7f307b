import type { Handle } from '#server/db/connect.ts'
import type { Trace } from '#server/http/viewer.ts'
import { type RateLimit, rateLimits } from '#server/resilience/rate-limits.ts'
import { addressKey, countAttempt } from '#server/resilience/throttle.ts'
import { findByToken } from './queries.ts'

/**
 * Counts a call by the link of a shortlist, outside its transaction. An invalid link counts against
 * guesses only, so that a family behind one address is never refused because of them.
 */
export async function countCall(
  db: Handle,
  { address }: Trace,
  token: string,
  limit: RateLimit | undefined,
): Promise<void> {
  const found = await findByToken(db, token)
  if (!found) {
    await countAttempt(db, addressKey('shortlist guess', address), rateLimits.shortlistGuess)
    return
  }
  if (limit) await countAttempt(db, addressKey(`shortlist ${found.id}`, address), limit)
}
