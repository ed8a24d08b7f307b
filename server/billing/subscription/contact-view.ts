import { unlimited } from '#contract/billing/subscription-plan.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import { findActivePlan, lockActivePlan } from './usage.ts'
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
  const { limits, since } = await findActivePlan(db, brokerId)
  const max = limits.contactViews
  if (max === unlimited) return new Map(leadIds.map((id) => [id, 'open']))
  const [opened, used] = await Promise.all([
    listOpened(db, brokerId, leadIds),
    countContacts(db, brokerId, since),
  ])
  const closed: ContactState = used < max ? 'sealed' : 'over'
  return new Map(leadIds.map((id) => [id, opened.includes(id) ? 'open' : closed]))
}

/**
 * Opens the contact of a lead; each lead counts once, whatever the plan. Beyond the plan's limit it
 * stays sealed. The plan is locked, so that parallel calls cannot exceed the limit.
 */
export function openContact(db: Handle, brokerId: string, leadId: string): Promise<ContactState> {
  return transact(db, async (tx) => {
    const { limits, since } = await lockActivePlan(tx, brokerId)
    if ((await listOpened(tx, brokerId, [leadId])).length > 0) return 'open'
    const max = limits.contactViews
    if (max !== unlimited && (await countContacts(tx, brokerId, since)) >= max) return 'over'
    await insertOpened(tx, brokerId, leadId)
    return 'open'
  })
}
