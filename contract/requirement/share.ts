import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { idParams, moment, optional, text } from '#contract/field.ts'
import { Pagination, paging } from '#contract/page.ts'
import { publicText } from '#contract/public-text.ts'
import { msg, t } from '#domain/locale/translate.ts'
import { maxOfferNote } from './limits.ts'
import { NamedBroker } from './requirement.ts'
import { ShareState } from './vocabulary.ts'

/** A requirement that two brokers share, as one of them sees it. */
export const RequirementShare = z.object({
  _id: z.string(),
  /** Whether the viewer is the one who shares it. */
  isGiven: z.boolean(),
  /** The other broker. */
  broker: NamedBroker,
  /** The receiver's part of the commission, in percent; the rest is the giver's. */
  percent: z.number(),
  note: z.string().nullable(),
  /** What is looked for; before the receiver accepts, only the deal and the type. */
  summary: z.string(),
  state: ShareState.schema,
  expiresAt: moment,
  decidedAt: moment.nullable(),
  createdAt: moment,
  /** The id of the requirement; null until the receiver accepts, and once it no longer exists. */
  requirementId: z.string().nullable(),
  /** Homes that the receiver offered. */
  offerCount: z.number(),
  mayAnswer: z.boolean(),
})
export type RequirementShare = z.infer<typeof RequirementShare>

const one = z.object({ share: RequirementShare })

export const requirementShare = {
  list: endpoint({
    method: 'GET',
    path: '/broker/requirement-shares',
    access: 'broker',
    summary: 'List requirements that the broker shared or was asked to share, newest first',
    query: z.strictObject(paging(20)),
    reply: z.object({ shares: z.array(RequirementShare), pagination: Pagination }),
  }),
  propose: endpoint({
    method: 'POST',
    path: '/broker/requirements/:id/shares',
    access: 'broker',
    summary:
      'Propose to share a requirement whose customer accepted an offer, and how to split; the ' +
      'proposal expires after 24 hours',
    params: idParams,
    body: z.strictObject({
      /** The e-mail address, the phone number or the id of a broker. */
      to: text(254, msg('Please enter the email address or phone number of the broker.')),
      percent: z
        .number({ error: () => t('Please enter a whole number.') })
        .int({ error: () => t('Please enter a whole number.') })
        .min(1, { error: () => t('This cannot be less than {limit}.', { limit: 1 }) })
        .max(99, { error: () => t('This cannot be more than {limit}.', { limit: 99 }) }),
      note: optional(publicText(maxOfferNote)),
    }),
    reply: one,
    status: 201,
  }),
  answer: endpoint({
    method: 'POST',
    path: '/broker/requirement-shares/:id/answer',
    access: 'broker',
    summary: 'Accept a shared requirement with its terms, which opens it, or decline it; once',
    params: idParams,
    body: z.strictObject({ act: z.enum(['accept', 'decline']) }),
    reply: one,
  }),
}
