import { z } from 'zod'
import { Acknowledgement } from '#contract/account/account.ts'
import { Language } from '#contract/account/language.ts'
import { BrokerName } from '#contract/broker/broker-name.ts'
import { endpoint } from '#contract/endpoint.ts'
import { idParams, moment, optional, text } from '#contract/field.ts'
import { Pagination, paging } from '#contract/page.ts'
import { PropertyStatus } from '#contract/property/vocabulary.ts'
import { RatingDraft } from '#contract/ticket/rating.ts'
import { type WordOf, words } from '#contract/words.ts'
import { msg } from '#domain/locale/translate.ts'
import { CallReportDraft, OwnCallReport } from './call-report.ts'
import { LeadMessage, type LeadStage } from './lead.ts'
import { NumberChoice, NumberSharing } from './number-sharing.ts'

/** The status of an inquiry, in words for the person who asked. */
export const ConversationStatus = words({
  sent: msg('Sent to the broker'),
  answered: msg('In touch'),
  'visit-planned': msg('Visit scheduled'),
  negotiating: msg('Negotiating'),
  closed: msg('Closed'),
})
export type ConversationStatus = WordOf<typeof ConversationStatus>

/**
 * The status that the customer sees for each stage. That a lead is lost is shown to the broker
 * only.
 */
export const statusOfStage: Record<LeadStage, ConversationStatus> = {
  new: 'sent',
  contacted: 'answered',
  'visit-planned': 'visit-planned',
  negotiating: 'negotiating',
  closed: 'closed',
  lost: 'closed',
}

export const InquiredProperty = z.object({
  _id: z.string(),
  title: z.string(),
  status: PropertyStatus.schema,
  /** Whether its page can be opened. */
  hasPage: z.boolean(),
})

/** A member of the broker's agency who answers an inquiry. */
const ContactPerson = z.object({
  name: z.string(),
  agencyName: z.string(),
  /** Whether this colleague sees the number as well. */
  isNumberShared: z.boolean(),
})

/** All inquiries of a customer to one broker, with the replies. */
export const Conversation = z.object({
  _id: z.string(),
  broker: BrokerName,
  status: ConversationStatus.schema,
  /** The listing of the last inquiry; null where it was about none. */
  property: InquiredProperty.nullable(),
  /** The reference of the last inquiry. */
  reference: z.string(),
  inquiryCount: z.number(),
  lastMessage: z.object({ from: z.enum(['customer', 'broker']), text: z.string() }).nullable(),
  /** Unread replies. */
  unread: z.number(),
  startedAt: moment,
  lastAt: moment,
  /** Whether the broker can be written to. */
  mayWrite: z.boolean(),
  /** Whether the customer withdrew the consent to be contacted by the broker. */
  isWithdrawn: z.boolean(),
  /** The customer's last choice, and until when the broker sees the number; null if not now. */
  numberSharing: NumberSharing.schema,
  numberSharedUntil: moment.nullable(),
  /** Whether all numbers are hidden from this broker now, whatever customers chose. */
  areNumbersHidden: z.boolean(),
  /** The customer's latest report that the broker called although the number was not shared. */
  callReport: OwnCallReport.nullable(),
  mayReportCall: z.boolean(),
  /** The colleague who answers for the broker; null where the broker does. */
  contact: ContactPerson.nullable(),
})
export type Conversation = z.infer<typeof Conversation>

export const CustomerInquiry = z.object({
  _id: z.string(),
  reference: z.string(),
  property: InquiredProperty.nullable(),
  /** Whether a visit to the listing can be booked now. */
  takesVisits: z.boolean(),
  createdAt: moment,
})
export type CustomerInquiry = z.infer<typeof CustomerInquiry>

/** A home of another broker that was offered because this one did not reply. */
export const OfferedHome = z.object({
  _id: z.string(),
  title: z.string(),
  price: z.number(),
  place: z.string(),
})
export type OfferedHome = z.infer<typeof OfferedHome>

/** What a seeker is shown while the broker has not replied. */
export const awaitingReply = {
  /** The broker's usual working hours, if it is outside them now. */
  offHours: z.string().nullable(),
  /** Similar homes, once the broker has not replied for long. */
  offered: z.array(OfferedHome),
}

/** A past visit with the customer's rating; null where there was none. */
const VisitRated = z.object({ stars: z.number().nullable() })

const message = z.strictObject({ text: text(2000, msg('Please write a message.')) })
const one = z.object({ inquiry: Conversation })

export const conversation = {
  list: endpoint({
    method: 'GET',
    path: '/customer/inquiries',
    access: 'customer',
    summary: 'List the customer’s conversations, latest first, with unread counts',
    query: z.strictObject(paging(20)),
    reply: z.object({
      inquiries: z.array(Conversation),
      /** Unread replies in all conversations. */
      unread: z.number(),
      pagination: Pagination,
    }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/customer/inquiries/:id',
    access: 'customer',
    summary: 'Get one conversation with its inquiries and messages',
    params: idParams,
    reply: z.object({
      inquiry: Conversation,
      asked: z.array(CustomerInquiry),
      thread: z.array(LeadMessage),
      ...awaitingReply,
      /** Whether the product connects a call to the broker. */
      canCall: z.boolean(),
      visit: VisitRated.nullable(),
    }),
  }),
  rateVisit: endpoint({
    method: 'POST',
    path: '/customer/inquiries/:id/visit-rating',
    access: 'customer',
    summary: 'Give feedback about a visit that a broker planned; once per inquiry',
    params: idParams,
    body: RatingDraft,
    reply: z.object({ visit: VisitRated }),
    status: 201,
  }),
  write: endpoint({
    method: 'POST',
    path: '/customer/inquiries/:id/messages',
    access: 'customer',
    summary: 'Send a message in a conversation',
    params: idParams,
    body: message,
    reply: one,
    status: 201,
  }),
  shareNumber: endpoint({
    method: 'PUT',
    path: '/customer/inquiries/:id/number-sharing',
    access: 'customer',
    summary: 'Share one’s phone number with the broker for another week, or stop sharing it',
    params: idParams,
    body: NumberChoice,
    reply: one,
  }),
  reportCall: endpoint({
    method: 'POST',
    path: '/customer/inquiries/:id/call-reports',
    access: 'customer',
    summary: 'Report a call or message of the broker to a number that is not shared',
    params: idParams,
    body: CallReportDraft,
    reply: one,
    status: 201,
  }),
  read: endpoint({
    method: 'PUT',
    path: '/customer/inquiries/:id/read',
    access: 'customer',
    summary: 'Mark all replies of a conversation as read',
    params: idParams,
    reply: Acknowledgement,
  }),
  chat: endpoint({
    method: 'POST',
    path: '/customer/brokers/:id/messages',
    access: 'customer',
    summary: 'Write to a verified broker about no listing; continues an earlier conversation',
    params: idParams,
    body: message.extend({ language: optional(Language.schema) }),
    reply: one,
    status: 201,
  }),
}
