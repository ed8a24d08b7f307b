import { z } from 'zod'
import { Acknowledgement } from '#contract/account/account.ts'
import { Language } from '#contract/account/language.ts'
import { endpoint } from '#contract/endpoint.ts'
import { id, idParams, moment, optional, text } from '#contract/field.ts'
import { Pagination, paging } from '#contract/page.ts'
import { PropertyCard } from '#contract/property/property.ts'
import { publicText } from '#contract/public-text.ts'
import { SoughtFilters } from '#contract/saved/saved-search.ts'
import { contactDetailProblem, findContactDetail } from '#domain/contact/contact-detail.ts'
import { t } from '#domain/locale/translate.ts'
import { maxRequirementNote } from './limits.ts'
import { OfferState, RequirementState, RequirementStep } from './vocabulary.ts'

/** Filters with free text, which brokers read. */
const typedFilters = ['search', 'location', 'amenities']

/**
 * What is looked for, as filters of the public list. Deal, place and budget are required, so that a
 * requirement reaches only brokers who can help.
 */
const RequirementFilters = SoughtFilters.superRefine((filters, context) => {
  const missing = {
    listingType: () => t('Please choose whether to buy or rent.'),
    location: () => t('Please enter a city or locality.'),
    maxPrice: () => t('Please enter your budget.'),
  }
  for (const [name, say] of Object.entries(missing)) {
    if (!filters[name]) context.addIssue({ code: 'custom', path: [name], message: say() })
  }
  for (const name of typedFilters) {
    const found = findContactDetail(filters[name] ?? '')
    if (found) {
      context.addIssue({ code: 'custom', path: [name], message: contactDetailProblem(found) })
    }
  }
})

const draft = {
  filters: RequirementFilters,
  /** A note to brokers. */
  note: optional(publicText(maxRequirementNote)),
}
export const RequirementDraft = z.strictObject(draft)
/** `version` is the one shown on screen: refused where it has changed since. */
export const RequirementChange = z.strictObject({
  ...draft,
  version: z.number().int().min(1).optional(),
})

/** A requirement without anything about its customer, for any reader. */
export const Requirement = z.object({
  _id: z.string(),
  filters: z.record(z.string(), z.string()),
  note: z.string().nullable(),
  state: RequirementState.schema,
  /** When it ends unless renewed. */
  endsAt: moment,
  createdAt: moment,
})
export type Requirement = z.infer<typeof Requirement>

/** A requirement as its customer sees it. */
export const OwnRequirement = Requirement.extend({
  version: z.number(),
  may: z.array(RequirementStep.schema),
  /** The number of brokers with a live home that fits. */
  brokerCount: z.number(),
  /** Offered homes that await the customer's decision. */
  waitingCount: z.number(),
  /** The reason for which an administrator removed it. */
  removalReason: z.string().nullable(),
})
export type OwnRequirement = z.infer<typeof OwnRequirement>

/** A broker as shown to the other side. */
export const NamedBroker = z.object({
  _id: z.string(),
  name: z.string(),
  companyName: z.string(),
})
export type NamedBroker = z.infer<typeof NamedBroker>

/** A home that a broker offers, as the customer sees it. */
export const ReceivedOffer = z.object({
  _id: z.string(),
  state: OfferState.schema,
  home: PropertyCard,
  /** Whether the home is still available; otherwise it can no longer be accepted. */
  isLive: z.boolean(),
  /** Whether the home meets the whole requirement. */
  isFit: z.boolean(),
  broker: NamedBroker,
  /** The broker through whom it is offered and who answers; null if its own broker does. */
  through: NamedBroker.nullable(),
  note: z.string().nullable(),
  /** The conversation of an accepted offer. */
  conversationId: z.string().nullable(),
  createdAt: moment,
})
export type ReceivedOffer = z.infer<typeof ReceivedOffer>

const reply = z.object({ requirement: OwnRequirement })
const offerParams = z.object({ id, partId: id })

export const requirement = {
  list: endpoint({
    method: 'GET',
    path: '/customer/requirements',
    access: 'customer',
    summary: 'List the requirements of the customer, newest first',
    query: z.strictObject(paging(20)),
    reply: z.object({ requirements: z.array(OwnRequirement), pagination: Pagination }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/customer/requirements',
    access: 'customer',
    summary: 'Post a requirement: brokers whose homes fit see it without name and number',
    body: RequirementDraft,
    reply,
    status: 201,
  }),
  get: endpoint({
    method: 'GET',
    path: '/customer/requirements/:id',
    access: 'customer',
    summary: 'Get one’s own requirement with the homes that brokers offer',
    params: idParams,
    reply: reply.extend({ offers: z.array(ReceivedOffer) }),
  }),
  change: endpoint({
    method: 'PUT',
    path: '/customer/requirements/:id',
    access: 'customer',
    summary: 'Change a requirement that has not ended; it is matched again',
    params: idParams,
    body: RequirementChange,
    reply,
  }),
  step: endpoint({
    method: 'POST',
    path: '/customer/requirements/:id/steps',
    access: 'customer',
    summary: 'Pause, resume, end or renew a requirement for another 60 days',
    params: idParams,
    body: z.strictObject({ step: RequirementStep.schema }),
    reply,
  }),
  accept: endpoint({
    method: 'POST',
    path: '/customer/requirements/:id/offers/:partId/accept',
    access: 'customer',
    summary:
      'Accept an offered home: starts a conversation with its broker, who sees the name, and ' +
      'the phone number if shared',
    params: offerParams,
    body: z.strictObject({
      message: optional(text(2000)),
      /** Whether to share the number with the broker for a week. */
      numberSharing: z.enum(['week', 'chat']).default('chat'),
      /** The language in which the consent was shown; English by default. */
      language: optional(Language.schema),
    }),
    reply: z.object({ conversationId: z.string() }),
  }),
  decline: endpoint({
    method: 'POST',
    path: '/customer/requirements/:id/offers/:partId/decline',
    access: 'customer',
    summary: 'Decline an offered home; its broker sees only that',
    params: offerParams,
    reply: Acknowledgement,
  }),
}
