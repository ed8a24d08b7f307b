import { z } from 'zod'
import { Language } from '#contract/account/language.ts'
import { BrokerName } from '#contract/broker/broker-name.ts'
import { endpoint } from '#contract/endpoint.ts'
import { day, id, idParams, moment, optional, text } from '#contract/field.ts'
import { InquiredProperty } from '#contract/inquiry/conversation.ts'
import { LeadMember } from '#contract/inquiry/lead.ts'
import { Pagination, paging } from '#contract/page.ts'
import { Touches } from '#contract/touch.ts'
import { msg, t } from '#domain/locale/translate.ts'
import {
  actsOfSide,
  brokerReasons,
  CancelReason,
  customerReasons,
  VisitState,
} from './vocabulary.ts'

export const codeLength = 4
/** The number of days of slots in one response. */
export const slotDays = 14
/** Days after which a no-show that the other side reports counts without a reply. */
export const daysToReply = 3
/**
 * Hours before a visit in which it can no longer be moved, and counts as missed if it is cancelled
 * (`visit_is_missed` in `server/db/functions/visit.sql`).
 */
export const lateHours = 2

/** A report by one side that the other did not come. */
export const NoShow = z.object({
  saidAt: moment,
  /** The response of the side that is said not to have come. */
  answer: z.enum(['agreed', 'disputed']).nullable(),
})
export type NoShow = z.infer<typeof NoShow>

const Visit = z.object({
  _id: z.string(),
  state: VisitState.schema,
  startsAt: moment,
  endsAt: moment,
  isOver: z.boolean(),
  /** The time that the broker proposes instead. */
  proposedAt: moment.nullable(),
  property: InquiredProperty,
  /** The conversation it belongs to. */
  inquiryId: z.string(),
  cancelledBy: z.enum(['customer', 'broker']).nullable(),
  cancelReason: z.string().nullable(),
  /** Who did not come, according to the other side. */
  missed: z.object({ customer: NoShow.nullable(), broker: NoShow.nullable() }),
  /** For whom it counts as missed: a no-show that stands, or a late cancellation. */
  isMissed: z.object({ customer: z.boolean(), broker: z.boolean() }),
  may: z.array(z.enum([...actsOfSide.customer, ...actsOfSide.broker])),
  version: z.number(),
  /** The path of its calendar file. */
  calendar: z.string(),
})

/** A visit as its visitor sees it. */
export const CustomerVisit = Visit.extend({
  broker: BrokerName,
  /** The colleague who comes for the broker; null where the broker does. */
  contactName: z.string().nullable(),
  /** The code that the broker asks for at the door; null while it would prove nothing. */
  code: z.string().nullable(),
  note: z.string().nullable(),
})
export type CustomerVisit = z.infer<typeof CustomerVisit>

/** A visit as its broker sees it. */
export const BrokerVisit = Visit.extend({
  customer: z.object({
    name: z.string(),
    /** Visits the person missed; null below two. */
    missedCount: z.number().nullable(),
  }),
  /** The member of the agency who comes. */
  contact: LeadMember,
})
export type BrokerVisit = z.infer<typeof BrokerVisit>

/** When a visit starts, with the offset from UTC. */
const start = z.iso
  .datetime({ offset: true, error: () => t('Please choose a time.') })
  .transform((value) => new Date(value))

const version = z.number().int().min(1)
const times = z.strictObject({
  ...paging(20),
  /** `to-answer`: reported by the other side as missed, while one can still reply in time. */
  when: z.enum(['today', 'next', 'past', 'to-answer']).default('next'),
})

const ofCustomer = z.object({ visit: CustomerVisit })
const ofBroker = z.object({ visit: BrokerVisit })

export const visit = {
  slots: endpoint({
    method: 'GET',
    path: '/public/properties/:id/visit-slots',
    access: 'public',
    summary: 'List the free times to visit a live home in the next two weeks, by day of India',
    params: idParams,
    query: z.strictObject({ from: optional(day) }),
    reply: z.object({
      isOpen: z.boolean(),
      lengthMinutes: z.number(),
      /** The broker's note to visitors of this home. */
      note: z.string().nullable(),
      days: z.array(z.object({ day: z.string(), slots: z.array(moment) })),
      /** The first day of the next two weeks; null after the last. */
      next: z.string().nullable(),
    }),
  }),
  calendar: endpoint({
    method: 'GET',
    path: '/public/visits/calendar',
    access: 'public',
    summary: 'Get a visit as a calendar file, by the link of its messages',
    query: z.strictObject({ token: z.string().max(200) }),
    download: 'text/calendar; charset=utf-8',
  }),
  book: endpoint({
    method: 'POST',
    path: '/customer/visits',
    access: 'customer',
    summary: 'Book a visit; joins the inquiry about this home, or creates one with its consent',
    body: z.strictObject({
      propertyId: id,
      startsAt: start,
      message: optional(text(2000, msg('Please write a message.'))),
      /** The language in which the consent was shown; English by default. */
      language: optional(Language.schema),
      touches: Touches,
    }),
    reply: ofCustomer,
    status: 201,
  }),
  list: endpoint({
    method: 'GET',
    path: '/customer/visits',
    access: 'customer',
    summary: 'List one’s own visits: the coming ones, next first, or the past ones, latest first',
    query: times,
    reply: z.object({
      visits: z.array(CustomerVisit),
      /** Past visits that the customer kept or missed. */
      kept: z.number(),
      missed: z.number(),
      pagination: Pagination,
    }),
  }),
  move: endpoint({
    method: 'POST',
    path: '/customer/visits/:id/move',
    access: 'customer',
    summary: 'Move a visit to another free time',
    params: idParams,
    body: z.strictObject({ startsAt: start, version }),
    reply: ofCustomer,
  }),
  answerProposal: endpoint({
    method: 'POST',
    path: '/customer/visits/:id/proposal',
    access: 'customer',
    summary: 'Accept the time that the broker proposes, or decline it',
    params: idParams,
    body: z.strictObject({ accept: z.boolean(), version }),
    reply: ofCustomer,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/customer/visits/:id/cancel',
    access: 'customer',
    summary: 'Cancel a visit',
    params: idParams,
    body: z.strictObject({ reason: optional(z.enum(customerReasons)) }),
    reply: ofCustomer,
  }),
  sayMissed: endpoint({
    method: 'POST',
    path: '/customer/visits/:id/no-show',
    access: 'customer',
    summary: 'Report after a visit that the broker did not come',
    params: idParams,
    reply: ofCustomer,
  }),
  answerMissed: endpoint({
    method: 'POST',
    path: '/customer/visits/:id/no-show/answer',
    access: 'customer',
    summary: 'Respond to the broker’s report of not having come',
    params: idParams,
    body: z.strictObject({ answer: z.enum(['agreed', 'disputed']) }),
    reply: ofCustomer,
  }),
}

export const brokerVisit = {
  list: endpoint({
    method: 'GET',
    path: '/broker/visits',
    access: 'broker',
    summary: 'List visits to one’s listings: today’s, coming or past ones',
    query: times,
    reply: z.object({ visits: z.array(BrokerVisit), pagination: Pagination }),
  }),
  propose: endpoint({
    method: 'POST',
    path: '/broker/visits/:id/proposal',
    access: 'broker',
    summary: 'Propose another time; the visit keeps its time until the customer accepts',
    params: idParams,
    body: z.strictObject({ startsAt: start, version }),
    reply: ofBroker,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/broker/visits/:id/cancel',
    access: 'broker',
    summary: 'Cancel a visit with a reason, which the customer is sent',
    params: idParams,
    body: z.strictObject({ reason: CancelReason.schema.extract([...brokerReasons]) }),
    reply: ofBroker,
  }),
  prove: endpoint({
    method: 'POST',
    path: '/broker/visits/:id/code',
    access: 'broker',
    summary: 'Enter the visitor’s code, which proves that the visit took place',
    params: idParams,
    body: z.strictObject({
      code: text(codeLength, msg('Please enter the code.')).regex(/^\d{4}$/, {
        error: () => t('Please enter the four digits.'),
      }),
    }),
    reply: ofBroker,
  }),
  sayMissed: endpoint({
    method: 'POST',
    path: '/broker/visits/:id/no-show',
    access: 'broker',
    summary: 'Report after a visit that the customer did not come',
    params: idParams,
    reply: ofBroker,
  }),
  answerMissed: endpoint({
    method: 'POST',
    path: '/broker/visits/:id/no-show/answer',
    access: 'broker',
    summary: 'Respond to the customer’s report of not having come',
    params: idParams,
    body: z.strictObject({ answer: z.enum(['agreed', 'disputed']) }),
    reply: ofBroker,
  }),
}
