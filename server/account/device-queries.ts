import { sql } from 'kysely'
import type { Device } from '#contract/account/device.ts'
import { refuse } from '#contract/refusal.ts'
import { revokeBrowsers } from '#server/account/sign-in/known-browser-queries.ts'
import { record } from '#server/audit/record.ts'
import { accountColumns } from '#server/db/account-column.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import { closeSessions } from '#server/http/session-queries.ts'
import type { Viewer } from '#server/http/viewer.ts'

/** Lists the active sessions of the viewer's account, most recently seen first. */
export async function listDevices(db: Handle, viewer: Viewer): Promise<Device[]> {
  const rows = await db
    .selectFrom('session')
    .select(['id', 'user_agent', 'address', 'created_at', 'seen_at'])
    .where(accountColumns[viewer.realm], '=', viewer.id)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({
    _id: row.id,
    userAgent: row.user_agent ?? '',
    address: row.address,
    signedInAt: row.created_at.toISOString(),
    seenAt: row.seen_at.toISOString(),
    isThis: row.id === viewer.sessionId,
  }))
}

/** Ends one session of the viewer's own account. */
export async function revokeDevice(db: Handle, viewer: Viewer, id: string): Promise<void> {
  await transact(db, async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('session')
      .where('id', '=', id)
      .where(accountColumns[viewer.realm], '=', viewer.id)
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw refuse('not_found')
    const target = { kind: viewer.realm, id: viewer.id }
    await record(tx, viewer, `${viewer.realm}.revoke_device`, target, { after: { session: id } })
  })
}

/** Ends every session of the viewer's own account but this one; those browsers are strangers. */
export async function revokeOtherDevices(db: Handle, viewer: Viewer): Promise<void> {
  await transact(db, async (tx) => {
    await closeSessions(tx, viewer, viewer.sessionId)
    await revokeBrowsers(tx, viewer, viewer.trace.browserToken)
    const target = { kind: viewer.realm, id: viewer.id }
    await record(tx, viewer, `${viewer.realm}.revoke_other_devices`, target)
  })
}
