import { unlimited } from '#contract/billing/subscription-plan.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import { creditRepeated } from './credit.ts'
import { countCredits, findEarlierView, listRepeated } from './credit-queries.ts'
import { type ActivePlan, findActivePlan, lockActivePlan } from './usage.ts'
import { countContacts, insertOpened, listOpened } from './usage-queries.ts'

/**
 * Whether a broker sees a customer's phone number and address: open; sealed, to be opened at the
 * cost of one of the plan's contact views; or over, as the plan has no views left.
 */
export type ContactState = 'open' | 'sealed' | 'over'

/** Returns the contact state of each lead. Without a plan, or without a limit, all are open. */
export async function contactStates(
  db: Handle,
  brokerId: string,
  leadIds: readonly string[],
): Promise<Map<string, ContactState>> {
  const plan = await findActivePlan(db, brokerId)
  if (plan.limits.contactViews === unlimited) return new Map(leadIds.map((id) => [id, 'open']))
  const [opened, left] = await Promise.all([
    listOpened(db, brokerId, leadIds),
    countLeft(db, brokerId, plan),
  ])
  const closed = leadIds.filter((id) => !opened.includes(id))
  // A lead that repeats another costs nothing, so it can be opened without a view left.
  const openable = left > 0 ? closed : await listRepeated(db, brokerId, closed)
  const stateOf = (id: string): ContactState => {
    if (opened.includes(id)) return 'open'
    return openable.includes(id) ? 'sealed' : 'over'
  }
  return new Map(leadIds.map((id) => [id, stateOf(id)]))
}

/** Returns how many contact views of a limited plan are left; below zero after a reversal. */
async function countLeft(db: Handle, brokerId: string, plan: ActivePlan): Promise<number> {
  const [used, credited] = await Promise.all([
    countContacts(db, brokerId, plan.since),
    plan.id === undefined ? 0 : countCredits(db, plan.id),
  ])
  return plan.limits.contactViews - used + credited
}

/**
 * Opens the contact of a lead; each lead counts once, whatever the plan, and one that repeats
 * another is credited at once. Beyond the plan's limit it stays sealed. The plan is locked, so that
 * parallel calls cannot exceed the limit.
 */
export function openContact(db: Handle, brokerId: string, leadId: string): Promise<ContactState> {
  return transact(db, async (tx) => {
    const plan = await lockActivePlan(tx, brokerId)
    if ((await listOpened(tx, brokerId, [leadId])).length > 0) return 'open'
    const isLimited = plan.limits.contactViews !== unlimited
    const earlier = isLimited ? await findEarlierView(tx, brokerId, leadId) : null
    if (isLimited && !earlier && (await countLeft(tx, brokerId, plan)) <= 0) return 'over'
    await insertOpened(tx, brokerId, leadId)
    if (earlier) await creditRepeated(tx, plan, { brokerId, leadId }, earlier)
    return 'open'
  })
}
