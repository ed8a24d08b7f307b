import { t } from '#domain/locale/translate.ts'
import { type Actor, record } from '#server/audit/record.ts'
import { paymentLabel } from '#server/billing/payment/provider/open.ts'
import {
  type Gateway,
  type GatewayRefund,
  GatewayRefusal,
} from '#server/billing/payment/provider/provider.ts'
import type { Database, Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import { notify } from '#server/notification/in-app/service.ts'
import { gatewayActor } from './actor.ts'
import { lockGatewayPayment } from './event-queries.ts'
import {
  claimRefunds,
  failUnderWay,
  findRefund,
  findUnderWay,
  finishRefunds,
  listAwaitingGateway,
  reopenRefund,
  saveGatewayRefund,
} from './refund-queries.ts'
import { lockMoney, type Money } from './refundable.ts'

/** A refund for the gateway to make; the amount in the currency's smallest unit. */
export interface Ordered {
  id: string
  gatewayPaymentId: string
  amount: number
  /** The gateway's id of the refund, once accepted. */
  gatewayRefundId?: string | null
  /** Why it is left to administrators if the gateway cannot be reached this time either. */
  late?: string | undefined
}

/** Asks the gateway for a refund; if it is down, the next round retries, for a day. */
export async function askFor(
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
    // A response may have been lost: a refund with this receipt is used instead of making another.
    const made = await gateway.refundsOf(gatewayPaymentId)
    const known = made.find(({ receipt }) => receipt === id)
    const refund = known ?? (await gateway.refund({ id, gatewayPaymentId, amountPaise: amount }))
    await settleRefund(db, gateway, { ...refund, receipt: id }, actor)
  } catch (error) {
    await fail(error instanceof GatewayRefusal ? error.message : late)
  }
}

/**
 * Checks refunds under way, and retries those the gateway never accepted. Administrators take over
 * a refund that could not be requested within a day, and one that was accepted when no gateway has
 * been configured for a day; the latter is reopened once a gateway is configured. Refunds accepted
 * by a gateway that is down are checked for as long as it takes.
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
    return t(
      'We could not reach {label} for a day. Please check there first: the refund ' +
        'may already have been sent.',
      { label },
    )
  }
  if (!gatewayRefundId || gateway) return undefined
  return t(
    '{label} had accepted the refund ({gatewayRefundId}) before online payment was ' +
      'turned off. Please check there first: the refund may already have been sent.',
    { label, gatewayRefundId },
  )
}

/** Reopens refunds that failed only for lack of a gateway. */
async function takeUpAgain(db: Database, gateway: Gateway): Promise<void> {
  for (const { id, gatewayPaymentId } of await listAwaitingGateway(db)) {
    await transact(db, async (tx) => {
      const money = await lockMoney(tx, gatewayPaymentId)
      if (!money?.canGoBack || (await findUnderWay(tx, money.of))) return
      await reopenRefund(tx, id)
      await record(tx, gatewayActor(gateway), `${money.target.kind}.refund_asked`, money.target, {
        after: { amount: money.amount / 100, payment: gatewayPaymentId ?? '' },
      })
    })
  }
}

/** The outcome of the gateway's report on a refund. */
type Outcome = 'refunded' | 'part' | 'under way' | 'not given back' | 'known already' | 'unknown'

/**
 * Settles the gateway's report on a refund, however often and in whatever order reports arrive.
 * Refunds made in the gateway's dashboard are recorded too; the returned money overrides an earlier
 * failure.
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
      const error = t('The bank did not accept the refund.')
      return (await failRefund(tx, gateway, money, { id: ours.id, error }))
        ? 'not given back'
        : 'known already'
    }
    if (ours?.status === 'processed') return 'known already'
    if (refund.amount !== money.amount) return tellPart(tx, refund)
    // Another refund under way has nothing left to refund.
    const ended = [ours, await findUnderWay(tx, money.of)].filter((row) => row !== undefined)
    const reason = ended[0]?.reason ?? t('Refunded through the payment gateway')
    await finishRefunds(
      tx,
      ended.map(({ id }) => id),
    )
    return (await money.takeBack(actor, { reason, reference: gatewayId, isTransfer: false }))
      ? 'refunded'
      : 'known already'
  })
}

/** Notifies administrators of a partial refund: they settle the rest. */
async function tellPart(tx: Handle, { payment_id }: GatewayRefund): Promise<Outcome> {
  await notify(tx, 'subscription.change', () => ({
    kind: 'payment',
    title: t('Partial refund: {payment}', { payment: payment_id }),
    link: '/bb-admin/subscriptions/invoices',
  }))
  return 'part'
}

/** Marks a refund as failed; one that was completed meanwhile stays so. */
async function failRefund(
  tx: Handle,
  gateway: Gateway | undefined,
  { words, amount, gatewayPaymentId, target, link }: Money,
  { id, error, awaitsGateway = false }: { id: string; error: string; awaitsGateway?: boolean },
): Promise<boolean> {
  if (!(await failUnderWay(tx, id, { error: error.slice(0, 300), awaitsGateway }))) return false
  await record(tx, gatewayActor(gateway), `${target.kind}.refund_failed`, target, {
    after: { amount: amount / 100, error, payment: gatewayPaymentId ?? '' },
  })
  await notify(tx, 'subscription.change', () => ({
    kind: 'payment',
    title: t('Refund failed: {amount}, {payment}', {
      amount: words,
      payment: gatewayPaymentId ?? '',
    }),
    link,
  }))
  return true
}
