import { sql } from 'kysely'
import type { Handle } from '#server/db/connect.ts'
import type { RateLimit } from './rate-limits.ts'

/** Counts an attempt in the current hour; returns the count so far. */
export async function countInHour(db: Handle, key: string): Promise<number> {
  const { count } = await db
    .insertInto('throttle')
    .values({ key, window_start: sql<Date>`date_trunc('hour', now())`, count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['key', 'window_start'])
        .doUpdateSet({ count: sql<number>`throttle.count + 1` }),
    )
    .returning('count')
    .executeTakeFirstOrThrow()
  return count
}

/** Removes one attempt from the count of its minute. */
export async function uncount(db: Handle, { key, minute }: Attempt): Promise<void> {
  await db
    .updateTable('throttle')
    .set({ count: sql<number>`count - 1` })
    .where('key', '=', key)
    .where('window_start', '=', minute)
    .where('count', '>', 0)
    .execute()
}

/** A counted attempt, to be given back if it turns out to be harmless. */
export interface Attempt {
  key: string
  minute: Date
  /** How many more the limit allows now. */
  left: number
}

/**
 * Counts an attempt in the current minute unless the window is full; returns its position in the
 * window, which can exceed the limit when many arrive at once.
 */
export async function countUnlessFull(
  db: Handle,
  key: string,
  { attempts, minutes }: RateLimit,
): Promise<{ minute: Date; place: number } | undefined> {
  const { rows } = await sql<{ minute: Date; place: number }>`
    with counted as (
      select coalesce(sum(count), 0) as whole,
        coalesce(sum(count) filter (where window_start <> date_trunc('minute', now())), 0) as before
      from throttle
      -- The oldest minute counts in full.
      where key = ${key} and window_start > now() - make_interval(mins => ${minutes + 1})
    )
    insert into throttle (key, window_start, count)
    select ${key}, date_trunc('minute', now()), 1 from counted where whole < ${attempts}
    on conflict (key, window_start) do update set count = throttle.count + 1
    returning window_start as minute, count + (select before from counted) as place`.execute(db)
  return rows[0]
}

/** Deletes expired counters and saved responses. */
export async function sweepCounters(db: Handle): Promise<void> {
  await db
    .deleteFrom('throttle')
    .where('window_start', '<', sql<Date>`now() - interval '1 day'`)
    .execute()
  await db
    .deleteFrom('attempt_bucket')
    .where('updated_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute()
  await db
    .deleteFrom('known_browser')
    .where('seen_at', '<', sql<Date>`now() - interval '400 days'`)
    .execute()
  await db
    .deleteFrom('idempotency_key')
    .where('created_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute()
  await db
    .deleteFrom('listing_submission')
    .where('created_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute()
  await db.deleteFrom('pending_sign_in').where('expires_at', '<', sql<Date>`now()`).execute()
  await db.deleteFrom('passkey_challenge').where('expires_at', '<', sql<Date>`now()`).execute()
  await db.deleteFrom('session').where('expires_at', '<', sql<Date>`now()`).execute()
}

/** Deletes the counters that name an address or number of somebody who is erased. */
export async function forgetContacts(tx: Handle, contacts: readonly string[]): Promise<void> {
  await sql`
    delete from throttle using unnest(${contacts}::text[]) contact
    where strpos(key, contact) > 0`.execute(tx)
}
