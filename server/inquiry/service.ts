import { v7 } from 'uuid'
import type { z } from 'zod'
import type { InquiryDraft } from '#contract/inquiry/inquiry.ts'
import { refusalText, refuse } from '#contract/refusal.ts'
import { sourceLocale } from '#domain/locale/locale.ts'
import { currentLocale, t } from '#domain/locale/translate.ts'
import type { Config } from '#server/config.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import type { Trace, Viewer } from '#server/http/viewer.ts'
import { rateLimits } from '#server/resilience/rate-limits.ts'
import { addressKey, countAttempt } from '#server/resilience/throttle.ts'
import { makeReference } from '#server/secret/reference.ts'
import { saveTouches } from '#server/touch/service.ts'
import { assignByRule } from './agency/assign.ts'
import { areNumbersSuspended } from './call-report/queries.ts'
import { type Agreed, giveContactConsent } from './contact-consent-queries.ts'
import { welcomeBack } from './lead.ts'
import { notifyBroker } from './notify-broker.ts'
import { sendInquiryLink } from './notify-customer.ts'
import { shareNumber } from './number-sharing/queries.ts'
import {
  findBrokerOfLive,
  insertInquiry,
  joinRecent,
  lockInquirySender,
  type Message,
} from './queries.ts'
import { offHoursText } from './working-hours/working-hours.ts'

export type Draft = z.output<typeof InquiryDraft>

const referenceAttempts = 5

interface Visit {
  viewer: Viewer | undefined
  trace: Trace
}

/**
 * Counts an inquiry against the limit of its sender: the account, or without one the number and
 * address together, because strangers who type a number must not use up its owner's limit.
 */
export async function countInquiry(
  db: Handle,
  { viewer, trace: { address } }: Visit,
  phone: string,
): Promise<void> {
  await countAttempt(db, addressKey('inquiry', address), rateLimits.inquiryPerAddress)
  await countAttempt(
    db,
    addressKey('inquiries of a day', address),
    rateLimits.inquiryPerAddressAndDay,
  )
  const isCustomer = viewer?.realm === 'customer'
  const person = isCustomer ? `of ${viewer.id}` : addressKey(`with ${phone}`, address)
  await countAttempt(db, `inquiry ${person}`, rateLimits.inquiryPerPerson)
}

interface Asked {
  reference: string
  /** What the person should know. */
  notice: string | null
}

/**
 * Sends a question to the broker of a live listing. A second one of the same phone about the same
 * listing within a day is added to the first.
 */
export function askBroker(
  db: Handle,
  config: Config,
  { viewer, trace }: Visit,
  propertyId: string,
  given: Draft,
): Promise<Asked> {
  return transact(db, async (tx) => {
    const brokerId = await findBrokerOfLive(tx, propertyId)
    if (!brokerId) throw refuse('property_not_found')
    // Only bots fill the hidden field: they get the response of a success.
    if (given.website) return { reference: makeReference('BB-', 6), notice: null }
    const isHidden = await areNumbersSuspended(tx, brokerId)
    // No number is shared with a broker who sees none.
    const isLate = isHidden && given.numberSharing !== 'after-answer'
    const draft: Draft = isLate ? { ...given, numberSharing: 'chat' } : given
    const notice = isHidden ? refusalText('numbers_hidden') : await offHoursText(tx, brokerId)
    const { language = sourceLocale, numberSharing = 'week' } = draft
    const agreed: Agreed = { how: 'form', language, numberSharing, trace }
    refuseUnreachable(viewer, draft, isHidden)
    await lockInquirySender(tx, propertyId, draft.phone)
    const messages = draft.message ? [{ at: new Date().toISOString(), text: draft.message }] : []
    const customerId = viewer?.realm === 'customer' ? viewer.id : null
    const sender = { customerId, address: trace.address }
    const joined = await joinRecent(tx, propertyId, draft, sender, messages)
    if (joined) {
      // An earlier choice stays where this one names none.
      if (draft.numberSharing) await shareNumber(tx, { ids: [joined.id], numberSharing })
      await saveTouches(tx, { inquiry_id: joined.id }, draft.touches)
      const hasEmail = joined.email !== null
      const { id, reference } = joined
      const asked = { id, brokerId, customerId, hasEmail }
      const isGiven = await giveContactConsent(tx, asked, agreed)
      const again = { brokerId, phone: draft.phone, inquiryId: id }
      const isWelcome = await welcomeBack(tx, again)
      // The broker was notified earlier not to use the number any more.
      if (isGiven && isWelcome)
        await notifyBroker(tx, { propertyId, brokerId }, { ...draft, reference })
      return { reference, notice }
    }
    const about = { brokerId, propertyId, customerId }
    const { id, reference } = await saveInquiry(tx, about, draft, messages, agreed)
    await saveTouches(tx, { inquiry_id: id }, draft.touches)
    const { email } = draft
    if (!customerId && email) await sendInquiryLink(tx, config, { id, email, reference })
    return { reference, notice }
  })
}

/** Refuses a chat that no answer could reach: without a number it needs an account or address. */
function refuseUnreachable(
  viewer: Viewer | undefined,
  { email, numberSharing }: Draft,
  isHidden: boolean,
): void {
  if (numberSharing !== 'chat' || email || viewer?.realm === 'customer') return
  const reason = isHidden
    ? t('This broker cannot see phone numbers right now. Please enter your e-mail address.')
    : t('Please enter your e-mail address, so that the broker can answer you there.')
  throw refuse('invalid_input', { fields: { email: reason } })
}

/**
 * Stores an inquiry with a new reference and its consent, and notifies the broker. Returns its id
 * and reference.
 */
export async function saveInquiry(
  tx: Handle,
  about: About,
  asker: Asker,
  messages: Message[],
  agreed: Agreed,
): Promise<{ id: string; reference: string }> {
  const { isWelcome, ...saved } = await storeInquiry(tx, about, asker, messages, agreed)
  if (isWelcome) await notifyBroker(tx, about, { ...asker, reference: saved.reference })
  return saved
}

interface About {
  brokerId: string
  propertyId: string | null
  customerId: string | null
}

interface Asker {
  name: string
  phone: string
  email?: string | undefined
}

/**
 * Stores an inquiry with a new reference and its consent. Returns its id and reference, and whether
 * its broker is to be notified: not of a sender who is marked as spam.
 */
export async function storeInquiry(
  tx: Handle,
  { brokerId, propertyId, customerId }: About,
  asker: Asker,
  messages: Message[],
  agreed: Agreed,
): Promise<{ id: string; reference: string; isWelcome: boolean }> {
  for (let attempt = 0; attempt < referenceAttempts; attempt++) {
    const id = v7()
    const reference = makeReference('BB-', 6)
    const isNew = await insertInquiry(tx, {
      id,
      reference,
      property_id: propertyId,
      broker_id: brokerId,
      customer_id: customerId,
      name: asker.name,
      phone: asker.phone,
      email: asker.email ?? null,
      language: currentLocale(),
      messages: JSON.stringify(messages),
      number_sharing: agreed.numberSharing,
      ...(agreed.numberSharing !== 'week' && { number_shared_until: null }),
    })
    if (!isNew) continue
    const hasEmail = asker.email !== undefined
    await giveContactConsent(tx, { id, brokerId, customerId, hasEmail }, agreed)
    await assignByRule(tx, { brokerId, phone: asker.phone, propertyId })
    const again = { brokerId, phone: asker.phone, inquiryId: id }
    return { id, reference, isWelcome: await welcomeBack(tx, again) }
  }
  throw new Error('No free reference for an inquiry')
}
