import type { AccountKey } from '#server/account/queries.ts'
import {
  drainBucket,
  emptyBuckets,
  fillBucket,
} from '#server/account/sign-in/attempt-bucket-queries.ts'
import { findKnownBrowser } from '#server/account/sign-in/known-browser-queries.ts'
import type { Handle } from '#server/db/connect.ts'
import type { Trace, Viewer } from '#server/http/viewer.ts'
import { rateLimits } from '#server/resilience/rate-limits.ts'
import { networkOf } from '#server/resilience/throttle.ts'

export interface AdmittedCode {
  /** Call it after a right code: wrong codes of this source no longer count. */
  forget(): Promise<void>
}

const bucketOf = ({ realm, id }: AccountKey) => `factor of ${realm} ${id}`

/**
 * Counts a code at a sign-in, or refuses it with 429. The password was right, so strangers cannot
 * use up the owner's attempts (decision 0041); a known browser has a bucket of its own.
 */
export async function admitSignInCode(
  db: Handle,
  account: AccountKey,
  trace: Trace,
): Promise<AdmittedCode> {
  const bucket = bucketOf(account)
  const browserId = await findKnownBrowser(db, account, trace.browserToken)
  if (browserId) {
    const source = `browser ${browserId}`
    await fillBucket(db, { account: bucket, source }, rateLimits.factorPerKnownBrowser)
    return { forget: () => emptyBuckets(db, bucket, source) }
  }
  const source = `address ${networkOf(trace.address)}`
  const ofAccount = { account: bucket, source: '' }
  await fillBucket(db, { account: bucket, source }, rateLimits.factorPerAccountAndAddress)
  try {
    await fillBucket(db, ofAccount, rateLimits.factorPerAccount)
  } catch (error) {
    await drainBucket(db, { account: bucket, source })
    throw error
  }
  return {
    forget: async () => {
      await emptyBuckets(db, bucket, source)
      await drainBucket(db, ofAccount)
    },
  }
}

/** Counts a code within a session, or refuses it with 429. */
export async function admitSessionCode(db: Handle, viewer: Viewer): Promise<AdmittedCode> {
  const bucket = bucketOf(viewer)
  const source = `session ${viewer.sessionId}`
  await fillBucket(db, { account: bucket, source }, rateLimits.factorPerSession)
  return { forget: () => emptyBuckets(db, bucket, source) }
}
