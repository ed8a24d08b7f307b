import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { day, idParams, moment, optional, searchText, text } from '#contract/field.ts'
import { Pagination, paging } from '#contract/page.ts'
import { type WordOf, words } from '#contract/words.ts'
import { msg, t } from '#domain/locale/translate.ts'

/** What a broker did with a number that its owner had not shared. */
export const CallKind = words({
  call: msg('Phone call'),
  sms: msg('SMS'),
  whatsapp: msg('WhatsApp message'),
})
export type CallKind = WordOf<typeof CallKind>

/** The states of a report: the broker responds, then an administrator decides. */
export const CallReportStatus = words({
  open: msg('Awaiting the broker'),
  responded: msg('Awaiting a decision'),
  upheld: msg('Upheld'),
  dismissed: msg('Dismissed'),
})
export type CallReportStatus = WordOf<typeof CallReportStatus>

/** What can be done with a report in each state; services and responses read this table. */
export const callReportActs = {
  open: ['respond', 'uphold', 'dismiss'],
  responded: ['uphold', 'dismiss'],
  upheld: [],
  dismissed: [],
} as const satisfies Record<CallReportStatus, readonly ('respond' | CallReportAct)[]>
export type CallReportAct = 'uphold' | 'dismiss'

/** Days for which a broker of an upheld report sees no numbers, as the screen offers them. */
export const suspensionDays = [7, 30, 90] as const

/** A seeker's report about the broker of a conversation, or the colleague who answers it. */
export const CallReportDraft = z.strictObject({
  caller: z.enum(['asked', 'answering']).default('asked'),
  kind: z.enum(CallKind.keys, { error: () => t('Please choose what happened.') }),
  happenedOn: day,
  note: optional(text(1000)),
})

/** A report as its seeker sees it. */
export const OwnCallReport = z.object({
  kind: CallKind.schema,
  happenedOn: z.string(),
  status: CallReportStatus.schema,
  reason: z.string().nullable(),
  createdAt: moment,
})
export type OwnCallReport = z.infer<typeof OwnCallReport>

/** A report as its broker sees it. */
export const BrokerCallReport = OwnCallReport.extend({
  _id: z.string(),
  lead: z.string(),
  name: z.string(),
  reference: z.string(),
  note: z.string().nullable(),
  response: z.string().nullable(),
  /** Whether all numbers are hidden until the broker responds. */
  suspends: z.boolean(),
  suspendedUntil: moment.nullable(),
  mayRespond: z.boolean(),
})
export type BrokerCallReport = z.infer<typeof BrokerCallReport>

/** A report in the back office. */
export const CallReport = BrokerCallReport.omit({ mayRespond: true, lead: true }).extend({
  broker: z.object({ _id: z.string(), name: z.string(), companyName: z.string() }),
  /** When the sharing of the number had ended; null if it was never shared. */
  sharingEndedAt: moment.nullable(),
  askedAt: moment,
  respondedAt: moment.nullable(),
  decidedBy: z.string().nullable(),
  decidedAt: moment.nullable(),
  may: z.array(z.enum(['uphold', 'dismiss'])),
})
export type CallReport = z.infer<typeof CallReport>

const one = z.object({ report: CallReport })

export const callReport = {
  mine: endpoint({
    method: 'GET',
    path: '/broker/call-reports',
    access: 'broker',
    summary:
      'List the latest 50 reports of unwanted calls by the signed-in broker, open ones first',
    reply: z.object({
      reports: z.array(BrokerCallReport),
      /**
       * Whether phone numbers are hidden from the broker now, and until when; null until the
       * response.
       */
      isSuspended: z.boolean(),
      suspendedUntil: moment.nullable(),
    }),
  }),
  respond: endpoint({
    method: 'POST',
    path: '/broker/call-reports/:id/response',
    access: 'broker',
    summary: 'Respond to a report; phone numbers hidden because of it are shown again',
    params: idParams,
    body: z.strictObject({ text: text(1000, msg('Please write what happened.')) }),
    reply: z.object({ report: BrokerCallReport }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/call-reports',
    access: 'flag.read',
    summary: 'List reports of unwanted calls',
    query: z.strictObject({
      ...paging(10),
      search: searchText,
      status: optional(CallReportStatus.schema),
      sort: z.enum(['newest', 'oldest']).default('newest'),
    }),
    reply: z.object({ reports: z.array(CallReport), pagination: Pagination }),
  }),
  stats: endpoint({
    method: 'GET',
    path: '/call-reports/stats',
    access: 'flag.read',
    summary: 'Count reports of unwanted calls by state',
    reply: z.object({ stats: z.record(CallReportStatus.schema, z.number()) }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/call-reports/:id',
    access: 'flag.read',
    summary: 'Get one report with others about its broker, and the id of the next open one',
    params: idParams,
    reply: one.extend({ others: z.array(CallReport), next: z.string().nullable() }),
  }),
  decide: endpoint({
    method: 'POST',
    path: '/call-reports/:id/decision',
    access: 'flag.change',
    summary:
      'Uphold a report, which hides phone numbers from its broker for some days, or dismiss it',
    params: idParams,
    body: z
      .strictObject({
        act: z.enum(['uphold', 'dismiss']),
        days: z.number().int().min(1).max(365).optional(),
        /** Shown to both sides. */
        reason: optional(text(500)),
        /** The status shown on screen: refused where it has changed since. */
        decidedOn: CallReportStatus.schema.optional(),
      })
      .refine(({ act, days }) => (act === 'uphold') === (days !== undefined), {
        error: () => t('Please choose for how long the numbers stay hidden.'),
        path: ['days'],
      }),
    reply: one,
  }),
}
