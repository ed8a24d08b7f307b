import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { idParams, moment } from '#contract/field.ts'
import { Pagination, paging } from '#contract/page.ts'
import { type WordOf, words } from '#contract/words.ts'
import type { HomeReason } from '#domain/home/same-home.ts'
import { msg } from '#domain/locale/translate.ts'
import { PropertyImage } from './image.ts'
import { AreaUnit, ListingType, PropertyStatus } from './vocabulary.ts'

/** The state of two listings that look like the same home. */
export const HomePairState = words({
  open: msg('To decide'),
  auto: msg('Joined by rule'),
  same: msg('Same home'),
  different: msg('Different homes'),
})
export type HomePairState = WordOf<typeof HomePairState>

/** Reasons for and against two listings being the same home. */
export const HomePairReason = words({
  reference: msg('Same broker reference'),
  flat: msg('Same flat number'),
  tower: msg('Same tower'),
  address: msg('Same address'),
  'similar-address': msg('Similar address'),
  society: msg('Same society'),
  floor: msg('Same floor'),
  'total-floors': msg('Same number of floors'),
  area: msg('Same area'),
  'near-area': msg('Nearly the same area'),
  'convertible-area': msg('Same area, measured in another way'),
  bathrooms: msg('Same bathrooms'),
  facing: msg('Same facing'),
  photos: msg('Same photos'),
  price: msg('Same price'),
  'near-price': msg('Nearly the same price'),
  point: msg('Same place on the map'),
  'other-total-floors': msg('Different number of floors'),
  'other-bathrooms': msg('Different number of bathrooms'),
  'other-facing': msg('Other facing'),
  'other-price': msg('Far apart in price'),
  'other-point': msg('Far apart on the map'),
  'other-society': msg('Other society'),
  'same-broker': msg('Both listed by the same broker'),
} satisfies Record<HomeReason, string>)

/** A listing beside another that may be of the same home. */
export const HomePairSide = z.object({
  _id: z.string(),
  title: z.string(),
  address: z.string(),
  society: z.string().nullable(),
  reference: z.string().nullable(),
  floor: z.number().nullable(),
  totalFloors: z.number().nullable(),
  bedrooms: z.number().nullable(),
  bathrooms: z.number().nullable(),
  area: z.number(),
  areaUnit: AreaUnit.schema,
  price: z.number(),
  listingType: ListingType.schema,
  status: PropertyStatus.schema,
  broker: z.string(),
  createdAt: moment,
  images: z.array(PropertyImage),
})
export type HomePairSide = z.infer<typeof HomePairSide>

export const HomePair = z.object({
  _id: z.string(),
  state: HomePairState.schema,
  reasons: z.array(HomePairReason.schema),
  sides: z.array(HomePairSide),
  decidedBy: z.string().nullable(),
  decidedAt: moment.nullable(),
})
export type HomePair = z.infer<typeof HomePair>

export const homePair = {
  list: endpoint({
    method: 'GET',
    path: '/home-pairs',
    access: 'property.review',
    summary: 'List pairs of listings that may offer the same home, most alike first',
    query: z.strictObject({ ...paging(10), state: HomePairState.schema.default('open') }),
    reply: z.object({ pairs: z.array(HomePair), pagination: Pagination }),
  }),
  decide: endpoint({
    method: 'POST',
    path: '/home-pairs/:id/decision',
    access: 'property.review',
    summary: 'Decide whether two listings offer the same home, or undo a decision',
    params: idParams,
    body: z.strictObject({
      state: z.enum(['open', 'same', 'different']),
      /** The state shown on screen: refused where it has changed since. */
      decidedOn: HomePairState.schema,
    }),
    reply: z.object({ state: HomePairState.schema }),
  }),
}
