import { refuse } from '#contract/refusal.ts'
import { differenceOf } from '#server/audit/diff.ts'
import { record } from '#server/audit/record.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import type { BrokerViewer, CustomerViewer } from '#server/http/viewer.ts'
import { notifyContactChange } from './change-contact.ts'
import { askForConfirmation } from './confirm-email.ts'
import { refuseContactConflicts } from './contact-conflicts.ts'
import { type Named, refuseSpreadContact, type ShownProfile } from './spread-contact.ts'

/** How one kind of account stores its profile. */
interface ProfileStore<Row, Columns, Reply> {
  lock(tx: Handle, id: string): Promise<Row | undefined>
  columnsOf(before: Row): Columns
  update(tx: Handle, id: string, columns: Columns): Promise<Row>
  reply(row: Row): Reply
  /** Runs after the change, in its transaction. */
  follow?(tx: Handle, before: Row, saved: Row): Promise<Row>
}

/** Saves a profile and audits what changed; a save that changes nothing is not audited. */
export function changeProfile<
  Row extends Named & { email: string; phone: string },
  Columns extends object,
  Reply extends Record<string, unknown> & ShownProfile,
>(
  db: Handle,
  viewer: BrokerViewer | CustomerViewer,
  { lock, columnsOf, update, reply, follow }: ProfileStore<Row, Columns, Reply>,
): Promise<Reply> {
  const { realm, id } = viewer
  return refuseContactConflicts(
    transact(db, async (tx) => {
      const before = await lock(tx, id)
      if (!before) throw refuse('session_over')
      const columns = columnsOf(before)
      const after = reply({ ...before, ...columns })
      const difference = differenceOf(reply(before), after)
      if (!difference) return after
      refuseSpreadContact(after, before)
      const saved = await update(tx, id, columns)
      await notifyContactChange(tx, viewer, before, saved)
      if (saved.email !== before.email) await askForConfirmation(tx, { realm, id })
      await record(tx, viewer, `${realm}.change_profile`, { kind: realm, id }, difference)
      return reply(follow ? await follow(tx, before, saved) : saved)
    }),
  )
}
