import { refusalText, refuse } from '#contract/refusal.ts'
import { findPasswordHash } from '#server/account/queries.ts'
import { emptyBuckets, fillBucket } from '#server/account/sign-in/attempt-bucket-queries.ts'
import type { Caller } from '#server/account/sign-in/fair-queue.ts'
import type { Handle } from '#server/db/connect.ts'
import type { Viewer } from '#server/http/viewer.ts'
import { rateLimits } from '#server/resilience/rate-limits.ts'
import { verifyPassword } from './password.ts'

/**
 * Checks the viewer's current password and returns its hash; a refusal names `field`. Attempts are
 * rate-limited, so that an open session cannot be used to guess the password.
 */
export async function checkCurrentPassword(
  db: Handle,
  viewer: Viewer,
  password: string,
  field = 'currentPassword',
): Promise<string | null> {
  const account = `${viewer.realm} ${viewer.id}`
  const source = `session ${viewer.sessionId}`
  await fillBucket(db, { account, source }, rateLimits.passwordPerSession)
  const hash = await findPasswordHash(db, viewer)
  if (!(await verifyPassword(password, hash, callerOf(viewer)))) throw wrongPassword(field)
  await emptyBuckets(db, account, source)
  return hash
}

/** Signed-in users are known callers in the hashing queue. */
export function callerOf({ realm, id }: Viewer): Caller {
  return { address: realm, account: id, isKnown: true }
}

export function wrongPassword(field = 'currentPassword') {
  const message = refusalText('wrong_current_password')
  return refuse('wrong_current_password', { fields: { [field]: message } })
}
