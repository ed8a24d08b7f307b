import { z } from 'zod'
import { moment } from '#contract/field.ts'
import { PropertyStatus } from '#contract/property/vocabulary.ts'
import { TouchClass } from '#contract/touch.ts'
import { type WordOf, words } from '#contract/words.ts'
import { msg } from '#domain/locale/translate.ts'
import { NumberSharing } from './number-sharing.ts'

/** The stages of a lead (INQ-1). */
export const LeadStage = words({
  new: msg('New'),
  contacted: msg('Contacted'),
  'visit-planned': msg('Visit scheduled'),
  negotiating: msg('Negotiating'),
  closed: msg('Closed'),
  lost: msg('Lost'),
})
export type LeadStage = WordOf<typeof LeadStage>

/** The stages to which a broker can move a lead. Only a new inquiry makes it new again. */
export const leadLifecycle: Record<LeadStage, readonly LeadStage[]> = {
  new: ['contacted', 'visit-planned', 'negotiating', 'closed', 'lost'],
  contacted: ['visit-planned', 'negotiating', 'closed', 'lost'],
  'visit-planned': ['contacted', 'negotiating', 'closed', 'lost'],
  negotiating: ['contacted', 'visit-planned', 'closed', 'lost'],
  closed: ['contacted', 'negotiating'],
  lost: ['contacted', 'negotiating'],
}

/** Whether a stage closes the lead: it has no follow-up, and a new inquiry reopens it. */
export function isOver(stage: LeadStage): boolean {
  return stage === 'closed' || stage === 'lost'
}

/** Filters of the list: a stage, spam, leads due by today, or leads waiting for a reply. */
export const LeadFilter = words({
  ...LeadStage.labels,
  due: msg('Due'),
  waiting: msg('Waiting'),
  spam: msg('Spam'),
})
export type LeadFilter = WordOf<typeof LeadFilter>

const LeadProperty = z.object({
  _id: z.string(),
  title: z.string(),
  status: PropertyStatus.schema,
  isLive: z.boolean(),
})

/** A member of the agency, or the broker alone, as colleagues see each other. */
export const LeadMember = z.object({ _id: z.string(), name: z.string(), isYou: z.boolean() })
export type LeadMember = z.infer<typeof LeadMember>

/** All inquiries of one phone number to one broker. */
export const Lead = z.object({
  _id: z.string(),
  name: z.string(),
  /**
   * Whether the broker sees the number and the address: `open`; `sealed`, until a contact view is
   * spent; `over`, because the plan has no contact views left; `unshared`, where the person does
   * not share them now; `withdrawn` by the person; or `suspended`, while a report of an unwanted
   * call hides all numbers from the broker. Where calls are connected by a provider, `relay` stands
   * for `open`: the person can be called, and the number stays hidden.
   */
  contact: z.enum(['open', 'sealed', 'over', 'unshared', 'withdrawn', 'suspended', 'relay']),
  /** The choice of its latest sender, and until when the number is shown; null if it is not. */
  numberSharing: NumberSharing.schema,
  numberSharedUntil: moment.nullable(),
  /** E.164; masked while it is hidden. */
  phone: z.string(),
  email: z.string().nullable(),
  /**
   * The conversation of this address and last message; several senders may have used the number.
   */
  conversation: z.string(),
  conversationCount: z.number(),
  stage: LeadStage.schema,
  isSpam: z.boolean(),
  /** A calendar day in India. */
  followUpOn: z.string().nullable(),
  /** Whether the follow-up is due today or overdue. */
  isDue: z.boolean(),
  /** Whether the person has asked something since the last act of the broker. */
  isWaiting: z.boolean(),
  /** Since when, and the minutes of the broker's working hours since then. */
  waitingSince: moment.nullable(),
  waitingMinutes: z.number().nullable(),
  inquiryCount: z.number(),
  /** The listing of the last inquiry; null where it was about none. */
  property: LeadProperty.nullable(),
  /** The seeker's last message; null if none had a text. */
  lastMessage: z.string().nullable(),
  firstAskedAt: moment,
  lastAskedAt: moment,
  /** The kind of page from which the seeker last came to the site; null if unknown. */
  cameFrom: TouchClass.schema.nullable(),
  version: z.number(),
  /** The stages it can be moved to now, and the other acts it allows. */
  next: z.array(LeadStage.schema),
  may: z.array(z.enum(['reply', 'note', 'follow-up', 'spam', 'not-spam'])),
  /** The broker who received the inquiry. */
  broker: LeadMember,
  /** The member of the agency who answers it; null if nobody is assigned. */
  assignee: LeadMember.nullable(),
})
export type Lead = z.infer<typeof Lead>

/** All messages of one sender within a lead: anybody can enter somebody's number. */
export const LeadConversation = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  /** Whether it came from a signed-in account; otherwise nobody has proven whose number it is. */
  isSignedIn: z.boolean(),
  /** Whether the sender withdrew the consent to be contacted by the broker. */
  isWithdrawn: z.boolean(),
  /** Whether the broker marked it as spam; other senders under the number are not affected. */
  isSpam: z.boolean(),
  inquiryCount: z.number(),
  lastAt: moment,
})
export type LeadConversation = z.infer<typeof LeadConversation>

/** One of the inquiries of a lead. */
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
  note: msg('Note'),
  reply: msg('Reply'),
  stage: msg('Stage'),
  'follow-up': msg('Follow-up'),
  spam: msg('Marked as spam'),
  'not-spam': msg('Not spam'),
  'asked-again': msg('Enquired again'),
  withdrawn: msg('Does not want to be contacted'),
  'visit-booked': msg('Visit booked'),
  'visit-moved': msg('Visit moved'),
  'visit-cancelled': msg('Visit cancelled'),
  'visit-met': msg('Visit took place'),
  'visit-missed': msg('Visit missed'),
  'number-shared': msg('Shares the number for 7 days'),
  'number-hidden': msg('Stopped sharing the number'),
  called: msg('Call through BrickBazaar'),
  assigned: msg('Assigned'),
  'offer-accepted': msg('Accepted your offer'),
})
export type LeadEntryKind = WordOf<typeof LeadEntryKind>

/** The messages between the two, oldest first. */
export const LeadMessage = z.object({
  _id: z.string(),
  from: z.enum(['customer', 'broker']),
  name: z.string(),
  text: z.string(),
  createdAt: moment,
  /** The listing of an inquiry; only on its first message. */
  about: z.string().optional(),
  /** Whether the reader wrote it; left out where all of a side's messages are the reader's. */
  isOwn: z.boolean().optional(),
  /** The conversation of the message; only for the broker. */
  conversation: z.string().nullable().optional(),
})
export type LeadMessage = z.infer<typeof LeadMessage>

/**
 * What happened to a lead, newest first; never shown to the person. A visit's text is its time;
 * `before` and `after` of an assignment are names.
 */
export const LeadEvent = z.object({
  _id: z.string(),
  kind: LeadEntryKind.schema,
  text: z.string().nullable(),
  before: z.string().nullable(),
  after: z.string().nullable(),
  /** Who did it; null for the product, and where that was not recorded yet. */
  by: z.string().nullable(),
  createdAt: moment,
})
export type LeadEvent = z.infer<typeof LeadEvent>
