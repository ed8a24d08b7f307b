import { sql } from 'kysely'
import type { Handle } from '#server/db/connect.ts'

/** Counts one in the present minute or hour; returns when that began, and the count in it. */
export async function countIn(db: Handle, stretch: 'minute' | 'hour', key: string) {
  return db
    .insertInto('throttle')
    .values({ key, window_start: sql<Date>`date_trunc(${stretch}, now())`, count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['key', 'window_start'])
        .doUpdateSet({ count: sql<number>`throttle.count + 1` }),
    )
    .returning(['window_start as minute', 'count'])
    .executeTakeFirstOrThrow()
}

/** Takes one of a minute back. */
export async function uncount(db: Handle, { key, minute }: Attempt): Promise<void> {
  await db
    .updateTable('throttle')
    .set({ count: sql<number>`count - 1` })
    .where('key', '=', key)
    .where('window_start', '=', minute)
    .where('count', '>', 0)
    .execute()
}

/** One counted attempt, to be given back when it turns out to be harmless. */
export interface Attempt {
  key: string
  minute: Date
}

export async function countBefore(
  db: Handle,
  { key, minute }: Attempt,
  minutes: number,
): Promise<number> {
  const { count } = await db
    .selectFrom('throttle')
    .where('key', '=', key)
    .where('window_start', '<>', minute)
    // The oldest minute counts as a whole.
    .where('window_start', '>', sql<Date>`now() - make_interval(mins => ${minutes + 1})`)
    .select(sql<number>`coalesce(sum(count), 0)`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Removes counters and saved answers nobody can meet again. */
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
  await db.deleteFrom('session').where('expires_at', '<', sql<Date>`now()`).execute()
}
