import { type Touches, touchNotice } from '#contract/touch.ts'
import { record } from '#server/audit/record.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import type { BrokerViewer, CustomerViewer } from '#server/http/viewer.ts'
import {
  deleteOwnTouches,
  deleteTouchesOfInquiries,
  insertTouches,
  type TouchOwner,
} from './queries.ts'

/** Stores how a person came to the site, if they agreed to send it (decision 0108). */
export async function saveTouches(tx: Handle, owner: TouchOwner, touches: Touches): Promise<void> {
  if (touches) await insertTouches(tx, owner, touches, touchNotice)
}

/** Deletes the touches of inquiries whose sender, without an account, withdrew the consent. */
export function removeTouchesOfInquiries(tx: Handle, ids: readonly string[]): Promise<void> {
  return deleteTouchesOfInquiries(tx, ids)
}

/** Withdraws the consent, and deletes all touches of the person. */
export function removeTouches(db: Handle, viewer: CustomerViewer | BrokerViewer): Promise<void> {
  return transact(db, async (tx) => {
    if ((await deleteOwnTouches(tx, viewer)) === 0) return
    const target = { kind: viewer.realm, id: viewer.id }
    await record(tx, viewer, `${viewer.realm}.withdraw_source`, target)
  })
}
