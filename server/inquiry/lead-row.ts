import { type Selectable, sql } from 'kysely'
import { isOver, leadLifecycle, type Lead as Reply } from '#contract/inquiry/lead.ts'
import type { PropertyStatus } from '#contract/property/vocabulary.ts'
import type { Handle } from '#server/db/connect.ts'
import type { Lead } from '#server/db/tables.ts'

/** A lead with what was asked last. */
export interface LeadRow extends Selectable<Lead> {
  is_due: boolean
  /** Of whoever asked last: the number of a lead can be typed by anybody, and so its address. */
  asker_email: string | null
  conversation_id: string
  conversation_count: number
  last_message: string | null
  reference: string
  customer_id: string | null
  property_id: string | null
  title: string | null
  status: PropertyStatus | null
  is_live: boolean | null
}

export const isDue = sql<boolean>`coalesce(lead.follow_up_on <= india_today(), false)`

/**
 * An inquiry that grew by another message comes before one that was made later, and before both one
 * that was not taken back: in a lead of several people an answer goes to who can be reached.
 */
export function selectLeads(db: Handle) {
  return db
    .selectFrom('lead')
    .innerJoinLateral(
      (select) =>
        select
          .selectFrom('inquiry')
          .whereRef('inquiry.broker_id', '=', 'lead.broker_id')
          .whereRef('inquiry.phone', '=', 'lead.phone')
          .select(['reference', 'property_id', 'customer_id'])
          .select(sql<string | null>`inquiry.messages -> -1 ->> 'text'`.as('last_message'))
          .select(
            sql<string>`(select own.id from inquiry own
              where own.broker_id = inquiry.broker_id and own.phone = inquiry.phone
                and inquiry_sender(own) = inquiry_sender(inquiry)
              order by own.created_at, own.id limit 1)`.as('conversation_id'),
          )
          .select(
            sql<number>`(select count(distinct inquiry_sender(other)) from inquiry other
              where other.broker_id = inquiry.broker_id and other.phone = inquiry.phone)`.as(
              'conversation_count',
            ),
          )
          .select(
            sql<string | null>`coalesce(inquiry.email, (
              select own.email from inquiry own
              where own.broker_id = inquiry.broker_id and own.phone = inquiry.phone
                and own.email is not null and own.customer_id = inquiry.customer_id
                and not inquiry_is_withdrawn(own.id)
              order by own.created_at desc, own.id desc limit 1))`.as('asker_email'),
          )
          .orderBy(sql`inquiry_is_withdrawn(inquiry.id)`)
          .orderBy('inquiry.updated_at', 'desc')
          .orderBy('inquiry.id', 'desc')
          .limit(1)
          .as('latest'),
      (join) => join.onTrue(),
    )
    .leftJoin('property', 'property.id', 'latest.property_id')
    .selectAll('lead')
    .select(['latest.reference', 'latest.customer_id', 'latest.last_message', 'latest.asker_email'])
    .select(['latest.conversation_id', 'latest.conversation_count'])
    .select(['property.id as property_id', 'property.title', 'property.status', 'property.is_live'])
    .select(isDue.as('is_due'))
}

/** The listing of an inquiry; null where it was about none. */
export function presentProperty(
  row: Pick<LeadRow, 'property_id' | 'title' | 'status' | 'is_live'>,
): Reply['property'] {
  const { property_id, title, status, is_live } = row
  if (property_id === null || title === null || status === null) return null
  return { _id: property_id, title, status, isLive: is_live ?? false }
}

/** The lead as its broker sees it, with what can be done now. */
export function presentLead(row: LeadRow): Reply {
  const over = isOver(row.stage)
  const isHandled = row.handled_at !== null && row.handled_at >= row.last_asked_at
  return {
    _id: row.id,
    name: row.name,
    // Guarded by contact.ts on the way out.
    contact: row.withdrawn_at === null ? 'open' : 'withdrawn',
    phone: row.phone,
    email: row.asker_email,
    conversation: row.conversation_id,
    conversationCount: row.conversation_count,
    stage: row.stage,
    isSpam: row.is_spam,
    followUpOn: row.follow_up_on,
    isDue: row.is_due && !row.is_spam,
    isWaiting: !row.is_spam && !over && !isHandled,
    inquiryCount: row.inquiry_count,
    property: presentProperty(row),
    lastMessage: row.last_message,
    firstAskedAt: row.first_asked_at.toISOString(),
    lastAskedAt: row.last_asked_at.toISOString(),
    version: row.version,
    next: row.is_spam ? [] : [...leadLifecycle[row.stage]],
    may: actsOf(row),
  }
}

function actsOf({ is_spam, stage, withdrawn_at }: LeadRow): Reply['may'] {
  if (is_spam) return ['note', 'not-spam']
  // Who does not wish to be contacted is neither answered nor followed up with.
  if (withdrawn_at !== null) return ['note', 'spam']
  return ['reply', 'note', ...(isOver(stage) ? [] : (['follow-up'] as const)), 'spam']
}
