import { type WordOf, words } from '#contract/words.ts'
import { msg } from '#domain/locale/translate.ts'

/** Property types in the order of LST-3. */
export const PropertyType = words({
  apartment: msg('Apartment'),
  villa: msg('Villa'),
  house: msg('House'),
  plot: msg('Plot'),
  commercial: msg('Commercial'),
  office: msg('Office'),
  industrial: msg('Industrial'),
  agricultural: msg('Agricultural'),
})
export type PropertyType = WordOf<typeof PropertyType>

/** Segments of "Browse by type", each a group of types (LST-4). */
export const segments = {
  residential: ['apartment', 'villa', 'house', 'plot'],
  commercial: ['commercial', 'office'],
  industrial: ['industrial'],
  agricultural: ['agricultural'],
} as const satisfies Record<string, readonly PropertyType[]>

/**
 * Values of `propertyType` in the public list: a type or a segment. `commercial` is both and means
 * the segment, which contains the type.
 */
export const PropertyTypeOrSegment = words({
  ...PropertyType.labels,
  residential: msg('Residential'),
})
export type PropertyTypeOrSegment = WordOf<typeof PropertyTypeOrSegment>

/** Returns the types that a filter value includes. */
export function typesOf(word: PropertyTypeOrSegment): readonly PropertyType[] {
  return word in segments ? segments[word as keyof typeof segments] : [word as PropertyType]
}

export const ListingType = words({
  sell: msg('For Sale'),
  rent: msg('For Rent'),
  lease: msg('For Lease'),
})
export type ListingType = WordOf<typeof ListingType>

export const PropertyStatus = words({
  pending: msg('Pending'),
  approved: msg('Approved'),
  rejected: msg('Rejected'),
  sold: msg('Sold'),
  rented: msg('Rented'),
})
export type PropertyStatus = WordOf<typeof PropertyStatus>

export const AreaUnit = words({ sqft: msg('sq ft'), sqmt: msg('sq m'), acre: msg('acre') })
export type AreaUnit = WordOf<typeof AreaUnit>

export const Furnished = words({
  unfurnished: msg('Unfurnished'),
  'semi-furnished': msg('Semi-furnished'),
  'fully-furnished': msg('Fully furnished'),
})
export type Furnished = WordOf<typeof Furnished>

/** What the area measures, as RERA and the market distinguish it (IND-7). */
export const AreaBasis = words({
  carpet: msg('Carpet area'),
  'built-up': msg('Built-up area'),
  'super-built-up': msg('Super built-up area'),
  plot: msg('Plot area'),
})
export type AreaBasis = WordOf<typeof AreaBasis>

export const Facing = words({
  north: msg('North'),
  'north-east': msg('North-East'),
  east: msg('East'),
  'south-east': msg('South-East'),
  south: msg('South'),
  'south-west': msg('South-West'),
  west: msg('West'),
  'north-west': msg('North-West'),
})
export type Facing = WordOf<typeof Facing>

export const Possession = words({
  ready: msg('Ready to move'),
  'under-construction': msg('Under construction'),
})
export type Possession = WordOf<typeof Possession>

/**
 * How precisely the public map shows the position of a listing; its broker chooses (decision 0030).
 */
export const PlacePrecision = words({
  locality: msg('Locality only'),
  street: msg('Street'),
  exact: msg('Exact location'),
})
export type PlacePrecision = WordOf<typeof PlacePrecision>

export const Sort = words({
  relevance: msg('Best match'),
  newest: msg('Newest'),
  'price-asc': msg('Price: low to high'),
  'price-desc': msg('Price: high to low'),
  area: msg('Area'),
  rate: msg('₹/sq ft: low to high'),
  drop: msg('Biggest price drop'),
  cash: msg('Cash needed: low to high'),
})
export type Sort = WordOf<typeof Sort>

/** The channel through which a listing was sold or rented; shown to its broker only. */
export const ClosedSource = words({
  brickbazaar: msg('Enquiry on BrickBazaar'),
  'own-client': msg('My own client'),
  referral: msg('Referral'),
  'another-portal': msg('Another portal'),
  other: msg('Other'),
})
export type ClosedSource = WordOf<typeof ClosedSource>
