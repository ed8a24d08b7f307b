import { type RawBuilder, sql } from 'kysely'
import { refuse } from '#contract/refusal.ts'
import type { Handle } from '#server/db/connect.ts'
import type { RateLimit } from '#server/resilience/rate-limits.ts'

/**
 * What a bucket counts: attempts on an account from a source (an address, a browser or a session).
 * Either may be '', which means all of them.
 */
export interface BucketKey {
  account: string
  source: string
}

/**
 * Counts an attempt in a leaky bucket, or refuses it with 429 while the bucket is full. A full
 * bucket admits one attempt each time its limit's share of time has passed, so whoever uses it up
 * is slowed down but nobody is shut out. One statement, so that a parallel burst is counted
 * exactly; refused attempts do not count.
 */
export async function fillBucket(db: Handle, key: BucketKey, limit: RateLimit): Promise<void> {
  const level = drained(limit)
  const isFree = sql<boolean>`${level} + 1 <= ${limit.attempts}`
  if ((await setLevel(db, key, sql<number>`${level} + 1`, isFree)) !== undefined) return
  const full = await db
    .selectFrom('attempt_bucket')
    .where('account', '=', key.account)
    .where('source', '=', key.source)
    .select(level.as('level'))
    .executeTakeFirst()
  const excess = (full?.level ?? 0) + 1 - limit.attempts
  const seconds = Math.ceil((excess * limit.minutes * 60) / limit.attempts)
  throw refuse('too_many_attempts', { retryAfter: Math.max(1, seconds) })
}

/**
 * Counts an attempt without refusing any and returns the new level, which never exceeds `maxLevel`.
 */
export async function raiseBucket(
  db: Handle,
  key: BucketKey,
  limit: RateLimit,
  maxLevel: number,
): Promise<number> {
  const next = sql<number>`least(${drained(limit)} + 1, ${maxLevel}::float8)`
  return (await setLevel(db, key, next, sql<boolean>`true`)) ?? maxLevel
}

/** Removes one attempt from a bucket. */
export async function drainBucket(db: Handle, { account, source }: BucketKey): Promise<void> {
  await db
    .updateTable('attempt_bucket')
    .set({ level: sql<number>`greatest(level - 1, 0)` })
    .where('account', '=', account)
    .where('source', '=', source)
    .execute()
}

/** Clears the attempts on an account from one source, or from all of them. */
export async function emptyBuckets(db: Handle, account: string, source?: string): Promise<void> {
  await db
    .deleteFrom('attempt_bucket')
    .where('account', '=', account)
    .$if(source !== undefined, (query) => query.where('source', '=', source ?? ''))
    .execute()
}

/** Sets the level, starting at 1 for a new bucket; returns undefined if `isFree` forbids it. */
async function setLevel(
  db: Handle,
  key: BucketKey,
  next: RawBuilder<number>,
  isFree: RawBuilder<boolean>,
): Promise<number | undefined> {
  const row = await db
    .insertInto('attempt_bucket')
    .values({ ...key, level: 1, updated_at: sql<Date>`now()` })
    .onConflict((conflict) =>
      conflict
        .columns(['account', 'source'])
        .doUpdateSet({ level: next, updated_at: sql<Date>`now()` })
        .where(isFree),
    )
    .returning('level')
    .executeTakeFirst()
  return row?.level
}

/** SQL for a bucket's current level: attempts drain evenly over the limit's time. */
function drained({ attempts, minutes }: RateLimit) {
  return sql<number>`greatest(0, attempt_bucket.level - ${attempts}::float8 / ${minutes * 60}
    * greatest(0, extract(epoch from now() - attempt_bucket.updated_at)::float8))`
}
