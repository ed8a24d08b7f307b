import { sql } from 'kysely'
import type { ListingChange } from '#contract/property/listing-change.ts'
import type { Handle } from '#server/db/connect.ts'

/** A lock of the transaction that makes it the only writer of the feed. */
const writerLock = 748_748

/**
 * Numbers the oldest pending changes, at most `max`; returns how many. Does nothing while another
 * process is writing.
 */
export async function numberChanges(tx: Handle, max: number): Promise<number> {
  const { rows: locks } = await sql<{ is_ours: boolean }>`
    select pg_try_advisory_xact_lock(${writerLock}) as is_ours`.execute(tx)
  if (!locks[0]?.is_ours) return 0
  const { rows } = await sql`
    with taken as (
      delete from listing_change_pending where id = any (array(
        select id from listing_change_pending order by id limit ${max} for update skip locked))
      returning *
    )
    insert into listing_change (property_id, kind, price, at)
    select property_id, kind, price, at from taken order by id
    returning number`.execute(tx)
  return rows.length
}

interface ChangeRow {
  number: string
  id: string
  property_id: string
  kind: ListingChange['kind']
  price: number
  at: Date
}

/** Lists changes after a number, oldest first. */
export async function listChanges(db: Handle, after: string, max: number): Promise<ChangeRow[]> {
  const { rows } = await sql<ChangeRow>`
    select number::text, id, property_id, kind, price, at from listing_change
    where number > ${after}::bigint order by number limit ${max}`.execute(db)
  return rows
}

/** Returns the last number given, and whether anything after `after` was deleted. */
export async function findEnds(
  db: Handle,
  after: string | undefined,
): Promise<{ last: string; isSwept: boolean }> {
  const { rows } = await sql<{ last: string; is_swept: boolean }>`
    select coalesce(max(number), 0)::text as last,
      coalesce(${after ?? null}::bigint < (select swept from listing_change_swept), false)
        as is_swept
    from listing_change`.execute(db)
  const [row] = rows
  return { last: row?.last ?? '0', isSwept: row?.is_swept ?? false }
}

/** Deletes changes that are older than some days, except the newest, and stores up to which. */
export async function sweepOldChanges(db: Handle, days: number): Promise<void> {
  await sql`
    with gone as (
      delete from listing_change where at < now() - make_interval(days => ${days})
        and number < (select max(number) from listing_change)
      returning number
    )
    insert into listing_change_swept (swept)
    select max(number) from gone having max(number) is not null
    on conflict (is_only) do update set swept = excluded.swept`.execute(db)
}
