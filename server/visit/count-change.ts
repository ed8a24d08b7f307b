import type { Handle } from '#server/db/connect.ts'
import type { Viewer } from '#server/http/viewer.ts'
import { rateLimits } from '#server/resilience/rate-limits.ts'
import { countAttempt } from '#server/resilience/throttle.ts'

/** Counts a change against the limit of its person, because each sends messages to both sides. */
export async function countChange(db: Handle, { id }: Pick<Viewer, 'id'>): Promise<void> {
  await countAttempt(db, `visit changes of ${id}`, rateLimits.visitChangePerPerson)
}
