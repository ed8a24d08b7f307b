import { v7 } from 'uuid'
import type { DurationType, PlanLimits } from '#contract/billing/subscription-plan.ts'
import type { Handle } from '#server/db/connect.ts'
import { indianDay } from '#test/day.ts'
import { makeBroker } from '#test/make.ts'

/** Makers of plans and of who has them, as in make.ts. */

let serial = 0

export async function makePlan(
  db: Handle,
  given: {
    name?: string
    price?: number
    duration?: number
    durationType?: DurationType
    isActive?: boolean
  } = {},
) {
  return db
    .insertInto('subscription_plan')
    .values({
      id: v7(),
      name: given.name ?? `Plan ${++serial}`,
      price: given.price ?? 999,
      duration: given.duration ?? 1,
      duration_type: given.durationType ?? 'months',
      is_active: given.isActive ?? true,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/**
 * A subscription from one day to another, counted from today; paid only where an amount is given.
 */
export async function makeSubscription(
  db: Handle,
  given: {
    startsIn: number
    endsIn: number
    brokerId?: string
    planId?: string
    planName?: string
    cancelled?: boolean
    paid?: number
    paidAt?: Date
    limits?: Partial<PlanLimits>
  },
) {
  const terms = {
    name: given.planName ?? 'Starter',
    price: given.paid ?? 999,
    duration: 1,
    durationType: 'months',
    features: [],
    limits: {
      propertyListings: -1,
      contactViews: -1,
      premiumListings: 0,
      analyticsAccess: false,
      prioritySupport: false,
      ...given.limits,
    },
  }
  const row = await db
    .insertInto('subscription')
    .values({
      id: v7(),
      broker_id: given.brokerId ?? (await makeBroker(db)).id,
      plan_id: given.planId ?? (await makePlan(db)).id,
      plan_name: terms.name,
      plan: JSON.stringify(terms),
      price: terms.price,
      starts_on: indianDay(given.startsIn),
      ends_on: indianDay(given.endsIn),
      cancelled_at: given.cancelled ? new Date() : null,
      cancel_reason: given.cancelled ? 'Asked by the broker' : null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  if (given.paid) {
    await db
      .insertInto('payment')
      .values({
        id: v7(),
        subscription_id: row.id,
        amount: given.paid,
        method: 'upi',
        ...(given.paidAt && { paid_at: given.paidAt }),
      })
      .execute()
  }
  return row
}

/** Who sells, from long ago: registered in Karnataka with 18 % GST. */
export async function makeInvoiceSetting(
  db: Handle,
  given: {
    gstin?: string | null
    rate?: number
    from?: string
    until?: string
    bank?: string
  } = {},
) {
  const gstin = given.gstin === undefined ? '29AAGCB7383J1Z4' : given.gstin
  return db
    .insertInto('invoice_setting')
    .values({
      id: v7(),
      valid_from: given.from ?? '2020-01-01',
      valid_until: given.until ?? null,
      supplier_name: 'BrickBazaar Services Pvt Ltd',
      supplier_address: '100 Feet Road, Bengaluru 560038',
      supplier_state: '29',
      supplier_gstin: gstin,
      service_code: '998599',
      service_name: 'Listing service',
      rate_basis_points: given.rate ?? (gstin ? 1800 : 0),
      bank_details: given.bank ?? null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}
