import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { idParams, moment, optional, searchText, text } from '#contract/field.ts'
import { Pagination, paging } from '#contract/page.ts'
import { type WordOf, words } from '#contract/words.ts'
import { msg, t } from '#domain/locale/translate.ts'

/** The outcome of a try to reach the seeker of a lead. */
export const TryOutcome = words({
  'no-answer': msg('No answer'),
  busy: msg('Busy'),
  'switched-off': msg('Switched off or out of reach'),
  'wrong-number': msg('Wrong number'),
})
export type TryOutcome = WordOf<typeof TryOutcome>

/** Why a contact view is credited back (decision 0107). */
export const CreditReason = words({
  unreachable: msg('Not reachable'),
  'wrong-number': msg('Wrong number'),
  repeated: msg('Repeated lead'),
})
export type CreditReason = WordOf<typeof CreditReason>

/** A contact view that was given back to the plan. */
export const LeadCredit = z.object({
  reason: CreditReason.schema,
  /** The failed tries, for `unreachable`. */
  tries: z.number().nullable(),
  /** When the contact of the same seeker had been opened before, for `repeated`. */
  earlierAt: moment.nullable(),
  creditedAt: moment,
  reversedAt: moment.nullable(),
  /** The message to the broker from the administrator who reversed it. */
  reversalReason: z.string().nullable(),
})
export type LeadCredit = z.infer<typeof LeadCredit>

export const LeadTry = z.object({
  _id: z.string(),
  outcome: TryOutcome.schema,
  triedAt: moment,
  /** Whether BrickBazaar connected the call; otherwise the broker says so. */
  isConnected: z.boolean(),
})
export type LeadTry = z.infer<typeof LeadTry>

/** What a broker can do about an unreachable lead, and the outcome so far. */
export const LeadGuarantee = z.object({
  /** Whether opening the contact used one of the plan's contact views. */
  isCharged: z.boolean(),
  /** The newest twenty of the viewer's own tries, newest first. */
  tries: z.array(LeadTry),
  /** How many of them count now, and on how many days. */
  counted: z.object({ tries: z.number(), days: z.number() }),
  mayRecordTry: z.boolean(),
  /** The number of leads of this plan period that can be credited for tries, and that were. */
  period: z.object({ max: z.number(), used: z.number() }),
  credit: LeadCredit.nullable(),
})
export type LeadGuarantee = z.infer<typeof LeadGuarantee>

/** A credit in the back office. */
export const LeadCreditRow = LeadCredit.extend({
  _id: z.string(),
  broker: z.object({
    _id: z.string(),
    name: z.string(),
    companyName: z.string(),
    /** In the same plan period: contacts opened, and credits not reversed. */
    opened: z.number(),
    credited: z.number(),
  }),
  /** Whose contact it was. */
  name: z.string(),
  plan: z.string(),
  reversedBy: z.string().nullable(),
  mayReverse: z.boolean(),
})
export type LeadCreditRow = z.infer<typeof LeadCreditRow>

export const leadGuarantee = {
  recordTry: endpoint({
    method: 'POST',
    path: '/broker/inquiries/:id/tries',
    access: 'broker',
    summary: 'Record a try to reach the seeker; enough of them credit the contact view',
    params: idParams,
    body: z.strictObject({
      outcome: z.enum(TryOutcome.keys, { error: () => t('Please choose what happened.') }),
      /** Defaults to now. */
      triedAt: optional(
        z.iso.datetime({ error: () => t('Please enter the date and the time of the try.') }),
      ),
    }),
    reply: z.object({ guarantee: LeadGuarantee }),
    status: 201,
  }),
  list: endpoint({
    method: 'GET',
    path: '/lead-credits',
    access: 'subscription.read',
    summary: 'List contact views that were credited back to brokers',
    query: z.strictObject({
      ...paging(10),
      search: searchText,
      reason: optional(CreditReason.schema),
      state: optional(z.enum(['counted', 'reversed'])),
      sort: z.enum(['newest', 'oldest', 'most-credited']).default('newest'),
    }),
    reply: z.object({ credits: z.array(LeadCreditRow), pagination: Pagination }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/lead-credits/:id',
    access: 'subscription.read',
    summary: 'Get one credit with the tries of the broker',
    params: idParams,
    reply: z.object({ credit: LeadCreditRow, attempts: z.array(LeadTry) }),
  }),
  reverse: endpoint({
    method: 'POST',
    path: '/lead-credits/:id/reversal',
    access: 'subscription.change',
    summary: 'Reverse a credit; the contact view counts again and cannot be credited a second time',
    params: idParams,
    body: z.strictObject({ reason: text(500, msg('Please write a reason for the broker.')) }),
    reply: z.object({ credit: LeadCreditRow }),
  }),
}
