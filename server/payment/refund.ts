import { v7 } from 'uuid'
import type { BodyOf, ReplyOf } from '#contract/endpoint.ts'
import type { payment } from '#contract/payment.ts'
import { refuse } from '#contract/refusal.ts'
import { formatRupees } from '#domain/money.ts'
import { type Actor, record } from '#server/audit/record.ts'
import type { Database, Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import type { AdministratorViewer } from '#server/http/viewer.ts'
import { notify } from '#server/notification/service.ts'
import { holdByGateway, holdPayment, takeBack } from '#server/subscription/refund.ts'
import { getSubscription } from '#server/subscription/service.ts'
import { type Gateway, type GatewayRefund, GatewayRefusal } from './gateway.ts'
import {
  claimRefunds,
  failUnderWay,
  findRefund,
  findUnderWay,
  finishRefunds,
  insertRefund,
  keepGatewayRefund,
} from './refund-queries.ts'
import { razorpay } from './settle.ts'

type Asked = BodyOf<typeof payment.refund>

/** A refund the gateway is to make; sums are whole rupees. */
interface Ordered {
  id: string
  gatewayPaymentId: string
  amount: number
}

/**
 * Gives a payment back. What came through the gateway goes back through it: the wish is kept first
 * and then asked for under its own id, so that an answer that never comes makes no second refund.
 * A transfer somebody made is kept with its reference.
 */
export async function refundPayment(
  db: Database,
  gateway: Gateway | undefined,
  viewer: AdministratorViewer,
  paymentId: string,
  asked: Asked,
): Promise<ReplyOf<typeof payment.refund>> {
  const { subscriptionId, ordered } = await transact(db, (tx) =>
    beginRefund(tx, gateway, viewer, paymentId, asked),
  )
  // Outside a transaction: nobody waits for another server with rows held.
  if (gateway && ordered) await askFor(db, gateway, ordered, viewer)
  return getSubscription(db, subscriptionId)
}

async function beginRefund(
  tx: Handle,
  gateway: Gateway | undefined,
  viewer: AdministratorViewer,
  paymentId: string,
  { reason, reference }: Asked,
): Promise<{ subscriptionId: string; ordered: Ordered | undefined }> {
  const paid = await holdPayment(tx, paymentId)
  if (!paid) throw refuse('payment_not_found')
  if (paid.status !== 'paid') throw refuse('payment_step_impossible')
  if (await findUnderWay(tx, paymentId)) {
    throw refuse('payment_step_impossible', {
      message: 'This payment is being given back already.',
    })
  }
  const { amount, subscription_id: subscriptionId, gateway_payment_id: gatewayPaymentId } = paid
  const row = { id: v7(), payment_id: paymentId, amount, reason }
  if (reference) {
    await insertRefund(tx, { ...row, reference, status: 'processed', settled_at: new Date() })
    await takeBack(tx, viewer, paymentId, { reason, reference })
    return { subscriptionId, ordered: undefined }
  }
  if (!gatewayPaymentId || !gateway) throw missingReference(gatewayPaymentId !== null)
  await insertRefund(tx, { ...row, status: 'created' })
  await record(
    tx,
    viewer,
    'subscription.refund_asked',
    { kind: 'subscription', id: subscriptionId },
    { after: { amount, reason, payment: gatewayPaymentId } },
  )
  return { subscriptionId, ordered: { id: row.id, gatewayPaymentId, amount } }
}

function missingReference(isOnline: boolean) {
  return refuse('invalid_input', {
    fields: {
      reference: isOnline
        ? 'Online payment is not set up: please transfer the money and enter the reference.'
        : 'Please enter the reference of the transfer back.',
    },
  })
}

/** Asks the gateway for a refund; one that is away is asked again by the next round. */
async function askFor(
  db: Database,
  gateway: Gateway,
  { id, gatewayPaymentId, amount }: Ordered,
  actor: Actor,
): Promise<void> {
  try {
    // An answer may have been lost: what was made under this receipt is taken, not made anew.
    const made = await gateway.refundsOf(gatewayPaymentId)
    const known = made.find(({ receipt }) => receipt === id)
    const told =
      known ?? (await gateway.refund({ id, gatewayPaymentId, amountPaise: amount * 100 }))
    await settleRefund(db, { ...told, receipt: id }, actor)
  } catch (error) {
    if (!(error instanceof GatewayRefusal)) return
    await transact(db, (tx) => failRefund(tx, gatewayPaymentId, { id, error: error.message }))
  }
}

/** Asks about refunds that are under way, and again for those that were never taken on. */
export async function reconcileRefunds(db: Database, gateway: Gateway | undefined): Promise<void> {
  if (!gateway) return
  for (const { id, amount, gateway_payment_id } of await claimRefunds(db)) {
    if (gateway_payment_id) {
      await askFor(db, gateway, { id, gatewayPaymentId: gateway_payment_id, amount }, razorpay)
    }
  }
}

/** What came of what the gateway said about a refund. */
type Outcome = 'refunded' | 'part' | 'under way' | 'not given back' | 'known already' | 'unknown'

/**
 * Settles what the gateway says of a refund, however often and in whatever order it says it. What
 * was given back on its own desk is taken over; that money left outweighs an earlier failure.
 */
export function settleRefund(
  db: Handle,
  told: GatewayRefund,
  actor: Actor = razorpay,
): Promise<Outcome> {
  return transact(db, async (tx) => {
    const paid = await holdByGateway(tx, told.payment_id)
    if (!paid) return 'unknown'
    const { id: gatewayId, receipt } = told
    const ours = await findRefund(tx, paid.id, { gatewayId, receipt })
    if (ours) await keepGatewayRefund(tx, ours.id, gatewayId)
    if (told.status === 'pending') return ours ? 'under way' : 'unknown'
    if (told.status === 'failed') {
      if (!ours) return 'unknown'
      const error = 'The bank did not take the money back.'
      const isNew = await failRefund(tx, told.payment_id, { id: ours.id, error })
      return isNew ? 'not given back' : 'known already'
    }
    if (ours?.status === 'processed') return 'known already'
    if (told.amount !== paid.amount * 100) return 'part'
    // There is nothing left to give back by another one that is under way.
    const ended = [ours, await findUnderWay(tx, paid.id)].filter((row) => row !== undefined)
    const reason = ended[0]?.reason ?? 'Given back through the payment gateway'
    await finishRefunds(
      tx,
      ended.map(({ id }) => id),
    )
    return (await takeBack(tx, actor, paid.id, { reason, reference: gatewayId }))
      ? 'refunded'
      : 'known already'
  })
}

/** Answers whether it was under way: what was given back meanwhile stays so. */
async function failRefund(
  tx: Handle,
  gatewayPaymentId: string,
  { id, error }: { id: string; error: string },
): Promise<boolean> {
  const paid = await holdByGateway(tx, gatewayPaymentId)
  if (!paid || !(await failUnderWay(tx, id, error.slice(0, 300)))) return false
  await record(
    tx,
    razorpay,
    'subscription.refund_failed',
    { kind: 'subscription', id: paid.subscription_id },
    { after: { amount: paid.amount, error, payment: gatewayPaymentId } },
  )
  await notify(tx, 'subscription.change', {
    kind: 'payment',
    title: `Refund failed: ${formatRupees(paid.amount)}, ${gatewayPaymentId}`,
    link: `/bb-admin/subscriptions/subscribers/${paid.subscription_id}`,
  })
  return true
}
