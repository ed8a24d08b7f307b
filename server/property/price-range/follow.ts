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
  deleteRanges,
  type NewRange,
  saveRanges,
  takeDueLocality,
  takeRangeChanges,
} from './queries.ts'

/** Returns whether a listing has photos of another broker's listing. */
export type HasOthersPhotos = (db: Handle, id: string) => Promise<boolean>

const homesAtOnce = 500

/**
 * Computes the ranges of changed listings, and then of localities that are due, in one round. Not
 * in a transaction, which must not idle while a large locality is compared.
 */
export function followPriceRanges(db: Handle, hasOthersPhotos: HasOthersPhotos): Promise<void> {
  return workForARound(
    async () =>
      (await followChanges(db, hasOthersPhotos)) || (await followLocality(db, hasOthersPhotos)),
  )
}

async function followChanges(db: Handle, hasOthersPhotos: HasOthersPhotos): Promise<boolean> {
  const ids = await takeRangeChanges(db, homesAtOnce)
  if (ids.length === 0) return false
  await follow(db, ids, await listToEstimate(db, { ids }), hasOthersPhotos)
  return true
}

async function followLocality(db: Handle, hasOthersPhotos: HasOthersPhotos): Promise<boolean> {
  const due = await takeDueLocality(db)
  if (!due) return false
  const homes = await listToEstimate(db, due)
  for (let at = 0; at < homes.length; at += homesAtOnce) {
    const some = homes.slice(at, at + homesAtOnce)
    await follow(
      db,
      some.map(({ id }) => id),
      some,
      hasOthersPhotos,
    )
  }
  return true
}

async function follow(
  db: Handle,
  ids: readonly string[],
  homes: readonly HomeToEstimate[],
  hasOthersPhotos: HasOthersPhotos,
): Promise<void> {
  const estimates = await estimateAll(db, homes)
  const known = new Set(estimates.map(({ home }) => home.id))
  const ranges: NewRange[] = []
  for (const { home, market, range } of estimates) {
    const { error, isErrorOfCity } = market
    const isDoubtful = await isSuspect(db, { home, market, range }, hasOthersPhotos)
    const comparables = range.comparables.map(({ id }) => id)
    const { low, high } = range
    ranges.push({ id: home.id, low, high, comparables, error, isErrorOfCity, isDoubtful })
  }
  await transact(db, async (tx) => {
    await deleteRanges(
      tx,
      ids.filter((id) => !known.has(id)),
    )
    await saveRanges(tx, ranges)
  })
}

/** A low price alone is no fraud: visitors are warned only if every other sign agrees. */
async function isSuspect(
  db: Handle,
  { home, range }: Estimate,
  hasOthersPhotos: HasOthersPhotos,
): Promise<boolean> {
  if (!isFarBelow(home.price, range) || !isNewBroker(home.brokerSince)) return false
  return hasOthersPhotos(db, home.id)
}
