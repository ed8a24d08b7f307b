import { unlimited } from '#contract/billing/subscription-plan.ts'
import type { Lead, LeadConversation, LeadInquiry } from '#contract/inquiry/lead.ts'
import { maskPhone } from '#domain/contact/mask.ts'
import { contactStates, openContact } from '#server/billing/subscription/contact-view.ts'
import { findActivePlan } from '#server/billing/subscription/usage.ts'
import type { Config } from '#server/config.ts'
import type { Handle } from '#server/db/connect.ts'
import type { BrokerViewer } from '#server/http/viewer.ts'

/** Access to the telephone numbers and addresses of leads, as the broker's plan allows (RAT-03). */

/** Whether calls are connected by a provider, so that nobody needs to see a number. */
export interface Relayed {
  isRelayed: boolean
}

export const relayedBy = ({ exotel }: Config): Relayed => ({ isRelayed: exotel !== undefined })

/** Returns the leads with masked contacts where the broker has not opened them. */
export async function guardLeads(
  db: Handle,
  viewer: BrokerViewer,
  leads: readonly Lead[],
  { isRelayed }: Relayed,
): Promise<Lead[]> {
  const states = await contactStates(
    db,
    viewer.id,
    leads.map(({ _id }) => _id),
  )
  return leads.map((lead) => {
    // What the person decided overrides anything that the plan opens.
    const contact = lead.contact === 'open' ? (states.get(lead._id) ?? 'sealed') : lead.contact
    if (contact === 'open' && isRelayed) {
      return { ...lead, contact: 'relay', phone: maskPhone(lead.phone) }
    }
    if (contact === 'open') return { ...lead, contact }
    return { ...lead, contact, phone: maskPhone(lead.phone), email: null }
  })
}

export async function guardLead(
  db: Handle,
  viewer: BrokerViewer,
  lead: Lead,
  relayed: Relayed,
): Promise<Lead> {
  const [guarded = lead] = await guardLeads(db, viewer, [lead], relayed)
  return guarded
}

interface Opened {
  inquiry: Lead
  asked: LeadInquiry[]
  conversations: LeadConversation[]
}

/**
 * Opens the contact of a lead if the plan has a contact view left; it is counted once. Software
 * that reads leads by API key opens none: a program that copies them all would use up the plan.
 */
export async function openLead<Story extends Opened>(
  db: Handle,
  viewer: BrokerViewer,
  story: Story,
  relayed: Relayed,
): Promise<Story> {
  // A contact that the person hides costs no contact view.
  const opens = story.inquiry.contact === 'open' && viewer.apiKey === undefined
  if (opens) await openContact(db, viewer.id, story.inquiry._id)
  const inquiry = await guardLead(db, viewer, story.inquiry, relayed)
  if (inquiry.contact === 'open' || inquiry.contact === 'relay') return { ...story, inquiry }
  const hide = <Named extends { email: string | null }>(one: Named) => ({ ...one, email: null })
  return {
    ...story,
    inquiry,
    asked: story.asked.map(hide),
    conversations: story.conversations.map(hide),
  }
}

/**
 * Returns whether the broker's plan limits contact views, so that each contact is opened
 * individually.
 */
export async function opensOneByOne(db: Handle, brokerId: string): Promise<boolean> {
  return (await findActivePlan(db, brokerId)).limits.contactViews !== unlimited
}
