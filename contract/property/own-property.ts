import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { idParams } from '#contract/field.ts'
import { LeadStage } from '#contract/inquiry/lead.ts'
import { type WordOf, words } from '#contract/words.ts'
import { msg } from '#domain/locale/translate.ts'
import { PropertyOwn } from './property.ts'

/** Acts of a broker on an own listing besides editing it. */

/** The maximum number of listings a broker submits per day in India (decision 0043). */
export const dailySubmissions = { beforeKyc: 5, verified: 100 } as const

/** A lead who may have bought or rented the listing. */
export const Asker = z.object({ _id: z.string(), name: z.string(), stage: LeadStage.schema })
export type Asker = z.infer<typeof Asker>

/** The events that a listing's analytics count, in the order of the funnel. */
export const AnalyticsKind = words({
  shown: msg('Shown in results'),
  opened: msg('Opened'),
  call: msg('Calls'),
  whatsapp: msg('WhatsApp'),
  email: msg('Emails'),
  form: msg('Enquiries'),
  closed: msg('Closed'),
})
export type AnalyticsKind = WordOf<typeof AnalyticsKind>

const AnalyticsCounts = z.object({
  shown: z.number(),
  opened: z.number(),
  call: z.number(),
  whatsapp: z.number(),
  email: z.number(),
  form: z.number(),
  closed: z.number(),
})
export type AnalyticsCounts = z.infer<typeof AnalyticsCounts>

export const AnalyticsPeriod = words({
  daily: msg('Days'),
  weekly: msg('Weeks'),
  monthly: msg('Months'),
})
export type AnalyticsPeriod = WordOf<typeof AnalyticsPeriod>

export const ownProperty = {
  confirm: endpoint({
    method: 'POST',
    path: '/broker/properties/:id/confirm',
    access: 'broker',
    scope: 'own-listings:write',
    summary: 'Confirm that an approved listing of one’s own is still available',
    params: idParams,
    reply: z.object({ property: PropertyOwn }),
  }),
  restore: endpoint({
    method: 'POST',
    path: '/broker/properties/:id/restore',
    access: 'broker',
    scope: 'own-listings:write',
    summary: 'Undo the deletion of one’s own listing, within a minute',
    params: idParams,
    reply: z.object({ property: PropertyOwn }),
  }),
  askers: endpoint({
    method: 'GET',
    path: '/broker/properties/:id/askers',
    access: 'broker',
    summary: 'List the seekers with open leads about a listing of one’s own',
    params: idParams,
    reply: z.object({ askers: z.array(Asker) }),
  }),
  analytics: endpoint({
    method: 'GET',
    path: '/broker/properties/:id/numbers',
    access: 'broker',
    summary:
      'Get how often one’s own listing was shown, opened and contacted; over time if the plan ' +
      'has it',
    params: idParams,
    query: z.strictObject({ period: AnalyticsPeriod.schema.default('daily') }),
    reply: z.object({
      title: z.string(),
      /** Since the listing was created. */
      totals: AnalyticsCounts,
      /**
       * Days, weeks or months up to today, oldest first; null where the plan does not include them.
       */
      buckets: z
        .array(z.object({ name: z.string(), start: z.string(), ...AnalyticsCounts.shape }))
        .nullable(),
    }),
  }),
}
