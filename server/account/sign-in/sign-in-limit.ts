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

/** Who is to be signed in; without an id nobody has the name. */
interface Wanted {
  realm: Realm
  id: string | undefined
  name: string
}

export interface AdmittedAttempt {
  /** Whose turn it is where passwords are hashed. */
  caller: Caller
  /** To be called when the password was right: the attempt does not count, nor do failed ones. */
  forget(): Promise<void>
  /**
   * To be called when it was right, but for one of several accounts: failed attempts stay counted.
   */
  giveBack(): Promise<void>
}

/**
 * Counts an attempt to sign in, or refuses it with 429. A browser the account has signed in with
 * before has a bucket of its own, so strangers cannot use it up. Any other attempt counts for the
 * account at its address and for the address; for the account as a whole it is only delayed, ever
 * longer, because guessing from many addresses must not shut the owner out (decision 0041).
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

/** How the buckets name an account, or a name that nobody has. */
export function signInAccount(realm: Realm, idOrName: string): string {
  return `${realm} ${idOrName}`
}

// So that a day of guessing is forgotten within the hour.
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
