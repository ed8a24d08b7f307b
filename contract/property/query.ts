import { z } from 'zod'
import {
  createdDays,
  ids,
  optional,
  queryNumber,
  questionText,
  searchText,
  text,
} from '#contract/field.ts'
import { paging } from '#contract/page.ts'
import { type WordOf, words } from '#contract/words.ts'
import { maxRupees } from '#domain/money/max-rupees.ts'
import { boundsText } from './map-bounds.ts'
import {
  Furnished,
  ListingType,
  PropertyStatus,
  PropertyType,
  PropertyTypeOrSegment,
  Sort,
} from './vocabulary.ts'

const amount = optional(queryNumber(0, maxRupees))
/** Each is looked for by itself, and more than these no home is chosen by. */
const maxAmenities = 20

/** Every filter and sort of the public list (SRC-1). */
export const PublicPropertyQuery = z.strictObject({
  ...paging(12),
  /** `pagination.next` of the page before: continues without doubles while listings come and go. */
  after: optional(z.string().max(6_000)),
  search: questionText,
  propertyType: optional(PropertyTypeOrSegment.schema),
  listingType: optional(ListingType.schema),
  location: searchText,
  brokerId: optional(z.uuid('Unknown broker.')),
  minPrice: amount,
  maxPrice: amount,
  /** `3`, or `3+` for three and more. */
  bedrooms: optional(z.string().regex(/^\d{1,2}\+?$/, 'Please give a number of bedrooms.')),
  minArea: amount,
  maxArea: amount,
  furnished: optional(Furnished.schema),
  /** Names joined by commas; a listing has all of them. */
  amenities: optional(
    text(400).refine(
      (names) => new Set(names.toLowerCase().split(',')).size <= maxAmenities,
      `Please choose up to ${maxAmenities} amenities.`,
    ),
  ),
  /** `west,south,east,north`: what lies in this part of the map. */
  bounds: optional(boundsText),
  /**
   * Without it: what the text asks for, else by best match where there is a text, else the newest.
   */
  sort: optional(Sort.schema),
  /**
   * `on`: premium listings take the sponsored places among the cards, each marked `isSponsored`.
   */
  sponsored: optional(z.literal('on')),
})
export type PublicPropertyQuery = z.output<typeof PublicPropertyQuery>

/** The orders of the back office's list; `waiting`: who has waited longest for a review first. */
export const PropertySort = words({
  newest: 'Newest',
  oldest: 'Oldest',
  'price-asc': 'Price: low to high',
  'price-desc': 'Price: high to low',
  title: 'Title: A to Z',
  'title-desc': 'Title: Z to A',
  status: 'Status',
  'status-desc': 'Status, backwards',
  waiting: 'Waiting longest',
})
export type PropertySort = WordOf<typeof PropertySort>

export const PropertyListQuery = z.strictObject({
  ...paging(10),
  search: searchText,
  status: optional(PropertyStatus.schema),
  propertyType: optional(PropertyType.schema),
  brokerId: optional(z.uuid('Unknown broker.')),
  ...createdDays,
  sort: optional(PropertySort.schema),
  ids,
})
