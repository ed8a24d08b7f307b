import type { Checkout } from '#contract/billing/payment.ts'
import type { PlanOrder } from '#contract/billing/plan-order.ts'
import { orRefuse } from '#contract/or-refuse.ts'
import { refuse } from '#contract/refusal.ts'
import { t } from '#domain/locale/translate.ts'
import { record } from '#server/audit/record.ts'
import { paymentLabel } from '#server/billing/payment/provider/open.ts'
import type { Gateway } from '#server/billing/payment/provider/provider.ts'
import { contactOf } from '#server/billing/subscription/notify-broker.ts'
import type { Database } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import type { BrokerViewer } from '#server/http/viewer.ts'
import { gatewayActor } from './actor.ts'
import {
  claimGatewayOrder,
  claimUnsettled,
  findOrder,
  lapseOrders,
  type OrderRow,
  reportUnconfirmed,
  saveGatewayOrder,
  updateOrder,
} from './queries.ts'
import { reconcileRefunds } from './refund.ts'
import { isBeingConfirmed, orderReply } from './reply.ts'
import { notifyToConfirm, target } from './service.ts'
import { settlePayment } from './settle.ts'

/** Returns what opens the gateway's form; creates the gateway's order if there is none yet. */
export async function openCheckout(
  db: Database,
  gateway: Gateway | undefined,
  viewer: BrokerViewer,
  id: string,
): Promise<{ order: PlanOrder; checkout: Checkout }> {
  const order = orRefuse(await findOrder(db, id, viewer.id), 'order_not_found')
  if (!gateway) throw refuse('online_payment_not_offered')
  if (order.status !== 'open') throw refuse('order_step_impossible')
  if (isBeingConfirmed(order)) throw refuse('order_being_confirmed')
  const amountPaise = order.amount * 100
  const gatewayOrderId = order.gateway_order_id ?? (await createGatewayOrder(db, gateway, order))
  const { first_name, last_name, email, phone } = await contactOf(db, viewer.id)
  return {
    order: orderReply(order),
    checkout: {
      keyId: gateway.keyId,
      gatewayOrderId: orRefuse(gatewayOrderId, 'order_not_found'),
      script: gateway.script,
      amountPaise,
      currency: 'INR',
      name: `${first_name} ${last_name}`,
      email,
      phone,
    },
  }
}

/** Keyed by database, since one process may serve several in tests, then by order. */
const inFlight = new WeakMap<Database, Map<string, Promise<string | undefined>>>()

/** Creates the gateway's order once: simultaneous clicks share it, also across processes. */
async function createGatewayOrder(
  db: Database,
  gateway: Gateway,
  { id, amount, reference }: OrderRow,
): Promise<string | undefined> {
  const orders = inFlight.get(db) ?? new Map<string, Promise<string | undefined>>()
  inFlight.set(db, orders)
  const running = orders.get(id)
  if (running) return running
  const created = claimed()
  orders.set(id, created)
  return created.finally(() => orders.delete(id))

  // Outside a transaction: no row stays locked while another server responds.
  async function claimed(): Promise<string | undefined> {
    const claim = await claimGatewayOrder(db, id)
    if (claim.gateway_order_id) return claim.gateway_order_id
    if (!claim.isOurs) throw refuse('checkout_busy')
    try {
      const created = await gateway.createOrder({ amountPaise: amount * 100, reference })
      return await saveGatewayOrder(db, id, created)
    } catch (error) {
      await updateOrder(db, id, { gateway_asked_at: null })
      throw error
    }
  }
}

/**
 * Handles the result of the gateway's form. The signature proves that it comes from the gateway;
 * the gateway's API is asked whether the money arrived and how much. If it is unreachable now, its
 * webhook or the reconciliation settles the order, and until then nobody is asked to pay again.
 */
export async function handleCheckoutResult(
  db: Database,
  gateway: Gateway | undefined,
  viewer: BrokerViewer,
  id: string,
  { paymentId, signature }: { paymentId: string; signature: string },
): Promise<PlanOrder> {
  const order = orRefuse(await findOrder(db, id, viewer.id), 'order_not_found')
  const gatewayOrderId = order.gateway_order_id
  if (!gateway || !gatewayOrderId) throw refuse('signature_wrong')
  if (!gateway.isSignedPayment(gatewayOrderId, paymentId, signature))
    throw refuse('signature_wrong')
  await updateOrder(db, id, { form_payment_id: paymentId })
  const paid = await gateway.payment(paymentId).catch(() => undefined)
  if (paid?.id === paymentId) await settlePayment(db, gateway, paid)
  return orderReply(orRefuse(await findOrder(db, id, viewer.id), 'order_not_found'))
}

/**
 * Asks the gateway about orders and refunds for which no webhook arrived, and cancels orders that
 * nobody pays (PAY-04).
 */
export async function reconcile(db: Database, gateway: Gateway | undefined): Promise<void> {
  if (gateway) {
    for (const { gateway_order_id: id } of await claimUnsettled(db)) {
      if (!id) continue
      const payments = await gateway.paymentsOf(id).catch(() => [])
      for (const paid of payments) {
        if (paid.status === 'captured') await settlePayment(db, gateway, { ...paid, orderId: id })
      }
    }
  }
  await reconcileRefunds(db, gateway)
  await leaveToOffice(db, gateway)
  await lapseOrders(db)
}

/**
 * Reports unconfirmed orders to administrators. An order whose form reported a payment is never
 * cancelled: the money may have been taken. Administrators check it in the gateway's dashboard, and
 * reconciliation keeps asking (decision 0052).
 */
function leaveToOffice(db: Database, gateway: Gateway | undefined): Promise<void> {
  const label = paymentLabel(gateway)
  const reason = t('Paid through {label} but not confirmed for three days. Please check there.', {
    label,
  })
  return transact(db, async (tx) => {
    for (const order of await reportUnconfirmed(tx, reason)) {
      const { id, payment_reference } = order
      await record(tx, gatewayActor(gateway), 'plan_order.report', target(id), {
        after: { reference: payment_reference, reason },
      })
      await notifyToConfirm(tx, order)
    }
  })
}
