import { v7 } from 'uuid'
import { PlanTerms } from '#contract/subscription-plan.ts'
import { formatAmount } from '#domain/money.ts'
import { type Actor, record } from '#server/audit/record.ts'
import type { Handle } from '#server/db/connect.ts'
import { tellReturned } from '#server/subscription/tell-broker.ts'
import type { GatewayPayment } from './gateway.ts'
import { findOrder, type OrderRow } from './queries.ts'
import { insertRefund } from './refund-queries.ts'
import { found, target } from './service.ts'
import { insertStray, listIdle, markReturned, type StrayRow } from './stray-queries.ts'

/** Money that came for an order and does not pay for it (docs/decisions/0275). */

export const isFitting = (order: OrderRow, { amount, currency }: Sum) =>
  amount === order.amount * 100 && currency === 'INR'

type Sum = Pick<StrayRow, 'amount' | 'currency'>

export async function keepStray(
  tx: Handle,
  order: OrderRow,
  { id, amount, currency }: GatewayPayment,
): Promise<void> {
  await insertStray(tx, {
    ...{ id: v7(), order_id: order.id, gateway_payment_id: id, amount, currency },
  })
}

/** Sends back what came for an order beside what it was paid with; the gateway is asked in the next round. */
export async function returnStrays(tx: Handle, order: OrderRow): Promise<void> {
  for (const stray of await listIdle(tx, order.id)) {
    await insertRefund(tx, {
      id: v7(),
      stray_payment_id: stray.id,
      reason: isFitting(order, stray) ? 'Paid a second time' : 'Does not fit the order',
      status: 'created',
    })
  }
}

/** Notes that it went back, and tells the broker; a second time nothing happens. */
export async function takeBackStray(
  tx: Handle,
  actor: Actor,
  { id, order_id, amount, currency, gateway_payment_id }: StrayRow,
  { reason, reference }: { reason: string; reference?: string | undefined },
): Promise<boolean> {
  if (!(await markReturned(tx, id))) return false
  const order = found(await findOrder(tx, order_id))
  await record(tx, actor, 'plan_order.return', target(order_id), {
    after: { payment: gateway_payment_id, amount: amount / 100, currency, reason, reference },
  })
  await tellReturned(tx, order.broker_id, {
    amount: formatAmount(amount, currency),
    plan: PlanTerms.parse(order.plan).name,
    reference: order.reference,
  })
  return true
}
