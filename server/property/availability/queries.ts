import { type RawBuilder, sql } from 'kysely'
import type { ConfirmationFilter } from '#contract/property/availability.ts'
import { confirmationDays, expiryFactor, noticeDays } from '#domain/availability/availability.ts'
import type { Handle } from '#server/db/connect.ts'

const confirmed = sql`greatest(confirmed_at, submitted_at)`

/** A range for each deal, so that the index of what waits answers it. */
const isOlderThan = (times: number, daysBefore = 0) =>
  sql`(${sql.join(
    Object.entries(confirmationDays).map(
      ([deal, days]) => sql`listing_type = ${sql.lit(deal)}
        and ${confirmed} < now() - make_interval(days => ${sql.lit(days * times - daysBefore)})`,
    ),
    sql` or `,
  )})`

const isWaiting = sql`status = 'approved' and removed_at is null and expired_at is null`

/** What of a broker's listings waits for a confirmation. */
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

/** Marks doubted listings that are past the bound too: no answer to a doubt takes that back. */
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

/** Shared: a KYC decision, which changes all listings of the broker, waits. */
export async function lockBroker(tx: Handle, brokerId: string): Promise<void> {
  await tx.selectFrom('broker').where('id', '=', brokerId).select('id').forShare().execute()
}

/**
 * Stores that these listings of a broker are available, which brings expired ones back; returns
 * those that are approved, and so were confirmed.
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
 * Confirms approved listings that are in a newer list of their broker: by their source keys, or by
 * their ids. A list that was sent before the last confirmation says nothing new.
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
