import { v7 } from 'uuid'
import { refuse } from '#contract/refusal.ts'
import { sourceLocale } from '#domain/locale/locale.ts'
import type { Handle } from '#server/db/connect.ts'
import type { CustomerViewer } from '#server/http/viewer.ts'
import { areNumbersSuspended } from './call-report/queries.ts'
import { appendMessage, findConversationWith } from './customer-queries.ts'
import { welcomeBack } from './lead.ts'
import { insertEntries, lockLeadByPhone } from './lead-queries.ts'
import { notifyBroker } from './notify-broker.ts'
import { shareNumber } from './number-sharing/queries.ts'
import { findCustomer, lockInquirySender } from './queries.ts'
import { findConversationOf } from './sender-queries.ts'
import { storeInquiry } from './service.ts'
import { findInquiryAbout } from './visit/lead-queries.ts'

interface AcceptedOffer {
  /** The broker who answers. */
  brokerId: string
  /** The offered home; null if it belongs to another broker than the one who answers. */
  propertyId: string | null
  message: string
  numberSharing: 'week' | 'chat'
  /** The language in which the consent was shown. */
  language?: string | undefined
  /** A text about the accepted home, for the history of the lead. */
  origin: string
}

/**
 * Starts or continues the conversation with the broker of an accepted offer. The number is shared
 * only if its owner chooses that now. Returns the inquiry, and the conversation it belongs to.
 */
export async function acceptOffer(
  tx: Handle,
  viewer: CustomerViewer,
  { brokerId, propertyId, message, numberSharing, language, origin }: AcceptedOffer,
): Promise<{ inquiryId: string; conversationId: string }> {
  const customer = await findCustomer(tx, viewer.id)
  if (!customer) throw refuse('customer_not_found')
  if (numberSharing === 'week' && (await areNumbersSuspended(tx, brokerId))) {
    throw refuse('numbers_hidden')
  }
  const { first_name, last_name, phone, email } = customer
  const asker = { name: `${first_name} ${last_name}`, phone, email }
  const about = { brokerId, propertyId, customerId: viewer.id }
  await lockInquirySender(tx, propertyId ?? brokerId, phone)
  const known = propertyId ? await findInquiryAbout(tx, viewer.id, propertyId) : undefined
  const asked = known
    ? await continueInquiry(tx, { ...known, brokerId, message, numberSharing })
    : await storeInquiry(tx, about, asker, [{ at: new Date().toISOString(), text: message }], {
        ...{ how: 'offer', language: language ?? sourceLocale, numberSharing },
        trace: viewer.trace,
      })
  const lead = await lockLeadByPhone(tx, brokerId, known?.phone ?? phone)
  const whose = await findConversationOf(tx, asked.id)
  const entry = { id: v7(), lead_id: lead.id, ...whose, kind: 'offer-accepted' } as const
  await insertEntries(tx, [{ ...entry, text: origin }])
  const notice = { ...asker, phone: known?.phone ?? phone, reference: asked.reference }
  if (asked.isWelcome) await notifyBroker(tx, { propertyId, brokerId }, notice)
  const conversation = await findConversationWith(tx, viewer, brokerId)
  return { inquiryId: asked.id, conversationId: conversation?.id ?? lead.id }
}

interface Continued {
  id: string
  reference: string
  phone: string
  brokerId: string
  message: string
  numberSharing: 'week' | 'chat'
}

async function continueInquiry(
  tx: Handle,
  { id, reference, phone, brokerId, message, numberSharing }: Continued,
): Promise<{ id: string; reference: string; isWelcome: boolean }> {
  await appendMessage(tx, id, message)
  // An earlier choice to share stays valid until it ends.
  if (numberSharing === 'week') await shareNumber(tx, { ids: [id], numberSharing })
  const isWelcome = await welcomeBack(tx, { brokerId, phone, inquiryId: id })
  return { id, reference, isWelcome }
}
