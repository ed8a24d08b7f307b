import { type RawBuilder, sql } from 'kysely'
import type { ConfirmationFilter } from '#contract/property/availability.ts'
import { confirmationDays, expiryFactor, noticeDays } from '#domain/availability/availability.ts'
import type { Handle } from '#server/db/connect.ts'

const confirmed = sql`greatest(confirmed_at, submitted_at)`

/** One range for each deal, so that the query can use the index. */
const isOlderThan = (times: number, daysBefore = 0) =>
  sql`(${sql.join(
    Object.entries(confirmationDays).map(
      ([deal, days]) => sql`listing_type = ${sql.lit(deal)}
        and ${confirmed} < now() - make_interval(days => ${sql.lit(days * times - daysBefore)})`,
    ),
    sql` or `,
  )})`

const isWaiting = sql`status = 'approved' and removed_at is null and expired_at is null`

/** Counts the broker's listings by state of their confirmation. */
export const isAwaiting: Record<ConfirmationFilter, RawBuilder<boolean>> = {
  due: sql<boolean>`(${isWaiting}
    and (unconfirmed_at is not null or ${isOlderThan(1, noticeDays)}))`,
  expired: sql<boolean>`(expired_at is not null)`,
}

/** Marks listings past the bound as unconfirmed; returns how many there were, at most `max`. */
export async function markUnconfirmed(tx: Handle, max: number): Promise<number> {
  const { numAffectedRows } = await sql`
    update property set unconfirmed_at = now()
    where id = any(array(
      select id from property
      where ${isWaiting} and unconfirmed_at is null and ${isOlderThan(1)}
      limit ${max} for update skip locked))`.execute(tx)
  return Number(numAffectedRows)
}

/**
 * Also marks doubted listings that are past the bound: dismissing the doubt no longer helps then.
 */
export async function markOverdue(tx: Handle, max: number): Promise<number> {
  const { numAffectedRows } = await sql`
    update property set unconfirmed_at = now()
    where id = any(array(
      select id from property
      where ${isWaiting} and unconfirmed_at = doubted_at and ${isOlderThan(1)}
      limit ${max} for update skip locked))`.execute(tx)
  return Number(numAffectedRows)
}

/** Takes listings past twice the bound off every list; returns how many, at most `max`. */
export async function markExpired(tx: Handle, max: number): Promise<number> {
  const { numAffectedRows } = await sql`
    update property set expired_at = now()
    where id = any(array(
      select id from property
      where ${isWaiting} and unconfirmed_at is not null and ${isOlderThan(expiryFactor)}
      limit ${max} for update skip locked))`.execute(tx)
  return Number(numAffectedRows)
}

/** A shared lock, so that a KYC decision, which changes all listings of the broker, waits. */
export async function lockBroker(tx: Handle, brokerId: string): Promise<void> {
  await tx.selectFrom('broker').where('id', '=', brokerId).select('id').forShare().execute()
}

/**
 * Stores that these listings of a broker are available, which makes expired ones live again;
 * returns the approved ones, which are confirmed now.
 */
export async function markConfirmed(
  tx: Handle,
  brokerId: string,
  ids: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update property set confirmed_at = now(), unconfirmed_at = null, expired_at = null
    where id = any(array(
      select id from property
      where id = any(${ids}::uuid[]) and broker_id = ${brokerId}
        and status = 'approved' and removed_at is null
      order by id for no key update))
    returning id`.execute(tx)
  return rows.map(({ id }) => id)
}

/**
 * Confirms approved listings in a newer list of their broker, by their source keys or ids. A list
 * from before the last confirmation is ignored.
 */
export async function markListed(
  tx: Handle,
  run: { id: string; createdAt: Date },
  { keys, ids }: { keys: readonly Buffer[]; ids: readonly string[] },
  brokerIds: readonly string[],
): Promise<void> {
  if (keys.length + ids.length === 0) return
  await sql`
    update property
    set confirmed_at = ${run.createdAt}, unconfirmed_at = null, expired_at = null
    where id = any(array(
      select id from property
      where (source_key = any(${keys}) or id = any(${ids}::uuid[]))
        and broker_id = any(${brokerIds}::uuid[]) and import_id is distinct from ${run.id}::uuid
        and status = 'approved' and removed_at is null
        and ${confirmed} < ${run.createdAt}
      order by id for no key update))`.execute(tx)
}
