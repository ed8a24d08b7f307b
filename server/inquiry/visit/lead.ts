import { v7 } from 'uuid'
import { isOver, type LeadStage } from '#contract/inquiry/lead.ts'
import { refuse } from '#contract/refusal.ts'
import { sourceLocale } from '#domain/locale/locale.ts'
import type { Handle } from '#server/db/connect.ts'
import type { CustomerViewer } from '#server/http/viewer.ts'
import { appendMessage } from '#server/inquiry/customer-queries.ts'
import { welcomeBack } from '#server/inquiry/lead.ts'
import { insertEntries, lockLeadByPhone, updateLead } from '#server/inquiry/lead-queries.ts'
import { findCustomer, lockInquirySender } from '#server/inquiry/queries.ts'
import { findConversationOf } from '#server/inquiry/sender-queries.ts'
import { storeInquiry } from '#server/inquiry/service.ts'
import { findInquiryAbout, getLeadKey } from './lead-queries.ts'

/** The conversation of a visit, and how its lead follows the visit. */

interface Wanted {
  propertyId: string
  brokerId: string
  message?: string | undefined
  /** The language in which the consent was shown. */
  language?: string | undefined
}

/**
 * Returns the inquiry of a visit: the customer's earlier one about this listing, or a new one with
 * its consent. Refuses a customer whom the broker has marked as spam.
 */
export async function openInquiry(
  tx: Handle,
  viewer: CustomerViewer,
  { propertyId, brokerId, message, language = sourceLocale }: Wanted,
): Promise<{ id: string; reference: string }> {
  const customer = await findCustomer(tx, viewer.id)
  if (!customer) throw refuse('customer_not_found')
  const { first_name, last_name, phone, email } = customer
  await lockInquirySender(tx, propertyId, phone)
  const known = await findInquiryAbout(tx, viewer.id, propertyId)
  if (known) {
    if (message) await appendMessage(tx, known.id, message)
    const again = { brokerId, phone: known.phone, inquiryId: known.id }
    if (!(await welcomeBack(tx, again))) throw refuse('visit_not_offered')
    return known
  }
  const about = { brokerId, propertyId, customerId: viewer.id }
  const asker = { name: `${first_name} ${last_name}`, phone, email }
  const messages = message ? [{ at: new Date().toISOString(), text: message }] : []
  // A visit needs no phone number, so it is not shared.
  const agreed = { how: 'visit', language, numberSharing: 'chat', trace: viewer.trace } as const
  const { isWelcome, ...saved } = await storeInquiry(tx, about, asker, messages, agreed)
  if (!isWelcome) throw refuse('visit_not_offered')
  return saved
}

export type VisitEvent = 'booked' | 'moved' | 'cancelled' | 'met' | 'missed'

interface Happened {
  inquiryId: string
  event: VisitEvent
  startsAt: Date
  /** Whether the conversation has another coming visit, after a cancellation. */
  hasAnother?: boolean
}

/**
 * Adds a visit to the history of its lead, and moves the stage: booking plans a visit, and
 * cancelling the last one undoes that.
 */
export async function noteVisit(
  tx: Handle,
  { inquiryId, event, startsAt, hasAnother = false }: Happened,
): Promise<void> {
  const { broker_id, phone } = await getLeadKey(tx, inquiryId)
  const { id, stage } = await lockLeadByPhone(tx, broker_id, phone)
  const whose = await findConversationOf(tx, inquiryId)
  const after = stageAfter(stage, event, hasAnother)
  await insertEntries(tx, [
    {
      ...{ id: v7(), lead_id: id, ...whose },
      ...{ kind: `visit-${event}`, text: startsAt.toISOString() },
      ...(after !== stage && { before: stage, after }),
    },
  ])
  if (after !== stage) await updateLead(tx, id, { stage: after }, { isHandled: false })
}

function stageAfter(stage: LeadStage, event: VisitEvent, hasAnother: boolean): LeadStage {
  if (event === 'booked' && !isOver(stage) && stage !== 'negotiating') return 'visit-planned'
  const isOff = event === 'cancelled' && !hasAnother && stage === 'visit-planned'
  return isOff ? 'contacted' : stage
}
