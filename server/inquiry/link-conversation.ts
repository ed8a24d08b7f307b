import type { z } from 'zod'
import type { CallReportDraft } from '#contract/inquiry/call-report.ts'
import type { LinkedConversation } from '#contract/inquiry/link.ts'
import { refuse } from '#contract/refusal.ts'
import { msg, t } from '#domain/locale/translate.ts'
import { record } from '#server/audit/record.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import type { CustomerViewer, Trace } from '#server/http/viewer.ts'
import { rateLimits } from '#server/resilience/rate-limits.ts'
import { addressKey, countAttempt } from '#server/resilience/throttle.ts'
import { presentReporting } from './call-report/present.ts'
import { areNumbersSuspended, findLatestReport } from './call-report/queries.ts'
import { countCallReport, reportCall } from './call-report/report.ts'
import { claimInquiries } from './claim.ts'
import { presentContact, presentListing } from './conversation.ts'
import { appendMessage } from './customer-queries.ts'
import { welcomeBack } from './lead.ts'
import { presentUntil } from './lead-row.ts'
import {
  findLinked,
  giveToAccount,
  isAddressOf,
  type LinkedInquiry,
  type LinkedSender,
  listOfSender,
  listRepliesTo,
} from './link-queries.ts'
import { notifyBroker } from './notify-broker.ts'
import { chooseSharing } from './number-sharing/choose-sharing.ts'
import { readAwaitingReply } from './unanswered/awaiting-reply.ts'
import { withdrawInquiries } from './withdraw-consent.ts'

/** The conversation of a sender without an account, opened with a secret link (decision 0044). */

const ended = msg('You can no longer write to this broker in this conversation.')

interface Linked {
  sender: LinkedSender
  inquiries: [LinkedInquiry, ...LinkedInquiry[]]
}

export async function countLinkCall(db: Handle, { address }: Trace): Promise<void> {
  await countAttempt(db, addressKey('inquiry link', address), rateLimits.inquiryLinkPerAddress)
}

export async function readLinked(db: Handle, token: string): Promise<LinkedConversation> {
  return present(db, await open(db, token))
}

/** Sends another message to the broker; a closed lead is reopened. */
export async function writeByLink(
  db: Handle,
  token: string,
  text: string,
): Promise<LinkedConversation> {
  return transact(db, async (tx) => {
    const { sender, inquiries } = await open(tx, token)
    const latest = inquiries.at(-1) ?? inquiries[0]
    if (!mayWrite(sender, inquiries)) throw refuse('step_impossible', { message: t(ended) })
    await appendMessage(tx, latest.id, text)
    const { broker_id: brokerId, phone } = sender
    if (await welcomeBack(tx, { brokerId, phone, inquiryId: latest.id })) {
      const { property_id: propertyId, reference, name } = latest
      await notifyBroker(tx, { propertyId, brokerId }, { reference, name, phone })
    }
    return present(tx, await open(tx, token))
  })
}

/** Counts a message of the conversation against its limit, whoever has the link. */
export async function countLinkMessage(db: Handle, token: string, trace: Trace): Promise<void> {
  await countLinkCall(db, trace)
  const { inquiries } = await open(db, token)
  await countAttempt(db, `messages of inquiry ${inquiries[0].id}`, rateLimits.messagePerInquiry)
}

/** Counts a report against its limits, whoever has the link. */
export async function countLinkReport(db: Handle, token: string, trace: Trace): Promise<void> {
  await countLinkCall(db, trace)
  const { inquiries } = await open(db, token)
  await countCallReport(db, `inquiry ${inquiries[0].id}`, trace)
}

/** Withdraws the consent that the broker may contact the sender. */
export function withdrawByLink(
  db: Handle,
  token: string,
  trace: Trace,
): Promise<LinkedConversation> {
  return transact(db, async (tx) => {
    const { sender, inquiries } = await open(tx, token)
    await withdrawInquiries(
      tx,
      { brokerId: sender.broker_id, leadId: sender.lead_id, ids: inquiries.map(({ id }) => id) },
      trace,
    )
    return present(tx, await open(tx, token))
  })
}

/** Shares the sender's number with the broker for another week, or stops sharing it. */
export function chooseSharingByLink(
  db: Handle,
  token: string,
  numberSharing: 'week' | 'chat',
  trace: Trace,
): Promise<LinkedConversation> {
  return transact(db, async (tx) => {
    const { sender, inquiries } = await open(tx, token)
    if (!mayWrite(sender, inquiries)) throw refuse('step_impossible', { message: t(ended) })
    const { lead_id: leadId, broker_id: brokerId } = sender
    const [first, ...others] = inquiries
    const { name, reference } = inquiries.at(-1) ?? first
    const whose = { leadId, brokerId, customerId: null, name, reference }
    const ids: [string, ...string[]] = [first.id, ...others.map(({ id }) => id)]
    const isKnown = sender.contact_name === null || sender.is_shared_with_contact
    const shared = { ...whose, isShared: isShared(inquiries) && isKnown, ids }
    await chooseSharing(tx, linkActor(trace), shared, numberSharing)
    return present(tx, await open(tx, token))
  })
}

/** Reports that the broker called or wrote to a number that is not shared. */
export function reportByLink(
  db: Handle,
  token: string,
  draft: z.output<typeof CallReportDraft>,
  trace: Trace,
): Promise<LinkedConversation> {
  return transact(db, async (tx) => {
    const { sender, inquiries } = await open(tx, token)
    const [first, ...others] = inquiries
    const { name, reference } = inquiries.at(-1) ?? first
    const { broker_id: brokerId, email } = sender
    const ids: [string, ...string[]] = [first.id, ...others.map(({ id }) => id)]
    const reported = { brokerId, customerId: null, email, name, reference, ids }
    await reportCall(tx, linkActor(trace), reported, draft)
    return present(tx, await open(tx, token))
  })
}

const linkActor = (trace: Trace) => ({
  ...{ realm: null, id: null, name: 'Link of an inquiry' },
  trace,
})

/**
 * Adds the conversation to the account that opened the link. Where the link was sent to the
 * account's own address, adds everything sent from that address: strangers may have used up the
 * mails with those links.
 */
export function joinAccount(db: Handle, viewer: CustomerViewer, token: string): Promise<void> {
  return transact(db, async (tx) => {
    const { sender, inquiries } = await open(tx, token)
    const ids = inquiries.map(({ id }) => id)
    await giveToAccount(tx, sender, ids, viewer.id)
    await record(
      tx,
      viewer,
      'customer.add_conversation',
      { kind: 'customer', id: viewer.id },
      { after: { inquiries: inquiries.map(({ reference }) => reference) } },
    )
    const { email } = sender
    if (email && (await isAddressOf(tx, viewer.id, email))) {
      await claimInquiries(tx, viewer, viewer.id)
    }
  })
}

async function open(db: Handle, token: string): Promise<Linked> {
  const sender = await findLinked(db, token)
  if (!sender) throw refuse('inquiry_link_over')
  if (sender.customer_id !== null) throw refuse('conversation_in_account')
  const [first, ...more] = await listOfSender(db, sender)
  if (!first) throw refuse('inquiry_link_over')
  return { sender, inquiries: [first, ...more] }
}

const isShared = (inquiries: readonly LinkedInquiry[]) =>
  inquiries.some((one) => !one.is_withdrawn && presentUntil(one.number_shared_until) !== null)

function mayWrite({ is_active }: LinkedSender, inquiries: Linked['inquiries']): boolean {
  return is_active && inquiries.some(({ is_withdrawn }) => !is_withdrawn)
}

async function present(db: Handle, { sender, inquiries }: Linked): Promise<LinkedConversation> {
  const latest = inquiries.at(-1) ?? inquiries[0]
  const written = inquiries.flatMap(({ id, name, messages }) =>
    messages.map(({ at, text }, index) => ({
      _id: `${id}-${index}`,
      from: 'customer' as const,
      name,
      text,
      createdAt: at,
    })),
  )
  const replies = await listRepliesTo(db, inquiries[0].id)
  const ids = inquiries.map(({ id }) => id)
  const report = await findLatestReport(db, ids)
  const answered = replies.map(({ id, text, created_at, author_name }) => ({
    _id: id,
    from: 'broker' as const,
    name: author_name ?? `${sender.first_name} ${sender.last_name}`,
    text: text ?? '',
    createdAt: created_at.toISOString(),
  }))
  return {
    broker: {
      _id: sender.broker_id,
      firstName: sender.first_name,
      lastName: sender.last_name,
      companyName: sender.company_name,
    },
    property: presentListing(latest),
    reference: latest.reference,
    mayWrite: mayWrite(sender, inquiries),
    isWithdrawn: inquiries.every(({ is_withdrawn }) => is_withdrawn),
    numberSharing: latest.number_sharing,
    ...(await readAwaitingReply(db, sender.broker_id, ids)),
    areNumbersHidden: await areNumbersSuspended(db, sender.broker_id),
    ...presentReporting(report ?? null, {
      isShared:
        isShared(inquiries) && (sender.contact_name === null || sender.is_shared_with_contact),
    }),
    contact: presentContact(sender),
    numberSharedUntil: latestOf(inquiries.map((one) => presentUntil(one.number_shared_until))),
    thread: [...written, ...answered].sort((one, other) =>
      one.createdAt.localeCompare(other.createdAt),
    ),
  }
}

const latestOf = (moments: readonly (string | null)[]) =>
  moments
    .filter((one) => one !== null)
    .toSorted()
    .at(-1) ?? null
