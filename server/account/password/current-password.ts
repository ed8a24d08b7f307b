import { refusals, refuse } from '#contract/refusal.ts'
import { findPasswordHash } from '#server/account/queries.ts'
import { emptyBuckets, fillBucket } from '#server/account/sign-in/attempt-bucket-queries.ts'
import type { Caller } from '#server/account/sign-in/fair-queue.ts'
import type { Handle } from '#server/db/connect.ts'
import type { Viewer } from '#server/http/viewer.ts'
import { rateLimits } from '#server/resilience/rate-limits.ts'
import { verifyPassword } from './password.ts'

/**
 * Whoever finds an open session must not be able to guess the password with it. Answers its hash;
 * the refusal stands at `field`.
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

/** Who is signed in is no stranger where passwords are hashed. */
export function callerOf({ realm, id }: Viewer): Caller {
  return { address: realm, account: id, isKnown: true }
}

export function wrongPassword(field = 'currentPassword') {
  const [, message] = refusals.wrong_current_password
  return refuse('wrong_current_password', { fields: { [field]: message } })
}
