import { type CustomerRecord, CustomerStatus } from '#contract/customer/customer.ts'
import { orRefuse } from '#contract/or-refuse.ts'
import { type Pagination, paginationOf } from '#contract/page.ts'
import { refuse } from '#contract/refusal.ts'
import { t } from '#domain/locale/translate.ts'
import { inSentence } from '#domain/text/in-sentence.ts'
import { type DecisionBasis, decidedMeanwhile, isOutdated } from '#server/audit/decision-basis.ts'
import { record } from '#server/audit/record.ts'
import type { Handle } from '#server/db/connect.ts'
import { inBatches } from '#server/db/cursor.ts'
import { transact } from '#server/db/transact.ts'
import { closeSessions } from '#server/http/session-queries.ts'
import type { AdministratorViewer } from '#server/http/viewer.ts'
import { type CustomerFilter, customersInOrder, listCustomers } from './list-queries.ts'
import { findCustomer, lockCustomer, updateCustomer } from './queries.ts'
import { customerRecord } from './reply.ts'

export async function findCustomers(
  db: Handle,
  { page, limit, ...filter }: CustomerFilter & { page: number; limit: number },
): Promise<{ customers: CustomerRecord[]; pagination: Pagination }> {
  const { rows, total } = await listCustomers(db, filter, { page, limit })
  return { customers: rows.map(customerRecord), pagination: paginationOf(page, limit, total) }
}

/** Yields all matching customers from one snapshot. */
export async function* eachCustomer(
  tx: Handle,
  filter: CustomerFilter,
): AsyncGenerator<CustomerRecord[]> {
  for await (const rows of inBatches(tx, customersInOrder(tx, filter))) {
    yield rows.map(customerRecord)
  }
}

export async function getCustomer(db: Handle, id: string): Promise<CustomerRecord> {
  return customerRecord(orRefuse(await findCustomer(db, id), 'customer_not_found'))
}

/** Returns the status of a customer, locked until the transaction ends. */
export async function lockStatus(tx: Handle, id: string): Promise<CustomerStatus> {
  return orRefuse(await lockCustomer(tx, id), 'customer_not_found').status
}

interface StatusChange extends DecisionBasis<CustomerStatus> {
  status: CustomerStatus
  reason?: string | undefined
}

/** Changes the status; a customer who is no longer active is signed out immediately. */
export function changeCustomerStatus(
  db: Handle,
  viewer: AdministratorViewer,
  id: string,
  { status, reason, ...basis }: StatusChange,
): Promise<CustomerRecord> {
  return transact(db, async (tx) => {
    const before = await lockCustomer(tx, id)
    if (!before) throw refuse('customer_not_found')
    if (before.status === status) return customerRecord(before)
    const present = {
      kind: 'customer',
      id,
      acts: ['customer.change_status'],
      state: before.status,
      decidedAt: null,
    }
    if (await isOutdated(tx, viewer, basis, present)) {
      throw decidedMeanwhile(
        t('This customer is {status} now.', {
          status: inSentence(CustomerStatus.label(before.status)),
        }),
      )
    }
    const after = await updateCustomer(tx, id, { status })
    if (status !== 'active') await closeSessions(tx, { realm: 'customer', id })
    await record(
      tx,
      viewer,
      'customer.change_status',
      { kind: 'customer', id },
      {
        before: { status: before.status },
        after: { status, ...(reason && { reason }) },
      },
    )
    return customerRecord(after)
  })
}
