import { v7 } from 'uuid'
import type { payment } from '#contract/billing/payment.ts'
import type { AdminOrder } from '#contract/billing/plan-order.ts'
import { RefundStatus } from '#contract/billing/subscription.ts'
import type { BodyOf, ReplyOf } from '#contract/endpoint.ts'
import { refuse } from '#contract/refusal.ts'
import { decidedMeanwhile } from '#server/audit/decision-basis.ts'
import { type Actor, record } from '#server/audit/record.ts'
import { paymentLabel } from '#server/billing/payment/provider/open.ts'
import {
  type Gateway,
  type GatewayRefund,
  GatewayRefusal,
} from '#server/billing/payment/provider/provider.ts'
import { getSubscription } from '#server/billing/subscription/service.ts'
import type { Database, Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import type { AdministratorViewer } from '#server/http/viewer.ts'
import { notify } from '#server/notification/in-app/service.ts'
import { gatewayActor } from './actor.ts'
import { getAdminOrder } from './admin-service.ts'
import { lockGatewayPayment } from './event-queries.ts'
import {
  claimRefunds,
  failUnderWay,
  findRefund,
  findUnderWay,
  finishRefunds,
  insertRefund,
  lastStatus,
  listAwaitingGateway,
  reopenRefund,
  saveGatewayRefund,
} from './refund-queries.ts'
import { lockMoney, lockPaidMoney, lockUnmatchedMoney, type Money } from './refundable.ts'

type Asked = BodyOf<typeof payment.refund>

/** A refund the gateway is to make; the sum in the smallest unit of its currency. */
interface Ordered {
  id: string
  gatewayPaymentId: string
  amount: number
  /** Its id there, once the gateway has taken it on. */
  gatewayRefundId?: string | null
  /** Why it is left to administrators where the gateway cannot be asked this time either. */
  late?: string | undefined
}

/** Gives a payment back; answers the subscription it was for. */
export async function refundPayment(
  db: Database,
  gateway: Gateway | undefined,
  viewer: AdministratorViewer,
  paymentId: string,
  asked: Asked,
): Promise<ReplyOf<typeof payment.refund>> {
  const { target } = await giveBack(
    db,
    gateway,
    viewer,
    (tx) => lockPaidMoney(tx, paymentId),
    asked,
  )
  return getSubscription(db, target.id)
}

/** Gives back what came for an order and paid for nothing; answers the order. */
export async function refundUnmatchedPayment(
  db: Database,
  gateway: Gateway | undefined,
  viewer: AdministratorViewer,
  unmatchedPaymentId: string,
  given: Omit<Asked, 'reason'>,
): Promise<AdminOrder> {
  const asked = { reason: 'Not needed for the order', ...given }
  const { target } = await giveBack(
    db,
    gateway,
    viewer,
    (tx) => lockUnmatchedMoney(tx, unmatchedPaymentId),
    asked,
  )
  return getAdminOrder(db, target.id)
}

/**
 * What came through the gateway goes back through it: the wish is kept first and then asked for
 * under its own id, so that an answer that never comes makes no second refund. A transfer somebody
 * made is kept with its reference.
 */
async function giveBack(
  db: Database,
  gateway: Gateway | undefined,
  viewer: AdministratorViewer,
  hold: (tx: Handle) => Promise<Money | undefined>,
  asked: Asked,
): Promise<Pick<Money, 'target'>> {
  const { target, ordered } = await transact(db, async (tx) => {
    const money = await hold(tx)
    if (!money) throw refuse('payment_not_found')
    return { target: money.target, ordered: await beginRefund(tx, gateway, viewer, money, asked) }
  })
  // Outside a transaction: nobody waits for another server with rows held.
  if (ordered) await askFor(db, gateway, ordered, viewer)
  return { target }
}

async function beginRefund(
  tx: Handle,
  gateway: Gateway | undefined,
  viewer: AdministratorViewer,
  money: Money,
  { reason, reference, decidedOn }: Asked,
): Promise<Ordered | undefined> {
  const status = await lastStatus(tx, money.of)
  if (decidedOn && decidedOn !== (status ?? 'none')) {
    const now = status ? RefundStatus.label(status) : 'Not given back'
    throw decidedMeanwhile(`The payment now says: ${now}.`)
  }
  if (!money.canGoBack) throw refuse('payment_step_impossible')
  if (await findUnderWay(tx, money.of)) {
    throw refuse('payment_step_impossible', {
      message: 'This payment is being given back already.',
    })
  }
  const { amount, gatewayPaymentId, target } = money
  const row = { id: v7(), ...money.of, reason }
  if (reference) {
    await insertRefund(tx, { ...row, reference, status: 'processed', settled_at: new Date() })
    await money.takeBack(viewer, { reason, reference, isTransfer: true })
    return undefined
  }
  if (!gatewayPaymentId || !gateway) throw missingReference(gatewayPaymentId !== null)
  await insertRefund(tx, { ...row, status: 'created' })
  await record(tx, viewer, `${target.kind}.refund_asked`, target, {
    after: { amount: amount / 100, reason, payment: gatewayPaymentId },
  })
  return { id: row.id, gatewayPaymentId, amount }
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

/** Asks the gateway for a refund; one that is away is asked again by the next round, for a day. */
async function askFor(
  db: Database,
  gateway: Gateway | undefined,
  { id, gatewayPaymentId, gatewayRefundId, amount, late }: Ordered,
  actor: Actor,
): Promise<void> {
  const fail = async (error: string | undefined) => {
    if (error === undefined) return
    await transact(db, async (tx) => {
      const money = await lockMoney(tx, gatewayPaymentId)
      const awaitsGateway = !gateway && Boolean(gatewayRefundId)
      if (money) await failRefund(tx, gateway, money, { id, error, awaitsGateway })
    })
  }
  if (!gateway) return fail(late)
  try {
    // An answer may have been lost: what was made under this receipt is taken, not made anew.
    const made = await gateway.refundsOf(gatewayPaymentId)
    const known = made.find(({ receipt }) => receipt === id)
    const refund = known ?? (await gateway.refund({ id, gatewayPaymentId, amountPaise: amount }))
    await settleRefund(db, gateway, { ...refund, receipt: id }, actor)
  } catch (error) {
    await fail(error instanceof GatewayRefusal ? error.message : late)
  }
}

/**
 * Asks about refunds that are under way, and again for those that were never taken on. One that the
 * gateway could not be asked for in a day is left to administrators, and so is one that it has
 * taken on when none has been set up for a day: that is taken up again once one is. What a gateway
 * that is away has taken on is asked after for as long as it takes.
 */
export async function reconcileRefunds(db: Database, gateway: Gateway | undefined): Promise<void> {
  if (gateway) await takeUpAgain(db, gateway)
  for (const { isOld, ...ordered } of await claimRefunds(db, gateway !== undefined)) {
    const late = lateReason(ordered.gatewayRefundId, isOld, gateway)
    await askFor(db, gateway, { ...ordered, late }, gatewayActor(gateway))
  }
}

function lateReason(
  gatewayRefundId: string | null,
  isOld: boolean,
  gateway: Gateway | undefined,
): string | undefined {
  const label = paymentLabel(gateway)
  if (!gatewayRefundId && isOld) {
    return `${label} could not be asked for a day. Please look there first: it may have gone back.`
  }
  if (!gatewayRefundId || gateway) return undefined
  return (
    `${label} had taken it on (${gatewayRefundId}) before online payment was switched off ` +
    'here. Please look there first: it may have gone back.'
  )
}

/** There is somebody again to ask about what was left to administrators for that alone. */
async function takeUpAgain(db: Database, gateway: Gateway): Promise<void> {
  for (const { id, gatewayPaymentId } of await listAwaitingGateway(db)) {
    await transact(db, async (tx) => {
      const money = await lockMoney(tx, gatewayPaymentId)
      if (!money?.canGoBack || (await findUnderWay(tx, money.of))) return
      await reopenRefund(tx, id)
      await record(tx, gatewayActor(gateway), `${money.target.kind}.refund_asked`, money.target, {
        after: { amount: money.amount / 100, payment: gatewayPaymentId },
      })
    })
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
  gateway: Gateway | undefined,
  refund: GatewayRefund,
  actor: Actor = gatewayActor(gateway),
): Promise<Outcome> {
  return transact(db, async (tx) => {
    await lockGatewayPayment(tx, refund.payment_id)
    const money = await lockMoney(tx, refund.payment_id)
    if (!money) return 'unknown'
    const { id: gatewayId, receipt } = refund
    const ours = await findRefund(tx, money.of, { gatewayId, receipt })
    if (ours) await saveGatewayRefund(tx, ours.id, gatewayId)
    if (refund.status === 'pending') return ours ? 'under way' : 'unknown'
    if (refund.status === 'failed') {
      if (!ours) return 'unknown'
      const error = 'The bank did not take the money back.'
      return (await failRefund(tx, gateway, money, { id: ours.id, error }))
        ? 'not given back'
        : 'known already'
    }
    if (ours?.status === 'processed') return 'known already'
    if (refund.amount !== money.amount) return tellPart(tx, refund)
    // There is nothing left to give back by another one that is under way.
    const ended = [ours, await findUnderWay(tx, money.of)].filter((row) => row !== undefined)
    const reason = ended[0]?.reason ?? 'Given back through the payment gateway'
    await finishRefunds(
      tx,
      ended.map(({ id }) => id),
    )
    return (await money.takeBack(actor, { reason, reference: gatewayId, isTransfer: false }))
      ? 'refunded'
      : 'known already'
  })
}

/** The rest is for administrators to settle. */
async function tellPart(tx: Handle, { payment_id }: GatewayRefund): Promise<Outcome> {
  await notify(tx, 'subscription.change', {
    kind: 'payment',
    title: `A part of a payment was given back: ${payment_id}`,
    link: '/bb-admin/subscriptions/invoices',
  })
  return 'part'
}

/** Answers whether it was under way: what was given back meanwhile stays so. */
async function failRefund(
  tx: Handle,
  gateway: Gateway | undefined,
  { words, amount, gatewayPaymentId, target, link }: Money,
  { id, error, awaitsGateway = false }: { id: string; error: string; awaitsGateway?: boolean },
): Promise<boolean> {
  if (!(await failUnderWay(tx, id, { error: error.slice(0, 300), awaitsGateway }))) return false
  await record(tx, gatewayActor(gateway), `${target.kind}.refund_failed`, target, {
    after: { amount: amount / 100, error, payment: gatewayPaymentId },
  })
  await notify(tx, 'subscription.change', {
    kind: 'payment',
    title: `Refund failed: ${words}, ${gatewayPaymentId}`,
    link,
  })
  return true
}
