import { type AdminOrder, OrderStatus } from '#contract/billing/plan-order.ts'
import { PlanTerms } from '#contract/billing/subscription-plan.ts'
import { orRefuse } from '#contract/or-refuse.ts'
import { type Pagination, paginationOf } from '#contract/page.ts'
import { t } from '#domain/locale/translate.ts'
import { type DecisionBasis, decidedMeanwhile, isOutdated } from '#server/audit/decision-basis.ts'
import { record } from '#server/audit/record.ts'
import type { Gateway } from '#server/billing/payment/provider/provider.ts'
import { activateOrder } from '#server/billing/subscription/activate.ts'
import { notifyRefused } from '#server/billing/subscription/notify-broker.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import type { AdministratorViewer } from '#server/http/viewer.ts'
import { refuseBroken } from '#server/master/constraint-refusals.ts'
import {
  countWaiting,
  findAdminOrder,
  listOrders,
  lockOrder,
  type OrderRow,
  updateOrder,
} from './queries.ts'
import { adminOrderReply } from './reply.ts'
import { lockOrderFor, orderedOf, target } from './service.ts'
import { returnUnmatchedPayments } from './unmatched.ts'
import { listUnmatchedPayments } from './unmatched-queries.ts'

type Asked = Parameters<typeof listOrders>[1] & { page: number; limit: number }

export async function findOrders(
  db: Handle,
  { page, limit, ...filter }: Asked,
): Promise<{ orders: AdminOrder[]; pagination: Pagination; waiting: number }> {
  const { rows, total } = await listOrders(db, filter, { page, limit })
  const unmatched = Map.groupBy(
    await listUnmatchedPayments(
      db,
      rows.map(({ id }) => id),
    ),
    (payment) => payment.order_id,
  )
  return {
    orders: rows.map((row) => adminOrderReply(row, unmatched.get(row.id))),
    pagination: paginationOf(page, limit, total),
    waiting: await countWaiting(db),
  }
}

/** Returns an order for administrators, with its unmatched payments. */
export async function getAdminOrder(db: Handle, id: string): Promise<AdminOrder> {
  return adminOrderReply(
    orRefuse(await findAdminOrder(db, id), 'order_not_found'),
    await listUnmatchedPayments(db, [id]),
  )
}

type Basis = DecisionBasis<OrderStatus>

/** Locks the order; refuses if its state is not the one decided on (decision 0056). */
async function lockToDecide(
  tx: Handle,
  viewer: AdministratorViewer,
  id: string,
  act: 'confirm' | 'refuse',
  basis: Basis,
): Promise<OrderRow> {
  const { status, decided_at: decidedAt } = orRefuse(await lockOrder(tx, id), 'order_not_found')
  const acts = ['plan_order.confirm', 'plan_order.refuse']
  const present = { ...target(id), acts, state: status, decidedAt }
  if (await isOutdated(tx, viewer, basis, present)) {
    throw decidedMeanwhile(
      t('The order status is now: {status}.', { status: OrderStatus.label(status) }),
    )
  }
  return lockOrderFor(tx, id, act)
}

/** Confirms that the money has arrived: starts the plan and issues its invoice. */
export function confirmOrder(
  db: Handle,
  viewer: AdministratorViewer,
  id: string,
  basis: Basis,
): Promise<AdminOrder> {
  return refuseBroken(
    transact(db, async (tx) => {
      const order = await lockToDecide(tx, viewer, id, 'confirm', basis)
      const { amount, method, payment_reference: reference, form_payment_id } = order
      // Found in the gateway's dashboard: later reports of the gateway are about this payment.
      const gatewayPaymentId = reference === form_payment_id ? form_payment_id : null
      const subscriptionId = await activateOrder(tx, viewer, orderedOf(order), {
        amount,
        ...(method && { method }),
        ...(reference && { reference }),
        ...(gatewayPaymentId && { gatewayPaymentId }),
      })
      await updateOrder(tx, id, {
        status: 'paid',
        reason: null,
        ...(gatewayPaymentId && { gateway_payment_id: gatewayPaymentId }),
        subscription_id: subscriptionId,
        decided_at: new Date(),
      })
      await record(tx, viewer, 'plan_order.confirm', target(id), {
        before: { status: order.status },
        after: { status: 'paid', amount, reference },
      })
      return getAdminOrder(tx, id)
    }),
    {
      payment_reference_taken: ['payment_reference_taken'],
      payment_digits_taken: ['payment_reference_taken'],
      subscription_one_at_a_time: ['subscription_taken'],
    },
  )
}

/**
 * Refuses an order and notifies the broker if its money did not arrive. If money arrived that does
 * not match the order, it is refunded and the broker is notified then; without a gateway it waits
 * for an administrator.
 */
export function refuseOrder(
  db: Handle,
  gateway: Gateway | undefined,
  viewer: AdministratorViewer,
  id: string,
  { reason, ...basis }: Basis & { reason: string },
): Promise<AdminOrder> {
  return transact(db, async (tx) => {
    const order = await lockToDecide(tx, viewer, id, 'refuse', basis)
    await updateOrder(tx, id, { status: 'refused', reason, decided_at: new Date() })
    await record(tx, viewer, 'plan_order.refuse', target(id), {
      before: { status: order.status },
      after: { status: 'refused', reason },
    })
    if (order.status !== 'flagged') {
      const { name: plan } = PlanTerms.parse(order.plan)
      await notifyRefused(tx, order.broker_id, { amount: order.amount, plan, reason })
    } else if (gateway) await returnUnmatchedPayments(tx, order)
    return getAdminOrder(tx, id)
  })
}
