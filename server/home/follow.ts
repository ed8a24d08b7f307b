import type { Handle } from '#server/db/connect.ts'
import { planOnce, transact } from '#server/db/transact.ts'
import { workGivingWay } from '#server/job/round.ts'
import { placeListings } from './place.ts'
import { settleHome } from './settle.ts'
import { takeChanges } from './settle-queries.ts'

/** A small batch, because its rows stay locked until all listings have a home. */
const batch = 50

const rounds = new WeakMap<Handle, Promise<void>>()

/**
 * Finds the homes of changed listings in one round; the rest waits for the next round. After an
 * import of thousands into one place it would take as much of the database as the import. Of two
 * who need it at the same time one waits for the other: beside each other they would take it all.
 */
export function followHomes(db: Handle): Promise<void> {
  const before = rounds.get(db) ?? Promise.resolve()
  const round = before
    .catch(() => undefined)
    .then(() => workGivingWay(async () => (await followSome(db)) > 0))
  rounds.set(db, round)
  return round
}

function followSome(db: Handle): Promise<number> {
  return transact(
    db,
    async (tx) => {
      await planOnce(tx)
      const ids = await takeChanges(tx, batch)
      const homes = await placeListings(tx, ids)
      for (const home of homes.toSorted()) await settleHome(tx, home)
      return ids.length
    },
    { isPatient: true },
  )
}
