import { type Pagination, paginationOf } from '#contract/page.ts'
import type { OfficeOrder } from '#contract/payment.ts'
import { PlanTerms } from '#contract/subscription-plan.ts'
import { record } from '#server/audit/record.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import type { AdministratorViewer } from '#server/http/viewer.ts'
import { refuseBroken } from '#server/master/refuse-broken.ts'
import { beginOrdered } from '#server/subscription/ordered.ts'
import { tellRefused } from '#server/subscription/tell-broker.ts'
import { countWaiting, findForOffice, listOrders, updateOrder } from './queries.ts'
import { officeReply } from './reply.ts'
import { found, hold, orderedOf, target } from './service.ts'

type Asked = Parameters<typeof listOrders>[1] & { page: number; limit: number }

export async function findOrders(
  db: Handle,
  { page, limit, ...filter }: Asked,
): Promise<{ orders: OfficeOrder[]; pagination: Pagination; waiting: number }> {
  const { rows, total } = await listOrders(db, filter, { page, limit })
  return {
    orders: rows.map(officeReply),
    pagination: paginationOf(page, limit, total),
    waiting: await countWaiting(db),
  }
}

/** The money was found at the bank: the plan begins and its invoice is written. */
export function confirmOrder(
  db: Handle,
  viewer: AdministratorViewer,
  id: string,
): Promise<OfficeOrder> {
  return refuseBroken(
    transact(db, async (tx) => {
      const order = await hold(tx, id, 'confirm')
      const { amount, method, payment_reference: reference } = order
      const subscriptionId = await beginOrdered(tx, viewer, orderedOf(order), {
        amount,
        ...(method && { method }),
        ...(reference && { reference }),
      })
      await updateOrder(tx, id, {
        status: 'paid',
        subscription_id: subscriptionId,
        decided_at: new Date(),
      })
      await record(tx, viewer, 'plan_order.confirm', target(id), {
        before: { status: order.status },
        after: { status: 'paid', amount, reference },
      })
      return officeReply(found(await findForOffice(tx, id)))
    }),
    {
      payment_reference_taken: ['payment_reference_taken'],
      subscription_one_at_a_time: ['subscription_taken'],
    },
  )
}

/** The money is not there, or does not fit; the broker is told why. */
export function refuseOrder(
  db: Handle,
  viewer: AdministratorViewer,
  id: string,
  reason: string,
): Promise<OfficeOrder> {
  return transact(db, async (tx) => {
    const order = await hold(tx, id, 'refuse')
    await updateOrder(tx, id, { status: 'refused', reason, decided_at: new Date() })
    await record(tx, viewer, 'plan_order.refuse', target(id), {
      before: { status: order.status },
      after: { status: 'refused', reason },
    })
    const { name: plan } = PlanTerms.parse(order.plan)
    await tellRefused(tx, order.broker_id, { amount: order.amount, plan, reason })
    return officeReply(found(await findForOffice(tx, id)))
  })
}
