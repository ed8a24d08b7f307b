import { v7 } from 'uuid'
import type { payment } from '#contract/billing/payment.ts'
import type { AdminOrder } from '#contract/billing/plan-order.ts'
import { RefundStatus } from '#contract/billing/subscription.ts'
import type { BodyOf, ReplyOf } from '#contract/endpoint.ts'
import { refuse } from '#contract/refusal.ts'
import { t } from '#domain/locale/translate.ts'
import { decidedMeanwhile } from '#server/audit/decision-basis.ts'
import { record } from '#server/audit/record.ts'
import type { Gateway } from '#server/billing/payment/provider/provider.ts'
import { getSubscription } from '#server/billing/subscription/service.ts'
import type { Database, Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import type { AdministratorViewer } from '#server/http/viewer.ts'
import { getAdminOrder } from './admin-service.ts'
import { askFor, type Ordered } from './refund.ts'
import { refuseAboveLimit } from './refund-limit.ts'
import { findUnderWay, insertRefund, lastStatus } from './refund-queries.ts'
import { lockPaidMoney, lockUnmatchedMoney, type Money } from './refundable.ts'

type Asked = BodyOf<typeof payment.refund>

/** Refunds a payment; returns the subscription it was for. */
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

/** Refunds an unmatched payment; returns its order. */
export async function refundUnmatchedPayment(
  db: Database,
  gateway: Gateway | undefined,
  viewer: AdministratorViewer,
  unmatchedPaymentId: string,
  given: Omit<Asked, 'reason'>,
): Promise<AdminOrder> {
  const asked = { reason: t('Could not be used for the order'), ...given }
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
 * Gateway payments are refunded through the gateway: the request is saved first and then sent with
 * its own id, so that a lost response causes no second refund. A refund by bank transfer is stored
 * with its reference.
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
    await refuseAboveLimit(tx, money)
    return { target: money.target, ordered: await beginRefund(tx, gateway, viewer, money, asked) }
  })
  // Outside a transaction: no row stays locked while another server responds.
  if (ordered) await askFor(db, gateway, ordered, viewer)
  return { target }
}

/** A payment whose refund needs the approval of a second administrator. */
export type MoneyKind = 'payment' | 'unmatched_payment'

/** Returns a refundable payment, locked until the transaction ends. */
export function lockMoneyOf(tx: Handle, kind: MoneyKind, id: string): Promise<Money | undefined> {
  return kind === 'payment' ? lockPaidMoney(tx, id) : lockUnmatchedMoney(tx, id)
}

/** Returns the state that a refund is decided on; refuses a payment that cannot be refunded. */
export async function readRefundState(tx: Handle, { of, canGoBack, amount }: Money) {
  if (!canGoBack) throw refuse('payment_step_impossible')
  return { amount, status: (await lastStatus(tx, of)) ?? 'none' }
}

/**
 * Starts a refund that two administrators approved, in their transaction; returns a function to
 * call after it.
 */
export async function beginApprovedRefund(
  tx: Handle,
  { db, gateway }: { db: Database; gateway: Gateway | undefined },
  viewer: AdministratorViewer,
  money: Money,
  asked: Asked,
): Promise<() => Promise<void>> {
  const ordered = await beginRefund(tx, gateway, viewer, money, asked)
  return async () => {
    if (ordered) await askFor(db, gateway, ordered, viewer)
  }
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
    const now = status ? RefundStatus.label(status) : t('Not refunded')
    throw decidedMeanwhile(t('The payment status is now: {now}.', { now }))
  }
  if (!money.canGoBack) throw refuse('payment_step_impossible')
  if (await findUnderWay(tx, money.of)) {
    throw refuse('payment_step_impossible', {
      message: t('A refund of this payment is already under way.'),
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
    after: { amount: amount / 100, reason, payment: gatewayPaymentId ?? '' },
  })
  return { id: row.id, gatewayPaymentId, amount }
}

function missingReference(isOnline: boolean) {
  const reference = isOnline
    ? t('Online payment is not set up. Please transfer the money and enter the reference.')
    : t('Please enter the reference of the refund transfer.')
  return refuse('invalid_input', { fields: { reference } })
}
