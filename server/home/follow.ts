import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import { workGivingWay } from '#server/job/round.ts'
import { placeListings } from './place.ts'
import { settleHome } from './settle.ts'
import { takeChanges } from './settle-queries.ts'

/** A small batch, because its rows stay locked until all listings have a home. */
const batch = 20

/**
 * Finds the homes of changed listings in one round; the rest waits for the next round. After an
 * import of thousands into one place it would take as much of the database as the import.
 */
export function followHomes(db: Handle): Promise<void> {
  return workGivingWay(async () => (await followSome(db)) > 0)
}

function followSome(db: Handle): Promise<number> {
  return transact(
    db,
    async (tx) => {
      const ids = await takeChanges(tx, batch)
      const homes = await placeListings(tx, ids)
      for (const home of homes.toSorted()) await settleHome(tx, home)
      return ids.length
    },
    { isPatient: true },
  )
}
