import type { Selectable } from 'kysely'
import { isOver, leadLifecycle, type Lead as Reply } from '#contract/inquiry/lead.ts'
import type { NumberSharing } from '#contract/inquiry/number-sharing.ts'
import type { PropertyStatus } from '#contract/property/vocabulary.ts'
import type { TouchClass } from '#contract/touch.ts'
import type { Lead } from '#server/db/tables.ts'

/** A lead with its latest inquiry. */
export interface LeadRow extends Selectable<Lead> {
  is_due: boolean
  /** Since when somebody waits for the broker to act, and the minutes of working hours since. */
  waiting_since: Date | null
  waiting_minutes: number | null
  /** The address of the latest sender: anybody can type the number of a lead. */
  asker_email: string | null
  number_sharing: NumberSharing
  /** Up to when one of its senders shares the number; past, or null, where nobody does. */
  number_shared_until: Date | null
  /** Whether its broker sees no number of anybody now. */
  is_suspended: boolean
  conversation_id: string
  conversation_count: number
  last_message: string | null
  reference: string
  customer_id: string | null
  property_id: string | null
  title: string | null
  status: PropertyStatus | null
  is_live: boolean | null
  came_from: TouchClass | null
  broker_name: string
  /** Who was made to answer it. */
  assignee_id: string | null
  assignee_name: string | null
  agency_id: string | null
}

/** Returns the listing of an inquiry, or null for one without a listing. */
export function presentProperty(
  row: Pick<LeadRow, 'property_id' | 'title' | 'status' | 'is_live'>,
): Reply['property'] {
  const { property_id, title, status, is_live } = row
  if (property_id === null || title === null || status === null) return null
  return { _id: property_id, title, status, isLive: is_live ?? false }
}

/** Returns the lead as a broker sees it, with the actions possible now. */
export function presentLead(row: LeadRow, { id: viewerId }: { id: string }): Reply {
  const hasEnded = isOver(row.stage)
  const isHandled = row.handled_at !== null && row.handled_at >= row.last_asked_at
  const isWaiting = !row.is_spam && !hasEnded && !isHandled
  return {
    _id: row.id,
    name: row.name,
    // contact.ts masks it before it is sent.
    contact: contactOf(row),
    numberSharing: row.number_sharing,
    numberSharedUntil: presentUntil(row.number_shared_until),
    phone: row.phone,
    email: row.asker_email,
    conversation: row.conversation_id,
    conversationCount: row.conversation_count,
    stage: row.stage,
    isSpam: row.is_spam,
    followUpOn: row.follow_up_on,
    isDue: row.is_due && !row.is_spam,
    isWaiting,
    waitingSince: isWaiting ? (row.waiting_since?.toISOString() ?? null) : null,
    waitingMinutes: isWaiting ? row.waiting_minutes : null,
    inquiryCount: row.inquiry_count,
    property: presentProperty(row),
    lastMessage: row.last_message,
    firstAskedAt: row.first_asked_at.toISOString(),
    lastAskedAt: row.last_asked_at.toISOString(),
    cameFrom: row.came_from,
    version: row.version,
    next: row.is_spam ? [] : [...leadLifecycle[row.stage]],
    may: actsOf(row),
    broker: { _id: row.broker_id, name: row.broker_name, isYou: row.broker_id === viewerId },
    assignee:
      row.assignee_id === null
        ? null
        : {
            _id: row.assignee_id,
            name: row.assignee_name ?? '',
            isYou: row.assignee_id === viewerId,
          },
  }
}

function contactOf({ withdrawn_at, number_shared_until, is_suspended }: LeadRow): Reply['contact'] {
  if (withdrawn_at !== null) return 'withdrawn'
  if (is_suspended) return 'suspended'
  return presentUntil(number_shared_until) === null ? 'unshared' : 'open'
}

/** Returns until when a number is shared; null once that has passed. */
export function presentUntil(until: Date | null): string | null {
  return until !== null && until.getTime() > Date.now() ? until.toISOString() : null
}

function actsOf({ is_spam, stage, withdrawn_at }: LeadRow): Reply['may'] {
  if (is_spam) return ['note', 'not-spam']
  // A person who withdrew consent gets neither replies nor follow-ups.
  if (withdrawn_at !== null) return ['note', 'spam']
  return ['reply', 'note', ...(isOver(stage) ? [] : (['follow-up'] as const)), 'spam']
}
