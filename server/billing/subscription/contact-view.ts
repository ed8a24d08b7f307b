import { unlimited } from '#contract/billing/subscription-plan.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import { findActivePlan, lockActivePlan } from './usage.ts'
import { countContacts, insertOpened, listOpened } from './usage-queries.ts'

/**
 * How the telephone number and the address of somebody who asked stand with a broker: open, to be
 * opened at the cost of one of the plan's contact views, or over: the plan has no more of them.
 */
export type ContactState = 'open' | 'sealed' | 'over'

/** Of each lead how its contact stands. Without a plan, and without a limit, all are open. */
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
 * Opens the contact of a lead: counted once, whatever the plan. Beyond the plan's limit it stays
 * closed; the plan is held, so that of many at once only as many as it has are opened.
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
