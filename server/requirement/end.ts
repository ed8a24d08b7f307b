import type { Config } from '#server/config.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import { notifyEnding } from './notify.ts'
import { claimEnding, endDue } from './queries.ts'
import { expireShares } from './share/queries.ts'

const remindedAtOnce = 100

/** Ends requirements whose time is over, and asks before that whether to renew them. */
export async function endRequirements(db: Handle, config: Config): Promise<void> {
  await endDue(db)
  await expireShares(db)
  await transact(db, async (tx) => {
    for (const ending of await claimEnding(tx, remindedAtOnce)) {
      await notifyEnding(tx, config, ending)
    }
  })
}
