import { refusals, refuse } from '#contract/refusal.ts'
import { record } from '#server/audit/record.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import { closeSessions } from '#server/http/session.ts'
import type { Viewer } from '#server/http/viewer.ts'
import { hashPassword, verifyPassword } from './password.ts'
import { findPasswordHash, replacePasswordHash } from './queries.ts'
import { countAttempt, forgetAttempts, limits } from './throttle.ts'

/** Changes the viewer's own password and ends every session but this one. */
export async function changePassword(
  db: Handle,
  viewer: Viewer,
  given: { currentPassword: string; newPassword: string },
): Promise<void> {
  // Whoever finds an open session must not be able to guess the password with it.
  const attempts = `password of ${viewer.realm} ${viewer.id}`
  await countAttempt(db, attempts, limits.passwordPerAccount)
  const from = await findPasswordHash(db, viewer)
  if (!(await verifyPassword(given.currentPassword, from))) throw wrongPassword()
  await forgetAttempts(db, attempts)
  const to = await hashPassword(given.newPassword)
  await transact(db, async (tx) => {
    const changed = await replacePasswordHash(tx, viewer, { from, to })
    if (!changed) throw wrongPassword()
    await closeSessions(tx, viewer, viewer.sessionId)
    const target = { kind: viewer.realm, id: viewer.id }
    await record(tx, viewer, `${viewer.realm}.change_password`, target)
  })
}

function wrongPassword() {
  const [, message] = refusals.wrong_current_password
  return refuse('wrong_current_password', { fields: { currentPassword: message } })
}
