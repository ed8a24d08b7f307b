import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import { claimEnded, claimEnding } from './notified-queries.ts'
import { notifyEnded, notifyEnding } from './notify-broker.ts'
import { settlePremium } from './premium.ts'

/**
 * What has to be done as days go by: say once that a plan ends in a week and that it has ended, and
 * take back what is shown as premium. Whether a plan holds follows from its days, so nothing else.
 */
export async function followDays(db: Handle): Promise<void> {
  await transact(db, async (tx) => {
    for (const row of await claimEnding(tx)) await notifyEnding(tx, row)
    for (const row of await claimEnded(tx)) await notifyEnded(tx, row)
  })
  await settlePremium(db)
}
