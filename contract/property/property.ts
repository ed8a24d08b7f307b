import { z } from 'zod'
import { BrokerRecord, BrokerStatus, KycStatus } from '#contract/broker/broker.ts'
import { ResponseTime } from '#contract/broker/response-time.ts'
import { ContactToken } from '#contract/contact/contact.ts'
import { endpoint } from '#contract/endpoint.ts'
import { idParams, moment, optional, searchText, text } from '#contract/field.ts'
import { Pagination, paging } from '#contract/page.ts'
import { SearchReading } from '#contract/search/explanation.ts'
import { msg, t } from '#domain/locale/translate.ts'
import { ConfirmationFilter } from './availability.ts'
import { Carpet } from './carpet.ts'
import { Closing, ClosingDraft } from './closing.ts'
import { PropertyDetail, PublicDetail } from './detail.ts'
import { PropertyChange, PropertyDraft, submissionReply } from './draft.ts'
import { OwnStats, PropertyStats } from './figure.ts'
import { PropertyEvent } from './history.ts'
import { PropertyImage } from './image.ts'
import { PropertyAct } from './lifecycle.ts'
import { asPublished, publicMap } from './map.ts'
import { PropertyListQuery, PublicPropertyQuery } from './query.ts'
import {
  AreaUnit,
  Furnished,
  ListingType,
  PropertyStatus,
  PropertyType,
  Sort,
} from './vocabulary.ts'

const brokerName = {
  _id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  companyName: z.string(),
}

const location = z.union([z.object({ _id: z.string(), name: z.string() }), z.string()])

const facts = {
  _id: z.string(),
  title: z.string(),
  address: z.string(),
  ...{ location, city: z.string().nullable() },
  pincode: z.string().nullable(),
  price: z.number(),
  listingType: ListingType.schema,
  propertyType: PropertyType.schema,
  bedrooms: z.number().nullable(),
  ...{ bathrooms: z.number().nullable(), area: z.number() },
  areaUnit: AreaUnit.schema,
  /** Rupees to move in or to own; null if a part of them is unknown. */
  cashNeeded: z.number().nullable(),
  /** In any unit, for comparing. */
  ...{ areaSqft: z.number(), carpet: Carpet.nullish() },
  furnished: Furnished.schema.nullable(),
  features: z.array(z.string()),
  status: PropertyStatus.schema,
  createdAt: moment,
  /** The day in India on which its broker last said that it is available. */
  confirmedOn: z.string(),
  /** Whether the confirmation is too old, or visitors report the listing as gone. */
  isUnconfirmed: z.boolean(),
}

/** A card of the public list. It has no phone or email: lists are harvested. */
export const PropertyCard = z.object({
  ...facts,
  images: z.array(PropertyImage),
  imageCount: z.number(),
  broker: z.object({ ...brokerName, isVerified: z.boolean() }),
  /** The number of listings of this home, and its id, if there are or were several. */
  ...{ offers: z.number().nullish(), homeId: z.string().nullish() },
  /** The price drop below the lowest former price, and the day in India of the drop. */
  priceCut: z.object({ less: z.number(), since: z.string() }).nullish(),
  isSponsored: z.boolean().optional(),
})
export type PropertyCard = z.infer<typeof PropertyCard>

const full = {
  ...facts,
  ...{ description: z.string(), parkingSpaces: z.number().nullable() },
  ...{ floor: z.number().nullable(), totalFloors: z.number().nullable() },
  ...{ latitude: z.number().nullable(), longitude: z.number().nullable() },
  amenities: z.array(z.string()),
  detail: PublicDetail,
  images: z.array(PropertyImage),
  views: z.number(),
}

/** The public page, without rejection reasons, versions, inquiry counts or a hidden position. */
export const PropertyPublic = z.object({
  ...full,
  ...{ ...asPublished, takesVisits: z.boolean() },
  broker: z.object({
    ...{ ...brokerName, isVerified: z.boolean() },
    /** Email and phone are masked; they are revealed on request (decision 0045). */
    email: z.string(),
    ...{ phone: z.string(), experience: z.number() },
    /** The agent's RERA number is that of the state of the home. */
    ...{ response: ResponseTime.nullable(), agentNumber: z.string().nullable() },
  }),
})
export type PropertyPublic = z.infer<typeof PropertyPublic>

const own = {
  ...full,
  detail: PropertyDetail,
  inquiries: z.number(),
  rejectionReason: z.string().nullable(),
  /** Incremented by each change; a decision names the version it is based on. */
  version: z.number(),
  submittedAt: moment,
  decidedAt: moment.nullable(),
  isLive: z.boolean(),
  unconfirmedPlace: z.string().nullable(),
  /** What this viewer may do with this listing now. */
  may: z.array(PropertyAct.schema),
}

/** A listing as its broker sees it. */
export const PropertyOwn = z.object({
  ...own,
  closing: Closing.nullable(),
  /** When its broker last confirmed that it is available; submitting it counts too. */
  confirmedAt: moment,
  /** An expired listing is off all lists until it is confirmed. */
  isExpired: z.boolean(),
})
export type PropertyOwn = z.infer<typeof PropertyOwn>

/** A listing as the back office sees it. */
export const PropertyRow = z.object({
  ...own,
  broker: z.object({
    ...brokerName,
    email: z.string(),
    phone: z.string(),
    status: BrokerStatus.schema,
    kycStatus: KycStatus.schema,
  }),
})
export type PropertyRow = z.infer<typeof PropertyRow>

const ownOne = z.object({ property: PropertyOwn })

export const property = {
  publicList: endpoint({
    method: 'GET',
    path: '/public/properties',
    access: 'public',
    scope: 'listings:read',
    summary: 'List live listings by filter and sort, with the exact total',
    query: PublicPropertyQuery,
    reply: z.object({
      properties: z.array(PropertyCard),
      /** The sort order of the listings. */
      sort: Sort.schema,
      pagination: Pagination,
      /** How `search` was interpreted; `null` where it is only words. */
      interpretation: SearchReading.nullable(),
    }),
  }),
  publicMap,
  publicGet: endpoint({
    method: 'GET',
    path: '/public/properties/:id',
    access: 'public',
    scope: 'listings:read',
    summary: 'Get one live, sold or rented listing; counts one view per visitor and day',
    params: idParams,
    reply: z.object({ property: PropertyPublic, contactToken: ContactToken }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/broker/properties',
    access: 'broker',
    scope: 'own-listings:write',
    summary:
      'Submit a listing for review. Without an Idempotency-Key, a copy of one from the last ' +
      'minute is not added: the response has the first one and `isRepeated`',
    body: PropertyDraft,
    reply: ownOne.extend(submissionReply),
    status: 201,
  }),
  mine: endpoint({
    method: 'GET',
    path: '/broker/properties/mine',
    access: 'broker',
    scope: 'own-listings:read',
    summary: 'List the signed-in broker’s listings, newest first',
    query: z.strictObject({
      ...paging(100),
      search: searchText,
      status: optional(PropertyStatus.schema),
      confirmation: optional(ConfirmationFilter.schema),
    }),
    reply: z.object({ properties: z.array(PropertyOwn), pagination: Pagination }),
  }),
  mineStats: endpoint({
    method: 'GET',
    path: '/broker/properties/stats',
    access: 'broker',
    scope: 'own-listings:read',
    summary: 'Count the signed-in broker’s listings and their figures',
    reply: z.object({ stats: OwnStats }),
  }),
  mineOne: endpoint({
    method: 'GET',
    path: '/broker/properties/:id',
    access: 'broker',
    scope: 'own-listings:read',
    summary: 'Get one of the signed-in broker’s listings',
    params: idParams,
    reply: ownOne,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/broker/properties/:id',
    access: 'broker',
    scope: 'own-listings:write',
    summary: 'Edit a listing; a material change or a rejected one goes back to review',
    params: idParams,
    body: PropertyChange,
    reply: ownOne,
  }),
  close: endpoint({
    method: 'PATCH',
    path: '/broker/properties/:id/status',
    access: 'broker',
    scope: 'own-listings:write',
    summary: 'Mark an approved listing as sold or rented; its seekers are notified',
    params: idParams,
    body: ClosingDraft,
    reply: ownOne,
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: '/broker/properties/:id',
    access: 'broker',
    scope: 'own-listings:write',
    summary: 'Delete a listing of one’s own',
    params: idParams,
    reply: z.object({ message: z.string() }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/properties',
    access: 'property.read',
    summary: 'List all listings for the back office',
    query: PropertyListQuery,
    reply: z.object({ properties: z.array(PropertyRow), pagination: Pagination }),
  }),
  stats: endpoint({
    method: 'GET',
    path: '/properties/stats/overview',
    access: 'property.read',
    summary: 'Count listings by status',
    reply: z.object({ stats: PropertyStats }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/properties/:id',
    access: 'property.read',
    summary: 'Get one listing with its broker and its history',
    params: idParams,
    reply: z.object({
      property: PropertyRow,
      broker: BrokerRecord,
      history: z.array(PropertyEvent),
    }),
  }),
  changeStatus: endpoint({
    method: 'PATCH',
    path: '/properties/:id/status',
    access: 'property.review',
    summary: 'Approve, reject with a reason, or mark as sold or rented',
    params: idParams,
    body: z
      .strictObject({
        status: PropertyStatus.schema,
        rejectionReason: optional(text(500, msg('Please provide a rejection reason'))),
        /** The version that the reviewer saw: refused where the listing has changed since. */
        version: z.number().int().optional(),
      })
      .refine((value) => value.status !== 'rejected' || value.rejectionReason, {
        error: () => t('Please provide a rejection reason'),
        path: ['rejectionReason'],
      }),
    reply: z.object({ property: PropertyRow }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/properties/:id',
    access: 'property.remove',
    summary: 'Delete a listing',
    params: idParams,
    reply: z.object({ message: z.string() }),
  }),
}
