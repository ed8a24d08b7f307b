import { v7 } from 'uuid'
import type { Subscription } from '#contract/billing/subscription.ts'
import type { PlanTerms } from '#contract/billing/subscription-plan.ts'
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

/** What a broker ordered, as it was offered. */
export interface Ordered {
  brokerId: string
  planId: string
  terms: PlanTerms
  begins: 'now' | 'after'
}

/**
 * Begins what was ordered and paid for, in the transaction of its payment: now, in the place of the
 * plan that holds, or when that ends. It begins whatever happened meanwhile, since it was paid for:
 * where something follows already, it follows that. Nothing is paid for a plan that is free.
 */
export async function beginOrdered(
  tx: Handle,
  actor: Actor,
  { brokerId, planId, terms, begins }: Ordered,
  paid: Paid | undefined,
): Promise<string> {
  const subscriptions = await listCurrentAndNext(tx, brokerId)
  const [present] = subscriptions
  const replaces = begins === 'now' && subscriptions.length === 1 && present?.status === 'active'
  if (replaces) await endSubscription(tx, present.id, `Changed to ${terms.name}`)
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

/** What a broker has today and what follows it, both paid or given. */
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

/** A plan that holds, as far as taking another one matters. */
export function ownedPlanOf({ plan, paid, daysLeft, startsOn, endsOn }: Subscription): OwnedPlan {
  const { price, duration, durationType } = plan
  const totalDays = Math.max(1, (Date.parse(endsOn) - Date.parse(startsOn)) / 86_400_000)
  return { price, duration, durationType, paid, daysLeft, totalDays }
}
