import { v7 } from 'uuid'
import { isOver, type Lead } from '#contract/inquiry/lead.ts'
import { refuse } from '#contract/refusal.ts'
import { findAgencyOf, getMember, getMembership, lockForLeads } from '#server/agency/membership.ts'
import { type Actor, record } from '#server/audit/record.ts'
import { systemActor } from '#server/audit/system-actor.ts'
import type { Config } from '#server/config.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import type { BrokerViewer } from '#server/http/viewer.ts'
import { lockForChange } from '#server/inquiry/lead-access.ts'
import { findLead, insertEntries } from '#server/inquiry/lead-queries.ts'
import { presentLead } from '#server/inquiry/lead-row.ts'
import { rateLimits } from '#server/resilience/rate-limits.ts'
import { countAttempt } from '#server/resilience/throttle.ts'
import { notifyAssignee, notifySeekers } from './notify.ts'
import {
  endSharingWith,
  findGivenLead,
  type GivenLead,
  lockNewLead,
  saveAssignment,
  takeTurn,
} from './queries.ts'

/** Assigns leads of an agency, by its rule or by hand. */

interface Assignment {
  assigneeId: string | null
  /** The assignee shown to the caller. */
  from: string
  reason?: string | undefined
}

/** Assigns a lead to a member by hand; returns null if the viewer may no longer see it. */
export function assignLead(
  db: Handle,
  config: Config,
  viewer: BrokerViewer,
  id: string,
  { assigneeId, from, reason }: Assignment,
): Promise<Lead | null> {
  return transact(db, async (tx) => {
    const agency = await getMembership(tx, viewer)
    await lockForLeads(tx, agency.id, 'assign')
    await lockForChange(tx, viewer, id)
    const lead = await findGivenLead(tx, id)
    // The broker may have left the agency meanwhile, with the leads; so may the viewer.
    if (!lead || (await findAgencyOf(tx, lead.broker_id))?.id !== agency.id) {
      throw refuse('agency_not_found')
    }
    if (lead.contact_id !== from) throw refuse('changed_meanwhile')
    const member = await getMember(tx, agency.id, assigneeId ?? lead.broker_id)
    if (!member.may_answer) throw refuse('agency_member_inactive')
    await countAttempt(tx, `assignments of lead ${id}`, rateLimits.assignmentPerLead)
    await giveLead(tx, viewer, { lead, agencyId: agency.id, assigneeId, reason })
    if (assigneeId !== null) await notifyAssignee(tx, viewer, lead, assigneeId)
    if (!lead.is_spam) await notifySeekers(tx, config, lead)
    const after = await findLead(tx, viewer, id)
    return after ? presentLead(after, viewer) : null
  })
}

interface Given {
  lead: GivenLead
  agencyId: string
  assigneeId: string | null
  reason?: string | undefined
}

/** Stores the assignee of a locked lead, with its history and audit event. */
export async function giveLead(
  tx: Handle,
  actor: Actor,
  { lead, agencyId, assigneeId, reason }: Given,
): Promise<void> {
  const after = assigneeId ?? lead.broker_id
  await saveAssignment(tx, { lead, agencyId, assigneeId })
  if (after !== lead.contact_id) await endSharingWith(tx, lead, lead.contact_id)
  await insertEntries(tx, [
    {
      id: v7(),
      lead_id: lead.id,
      kind: 'assigned',
      before: lead.contact_id,
      after,
      text: reason ?? null,
      author_id: actor.realm === 'broker' ? actor.id : null,
    },
  ])
  await record(
    tx,
    actor,
    'inquiry.assign',
    { kind: 'inquiry', id: lead.id },
    {
      before: { assigneeId: lead.contact_id },
      after: { assigneeId: after },
    },
  )
}

/**
 * Assigns a new lead by the agency's rule. A lead that its broker already had keeps its assignee.
 */
export async function assignByRule(
  tx: Handle,
  asked: { brokerId: string; phone: string; propertyId: string | null },
): Promise<void> {
  const { brokerId, phone, propertyId } = asked
  const agency = await findAgencyOf(tx, brokerId)
  if (!agency || agency.assign_rule === 'none') return
  const lead = await lockNewLead(tx, brokerId, phone)
  if (!lead || isOver(lead.stage)) return
  const { id: agencyId, assign_rule: rule } = agency
  await lockForLeads(tx, agencyId, 'turn')
  // The broker may have left the agency while this waited.
  if ((await findAgencyOf(tx, brokerId))?.id !== agencyId) return
  const assigneeId =
    rule === 'listing'
      ? await ownerOfListing(tx, agencyId, brokerId)
      : await takeTurn(tx, { agencyId, rule, propertyId })
  if (assigneeId) await giveLead(tx, systemActor, { lead, agencyId, assigneeId })
}

async function ownerOfListing(tx: Handle, agencyId: string, brokerId: string) {
  const { may_answer, takes_leads } = await getMember(tx, agencyId, brokerId)
  return may_answer && takes_leads ? brokerId : undefined
}
