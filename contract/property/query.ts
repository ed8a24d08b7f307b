import { z } from 'zod'
import {
  createdDays,
  ids,
  optional,
  queryNumber,
  questionText,
  searchText,
  severalOf,
  text,
  textUpTo,
} from '#contract/field.ts'
import { paging } from '#contract/page.ts'
import { type WordOf, words } from '#contract/words.ts'
import { msg, t } from '#domain/locale/translate.ts'
import { usualLoan } from '#domain/money/emi.ts'
import { maxRupees } from '#domain/money/max-rupees.ts'
import { maxPlaces, placeSeparator, placesIn } from '#domain/search/place-list.ts'
import { maxQuestionLength, maxSearchLength } from '#domain/search/search-length.ts'
import { FloorChoice, NoBrokerage, Occupant, Seller } from './filter-vocabulary.ts'
import { areaText, nearText } from './map-area.ts'
import { boundsText } from './map-bounds.ts'
import {
  Facing,
  Furnished,
  ListingType,
  Possession,
  PropertyStatus,
  PropertyType,
  PropertyTypeOrSegment,
  Sort,
} from './vocabulary.ts'

const amount = optional(queryNumber(0, maxRupees))
/** Each amenity is a search of its own, and nobody chooses a home by more. */
const maxAmenities = 20

const location = textUpTo(maxQuestionLength)
  .refine((names = '') => placesIn(names).length <= maxPlaces, {
    error: () => t('Please choose up to {limit} places.', { limit: maxPlaces }),
  })
  .refine((names = '') => placesIn(names).every((name) => name.length <= maxSearchLength), {
    error: () => t('Please search with at most {limit} characters.', { limit: maxSearchLength }),
  })
  .describe(
    'A city, locality or PIN code, by name, alias or id. Several are ' +
      `separated by "${placeSeparator}", as in "Baner${placeSeparator} Aundh".`,
  )

const stated = (what: string) => `${what} Listings that do not state it are left out.`

/**
 * Further filters. A listing that does not state what is filtered by is left out, unless
 * `includeUnstated` is `true`.
 */
const particulars = {
  minBathrooms: optional(queryNumber(1, 50)).describe(stated('Bathrooms at least.')),
  minParking: optional(queryNumber(1, 100)).describe(stated('Car parkings at least.')),
  minRoad: optional(queryNumber(1, 1_000)).describe(
    stated('Width of the road in front in feet, at least.'),
  ),
  moveInBy: optional(
    z.iso.date().refine((value) => /^20[0-4]/.test(value), {
      error: () => t('Please enter a date, such as 2026-03-31.'),
    }),
  ).describe(
    stated('Free on this day: from it or earlier, or ready to move where no day is stated.'),
  ),
  sharing: severalOf(
    z.string().regex(/^(?:[1-9]|10)$/, { error: () => t('Please enter a number.') }),
  ).describe(
    stated('Persons in a room of a PG or a shared home; one of several joined by commas.'),
  ),
  minCarpet: amount.describe(stated('Carpet area (RERA) in square feet, at least.')),
  maxCarpet: amount.describe(stated('Carpet area (RERA) in square feet, at most.')),
  maxDeposit: amount.describe(stated('Deposit in rupees, at most; 0 is no deposit.')),
  maxDepositMonths: optional(queryNumber(0, 60)).describe(
    stated('Deposit in months of the listing’s own rent, at most.'),
  ),
  maxMonthlyCost: amount.describe(
    stated('Homes for rent: rent and maintenance a month in rupees, at most.'),
  ),
  maxEmi: amount.describe(
    'Homes for sale: monthly instalment in rupees at most, for the largest loan that banks give ' +
      `on the price at ${usualLoan.rate} % a year over ${usualLoan.years} years.`,
  ),
  maxCash: amount.describe(
    stated('Money needed in the bank to move in, or to own beside the largest loan, at most.'),
  ),
  possession: optional(Possession.schema).describe(stated('Ready or under construction.')),
  possessionBy: optional(
    z.string().regex(/^20[0-4]\d-(0[1-9]|1[0-2])$/, {
      error: () => t('Please enter a month, such as 2027-12.'),
    }),
  ).describe(stated('Ready, or to be handed over in this month at the latest: `2027-12`.')),
  floor: optional(FloorChoice.schema).describe(stated('Where in its building.')),
  minFloor: optional(queryNumber(-5, 100)).describe(stated('0 is the ground floor.')),
  maxFloor: optional(queryNumber(-5, 100)).describe(stated('0 is the ground floor.')),
  facing: severalOf(Facing.schema).describe(
    stated('Of the main door; one of several joined by commas.'),
  ),
  maxAge: optional(queryNumber(0, 200)).describe(stated('Age of the building in years, at most.')),
  tenants: severalOf(Occupant.schema).describe(
    stated('Who may live there; all of several joined by commas.'),
  ),
  brokerage: optional(NoBrokerage.schema).describe(stated('`none`: no brokerage.')),
  listedBy: optional(Seller.schema).describe(stated('Whom it is listed for.')),
  /** One switch for all of them, and for the same conditions in a text. */
  includeUnstated: optional(z.enum(['true', 'false'])).describe(
    '`true`: homes that do not state what is asked for are found as well.',
  ),
}

/** All filters and sort orders of the public list (SRC-1). */
export const PublicPropertyQuery = z.strictObject({
  ...paging(12),
  /**
   * `pagination.next` of the page before: continues without duplicates while listings are added and
   * removed.
   */
  after: optional(z.string().max(6_000)),
  search: questionText,
  propertyType: optional(PropertyTypeOrSegment.schema),
  listingType: optional(ListingType.schema),
  location,
  brokerId: optional(z.uuid({ error: () => t('Unknown broker.') })),
  minPrice: amount,
  maxPrice: amount,
  bedrooms: optional(
    z.string().regex(/^\d{1,2}\+?(,\d{1,2}\+?){0,9}$/, {
      error: () => t('Please enter the number of bedrooms.'),
    }),
  ).describe('`3`, `3+` for three and more, or several: `2,3`.'),
  minArea: amount,
  maxArea: amount,
  furnished: optional(Furnished.schema),
  /** Names separated by commas; a listing must have all of them, as amenities or as features. */
  amenities: optional(
    text(400).refine((names) => new Set(names.toLowerCase().split(',')).size <= maxAmenities, {
      error: () => t('Please choose up to {limit} amenities.', { limit: maxAmenities }),
    }),
  ),
  ...particulars,
  /** `west,south,east,north`: only listings within these bounds. */
  bounds: optional(boundsText),
  area: optional(areaText).describe(
    'Areas on the map, each a flexible polyline (precision 5) of 3 to 60 points, up to 5 joined ' +
      'by ".". Listings in any of them, or in `near`, are found, at the place that maps show.',
  ),
  near: optional(nearText).describe(
    '`latitude,longitude,kilometres`: listings within this distance, at the place that maps show.',
  ),
  /**
   * By default: the order that the text asks for, or else best match with a text and newest
   * without.
   */
  sort: optional(Sort.schema),
  /**
   * `on`: premium listings take the sponsored places among the cards, each marked `isSponsored`.
   */
  sponsored: optional(z.literal('on')),
})
export type PublicPropertyQuery = z.output<typeof PublicPropertyQuery>

/** Sort orders of the back office's list. `waiting`: the longest wait for a review first. */
export const PropertySort = words({
  newest: msg('Newest'),
  oldest: msg('Oldest'),
  'price-asc': msg('Price: low to high'),
  'price-desc': msg('Price: high to low'),
  title: msg('Title: A to Z'),
  'title-desc': msg('Title: Z to A'),
  status: msg('Status'),
  'status-desc': msg('Status: Z to A'),
  waiting: msg('Waiting longest'),
})
export type PropertySort = WordOf<typeof PropertySort>

export const PropertyListQuery = z.strictObject({
  ...paging(10),
  search: searchText,
  status: optional(PropertyStatus.schema),
  propertyType: optional(PropertyType.schema),
  brokerId: optional(z.uuid({ error: () => t('Unknown broker.') })),
  ...createdDays,
  sort: optional(PropertySort.schema),
  ids,
})
