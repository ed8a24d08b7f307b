import { systemActor } from '#server/audit/system-actor.ts'
import type { Database } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import { endVisit } from './change.ts'
import { listEnding, lockEnding } from './ending-queries.ts'
import type { VisitContext } from './notify.ts'
import { findVisitById } from './queries.ts'

/**
 * Cancels coming visits that cannot take place: their listing was sold, rented or removed, their
 * broker is not active, or their customer has left or withdrawn the consent. Both sides are
 * notified. A job, because a listing can end in many ways; such a visit can no longer be booked
 * anyway.
 */
export async function endVisits(db: Database, context: VisitContext): Promise<number> {
  const ids = await listEnding(db)
  for (const id of ids) {
    await transact(db, async (tx) => {
      const ending = await lockEnding(tx, id)
      const row = ending && (await findVisitById(tx, id))
      if (row) await endVisit(tx, context, row, systemActor, ending)
    })
  }
  return ids.length
}
