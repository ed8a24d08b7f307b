import { sql } from 'kysely'
import { refuse } from '#contract/refusal.ts'
import type { Handle } from '#server/db/connect.ts'

export interface Limit {
  /** Attempts allowed within the window. */
  attempts: number
  minutes: number
}

/** Strict per account, generous per address: an office of forty shares one (design 6.20). */
export const limits = {
  signInPerAccount: { attempts: 10, minutes: 15 },
  signInPerAddress: { attempts: 100, minutes: 15 },
  registerPerAddress: { attempts: 200, minutes: 60 },
  inquiryPerAddress: { attempts: 60, minutes: 60 },
} as const satisfies Record<string, Limit>

const windowStart = (minutes: number) =>
  sql<Date>`to_timestamp(floor(extract(epoch from now()) / ${minutes * 60}) * ${minutes * 60})`

/**
 * Counts an attempt and refuses with 429 when there were too many. Counted in the database and
 * outside any transaction of the caller, so that neither a restart nor a rollback forgets it.
 */
export async function countAttempt(db: Handle, key: string, limit: Limit): Promise<void> {
  const { count } = await db
    .insertInto('throttle')
    .values({ key, window_start: windowStart(limit.minutes), count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['key', 'window_start'])
        .doUpdateSet({ count: sql<number>`throttle.count + 1` }),
    )
    .returning('count')
    .executeTakeFirstOrThrow()
  if (count > limit.attempts) throw refuse('too_many_attempts', { retryAfter: limit.minutes * 60 })
}

/** Gives back what a successful attempt had counted. */
export async function forgetAttempts(db: Handle, key: string): Promise<void> {
  await db.deleteFrom('throttle').where('key', '=', key).execute()
}

/** Removes counters and saved answers nobody can meet again. */
export async function sweepCounters(db: Handle): Promise<void> {
  await db
    .deleteFrom('throttle')
    .where('window_start', '<', sql<Date>`now() - interval '1 day'`)
    .execute()
  await db
    .deleteFrom('idempotency_key')
    .where('created_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute()
  await db.deleteFrom('session').where('expires_at', '<', sql<Date>`now()`).execute()
}
