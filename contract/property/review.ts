import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { idParams, moment } from '#contract/field.ts'
import { ReraCase } from '#contract/rera.ts'
import { type WordOf, words } from '#contract/words.ts'
import type { Exclusion } from '#domain/listing-wording/find-exclusion.ts'
import { msg, t } from '#domain/locale/translate.ts'
import { Claim } from './claim.ts'
import { PropertyChange, PropertyDraft, submissionReply } from './draft.ts'
import { PropertyImage } from './image.ts'
import { PriceRange } from './price-range.ts'
import { PropertyRow } from './property.ts'
import { ListingType, PropertyStatus } from './vocabulary.ts'

/** Hours within which a review is promised (LST-6). */
export const reviewPromise = { soon: 24, late: 48 } as const

/** Thresholds from which a signal is shown. */
export const signalLimits = {
  /** The maximum difference between the hashes of two photos of the same thing, in bits of 64. */
  photoDistance: 6,
  /** The maximum difference in area, as a share, between two listings of the same home. */
  areaShare: 0.02,
  /** The minimum number of live listings for a meaningful median. */
  medianOf: 10,
  /**
   * A price is far off from this many times the median, or a median from this many times the price.
   */
  farTimes: 2,
  /** A price cut to this share below the median is looked at afterwards. */
  lowShare: 0.3,
  /** A broker is new for as many days. */
  newBrokerDays: 30,
} as const

/** Facts that people look for and the listing lacks. */
export const MissingPiece = words({
  photos: msg('No photos'),
  'more-photos': msg('Fewer than three photos'),
  description: msg('Description too short'),
  bedrooms: msg('Bedrooms not stated'),
  bathrooms: msg('Bathrooms not stated'),
  pincode: msg('No PIN code'),
  location: msg('Unknown location'),
  furnished: msg('Furnishing not stated'),
  amenities: msg('No amenities'),
  rera: msg('RERA number required but missing'),
  'rera-agent': msg('No MahaRERA agent number'),
  'rera-form': msg('RERA number does not match the state’s format'),
})
export type MissingPiece = WordOf<typeof MissingPiece>

/** The groups of people that a listing may not prefer or exclude (decision 0086). */
export const ExclusionKind = words({
  religion: msg('Religion'),
  caste: msg('Caste'),
  community: msg('Community'),
  disability: msg('Disability'),
  gender: msg('Gender'),
  food: msg('Food'),
  marital: msg('Marital status'),
} satisfies Record<Exclusion['kind'], string>)

/** Reasons offered to a reviewer; the broker reads them. */
export const propertyReasons = [
  msg('The photos do not show this property.'),
  msg('The price does not match the description.'),
  msg('The address is incomplete.'),
  msg('This listing is already online.'),
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
  /** Whether its broker is the one whose listing is reviewed. */
  isSameBroker: z.boolean(),
  createdAt: moment,
})
export type SimilarListing = z.infer<typeof SimilarListing>

export const PropertySignals = z.object({
  /** Other listings with a photo of the same thing; `distance` in bits of 64. */
  samePhoto: z.array(
    z.object({
      listing: SimilarListing,
      photos: z.array(z.object({ own: PropertyImage, other: PropertyImage, distance: z.number() })),
    }),
  ),
  /** Photos without a hash yet, which are not compared. */
  photosToCome: z.number(),
  /** Other listings with the same address and area. */
  sameHome: z.array(SimilarListing),
  /**
   * The price compared with live listings of the same type and deal in the locality; rupees per
   * square foot.
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
  /** What similar homes nearby ask for its size; null where too few can be compared. */
  range: PriceRange.extend({
    /** By which share the price is below the range. */
    below: z.number(),
    isFarBelow: z.boolean(),
    isNewBroker: z.boolean(),
  }).nullable(),
  missing: z.array(MissingPiece.schema),
  /** Passages of its texts that prefer or exclude people, with the group. */
  wording: z.array(z.object({ field: z.string(), kind: ExclusionKind.schema, text: z.string() })),
})
export type PropertySignals = z.infer<typeof PropertySignals>

/** Differences from the version that was approved last. */
export const PropertyDifference = z.object({
  /** `first`: never approved before. `unknown`: approved before approvals were stored. */
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
      'Get what helps a review: changes since the approval, likely duplicates, similar prices',
    params: idParams,
    reply: z.object({
      difference: PropertyDifference,
      signals: PropertySignals,
      rera: ReraCase,
      /** The facts that were checked; all others are stated. */
      claims: z.array(Claim),
    }),
  }),
  add: endpoint({
    method: 'POST',
    path: '/properties',
    access: 'property.change',
    summary: 'Submit a listing for a broker; it waits for review',
    body: PropertyDraft.safeExtend({
      brokerId: z.uuid({ error: () => t('Please choose a broker.') }),
    }),
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
      /** The version it was made from: refused where the listing has changed since. */
      version: z.number().int().min(1).optional(),
    }),
    reply: one,
  }),
}
