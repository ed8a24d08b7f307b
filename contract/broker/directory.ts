import { z } from 'zod'
import { ContactToken } from '#contract/contact/contact.ts'
import { endpoint } from '#contract/endpoint.ts'
import { idParams, moment, optional, searchText } from '#contract/field.ts'
import { Pagination, paging } from '#contract/page.ts'
import { type WordOf, words } from '#contract/words.ts'
import { msg } from '#domain/locale/translate.ts'
import { ResponseTime } from './response-time.ts'
import { Specialization } from './specialization.ts'

/** Sort orders of the public directory (BRK-3). */
export const DirectorySort = words({
  rating: msg('Rating'),
  experience: msg('Experience'),
  deals: msg('Deals'),
  listings: msg('Listings'),
})
export type DirectorySort = WordOf<typeof DirectorySort>

const face = {
  _id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  companyName: z.string(),
  specialization: z.array(z.string()),
  /** Years. */
  experience: z.number(),
  /** The mean of the published reviews, 1 to 5; null without reviews. */
  rating: z.number().nullable(),
  reviewCount: z.number(),
  response: ResponseTime.nullable(),
  /** Listings sold or rented. */
  totalDeals: z.number(),
  /** The first operating area, or else the city with most of the broker's listings (BRK-2). */
  location: z.string().nullable(),
  isVerified: z.boolean(),
  /** Live listings. */
  activeListings: z.number(),
  description: z.string().nullable(),
}

/** A card of the directory. It has no phone or email: lists are harvested (RAT-03). */
export const DirectoryBroker = z.object(face)
export type DirectoryBroker = z.infer<typeof DirectoryBroker>

/** A broker's public page. */
export const BrokerFace = z.object({
  ...face,
  operatingAreas: z.array(z.string()),
  /** Cities with live listings, those with most first. */
  cities: z.array(z.object({ name: z.string(), listings: z.number() })),
  /** Masked; the number is revealed on request (decision 0045). */
  phone: z.string(),
  memberSince: moment,
  /** Where and under which number the broker is a RERA agent, as verified. */
  agents: z.array(z.object({ state: z.string().nullable(), number: z.string() })),
  /** Visits that were kept, of those to be kept; null below five. */
  visits: z.object({ kept: z.number(), due: z.number() }).nullable(),
})
export type BrokerFace = z.infer<typeof BrokerFace>

export const DirectoryQuery = z.strictObject({
  ...paging(12),
  search: searchText,
  location: searchText,
  specialization: optional(Specialization.schema),
  sort: DirectorySort.schema.default('rating'),
})

/** Both endpoints return only active brokers with verified KYC (BRK-3). */
export const brokerDirectory = {
  list: endpoint({
    method: 'GET',
    path: '/public/brokers',
    access: 'public',
    summary: 'List verified brokers by name, place and specialization, with the exact total',
    query: DirectoryQuery,
    reply: z.object({ brokers: z.array(DirectoryBroker), pagination: Pagination }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/public/brokers/:id',
    access: 'public',
    summary: 'Get one verified broker',
    params: idParams,
    reply: z.object({ broker: BrokerFace, contactToken: ContactToken }),
  }),
}
