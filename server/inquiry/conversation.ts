import type { z } from 'zod'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { CallReportDraft } from '#contract/inquiry/call-report.ts'
import {
  type Conversation,
  type conversation,
  statusOfStage,
} from '#contract/inquiry/conversation.ts'
import { orRefuse } from '#contract/or-refuse.ts'
import { type Pagination, paginationOf } from '#contract/page.ts'
import { refuse } from '#contract/refusal.ts'
import { sourceLocale } from '#domain/locale/locale.ts'
import { msg, t } from '#domain/locale/translate.ts'
import { lockKey } from '#server/db/advisory-lock.ts'
import { presentBrokerName } from '#server/db/broker-name.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import type { CustomerViewer } from '#server/http/viewer.ts'
import { rateLimits } from '#server/resilience/rate-limits.ts'
import { countAttempt } from '#server/resilience/throttle.ts'
import { presentReporting } from './call-report/present.ts'
import { reportCall } from './call-report/report.ts'
import {
  appendMessage,
  type ConversationRow,
  findConversation,
  findConversationWith,
  type InquiredListing,
  isInDirectory,
  listConversations,
  listCustomerInquiries,
  listOwnInquiries,
  listReplies,
  markRead,
} from './customer-queries.ts'
import { welcomeBack } from './lead.ts'
import { presentUntil } from './lead-row.ts'
import { notifyBroker } from './notify-broker.ts'
import { chooseSharing } from './number-sharing/choose-sharing.ts'
import { findCustomer } from './queries.ts'
import { saveInquiry } from './service.ts'
import { readAwaitingReply } from './unanswered/awaiting-reply.ts'
import { findVisit } from './visit/rating.ts'

const stopped = msg(
  'You have stopped this broker from contacting you. Send a new enquiry to allow it again.',
)

export async function findConversations(
  db: Handle,
  viewer: CustomerViewer,
  page: { page: number; limit: number },
): Promise<{ inquiries: Conversation[]; unread: number; pagination: Pagination }> {
  const { rows, total, unread } = await listConversations(db, viewer, page)
  return {
    inquiries: rows.map(present),
    unread,
    pagination: paginationOf(page.page, page.limit, total),
  }
}

/** Returns a conversation: each inquiry and the messages of both sides, oldest first. */
export async function readConversation(
  db: Handle,
  viewer: CustomerViewer,
  id: string,
): Promise<Omit<ReplyOf<typeof conversation.get>, 'canCall'>> {
  const row = orRefuse(await findConversation(db, viewer, id), 'inquiry_not_found')
  const asked = await listCustomerInquiries(db, viewer, row)
  const [awaiting, replies, visit] = await Promise.all([
    readAwaitingReply(
      db,
      row.broker_id,
      asked.map((one) => one.id),
    ),
    listReplies(db, viewer, id),
    findVisit(db, viewer, id),
  ])
  const written = asked.flatMap(({ id: inquiryId, name, messages, title }) =>
    messages.map(({ at, text }, index) => ({
      _id: `${inquiryId}-${index}`,
      from: 'customer' as const,
      name,
      text,
      createdAt: at,
      ...(index === 0 && title !== null && { about: title }),
    })),
  )
  const answered = replies.map((reply) => ({
    _id: reply.id,
    from: 'broker' as const,
    name: reply.author_name ?? `${row.first_name} ${row.last_name}`,
    text: reply.text ?? '',
    createdAt: reply.created_at.toISOString(),
  }))
  return {
    inquiry: present(row),
    visit,
    ...awaiting,
    asked: asked.map((one) => ({
      _id: one.id,
      reference: one.reference,
      property: presentListing(one),
      takesVisits: one.takes_visits,
      createdAt: one.created_at.toISOString(),
    })),
    thread: [...written, ...answered].sort((one, other) =>
      one.createdAt.localeCompare(other.createdAt),
    ),
  }
}

export async function countMessage(db: Handle, viewer: CustomerViewer): Promise<void> {
  await countAttempt(db, `messages of customer ${viewer.id}`, rateLimits.messagePerCustomer)
}

/** Sends another message to the broker; a closed lead is reopened. */
export function writeToBroker(
  db: Handle,
  viewer: CustomerViewer,
  id: string,
  text: string,
): Promise<Conversation> {
  return transact(db, async (tx) => {
    const row = orRefuse(await findConversation(tx, viewer, id), 'inquiry_not_found')
    if (row.is_withdrawn) throw refuse('step_impossible', { message: t(stopped) })
    if (!row.is_active) {
      throw refuse('step_impossible', { message: t('You cannot write to this broker right now.') })
    }
    return goOn(tx, viewer, row, text)
  })
}

/** Sends a message to a broker without a listing; continues an existing conversation. */
export function chatWithBroker(
  db: Handle,
  viewer: CustomerViewer,
  brokerId: string,
  { text, language = sourceLocale }: { text: string; language?: string | undefined },
): Promise<Conversation> {
  return transact(db, async (tx) => {
    if (!(await isInDirectory(tx, brokerId))) throw refuse('broker_not_found')
    const key = `chat ${brokerId} ${viewer.id}`
    await lockKey(tx, key)
    const known = await findConversationWith(tx, viewer, brokerId)
    // A withdrawn consent is given again with a new inquiry.
    if (known && !known.is_withdrawn) return goOn(tx, viewer, known, text)
    const customer = await findCustomer(tx, viewer.id)
    if (!customer) throw refuse('customer_not_found')
    const { first_name, last_name, phone, email } = customer
    const asker = { name: `${first_name} ${last_name}`, phone, email }
    const about = { brokerId, propertyId: null, customerId: viewer.id }
    const messages = [{ at: new Date().toISOString(), text }]
    const agreed = { how: 'chat', language, numberSharing: 'chat', trace: viewer.trace } as const
    await saveInquiry(tx, about, asker, messages, agreed)
    return present(orRefuse(await findConversationWith(tx, viewer, brokerId), 'inquiry_not_found'))
  })
}

async function goOn(
  tx: Handle,
  viewer: CustomerViewer,
  row: ConversationRow,
  text: string,
): Promise<Conversation> {
  const { id, broker_id: brokerId, property_id: propertyId, phone, reference } = row
  await appendMessage(tx, row.inquiry_id, text)
  if (await welcomeBack(tx, { brokerId, phone, inquiryId: row.inquiry_id })) {
    await notifyBroker(tx, { propertyId, brokerId }, { reference, name: viewer.name, phone })
  }
  return present(orRefuse(await findConversation(tx, viewer, id), 'inquiry_not_found'))
}

/** Shares the customer's number with the broker for another week, or stops sharing it. */
export function chooseNumberSharing(
  db: Handle,
  viewer: CustomerViewer,
  id: string,
  numberSharing: 'week' | 'chat',
): Promise<Conversation> {
  return transact(db, async (tx) => {
    const row = orRefuse(await findConversation(tx, viewer, id), 'inquiry_not_found')
    if (row.is_withdrawn) throw refuse('step_impossible', { message: t(stopped) })
    const [first = row.inquiry_id, ...others] = await listOwnInquiries(tx, viewer, row)
    const { broker_id: brokerId, reference } = row
    const isShared =
      presentUntil(row.number_shared_until) !== null &&
      (row.contact_name === null || row.is_shared_with_contact)
    const sender = { customerId: viewer.id, name: viewer.name, reference, isShared }
    await chooseSharing(
      tx,
      viewer,
      { leadId: id, brokerId, ...sender, ids: [first, ...others] },
      numberSharing,
    )
    return present(orRefuse(await findConversation(tx, viewer, id), 'inquiry_not_found'))
  })
}

/** Reports that the broker called or wrote to a number that is not shared. */
export function reportBroker(
  db: Handle,
  viewer: CustomerViewer,
  id: string,
  draft: z.output<typeof CallReportDraft>,
): Promise<Conversation> {
  return transact(db, async (tx) => {
    const row = orRefuse(await findConversation(tx, viewer, id), 'inquiry_not_found')
    const [first = row.inquiry_id, ...others] = await listOwnInquiries(tx, viewer, row)
    const { broker_id: brokerId, reference } = row
    const customer = await findCustomer(tx, viewer.id)
    const reporter = { customerId: viewer.id, email: customer?.email ?? null, name: viewer.name }
    const reported = { ...reporter, brokerId, reference, ids: [first, ...others] as const }
    await reportCall(tx, viewer, reported, draft)
    return present(orRefuse(await findConversation(tx, viewer, id), 'inquiry_not_found'))
  })
}

/** Marks all replies as read. */
export async function readAll(db: Handle, viewer: CustomerViewer, id: string): Promise<void> {
  orRefuse(await findConversation(db, viewer, id), 'inquiry_not_found')
  await markRead(db, viewer, id)
}

function present(row: ConversationRow): Conversation {
  const isAnswered = row.replied_at !== null
  const status = row.is_spam ? 'sent' : statusOfStage[row.stage]
  const isReplyLast = row.replied_at !== null && row.replied_at > row.asked_at
  const last = isReplyLast ? row.replied_text : row.asked_text
  return {
    _id: row.id,
    broker: presentBrokerName(row),
    status: status === 'sent' && isAnswered ? 'answered' : status,
    property: presentListing(row),
    reference: row.reference,
    inquiryCount: row.inquiry_count,
    lastMessage: last === null ? null : { from: isReplyLast ? 'broker' : 'customer', text: last },
    unread: row.unread,
    startedAt: row.started_at.toISOString(),
    lastAt: (isReplyLast && row.replied_at ? row.replied_at : row.asked_at).toISOString(),
    mayWrite: row.is_active && !row.is_withdrawn,
    isWithdrawn: row.is_withdrawn,
    numberSharing: row.number_sharing,
    numberSharedUntil: presentUntil(row.number_shared_until),
    areNumbersHidden: row.are_numbers_hidden,
    ...presentReporting(row.report, {
      isShared:
        !row.is_withdrawn &&
        presentUntil(row.number_shared_until) !== null &&
        (row.contact_name === null || row.is_shared_with_contact),
    }),
    contact: presentContact(row),
  }
}

/** Returns the colleague who answers for the broker, or null. */
export function presentContact(
  row: Pick<ConversationRow, 'contact_name' | 'agency_name' | 'is_shared_with_contact'>,
): Conversation['contact'] {
  if (row.contact_name === null) return null
  return {
    name: row.contact_name,
    agencyName: row.agency_name ?? '',
    isNumberShared: row.is_shared_with_contact,
  }
}

/** Returns the listing of an inquiry as its sender sees it. */
export function presentListing({ property_id, title, status, has_page }: InquiredListing) {
  if (property_id === null || title === null || status === null) return null
  return { _id: property_id, title, status, hasPage: has_page ?? false }
}
