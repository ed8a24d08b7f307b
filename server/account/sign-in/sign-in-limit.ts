import { setTimeout as wait } from 'node:timers/promises'
import type { Realm } from '#contract/access.ts'
import { refuse } from '#contract/refusal.ts'
import type { Handle } from '#server/db/connect.ts'
import type { Trace } from '#server/http/viewer.ts'
import { rateLimits } from '#server/resilience/rate-limits.ts'
import { networkOf } from '#server/resilience/throttle.ts'
import { drainBucket, emptyBuckets, fillBucket, raiseBucket } from './attempt-bucket-queries.ts'
import type { Caller } from './fair-queue.ts'
import { findKnownBrowser } from './known-browser-queries.ts'

/** The account to sign in to; without an id no account has the name. */
interface Wanted {
  realm: Realm
  id: string | undefined
  name: string
}

export interface AdmittedAttempt {
  /** The caller in the queue for password hashing. */
  caller: Caller
  /** Call it after a successful sign-in: removes this attempt and the failed ones. */
  forget(): Promise<void>
  /**
   * Call it if the password was right for one of several accounts: removes this attempt but not the
   * failed ones.
   */
  giveBack(): Promise<void>
}

/**
 * Counts a sign-in attempt, or refuses it with 429. A browser the account has signed in with before
 * has its own bucket, so strangers cannot use it up. Any other attempt counts for the account at
 * its address and for the address. The account as a whole never refuses: attempts are delayed
 * longer and longer, because guessing from many addresses must not lock the owner out (decision
 * 0041).
 */
export async function admitAttempt(
  db: Handle,
  { realm, id, name }: Wanted,
  trace: Trace,
): Promise<AdmittedAttempt> {
  const account = signInAccount(realm, id ?? name)
  const browserId = id && (await findKnownBrowser(db, { realm, id }, trace.browserToken))
  if (browserId) {
    const source = `browser ${browserId}`
    await fillBucket(db, { account, source }, rateLimits.signInPerKnownBrowser)
    return {
      caller: { address: source, account, isKnown: true },
      forget: () => emptyBuckets(db, account, source),
      giveBack: () => drainBucket(db, { account, source }),
    }
  }
  const source = `address ${networkOf(trace.address)}`
  const ofAddress = { account: '', source }
  await fillBucket(db, { account, source }, rateLimits.signInPerAccountAndAddress)
  try {
    await fillBucket(db, ofAddress, rateLimits.signInPerAddress)
  } catch (error) {
    await drainBucket(db, { account, source })
    throw error
  }
  const ofAccount = { account, source: '' }
  await delayAttempt(await raiseBucket(db, ofAccount, rateLimits.signInPerAccount, maxLevel))
  return {
    caller: { address: source, account },
    forget: async () => {
      await drainBucket(db, ofAddress)
      await emptyBuckets(db, account, source)
      await emptyBuckets(db, account, '')
    },
    giveBack: async () => {
      for (const bucket of [ofAddress, { account, source }, ofAccount])
        await drainBucket(db, bucket)
    },
  }
}

/** Returns the key of an account in the buckets, or of a name without an account. */
export function signInAccount(realm: Realm, idOrName: string): string {
  return `${realm} ${idOrName}`
}

// Limits the level, so that a day of guessing drains within the hour.
const maxLevel = 40
const firstDelayMs = 250
const maxDelayMs = 4_000
const maxDelayed = 500
let delayed = 0

async function delayAttempt(level: number): Promise<void> {
  const excess = Math.ceil(level - rateLimits.signInPerAccount.attempts)
  if (excess <= 0) return
  if (delayed >= maxDelayed) throw refuse('too_many_attempts', { retryAfter: 5 })
  delayed++
  try {
    await wait(Math.min(maxDelayMs, firstDelayMs * 2 ** (excess - 1)))
  } finally {
    delayed--
  }
}
