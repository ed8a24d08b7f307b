import type { Endpoint } from '#contract/endpoint.ts'
import { refuse } from '#contract/refusal.ts'
import type { Handle } from '#server/db/connect.ts'
import type { Viewer } from '#server/http/viewer.ts'
import { readProof } from './proof-queries.ts'

/**
 * Refuses a call that needs a proof of who acts until the session has one. If the call itself
 * carries the password, only accounts with a second factor need a further proof.
 */
export async function requireProof(
  db: Handle,
  viewer: Viewer,
  stepUp: NonNullable<Endpoint['stepUp']>,
): Promise<void> {
  const { hasFactor, isProven } = await readProof(db, viewer)
  if (isProven || (stepUp === 'with-factor' && !hasFactor)) return
  throw refuse('step_up_required')
}
