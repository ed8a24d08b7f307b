import type {
  LeadConversation,
  LeadEvent,
  LeadInquiry,
  LeadMessage,
} from '#contract/inquiry/lead.ts'
import type { Handle } from '#server/db/connect.ts'
import { type LeadRow, presentProperty } from './lead-row.ts'
import { listEntries, listInquiries, maxThreadEntries } from './lead-thread-queries.ts'
import type { Message } from './queries.ts'
import { listMarkedSpam, listSenders } from './sender-queries.ts'

export interface LeadStory {
  conversations: LeadConversation[]
  asked: LeadInquiry[]
  thread: LeadMessage[]
  history: LeadEvent[]
}

/** Returns the inquiries of a lead, the messages, and the steps of who answered it. */
export async function readStory(
  db: Handle,
  lead: LeadRow,
  viewer: { id: string },
): Promise<LeadStory> {
  const [senders, inquiries, entries] = await Promise.all([
    listSenders(db, lead, viewer),
    listInquiries(db, lead, viewer),
    listEntries(db, lead),
  ])
  const spam = await listMarkedSpam(
    db,
    lead.id,
    senders.map(({ id }) => id),
  )
  const asked = inquiries.flatMap((inquiry) =>
    // The column is only written by this application, in order of arrival.
    (inquiry.messages as unknown[] as Message[]).map(({ at, text }, index) => ({
      _id: `${inquiry.id}-${index}`,
      from: 'customer' as const,
      name: inquiry.name,
      text,
      createdAt: at,
      conversation: inquiry.conversation,
      ...(index === 0 && inquiry.title && { about: inquiry.title }),
    })),
  )
  const replied = entries.flatMap(({ id, kind, text, author_id, author_name, ...entry }) =>
    kind === 'reply' && text !== null
      ? {
          _id: id,
          from: 'broker' as const,
          name: author_name ?? lead.broker_name,
          text,
          createdAt: entry.created_at.toISOString(),
          conversation: entry.conversation_id,
          isOwn: (author_id ?? lead.broker_id) === viewer.id,
        }
      : [],
  )
  return {
    conversations: senders.map((sender) => ({
      _id: sender.id,
      name: sender.name,
      email: sender.is_shared ? sender.email : null,
      isSignedIn: sender.customer_id !== null,
      isWithdrawn: sender.is_withdrawn,
      isSpam: spam.has(sender.id),
      inquiryCount: sender.inquiry_count,
      lastAt: sender.last_at.toISOString(),
    })),
    asked: inquiries.map((row) => ({
      _id: row.id,
      conversation: row.conversation,
      reference: row.reference,
      property: presentProperty(row),
      name: row.name,
      email: row.is_withdrawn || !row.is_shared ? null : row.email,
      createdAt: row.created_at.toISOString(),
    })),
    thread: [...asked, ...replied]
      .sort((one, other) => one.createdAt.localeCompare(other.createdAt))
      .slice(-maxThreadEntries),
    history: entries
      .filter(({ kind }) => kind !== 'reply')
      .map(({ id, kind, text, before, after, created_at, author_name }) => ({
        _id: id,
        kind,
        text,
        before,
        after,
        by: author_name,
        createdAt: created_at.toISOString(),
      })),
  }
}
