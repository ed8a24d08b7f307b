import { sql } from 'kysely'
import type { HomeFacts } from '#domain/money/home-cost.ts'
import type { Handle } from '#server/db/connect.ts'

/** Tries to lock the costs of listings for this transaction; returns whether it did. */
export async function tryCashLock(tx: Handle): Promise<boolean> {
  const { rows } = await sql<{ isMine: boolean }>`
    select pg_try_advisory_xact_lock(7262063) as "isMine"`.execute(tx)
  return rows[0]?.isMine ?? false
}

/** Queues every listing for which a rate has started or ended since the last check. */
export async function followRateDays(tx: Handle): Promise<void> {
  await sql`select follow_cost_rate_days()`.execute(tx)
}

/** Returns the oldest pending changes. */
export async function listCashChanges(tx: Handle, limit: number) {
  const { rows } = await sql<{ id: string; property_id: string }>`
    select id, property_id from property_cash_change order by id limit ${limit}`.execute(tx)
  return rows
}

export async function deleteCashChanges(tx: Handle, ids: readonly string[]): Promise<void> {
  await sql`delete from property_cash_change where id = any(${ids}::bigint[])`.execute(tx)
}

/** Returns the facts of these listings, locked so that the result fits them. */
export async function lockHomes(
  tx: Handle,
  ids: readonly string[],
): Promise<(HomeFacts & { id: string })[]> {
  const { rows } = await sql<HomeFacts & { id: string }>`
    select property.id, listing_type as "listingType", property_type as "propertyType",
      (select name from location where id = city_id) as city, price, area_sqft as "areaSqft", detail
    from property where id = any(${ids}::uuid[])
    order by id for no key update of property`.execute(tx)
  return rows
}

export async function saveCash(
  tx: Handle,
  homes: readonly { id: string; cash: number | null }[],
): Promise<void> {
  await sql`
    update property set cash_needed = known.cash
    from unnest(${homes.map(({ id }) => id)}::uuid[], ${homes.map(({ cash }) => cash)}::bigint[])
      as known (id, cash)
    where property.id = known.id and cash_needed is distinct from known.cash`.execute(tx)
}
