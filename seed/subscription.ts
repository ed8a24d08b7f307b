import { random } from '@brickbazaar/random'
import type { Selectable } from 'kysely'
import { type PlanTerms, unlimited } from '#contract/billing/subscription-plan.ts'
import type { People, SeededBroker } from '#seed/account.ts'
import { daysAgo, seedId } from '#seed/id.ts'
import type { SeededListing } from '#seed/listing.ts'
import { issueInvoice } from '#server/billing/invoice/issue.ts'
import type { Handle } from '#server/db/connect.ts'
import type { SubscriptionPlan } from '#server/db/tables.ts'

type PlanRow = Selectable<SubscriptionPlan>

// More than the months between the earliest start and today.
const maxSubscriptions = 26
const methods = ['upi', 'upi', 'bank-transfer', 'card', 'cheque'] as const

/**
 * Inserts the brokers' subscriptions since they joined: a plan with room for their listings. Most
 * renew, some expire. The demo broker started the Agency plan this month, so that the portal shows
 * every feature.
 */
export async function seedSubscriptions(
  tx: Handle,
  people: People,
  listings: readonly SeededListing[],
): Promise<void> {
  const listed = (id: string) => listings.filter(({ brokerId }) => brokerId === id).length
  const plans = await tx
    .selectFrom('subscription_plan')
    .selectAll()
    .where('price', '>', 0)
    .orderBy('sort_order')
    .execute()
  const [demo, ...others] = people.brokers
  const agency = plans.find(({ name }) => name === 'Agency')
  if (!demo || !agency) throw new Error('The demo has no broker or no Agency plan.')
  const planned = [
    monthOf(demo, agency, daysAgo(11)),
    ...others
      .filter(({ kycStatus, joinedDaysAgo }) => kycStatus === 'verified' && joinedDaysAgo > 10)
      .flatMap((broker) => {
        const fitting = plans.filter(({ limit_property_listings: room, duration_type }) => {
          const isMonthly = duration_type === 'months'
          return isMonthly && (room === unlimited || room >= listed(broker.id))
        })
        return historyOf(broker, fitting)
      }),
  ]
  await tx
    .insertInto('subscription')
    .values(planned.map(({ subscription }) => subscription))
    .execute()
  await tx
    .insertInto('payment')
    .values(planned.map(({ payment }) => payment))
    .execute()
  await seedInvoices(
    tx,
    planned.map(({ payment }) => payment),
  )
}

/** Inserts the seller of the demo, and an invoice for each payment, in order of payment. */
async function seedInvoices(
  tx: Handle,
  payments: readonly { id: string; paid_at: Date }[],
): Promise<void> {
  await tx
    .insertInto('invoice_setting')
    .values({
      id: seedId('invoice setting', daysAgo(750)),
      valid_from: dayOf(daysAgo(750)),
      supplier_name: 'BrickBazaar Demo',
      supplier_address: '12 Residency Road, Bengaluru 560025',
      supplier_state: '29',
      // No real PAN has the number 0000.
      supplier_gstin: '29AAACD0000D1ZL',
      service_code: '998599',
      service_name: 'Subscription to listing services',
      rate_basis_points: 1800,
      source: 'Demo',
      bank_details: 'BrickBazaar Demo\nAccount 000000000042, IFSC DEMO0000042',
    })
    .execute()
  const inOrder = payments.toSorted((one, other) => Number(one.paid_at) - Number(other.paid_at))
  for (const { id, paid_at } of inOrder) await issueInvoice(tx, id, dayOf(paid_at))
}

function monthOf(broker: SeededBroker, plan: PlanRow, since: Date) {
  const startsOn = dayOf(since)
  return subscriptionFrom(
    broker,
    plan,
    startsOn,
    monthsAfter(startsOn, 1),
    random('month of the demo'),
  )
}

function historyOf(broker: SeededBroker, plans: PlanRow[]) {
  const dice = random(`subscription ${broker.id.slice(-12)}`)
  const [smallest] = plans
  if (!smallest || dice.chance(0.08)) return []
  const plan = dice.chance(0.75) ? smallest : dice.pick(plans)
  const months = plan.duration_type === 'years' ? plan.duration * 12 : plan.duration
  // Most brokers use the product for free before they subscribe.
  const since = Math.max(broker.joinedDaysAgo - dice.whole(2, 60), 0)
  const first = dayOf(daysAgo(since))
  // One in five stops renewing at some point.
  const last = dice.chance(0.2) ? dice.whole(1, 6) : maxSubscriptions
  const rows = []
  for (let index = 0; index < last; index++) {
    const startsOn = monthsAfter(first, index * months)
    if (startsOn > dayOf(daysAgo(0))) break
    rows.push(
      subscriptionFrom(broker, plan, startsOn, monthsAfter(first, (index + 1) * months), dice),
    )
  }
  return rows
}

function subscriptionFrom(
  broker: SeededBroker,
  plan: PlanRow,
  startsOn: string,
  endsOn: string,
  dice: ReturnType<typeof random>,
) {
  const at = new Date(`${startsOn}T05:30:00Z`)
  const id = seedId(`subscription ${broker.id} ${startsOn}`, at)
  return {
    subscription: {
      id,
      broker_id: broker.id,
      plan_id: plan.id,
      plan_name: plan.name,
      plan: JSON.stringify(termsOf(plan)),
      price: plan.price,
      starts_on: startsOn,
      ends_on: endsOn,
      created_at: at,
    },
    payment: {
      id: seedId(`payment ${id}`, at),
      subscription_id: id,
      amount: plan.price,
      paid_at: at,
      method: dice.pick(methods),
      reference: `DEMO${id.replaceAll('-', '').slice(-10).toUpperCase()}`,
    },
  }
}

/** Returns the terms of a plan at purchase. */
export function termsOf(plan: PlanRow): PlanTerms {
  return {
    name: plan.name,
    price: plan.price,
    duration: plan.duration,
    durationType: plan.duration_type,
    features: plan.features,
    limits: {
      propertyListings: plan.limit_property_listings,
      contactViews: plan.limit_contact_views,
      premiumListings: plan.limit_premium_listings,
      analyticsAccess: plan.analytics_access,
      prioritySupport: plan.priority_support,
    },
  }
}

/** Returns the same day so many months later, or the last day of a shorter month. */
function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const length = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return dayOf(new Date(Date.UTC(year, month - 1 + months, Math.min(date, length))))
}

function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10)
}
