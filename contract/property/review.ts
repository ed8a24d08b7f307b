import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { idParams, moment } from '#contract/field.ts'
import { type WordOf, words } from '#contract/words.ts'
import { PropertyChange, PropertyDraft, submissionReply } from './draft.ts'
import { PropertyImage, PropertyRow } from './property.ts'
import { ListingType, PropertyStatus } from './vocabulary.ts'

/** Hours within which a review is promised (LST-6). */
export const reviewPromise = { soon: 24, late: 48 } as const

/** From where on something is a signal. */
export const signalLimits = {
  /** Bits of 64 in which the hashes of two pictures of the same may differ. */
  photoDistance: 6,
  /** Share by which two homes at one address may differ in area and still be the same. */
  areaShare: 0.02,
  /** Fewer live listings than this make no median worth naming. */
  medianOf: 10,
  /** That many times the median, or the median that many times it, is far. */
  farTimes: 2,
} as const

/** What a listing lacks that seekers ask for. */
export const MissingPiece = words({
  photos: 'No photos',
  'more-photos': 'Fewer than three photos',
  description: 'A description of a few words only',
  bedrooms: 'No number of bedrooms',
  bathrooms: 'No number of bathrooms',
  pincode: 'No PIN code',
  location: 'A location the marketplace does not know',
  furnished: 'Not said whether it is furnished',
  amenities: 'No amenities',
  rera: 'No RERA number, though a first sale of this size needs one',
  'rera-form': 'A RERA number that does not look like one of its state',
})
export type MissingPiece = WordOf<typeof MissingPiece>

/** Reasons offered to a reviewer, in words the broker reads. */
export const propertyReasons = [
  'The photos do not show this property.',
  'The price does not fit the description.',
  'The address is incomplete.',
  'This listing is already online.',
] as const

/** Another listing that may be the same home. */
export const SimilarListing = z.object({
  _id: z.string(),
  title: z.string(),
  address: z.string(),
  price: z.number(),
  areaSqft: z.number(),
  listingType: ListingType.schema,
  status: PropertyStatus.schema,
  broker: z.string(),
  /** Of the broker whose listing is reviewed. */
  isSameBroker: z.boolean(),
  createdAt: moment,
})
export type SimilarListing = z.infer<typeof SimilarListing>

export const PropertySignals = z.object({
  /** Other listings with a picture of the same; `distance` in bits of 64. */
  samePhoto: z.array(
    z.object({
      listing: SimilarListing,
      photos: z.array(z.object({ own: PropertyImage, other: PropertyImage, distance: z.number() })),
    }),
  ),
  /** Photos whose hash is not computed yet: they are not compared. */
  photosToCome: z.number(),
  /** Other listings at the same address with the same area. */
  sameHome: z.array(SimilarListing),
  /**
   * The price against live listings of the same type and way in the locality; rupees a square foot.
   */
  rate: z
    .object({
      place: z.string(),
      rate: z.number(),
      median: z.number(),
      count: z.number(),
      /** `rate` as a multiple of `median`. */
      times: z.number(),
      isFar: z.boolean(),
    })
    .nullable(),
  missing: z.array(MissingPiece.schema),
})
export type PropertySignals = z.infer<typeof PropertySignals>

/** What differs from the state that was approved last. */
export const PropertyDifference = z.object({
  /** `first`: never approved before. `unknown`: approved before approvals were kept. */
  since: z.enum(['known', 'first', 'unknown']),
  approvedAt: moment.nullable(),
  fields: z.array(z.object({ name: z.string(), before: z.unknown(), after: z.unknown() })),
  photosAdded: z.array(PropertyImage),
  photosRemoved: z.array(PropertyImage),
})
export type PropertyDifference = z.infer<typeof PropertyDifference>

const one = z.object({ property: PropertyRow })

export const propertyReview = {
  signals: endpoint({
    method: 'GET',
    path: '/properties/:id/signals',
    access: 'property.review',
    summary:
      'What a reviewer should know: changes since the approval, likely duplicates, the price',
    params: idParams,
    reply: z.object({ difference: PropertyDifference, signals: PropertySignals }),
  }),
  add: endpoint({
    method: 'POST',
    path: '/properties',
    access: 'property.change',
    summary: 'Submit a listing for a broker; it waits for review',
    body: PropertyDraft.safeExtend({ brokerId: z.uuid('Please choose a broker.') }),
    reply: one.extend(submissionReply),
    status: 201,
  }),
  edit: endpoint({
    method: 'PUT',
    path: '/properties/:id',
    access: 'property.change',
    summary: 'Edit a listing for its broker, by the rules of the broker’s own edit',
    params: idParams,
    body: PropertyChange.safeExtend({
      /** The version it was made from; a listing changed since is not overwritten. */
      version: z.number().int().min(1).optional(),
    }),
    reply: one,
  }),
}
