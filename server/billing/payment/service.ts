import { v7 } from 'uuid'
import type { BrokerPlan } from '#contract/billing/payment.ts'
import {
  type OrderAct,
  OrderStatus,
  orderLifecycle,
  type PlanOrder,
} from '#contract/billing/plan-order.ts'
import { PlanTerms } from '#contract/billing/subscription-plan.ts'
import { orRefuse } from '#contract/or-refuse.ts'
import { refuse } from '#contract/refusal.ts'
import type { Touches } from '#contract/touch.ts'
import { t } from '#domain/locale/translate.ts'
import { formatRupees } from '#domain/money/money.ts'
import { changeOfPlan } from '#domain/plan/plan-change.ts'
import { inSentence } from '#domain/text/in-sentence.ts'
import { record } from '#server/audit/record.ts'
import { payee } from '#server/billing/invoice/service.ts'
import {
  activateOrder,
  currentAndNextPlans,
  ownedPlanOf,
} from '#server/billing/subscription/activate.ts'
import { offerPlans, plansService } from '#server/billing/subscription/plan.ts'
import { usageOf } from '#server/billing/subscription/usage.ts'
import { lockBroker } from '#server/broker/service.ts'
import type { Config } from '#server/config.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import type { BrokerViewer } from '#server/http/viewer.ts'
import { refuseBroken } from '#server/master/constraint-refusals.ts'
import { notify } from '#server/notification/in-app/service.ts'
import { rateLimits } from '#server/resilience/rate-limits.ts'
import { countAttempt } from '#server/resilience/throttle.ts'
import { makeReference } from '#server/secret/reference.ts'
import { saveTouches } from '#server/touch/service.ts'
import { findUnfinished, listOrdersWithNews } from './own-queries.ts'
import {
  cancelOpen,
  findOrder,
  insertOrder,
  lockOrder,
  type OrderRow,
  updateOrder,
} from './queries.ts'
import { isBeingConfirmed, orderReply } from './reply.ts'
import { listUnmatchedPayments } from './unmatched-queries.ts'

/** Returns the broker's plan, its usage, the plans on offer, and how to pay. */
export async function readPlan(
  db: Handle,
  viewer: BrokerViewer,
  config: Pick<Config, 'payment' | 'upiId'>,
): Promise<BrokerPlan> {
  const [{ current, next }, usage, { plans }, unfinished, told, seller] = await Promise.all([
    currentAndNextPlans(db, viewer.id),
    usageOf(db, viewer.id),
    offerPlans(db),
    findUnfinished(db, viewer.id),
    listOrdersWithNews(db, viewer.id),
    payee(db),
  ])
  return {
    current,
    next,
    usage,
    offers: plans.map((plan) => {
      const isCurrent = plan._id === current?.planId
      const owned = current ? ownedPlanOf(current) : undefined
      return { ...plan, isCurrent, offer: changeOfPlan({ ...plan, isSame: isCurrent }, owned) }
    }),
    order: unfinished ? orderReply(unfinished) : null,
    told: await withReturns(db, told),
    paying: {
      online: config.payment !== undefined,
      provider: config.payment?.name ?? null,
      upiId: config.upiId ?? null,
      payee: seller?.name ?? null,
      bankDetails: seller?.bankDetails ?? null,
    },
  }
}

/** Orders a plan at the current price and cancels the previous unpaid order. */
export async function orderPlan(
  db: Handle,
  viewer: BrokerViewer,
  { planId, touches }: { planId: string; touches?: Touches },
): Promise<PlanOrder> {
  await countAttempt(db, `plan orders of ${viewer.id}`, rateLimits.planOrderPerBroker)
  const ordered = transact(db, async (tx) => {
    // One action per broker at a time on their orders.
    await lockBroker(tx, viewer.id)
    const plan = await plansService.get(tx, planId)
    if (!plan.isActive) {
      throw refuse('plan_inactive', { message: t('This plan is no longer offered.') })
    }
    const unfinished = await findUnfinished(tx, viewer.id)
    if (unfinished?.status === 'reported') throw refuse('order_pending')
    // A plan being paid for would start beside the one ordered now.
    if (unfinished && isBeingConfirmed(unfinished)) throw refuse('order_being_confirmed')
    const { current, next } = await currentAndNextPlans(tx, viewer.id)
    if (next) throw refuse('plan_follows')
    await cancelOpen(tx, viewer.id)
    const isSame = current?.planId === planId
    const change = changeOfPlan({ ...plan, isSame }, current ? ownedPlanOf(current) : undefined)
    const id = v7()
    await insertOrder(tx, {
      id,
      reference: makeReference('BB', 8),
      broker_id: viewer.id,
      plan_id: planId,
      plan: JSON.stringify(PlanTerms.parse(plan)),
      price: plan.price,
      ...change,
    })
    await saveTouches(tx, { plan_order_id: id }, touches)
    await record(tx, viewer, 'plan_order.create', target(id), {
      after: { plan: plan.name, ...change },
    })
    if (change.amount === 0) await beginFree(tx, viewer, id)
    return orderReply(orRefuse(await findOrder(tx, id), 'order_not_found'))
  })
  // The form reported a payment between the check and the update: the earlier order stays.
  return refuseBroken(ordered, { plan_order_one_unfinished: ['order_being_confirmed'] })
}

/** Starts a free plan immediately: there is nothing to pay or to invoice. */
async function beginFree(tx: Handle, viewer: BrokerViewer, id: string): Promise<void> {
  const order = orRefuse(await findOrder(tx, id), 'order_not_found')
  const subscriptionId = await activateOrder(tx, viewer, orderedOf(order), undefined)
  const decided_at = new Date()
  await updateOrder(tx, id, { status: 'paid', subscription_id: subscriptionId, decided_at })
}

export async function getOrder(db: Handle, viewer: BrokerViewer, id: string): Promise<PlanOrder> {
  const [order] = await withReturns(db, [
    orRefuse(await findOrder(db, id, viewer.id), 'order_not_found'),
  ])
  return orRefuse(order, 'order_not_found')
}

/** Returns the orders with their unmatched payments, shown until they are refunded. */
async function withReturns(db: Handle, orders: OrderRow[]): Promise<PlanOrder[]> {
  const ids = orders.map(({ id }) => id)
  const unmatched = Map.groupBy(await listUnmatchedPayments(db, ids), ({ order_id }) => order_id)
  return orders.map((order) => orderReply(order, unmatched.get(order.id)))
}

/** Records that the broker reports a payment; administrators check whether it arrived. */
export function reportOrder(
  db: Handle,
  viewer: BrokerViewer,
  id: string,
  { method, reference }: { method: 'upi' | 'bank-transfer'; reference: string },
): Promise<PlanOrder> {
  return transact(db, async (tx) => {
    const order = await holdOwn(tx, viewer, id, 'report')
    await updateOrder(tx, id, {
      status: 'reported',
      method,
      payment_reference: reference,
      reported_at: new Date(),
    })
    await record(tx, viewer, 'plan_order.report', target(id), { after: { method, reference } })
    await notifyToConfirm(tx, order)
    return orderReply(orRefuse(await findOrder(tx, id), 'order_not_found'))
  })
}

/** Notifies administrators that a payment waits for confirmation. */
export function notifyToConfirm(tx: Handle, order: OrderRow): Promise<void> {
  const { name } = PlanTerms.parse(order.plan)
  return notify(tx, 'subscription.change', () => ({
    kind: 'payment',
    title: t('Payment to confirm: {amount} for {plan}, {reference}', {
      amount: formatRupees(order.amount),
      plan: name,
      reference: order.reference,
    }),
    link: '/bb-admin/subscriptions/payments?status=waiting&sort=waiting',
    group: {
      key: 'payment',
      title: t('{count} payments to confirm', { count: '{count}' }),
      link: '/bb-admin/subscriptions/payments?status=waiting&sort=waiting',
    },
  }))
}

export function cancelOrder(db: Handle, viewer: BrokerViewer, id: string): Promise<PlanOrder> {
  return transact(db, async (tx) => {
    await holdOwn(tx, viewer, id, 'cancel')
    await updateOrder(tx, id, { status: 'cancelled', decided_at: new Date() })
    return orderReply(orRefuse(await findOrder(tx, id), 'order_not_found'))
  })
}

/** Locks the viewer's own order for an action, unless it is being paid. */
async function holdOwn(tx: Handle, { id: brokerId }: BrokerViewer, id: string, act: OrderAct) {
  const order = await lockOrderFor(tx, id, act, brokerId)
  if (isBeingConfirmed(order)) throw refuse('order_being_confirmed')
  return order
}

/** Returns the order, locked, if its state allows the action. */
export async function lockOrderFor(
  tx: Handle,
  id: string,
  act: OrderAct,
  brokerId?: string,
): Promise<OrderRow> {
  const order = orRefuse(await lockOrder(tx, id, brokerId), 'order_not_found')
  if (!Object.hasOwn(orderLifecycle[order.status], act)) {
    const word = inSentence(OrderStatus.label(order.status))
    throw refuse('order_step_impossible', { message: t('This order is already {word}.', { word }) })
  }
  return order
}

export function orderedOf(order: OrderRow) {
  return {
    brokerId: order.broker_id,
    planId: order.plan_id,
    terms: PlanTerms.parse(order.plan),
    begins: order.begins,
  }
}

export const target = (id: string) => ({ kind: 'plan_order', id }) as const
