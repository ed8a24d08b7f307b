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

/** Filters that are typed freely, which brokers read. */
const typedFilters = ['search', 'location', 'amenities']

/**
 * What is looked for, as the filters of the public list. Deal, place and budget are required, so
 * that a requirement reaches the brokers whom it concerns and no others.
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
  /** Said to brokers in one's own words. */
  note: optional(publicText(maxRequirementNote)),
}
export const RequirementDraft = z.strictObject(draft)
/** `version` is the one shown on screen: refused where it has changed since. */
export const RequirementChange = z.strictObject({
  ...draft,
  version: z.number().int().min(1).optional(),
})

/** What anybody who may read a requirement sees of it: nothing of who posted it. */
export const Requirement = z.object({
  _id: z.string(),
  filters: z.record(z.string(), z.string()),
  note: z.string().nullable(),
  state: RequirementState.schema,
  /** When it ends by itself. */
  endsAt: moment,
  createdAt: moment,
})
export type Requirement = z.infer<typeof Requirement>

/** A requirement as its customer sees it. */
export const OwnRequirement = Requirement.extend({
  version: z.number(),
  may: z.array(RequirementStep.schema),
  /** Brokers with a live home that fits. */
  brokerCount: z.number(),
  /** Offered homes that await an answer. */
  waitingCount: z.number(),
  /** Why an administrator removed it. */
  removalReason: z.string().nullable(),
})
export type OwnRequirement = z.infer<typeof OwnRequirement>

/** A broker as the other side reads of one. */
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
  /** Whether the home is on offer now; one that is not can no longer be accepted. */
  isLive: z.boolean(),
  /** Whether it is all that the requirement asks for. */
  isFit: z.boolean(),
  broker: NamedBroker,
  /** The broker through whom it is offered, who answers; null where its own broker does. */
  through: NamedBroker.nullable(),
  note: z.string().nullable(),
  /** Of an accepted one: where it goes on. */
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
    summary: 'What the customer lets brokers know that they look for, newest first',
    query: z.strictObject(paging(20)),
    reply: z.object({ requirements: z.array(OwnRequirement), pagination: Pagination }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/customer/requirements',
    access: 'customer',
    summary: 'Post what one looks for: brokers whose homes fit see it without name and number',
    body: RequirementDraft,
    reply,
    status: 201,
  }),
  get: endpoint({
    method: 'GET',
    path: '/customer/requirements/:id',
    access: 'customer',
    summary: 'One of one’s own, with the homes that brokers offer',
    params: idParams,
    reply: reply.extend({ offers: z.array(ReceivedOffer) }),
  }),
  change: endpoint({
    method: 'PUT',
    path: '/customer/requirements/:id',
    access: 'customer',
    summary: 'Change what is looked for, unless it has ended; it is matched anew',
    params: idParams,
    body: RequirementChange,
    reply,
  }),
  step: endpoint({
    method: 'POST',
    path: '/customer/requirements/:id/steps',
    access: 'customer',
    summary: 'Pause, resume or end it, or keep it for another 60 days',
    params: idParams,
    body: z.strictObject({ step: RequirementStep.schema }),
    reply,
  }),
  accept: endpoint({
    method: 'POST',
    path: '/customer/requirements/:id/offers/:partId/accept',
    access: 'customer',
    summary:
      'Accept an offered home: a conversation with its broker begins, who sees the name, and the ' +
      'number where it is shared',
    params: offerParams,
    body: z.strictObject({
      message: optional(text(2000)),
      /** Whether the broker sees the number for a week. */
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
    summary: 'Decline an offered home; its broker learns nothing but that',
    params: offerParams,
    reply: Acknowledgement,
  }),
}
