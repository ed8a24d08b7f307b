import { v7 } from 'uuid'
import type { Subscription } from '#contract/billing/subscription.ts'
import type { PlanTerms } from '#contract/billing/subscription-plan.ts'
import { t } from '#domain/locale/translate.ts'
import type { OwnedPlan } from '#domain/plan/plan-change.ts'
import { type Actor, record } from '#server/audit/record.ts'
import type { Handle } from '#server/db/connect.ts'
import { notifyPaid } from './notify-broker.ts'
import { settlePremium } from './premium.ts'
import {
  endSubscription,
  findSubscription,
  insertSubscription,
  listCurrentAndNext,
} from './queries.ts'
import { type Paid, takePayment } from './record-payment.ts'
import { subscriptionReply } from './reply.ts'

/** The plan a broker ordered, on the terms it was offered. */
export interface Ordered {
  brokerId: string
  planId: string
  terms: PlanTerms
  begins: 'now' | 'after'
}

/**
 * Starts the ordered and paid plan in the transaction of its payment: now, replacing the active
 * plan, or when that ends. It always starts, because it was paid for: if a next plan exists
 * already, it starts after that. Nothing is paid for a free plan.
 */
export async function activateOrder(
  tx: Handle,
  actor: Actor,
  { brokerId, planId, terms, begins }: Ordered,
  paid: Paid | undefined,
): Promise<string> {
  const subscriptions = await listCurrentAndNext(tx, brokerId)
  const [present] = subscriptions
  const replaces = begins === 'now' && subscriptions.length === 1 && present?.status === 'active'
  if (replaces) await endSubscription(tx, present.id, t('Changed to {name}', { name: terms.name }))
  const id = v7()
  const startsOn = replaces ? undefined : subscriptions.at(-1)?.ends_on
  await insertSubscription(tx, { id, brokerId, planId, terms, startsOn })
  const invoice = paid && (await takePayment(tx, id, paid))
  const after = await findSubscription(tx, id)
  if (!after) throw new Error('A subscription was not there after it was written.')
  await record(
    tx,
    actor,
    'subscription.order',
    { kind: 'subscription', id },
    {
      after: {
        ...{ broker: brokerId, plan: terms.name, amount: paid?.amount ?? 0, invoice },
        ...{ startsOn: after.starts_on, endsOn: after.ends_on },
        ...(replaces && { replaces: present.id }),
      },
    },
  )
  await settlePremium(tx, brokerId)
  await notifyPaid(tx, after, { amount: paid?.amount ?? 0, invoice })
  return id
}

/** Returns the broker's active plan and the next one, paid or assigned. */
export async function currentAndNextPlans(
  db: Handle,
  brokerId: string,
): Promise<{ current: Subscription | null; next: Subscription | null }> {
  const subscriptions = (await listCurrentAndNext(db, brokerId)).map(subscriptionReply)
  return {
    current: subscriptions.find(({ status }) => status === 'active') ?? null,
    next: subscriptions.find(({ status }) => status === 'scheduled') ?? null,
  }
}

/** Returns a plan the broker has, reduced to what matters when buying another. */
export function ownedPlanOf({ plan, paid, daysLeft, startsOn, endsOn }: Subscription): OwnedPlan {
  const { price, duration, durationType } = plan
  const totalDays = Math.max(1, (Date.parse(endsOn) - Date.parse(startsOn)) / 86_400_000)
  return { price, duration, durationType, paid, daysLeft, totalDays }
}
