import type { Customer, CustomerStatus } from '#contract/customer.ts'
import { refuse } from '#contract/refusal.ts'
import { record } from '#server/audit/record.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import { closeSessions } from '#server/http/session.ts'
import type { AdministratorViewer } from '#server/http/viewer.ts'
import { lockCustomer, updateCustomer } from './queries.ts'
import { customerReply } from './reply.ts'

/** Activates or blocks a customer; one who is no longer active is signed out at once. */
export function changeCustomerStatus(
  db: Handle,
  viewer: AdministratorViewer,
  id: string,
  status: CustomerStatus,
): Promise<Customer> {
  return transact(db, async (tx) => {
    const before = await lockCustomer(tx, id)
    if (!before) throw refuse('customer_not_found')
    if (before.status === status) return customerReply(before)
    const after = await updateCustomer(tx, id, { status })
    if (status !== 'active') await closeSessions(tx, { realm: 'customer', id })
    await record(
      tx,
      viewer,
      'customer.change_status',
      { kind: 'customer', id },
      {
        before: { status: before.status },
        after: { status },
      },
    )
    return customerReply(after)
  })
}
