import { z } from 'zod'
import { Acknowledgement } from '#contract/account/account.ts'
import { endpoint } from '#contract/endpoint.ts'
import { id, idParams, moment, optional } from '#contract/field.ts'
import { Pagination, paging } from '#contract/page.ts'
import { ListingType } from '#contract/property/vocabulary.ts'
import { publicText } from '#contract/public-text.ts'
import { t } from '#domain/locale/translate.ts'
import { maxHomesPerRequirement, maxOfferNote } from './limits.ts'
import { NamedBroker, Requirement } from './requirement.ts'
import { OfferState } from './vocabulary.ts'

/** A colleague with live homes that fit; shown only to managers of the agency. */
const ColleagueFit = z.object({ name: z.string(), count: z.number() })

/** A requirement in the list of a broker, with the number of the broker's homes that fit. */
export const MatchedRequirement = Requirement.extend({
  fitCount: z.number(),
  colleagues: z.array(ColleagueFit),
  offeredCount: z.number(),
  matchedAt: moment,
})
export type MatchedRequirement = z.infer<typeof MatchedRequirement>

const home = {
  _id: z.string(),
  title: z.string(),
  /** Whole rupees. */
  price: z.number(),
  listingType: ListingType.schema,
  place: z.string(),
}

/** A live listing that could be offered: the broker's, or one that fits of a managed colleague. */
export const OfferableHome = z.object({
  ...home,
  isFit: z.boolean(),
  /** The name of the colleague whose home it is; null for one's own. */
  colleague: z.string().nullable(),
})
export type OfferableHome = z.infer<typeof OfferableHome>

/** A home that the broker offered. */
export const SentOffer = z.object({
  _id: z.string(),
  state: OfferState.schema,
  home: z.object(home),
  isLive: z.boolean(),
  note: z.string().nullable(),
  /** The lead of an accepted offer that the broker answers. */
  leadId: z.string().nullable(),
  /** The colleague whose home it is and who answers; null for one's own. */
  colleague: z.string().nullable(),
  /** The broker through whom it is offered and who answers; null if the viewer does. */
  through: NamedBroker.nullable(),
  requirement: Requirement,
  createdAt: moment,
})
export type SentOffer = z.infer<typeof SentOffer>

export const brokerRequirement = {
  list: endpoint({
    method: 'GET',
    path: '/broker/requirements',
    access: 'broker',
    summary: 'List open requirements that one’s live homes fit, or those of the agency one manages',
    query: z.strictObject(paging(20)),
    reply: z.object({ requirements: z.array(MatchedRequirement), pagination: Pagination }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/broker/requirements/:id',
    access: 'broker',
    summary: 'Get one requirement that fits, was shared or has offers, with the homes to offer',
    params: idParams,
    reply: z.object({
      requirement: Requirement,
      /**
       * The broker's live homes for this deal that are not offered yet, fitting ones first, then
       * those that fit of colleagues in the agency one manages; at most 100.
       */
      homes: z.array(OfferableHome),
      /** Colleagues in the agency who could offer homes that fit. */
      colleagues: z.array(ColleagueFit),
      offers: z.array(SentOffer),
      /** The number of homes the broker may still offer. */
      left: z.number(),
      /** Whether the broker may share it: its customer has accepted an offer. */
      mayShare: z.boolean(),
    }),
  }),
  offer: endpoint({
    method: 'POST',
    path: '/broker/requirements/:id/offers',
    access: 'broker',
    summary:
      'Offer live homes with a note, each once: one’s own, or those that fit of colleagues in ' +
      'the agency one manages, who answer for them',
    params: idParams,
    body: z.strictObject({
      propertyIds: z
        .array(id)
        .min(1, { error: () => t('Please choose at least one home.') })
        .max(maxHomesPerRequirement, {
          error: () => t('Please choose at most {limit} homes.', { limit: maxHomesPerRequirement }),
        })
        .transform((ids) => [...new Set(ids)]),
      note: optional(publicText(maxOfferNote)),
    }),
    reply: z.object({ offers: z.array(SentOffer) }),
    status: 201,
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/broker/requirements/:id/offers/:partId/withdraw',
    access: 'broker',
    summary: 'Withdraw an offered home, until its customer has answered',
    params: z.object({ id, partId: id }),
    reply: Acknowledgement,
  }),
  offers: endpoint({
    method: 'GET',
    path: '/broker/requirement-offers',
    access: 'broker',
    summary: 'List the homes that the broker has offered, newest first',
    query: z.strictObject(paging(20)),
    reply: z.object({ offers: z.array(SentOffer), pagination: Pagination }),
  }),
}
