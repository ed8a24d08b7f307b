import { replacePasswordHash } from '#server/account/queries.ts'
import { revokeBrowsers } from '#server/account/sign-in/known-browser-queries.ts'
import { record } from '#server/audit/record.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import { closeSessions } from '#server/http/session-queries.ts'
import type { Viewer } from '#server/http/viewer.ts'
import { callerOf, checkCurrentPassword, wrongPassword } from './current-password.ts'
import { refuseGuessable } from './guessable.ts'
import { hashPassword, saltOf } from './password.ts'
import { ownWordsOf } from './queries.ts'

/** Changes the viewer's own password and ends every session but this one. */
export async function changePassword(
  db: Handle,
  viewer: Viewer,
  given: { currentPassword: string; newPassword: string },
): Promise<void> {
  const from = await checkCurrentPassword(db, viewer, given.currentPassword)
  await refuseGuessable(given.newPassword, await ownWordsOf(db, viewer), 'newPassword')
  const to = await hashPassword(given.newPassword, callerOf(viewer), saltOf(from))
  await transact(db, async (tx) => {
    const changed = await replacePasswordHash(tx, viewer, { from, to })
    if (!changed) throw wrongPassword()
    await closeSessions(tx, viewer, viewer.sessionId)
    await revokeBrowsers(tx, viewer, viewer.trace.browserToken)
    const target = { kind: viewer.realm, id: viewer.id }
    await record(tx, viewer, `${viewer.realm}.change_password`, target)
  })
}
