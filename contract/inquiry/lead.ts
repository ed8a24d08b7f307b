import { z } from 'zod'
import { moment } from '#contract/field.ts'
import { PropertyStatus } from '#contract/property/vocabulary.ts'
import { type WordOf, words } from '#contract/words.ts'

/** The stages of a lead (INQ-1). */
export const LeadStage = words({
  new: 'New',
  contacted: 'Contacted',
  'visit-planned': 'Visit planned',
  negotiating: 'Negotiating',
  closed: 'Closed',
  lost: 'Lost',
})
export type LeadStage = WordOf<typeof LeadStage>

/** Where a broker can take a lead from each stage. Only the person who asks makes it new again. */
export const leadLifecycle: Record<LeadStage, readonly LeadStage[]> = {
  new: ['contacted', 'visit-planned', 'negotiating', 'closed', 'lost'],
  contacted: ['visit-planned', 'negotiating', 'closed', 'lost'],
  'visit-planned': ['contacted', 'negotiating', 'closed', 'lost'],
  negotiating: ['contacted', 'visit-planned', 'closed', 'lost'],
  closed: ['contacted', 'negotiating'],
  lost: ['contacted', 'negotiating'],
}

/** Says whether a stage ends the work: no follow-up is kept, and a new inquiry opens it again. */
export function isOver(stage: LeadStage): boolean {
  return stage === 'closed' || stage === 'lost'
}

/**
 * What the list can be narrowed to: a stage, spam, what is due by today, or who waits for an
 * answer.
 */
export const LeadFilter = words({
  ...LeadStage.labels,
  due: 'Due',
  waiting: 'Waiting',
  spam: 'Spam',
})
export type LeadFilter = WordOf<typeof LeadFilter>

const LeadProperty = z.object({
  _id: z.string(),
  title: z.string(),
  status: PropertyStatus.schema,
  isLive: z.boolean(),
})

/** All that one phone asked one broker. */
export const Lead = z.object({
  _id: z.string(),
  name: z.string(),
  /**
   * Whether the number and the address are open to the broker, to be opened at the cost of a
   * contact view, closed because the plan has no more of those, or taken back by the person.
   */
  contact: z.enum(['open', 'sealed', 'over', 'withdrawn']),
  /** E.164; masked while it is not open. */
  phone: z.string(),
  email: z.string().nullable(),
  /** Whose address and last message these are: several may have written under the number. */
  conversation: z.string(),
  conversationCount: z.number(),
  stage: LeadStage.schema,
  isSpam: z.boolean(),
  /** A day of the calendar in India. */
  followUpOn: z.string().nullable(),
  /** The day to follow up is today or over. */
  isDue: z.boolean(),
  /** The person asked something since the broker last did anything. */
  isWaiting: z.boolean(),
  inquiryCount: z.number(),
  /** The listing that was asked about last; null where the message was about none. */
  property: LeadProperty.nullable(),
  /** What the person wrote last; null where there was never a word. */
  lastMessage: z.string().nullable(),
  firstAskedAt: moment,
  lastAskedAt: moment,
  version: z.number(),
  /** The stages it can be taken to now, and what else can be done. */
  next: z.array(LeadStage.schema),
  may: z.array(z.enum(['reply', 'note', 'follow-up', 'spam', 'not-spam'])),
})
export type Lead = z.infer<typeof Lead>

/** All that one sender wrote within a lead: a number can be typed by anybody. */
export const LeadConversation = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  /** Sent from a signed-in account; otherwise nobody knows whose number it is. */
  isSignedIn: z.boolean(),
  /** The sender took back that the broker may contact them. */
  isWithdrawn: z.boolean(),
  /** Marked as spam by the broker; others under the number are not meant. */
  isSpam: z.boolean(),
  inquiryCount: z.number(),
  lastAt: moment,
})
export type LeadConversation = z.infer<typeof LeadConversation>

/** One of the inquiries that make the lead. */
export const LeadInquiry = z.object({
  _id: z.string(),
  /** The conversation it belongs to. */
  conversation: z.string(),
  reference: z.string(),
  property: LeadProperty.nullable(),
  name: z.string(),
  email: z.string().nullable(),
  createdAt: moment,
})
export type LeadInquiry = z.infer<typeof LeadInquiry>

export const LeadEntryKind = words({
  note: 'Note',
  reply: 'Reply',
  stage: 'Stage',
  'follow-up': 'Follow-up',
  spam: 'Marked as spam',
  'not-spam': 'Not spam',
  'asked-again': 'Asked again',
  withdrawn: 'No longer wishes to be contacted',
})
export type LeadEntryKind = WordOf<typeof LeadEntryKind>

/** What was said between the two, oldest first. */
export const LeadMessage = z.object({
  _id: z.string(),
  from: z.enum(['customer', 'broker']),
  name: z.string(),
  text: z.string(),
  createdAt: moment,
  /** The listing an inquiry began with; on its first message alone. */
  about: z.string().optional(),
  /** To the broker: the conversation it was said in. */
  conversation: z.string().nullable().optional(),
})
export type LeadMessage = z.infer<typeof LeadMessage>

/** What the broker did, newest first; the person never sees it. */
export const LeadEvent = z.object({
  _id: z.string(),
  kind: LeadEntryKind.schema,
  text: z.string().nullable(),
  before: z.string().nullable(),
  after: z.string().nullable(),
  createdAt: moment,
})
export type LeadEvent = z.infer<typeof LeadEvent>
