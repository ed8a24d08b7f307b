import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import { workForARound } from '#server/job/round.ts'
import { markExpired, markOverdue, markUnconfirmed } from './queries.ts'

/** Listings per statement. */
const batch = 200

/**
 * Marks listings that their broker has not confirmed in time as unconfirmed, and later as expired.
 */
export async function ageListings(db: Handle): Promise<void> {
  for (const mark of [markUnconfirmed, markOverdue, markExpired]) {
    await workForARound(async () => (await transact(db, (tx) => mark(tx, batch))) > 0)
  }
}
