import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import { workForARound } from '#server/job/round.ts'
import { convertListings, saveUsualLoadings } from './queries.ts'

/** Listings per statement. */
const perStatement = 500

/** Updates the usual loading of places, and converts listings without a carpet area by it. */
export async function followUsualLoadings(db: Handle): Promise<void> {
  await transact(db, saveUsualLoadings)
  await workForARound(() =>
    transact(db, async (tx) => (await convertListings(tx, perStatement)) > 0),
  )
}
