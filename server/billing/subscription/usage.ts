import { type PlanLimits, PlanTerms, unlimited } from '#contract/billing/subscription-plan.ts'
import { refuse } from '#contract/refusal.ts'
import { t } from '#domain/locale/translate.ts'
import type { Handle } from '#server/db/connect.ts'
import { countCredits } from './credit-queries.ts'
import {
  countContacts,
  countListings,
  countMarks,
  findInForce,
  lockInForce,
} from './usage-queries.ts'

/** Without a plan a broker has no listing limit and none of a plan's extras (PLN-4). */
const withoutPlan: PlanLimits = {
  propertyListings: unlimited,
  contactViews: unlimited,
  premiumListings: 0,
  analyticsAccess: false,
  prioritySupport: false,
}

export interface ActivePlan {
  /** The subscription; undefined without a plan. */
  id: string | undefined
  limits: PlanLimits
  /** The first day of the active plan; undefined without a plan. */
  since: string | undefined
  /** The name of the active plan; undefined without a plan. */
  plan: string | undefined
}

/** Returns what a broker's plan allows today. */
export async function limitsOf(db: Handle, brokerId: string): Promise<PlanLimits> {
  return (await findActivePlan(db, brokerId)).limits
}

export async function findActivePlan(db: Handle, brokerId: string): Promise<ActivePlan> {
  return activePlanOf(await findInForce(db, brokerId))
}

/** Returns the active plan, locked until the transaction ends. */
export async function lockActivePlan(tx: Handle, brokerId: string): Promise<ActivePlan> {
  return activePlanOf(await lockInForce(tx, brokerId))
}

function activePlanOf(row: Awaited<ReturnType<typeof findInForce>>): ActivePlan {
  if (!row) return { id: undefined, limits: withoutPlan, since: undefined, plan: undefined }
  const { limits, name } = PlanTerms.parse(row.plan)
  return { id: row.id, limits, since: row.starts_on, plan: name }
}

export interface Usage {
  propertyListings: { used: number; limit: number }
  /** `credited` are given back: what is left is the limit less those used, plus these. */
  contactViews: { used: number; credited: number; limit: number }
  /** `used` are shown as premium; `waiting` are marked too, but beyond the limit. */
  premiumListings: { used: number; limit: number; waiting: number }
}

/** Returns how much of the plan is used. */
export async function usageOf(db: Handle, brokerId: string): Promise<Usage> {
  const { id, limits, since } = await findActivePlan(db, brokerId)
  const [listings, contacts, credited, marks] = await Promise.all([
    countListings(db, brokerId),
    countContacts(db, brokerId, since),
    id === undefined ? 0 : countCredits(db, id),
    countMarks(db, brokerId),
  ])
  const premiumLimit = limits.premiumListings
  const shown = premiumLimit === unlimited ? marks : Math.min(marks, premiumLimit)
  return {
    propertyListings: { used: listings, limit: limits.propertyListings },
    contactViews: { used: contacts, credited, limit: limits.contactViews },
    premiumListings: { used: shown, limit: premiumLimit, waiting: marks - shown },
  }
}

/**
 * Refuses another listing if the plan has no room for it. The plan is locked until the transaction
 * ends, so that concurrent listings cannot exceed the limit (CON-07).
 */
export async function requireListingRoom(tx: Handle, brokerId: string): Promise<void> {
  const { limits, plan } = await lockActivePlan(tx, brokerId)
  const limit = limits.propertyListings
  if (limit === unlimited || (await countListings(tx, brokerId)) < limit) return
  throw refuse('listing_limit_reached', {
    message: t(
      'You have reached the listing limit of your plan {plan} ({limit}). Sold, ' +
        'rented and deleted listings do not count. Choose a larger plan in the Plan ' +
        'tab for more.',
      { plan: plan ?? '', limit },
    ),
  })
}
