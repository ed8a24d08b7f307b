import { z } from 'zod'
import { Language } from '#contract/account/language.ts'
import { endpoint } from '#contract/endpoint.ts'
import {
  clearable,
  day,
  email,
  id,
  idParams,
  optional,
  phoneNumber,
  searchText,
  text,
} from '#contract/field.ts'
import { Pagination, paging } from '#contract/page.ts'
import { Touches } from '#contract/touch.ts'
import { msg } from '#domain/locale/translate.ts'
import {
  Lead,
  LeadConversation,
  LeadEvent,
  LeadFilter,
  LeadInquiry,
  LeadMessage,
  LeadStage,
} from './lead.ts'
import { LeadGuarantee } from './lead-guarantee.ts'
import { NumberSharing } from './number-sharing.ts'

/** The Contact Broker form. `website` is a hidden field that only bots fill in. */
export const InquiryDraft = z.strictObject({
  name: text(120, msg('Please enter your name.')),
  phone: phoneNumber(msg('Please enter your phone number.')),
  email: optional(email),
  message: optional(text(2000)),
  /** For how long the broker sees the number and address; `week` by default. */
  numberSharing: optional(NumberSharing.schema),
  /** The language in which the consent was shown; English by default. */
  language: optional(Language.schema),
  website: z.string().max(200).optional(),
  touches: Touches,
})

/** Changes of a lead by its broker; missing fields stay. A `followUpOn` of null clears it. */
export const LeadChange = z.strictObject({
  stage: optional(LeadStage.schema),
  note: optional(text(2000, msg('Please write a note.'))),
  followUpOn: clearable(day),
  isSpam: z.boolean().optional(),
  /**
   * The conversation that is meant, where several senders used the number; marking as spam is
   * refused without it then.
   */
  conversation: optional(z.uuid()),
  version: z.number().int().min(1).optional(),
})
export type LeadChange = z.output<typeof LeadChange>

/** Filters leads of an agency by who answers them: oneself, nobody, or one member. */
const AnsweredBy = z.union([z.enum(['mine', 'unassigned']), id])

const one = z.object({ inquiry: Lead })

export const inquiry = {
  create: endpoint({
    method: 'POST',
    path: '/public/properties/:id/inquiries',
    access: 'public',
    summary: 'Send an inquiry about a live listing; a second one within a day joins the first',
    params: idParams,
    body: InquiryDraft,
    reply: z.object({
      inquiry: z.object({ reference: z.string() }),
      message: z.string(),
      /** A notice for the seeker: that the broker sees no number now. */
      notice: z.string().nullable(),
    }),
    status: 201,
  }),
  list: endpoint({
    method: 'GET',
    path: '/broker/inquiries',
    access: 'broker',
    scope: 'leads:read',
    summary: 'List leads of one’s own or the agency’s listings: one per phone number',
    query: z.strictObject({
      ...paging(20),
      search: searchText,
      stage: optional(LeadFilter.schema),
      answeredBy: optional(AnsweredBy),
      sort: z.enum(['follow-up', 'newest']).default('follow-up'),
    }),
    reply: z.object({ inquiries: z.array(Lead), pagination: Pagination }),
  }),
  stats: endpoint({
    method: 'GET',
    path: '/broker/inquiries/stats',
    access: 'broker',
    scope: 'leads:read',
    summary: 'Count leads by stage, due by today, and waiting for a reply',
    query: z.strictObject({ answeredBy: optional(AnsweredBy) }),
    reply: z.object({
      stats: z.object({
        total: z.number(),
        stages: z.record(LeadStage.schema, z.number()),
        due: z.number(),
        waiting: z.number(),
        spam: z.number(),
      }),
    }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/broker/inquiries/:id',
    access: 'broker',
    scope: 'leads:read',
    summary: 'Get one lead with its inquiries, conversation and history',
    params: idParams,
    reply: z.object({
      inquiry: Lead,
      /** The conversation with the latest message first. */
      conversations: z.array(LeadConversation),
      asked: z.array(LeadInquiry),
      thread: z.array(LeadMessage),
      history: z.array(LeadEvent),
      guarantee: LeadGuarantee,
    }),
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/broker/inquiries/:id',
    access: 'broker',
    summary: 'Change a lead: its stage, its follow-up day, a note, or whether it is spam',
    params: idParams,
    body: LeadChange,
    reply: one,
  }),
  reply: endpoint({
    method: 'POST',
    path: '/broker/inquiries/:id/replies',
    access: 'broker',
    summary: 'Reply to the seeker, by e-mail if there is an address',
    params: idParams,
    body: z.strictObject({
      text: text(4000, msg('Please write a reply.')),
      /** One of `conversations`; required where several may be written to. */
      conversation: optional(z.uuid()),
    }),
    reply: one,
    status: 201,
  }),
}
