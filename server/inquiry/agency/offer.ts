import type { LeadOffer } from '#contract/agency/lead-assignment.ts'
import type { Lead } from '#contract/inquiry/lead.ts'
import { refuse } from '#contract/refusal.ts'
import { isDaytime } from '#domain/date/daytime.ts'
import { t } from '#domain/locale/translate.ts'
import { getMember, getMembership, lockForLeads } from '#server/agency/membership.ts'
import { notifyOffered } from '#server/agency/notify.ts'
import type { Config } from '#server/config.ts'
import type { Database, Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import type { BrokerViewer } from '#server/http/viewer.ts'
import { getLead } from '#server/inquiry/lead-access.ts'
import { presentLead } from '#server/inquiry/lead-row.ts'
import { giveLead } from './assign.ts'
import { notifySeekers } from './notify.ts'
import { insertOffers, listOffers, lockOffer } from './offer-queries.ts'

/** Offers leads that nobody answered in time to the other members of the agency, in the daytime. */
export async function offerUnanswered(db: Database, now = new Date()): Promise<void> {
  if (!isDaytime(now)) return
  await transact(db, async (tx) => {
    const counts = new Map<string, number>()
    for (const id of (await insertOffers(tx)).flat()) counts.set(id, (counts.get(id) ?? 0) + 1)
    for (const [toId, count] of counts) await notifyOffered(tx, { toId, count })
  })
}

export async function findOffers(db: Handle, viewer: BrokerViewer): Promise<LeadOffer[]> {
  const { id } = await getMembership(db, viewer)
  const { may_answer } = await getMember(db, id, viewer.id)
  if (!may_answer) return []
  const rows = await listOffers(db, id, viewer.id)
  return rows.map((row) => ({
    _id: row.id,
    title: row.title,
    brokerName: row.broker_name,
    askedAt: row.asked_at.toISOString(),
  }))
}

/** Takes an offered lead: one member gets it, and the others are shown who did. */
export function takeOffer(
  db: Handle,
  config: Config,
  viewer: BrokerViewer,
  id: string,
): Promise<Lead> {
  return transact(db, async (tx) => {
    const agency = await getMembership(tx, viewer)
    await lockForLeads(tx, agency.id, 'assign')
    const { may_answer } = await getMember(tx, agency.id, viewer.id)
    if (!may_answer) throw refuse('agency_member_inactive')
    const lead = await lockOffer(tx, agency.id, id)
    if (!lead) throw refuse('inquiry_not_found')
    // A second click by the member who has taken it.
    if (lead.contact_id !== viewer.id) {
      if (lead.is_taken && lead.taken_by_name !== null) {
        const name = lead.taken_by_name
        const message = t('{name} was quicker and answers this enquiry.', { name })
        throw refuse('lead_offer_taken', { message })
      }
      if (lead.is_taken || !lead.is_unanswered) throw refuse('lead_offer_over')
      await giveLead(tx, viewer, { lead, agencyId: agency.id, assigneeId: viewer.id })
      await notifySeekers(tx, config, lead)
    }
    return presentLead(await getLead(tx, viewer, id), viewer)
  })
}
