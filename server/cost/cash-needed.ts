import { dayInIndia } from '#domain/date/date.ts'
import { cashNeededOf, type HomeFacts } from '#domain/money/home-cost.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import { workForARound } from '#server/job/round.ts'
import {
  deleteCashChanges,
  followRateDays,
  listCashChanges,
  lockHomes,
  saveCash,
  tryCashLock,
} from './cash-queries.ts'
import { listRatesOfToday } from './queries.ts'

/** Listings per statement. */
const perStatement = 500

/**
 * Computes the cash needed for changed listings in one round; the rest waits for the next round.
 */
export function followCosts(db: Handle): Promise<void> {
  return workForARound(async () => (await followSomeCosts(db, perStatement)) > 0)
}

/** Computes the cash needed for up to `count` changed listings; returns how many there were. */
export function followSomeCosts(db: Handle, count: number): Promise<number> {
  return transact(db, async (tx) => {
    if (!(await tryCashLock(tx))) return 0
    await followRateDays(tx)
    const notes = await listCashChanges(tx, count)
    if (notes.length === 0) return 0
    const rates = await listRatesOfToday(tx)
    const day = dayInIndia(new Date())
    const rows = await lockHomes(tx, [...new Set(notes.map(({ property_id }) => property_id))])
    await saveCash(
      tx,
      rows.map(({ id, ...home }) => ({ id, cash: cashNeededOf(home, rates, day) ?? null })),
    )
    await deleteCashChanges(
      tx,
      notes.map(({ id }) => id),
    )
    return notes.length
  })
}

/**
 * Returns the cash that each of these homes needs by the rates of today, so that many new listings
 * have it at once and the job has nothing to write.
 */
export async function cashToday(tx: Handle, homes: readonly HomeFacts[]) {
  if (homes.length === 0) return []
  const rates = await listRatesOfToday(tx)
  const day = dayInIndia(new Date())
  return homes.map((home) => cashNeededOf(home, rates, day) ?? null)
}
