import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import { claimEnded, claimEnding } from './notified-queries.ts'
import { notifyEnded, notifyEnding } from './notify-broker.ts'
import { settlePremium } from './premium.ts'

/**
 * Does what is due as days pass: notifies once a week before a plan ends and once when it has
 * ended, and removes premium marks. Whether a plan is active follows from its dates, so nothing
 * else is needed.
 */
export async function followDays(db: Handle): Promise<void> {
  await transact(db, async (tx) => {
    for (const row of await claimEnding(tx)) await notifyEnding(tx, row)
    for (const row of await claimEnded(tx)) await notifyEnded(tx, row)
  })
  await settlePremium(db)
}
