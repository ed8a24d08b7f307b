import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import { workForARound } from '#server/job/round.ts'
import {
  type Estimate,
  estimateAll,
  type HomeToEstimate,
  isFarBelow,
  isNewBroker,
} from './estimate.ts'
import { listToEstimate } from './home-queries.ts'
import {
  deleteRangeChanges,
  deleteRanges,
  listRangeChanges,
  saveRanges,
  takeDueLocality,
  tryRangeLock,
} from './queries.ts'

/** Says whether a listing has photos of another broker's listing. */
export type HasOthersPhotos = (db: Handle, id: string) => Promise<boolean>

const changesAtOnce = 500

/** Works out the ranges of changed listings, and then of localities that are due, for one round. */
export function followPriceRanges(db: Handle, hasOthersPhotos: HasOthersPhotos): Promise<void> {
  return workForARound(() =>
    transact(db, async (tx) => {
      if (!(await tryRangeLock(tx))) return false
      return (await followChanges(tx, hasOthersPhotos)) || followLocality(tx, hasOthersPhotos)
    }),
  )
}

async function followChanges(tx: Handle, hasOthersPhotos: HasOthersPhotos): Promise<boolean> {
  const changes = await listRangeChanges(tx, changesAtOnce)
  if (changes.length === 0) return false
  const ids = [...new Set(changes.map(({ property_id }) => property_id))]
  await follow(tx, ids, await listToEstimate(tx, { ids }), hasOthersPhotos)
  await deleteRangeChanges(
    tx,
    changes.map(({ id }) => id),
  )
  return true
}

async function followLocality(tx: Handle, hasOthersPhotos: HasOthersPhotos): Promise<boolean> {
  const due = await takeDueLocality(tx)
  if (!due) return false
  const homes = await listToEstimate(tx, due)
  const ids = homes.map(({ id }) => id)
  await follow(tx, ids, homes, hasOthersPhotos)
  return true
}

async function follow(
  tx: Handle,
  ids: readonly string[],
  homes: readonly HomeToEstimate[],
  hasOthersPhotos: HasOthersPhotos,
): Promise<void> {
  const estimates = await estimateAll(tx, homes)
  const known = new Set(estimates.map(({ home }) => home.id))
  await deleteRanges(
    tx,
    ids.filter((id) => !known.has(id)),
  )
  const ranges = []
  for (const { home, market, range } of estimates) {
    const { error, isErrorOfCity } = market
    const isDoubtful = await isSuspect(tx, { home, market, range }, hasOthersPhotos)
    const comparables = range.comparables.map(({ id }) => id)
    const { low, high } = range
    ranges.push({ id: home.id, low, high, comparables, error, isErrorOfCity, isDoubtful })
  }
  await saveRanges(tx, ranges)
}

/** A low price alone is no fraud: visitors are warned where every other sign agrees. */
async function isSuspect(
  tx: Handle,
  { home, range }: Estimate,
  hasOthersPhotos: HasOthersPhotos,
): Promise<boolean> {
  if (!isFarBelow(home.price, range) || !isNewBroker(home.brokerSince)) return false
  return hasOthersPhotos(tx, home.id)
}
