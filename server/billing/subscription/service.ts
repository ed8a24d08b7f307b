import { v7 } from 'uuid'
import type { z } from 'zod'
import {
  type Payment,
  type PaymentDraft,
  type Subscription,
  type SubscriptionAct,
  type SubscriptionAssignment,
  type SubscriptionRenewal,
  SubscriptionStatus,
} from '#contract/billing/subscription.ts'
import { PlanTerms } from '#contract/billing/subscription-plan.ts'
import { orRefuse } from '#contract/or-refuse.ts'
import { type Pagination, paginationOf } from '#contract/page.ts'
import { refuse } from '#contract/refusal.ts'
import { dayInIndia, midnightInIndia } from '#domain/date/date.ts'
import { t } from '#domain/locale/translate.ts'
import { inSentence } from '#domain/text/in-sentence.ts'
import { record } from '#server/audit/record.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import type { AdministratorViewer } from '#server/http/viewer.ts'
import { refuseBroken } from '#server/master/constraint-refusals.ts'
import { notifyPaid } from './notify-broker.ts'
import { listPayments } from './payment-queries.ts'
import { lockPlanShared } from './plan-queries.ts'
import { settlePremium } from './premium.ts'
import {
  countByStatus,
  dayAfter,
  endSubscription,
  findSubscription,
  insertSubscription,
  latestOf,
  listSubscriptions,
  lockSubscriber,
  lockSubscription,
  type SubscriptionCounts,
  type SubscriptionQuery,
  type SubscriptionRow,
} from './queries.ts'
import { takePayment } from './record-payment.ts'
import { actsOf, paymentReply, subscriptionReply } from './reply.ts'

const constraints = {
  subscription_one_at_a_time: ['subscription_taken'],
  payment_reference_taken: ['payment_reference_taken', 'paymentReference'],
  payment_digits_taken: ['payment_reference_taken', 'paymentReference'],
} as const

export interface BrokerSubscription {
  subscriptionPlan: { name: string }
  /** ISO timestamp of the midnight in India at which it ends or ended. */
  subscriptionExpiry: string
  isActive: boolean
}

/** Returns each broker's active plan, or else their last one; brokers without any are left out. */
export async function subscriptionOf(
  db: Handle,
  brokerIds: readonly string[],
): Promise<Map<string, BrokerSubscription>> {
  const rows = await latestOf(db, brokerIds)
  return new Map(
    rows.map((row) => [
      row.broker_id,
      {
        subscriptionPlan: { name: row.plan_name },
        subscriptionExpiry: row.ends_at.toISOString(),
        isActive: row.is_active,
      },
    ]),
  )
}

/** Counts brokers with a plan today and brokers whose plan has expired; each broker counts once. */
export async function countSubscriptions(db: Handle): Promise<SubscriptionCounts> {
  return countByStatus(db)
}

export async function findSubscriptions(
  db: Handle,
  { page, limit, ...query }: SubscriptionQuery & { page: number; limit: number },
): Promise<{ subscriptions: Subscription[]; pagination: Pagination }> {
  const { rows, total } = await listSubscriptions(db, query, { page, limit })
  return {
    subscriptions: rows.map(subscriptionReply),
    pagination: paginationOf(page, limit, total),
  }
}

export async function getSubscription(
  db: Handle,
  id: string,
): Promise<{ subscription: Subscription; payments: Payment[] }> {
  const subscription = subscriptionReply(
    orRefuse(await findSubscription(db, id), 'subscription_not_found'),
  )
  return { subscription, payments: (await listPayments(db, id)).map(paymentReply) }
}

/** Assigns a plan to a broker on today's terms. The price paid defaults to the plan's price. */
export function assignPlan(
  db: Handle,
  viewer: AdministratorViewer,
  brokerId: string,
  given: z.output<typeof SubscriptionAssignment>,
): Promise<Subscription> {
  return refuseBroken(
    transact(db, async (tx) => {
      checkStart(given.startsOn)
      if (!(await lockSubscriber(tx, brokerId))) throw refuse('broker_not_found')
      return begin(tx, viewer, 'subscription.assign', { brokerId, ...given })
    }),
    constraints,
  )
}

/** Renews a subscription from the day it ends, or from today if it has ended; only once. */
export function renewSubscription(
  db: Handle,
  viewer: AdministratorViewer,
  id: string,
  given: z.output<typeof SubscriptionRenewal>,
): Promise<Subscription> {
  return refuseBroken(
    transact(db, async (tx) => {
      const former = await may(tx, id, 'renew')
      return begin(tx, viewer, 'subscription.renew', {
        ...given,
        brokerId: former.broker_id,
        planId: given.planId ?? former.plan_id,
        startsOn: await dayAfter(tx, former.ends_on),
      })
    }),
    constraints,
  )
}

/**
 * Ends a subscription today. None of the broker's data is deleted or hidden; the plan's extras
 * stop.
 */
export function cancelSubscription(
  db: Handle,
  viewer: AdministratorViewer,
  id: string,
  reason: string,
): Promise<Subscription> {
  return transact(db, async (tx) => {
    const before = await may(tx, id, 'cancel')
    await endSubscription(tx, id, reason)
    const after = orRefuse(await findSubscription(tx, id), 'subscription_not_found')
    await record(tx, viewer, 'subscription.cancel', target(id), {
      before: { status: before.status, endsOn: before.ends_on },
      after: { status: after.status, endsOn: after.ends_on, reason },
    })
    await settlePremium(tx, after.broker_id)
    return subscriptionReply(after)
  })
}

export function recordPayment(
  db: Handle,
  viewer: AdministratorViewer,
  id: string,
  { amount, method, reference }: z.output<typeof PaymentDraft>,
): Promise<{ subscription: Subscription; payments: Payment[] }> {
  return refuseBroken(
    transact(db, async (tx) => {
      const row = await may(tx, id, 'pay')
      const invoice = await takePayment(tx, id, { amount, method, reference })
      const after = { amount, method, reference, invoice }
      await notifyPaid(tx, row, { amount, invoice })
      await record(tx, viewer, 'subscription.pay', target(id), { after })
      return getSubscription(tx, id)
    }),
    {
      payment_reference_taken: ['payment_reference_taken', 'reference'],
      payment_digits_taken: ['payment_reference_taken', 'reference'],
    },
  )
}

const year = 366 * 86_400_000

/** Catches a mistyped year, which would sell a plan in the past or the far future. */
function checkStart(day: string | undefined): void {
  if (!day) return
  const today = midnightInIndia(dayInIndia(new Date())).getTime()
  if (Math.abs(midnightInIndia(day).getTime() - today) <= year) return
  throw refuse('invalid_input', {
    fields: { startsOn: t('Please choose a date within one year from today.') },
  })
}

/** Starts a plan on today's terms from a given day, with its payment. */
async function begin(
  tx: Handle,
  viewer: AdministratorViewer,
  act: string,
  given: z.output<typeof SubscriptionAssignment> & { brokerId: string },
): Promise<Subscription> {
  const plan = await lockPlanShared(tx, given.planId)
  if (!plan) throw refuse('plan_not_found')
  if (!plan.isActive) throw refuse('plan_inactive')
  const id = v7()
  // Stores the sold terms, without the plan's position in a list.
  await insertSubscription(tx, { ...given, id, terms: PlanTerms.parse(plan) })
  const amount = given.amountPaid ?? plan.price
  let invoice: string | undefined
  if (amount > 0) {
    const { paymentMethod: method, paymentReference: reference } = given
    invoice = await takePayment(tx, id, { amount, method, reference })
  }
  const after = orRefuse(await findSubscription(tx, id), 'subscription_not_found')
  const { plan_name, broker_id, starts_on: startsOn, ends_on: endsOn } = after
  await record(tx, viewer, act, target(id), {
    after: { broker: broker_id, plan: plan_name, startsOn, endsOn, amount, invoice },
  })
  await settlePremium(tx, broker_id)
  await notifyPaid(tx, after, { amount, invoice })
  return subscriptionReply(after)
}

/** Returns the subscription, locked, if its state allows the action. */
async function may(
  tx: Handle,
  id: string,
  act: keyof typeof SubscriptionAct.labels,
): Promise<SubscriptionRow> {
  const row = orRefuse(await lockSubscription(tx, id), 'subscription_not_found')
  if (!actsOf(row).includes(act)) {
    const word = inSentence(SubscriptionStatus.label(row.status))
    throw refuse('subscription_step_impossible', {
      message: row.is_followed
        ? t('The next subscription is already scheduled.')
        : t('This subscription is {word} and can no longer be changed this way.', { word }),
    })
  }
  return row
}

function target(id: string) {
  return { kind: 'subscription', id }
}
