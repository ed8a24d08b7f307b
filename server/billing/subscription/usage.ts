import { type PlanLimits, PlanTerms, unlimited } from '#contract/billing/subscription-plan.ts'
import { refuse } from '#contract/refusal.ts'
import type { Handle } from '#server/db/connect.ts'
import {
  countContacts,
  countListings,
  countMarks,
  findInForce,
  lockInForce,
} from './usage-queries.ts'

/** Without a plan a broker lists without limit and has none of a plan's extras (PLN-4). */
const withoutPlan: PlanLimits = {
  propertyListings: unlimited,
  contactViews: unlimited,
  premiumListings: 0,
  analyticsAccess: false,
  prioritySupport: false,
}

export interface ActivePlan {
  limits: PlanLimits
  /** The first day of the plan that holds; none without a plan. */
  since: string | undefined
  /** The name of the plan; none without one. */
  plan: string | undefined
}

/** What the plan of a broker allows today. */
export async function limitsOf(db: Handle, brokerId: string): Promise<PlanLimits> {
  return (await findActivePlan(db, brokerId)).limits
}

export async function findActivePlan(db: Handle, brokerId: string): Promise<ActivePlan> {
  return heldOf(await findInForce(db, brokerId))
}

/** The same, held until the transaction ends. */
export async function lockActivePlan(tx: Handle, brokerId: string): Promise<ActivePlan> {
  return heldOf(await lockInForce(tx, brokerId))
}

function heldOf(row: Awaited<ReturnType<typeof findInForce>>): ActivePlan {
  if (!row) return { limits: withoutPlan, since: undefined, plan: undefined }
  const { limits, name } = PlanTerms.parse(row.plan)
  return { limits, since: row.starts_on, plan: name }
}

export interface Usage {
  propertyListings: { used: number; limit: number }
  contactViews: { used: number; limit: number }
  /** Used are those that are shown as premium; the marks beyond wait for a plan with room. */
  premiumListings: { used: number; limit: number; waiting: number }
}

/** How much of the plan is used. */
export async function usageOf(db: Handle, brokerId: string): Promise<Usage> {
  const { limits, since } = await findActivePlan(db, brokerId)
  const [listings, contacts, marks] = await Promise.all([
    countListings(db, brokerId),
    countContacts(db, brokerId, since),
    countMarks(db, brokerId),
  ])
  const room = limits.premiumListings
  const shown = room === unlimited ? marks : Math.min(marks, room)
  return {
    propertyListings: { used: listings, limit: limits.propertyListings },
    contactViews: { used: contacts, limit: limits.contactViews },
    premiumListings: { used: shown, limit: room, waiting: marks - shown },
  }
}

/**
 * Refuses a further listing where the plan has no room for it. The plan is held until the
 * transaction ends, so that of many at once only as many as fit go through (CON-07).
 */
export async function requireListingRoom(tx: Handle, brokerId: string): Promise<void> {
  const { limits, plan } = await lockActivePlan(tx, brokerId)
  const most = limits.propertyListings
  if (most === unlimited || (await countListings(tx, brokerId)) < most) return
  throw refuse('listing_limit_reached', {
    message: `Your plan ${plan} has room for ${most} listings. Sold, rented and deleted ones make room; a larger plan is in the Plan tab.`,
  })
}
