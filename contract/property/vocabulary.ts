import { type WordOf, words } from '#contract/words.ts'

/** Property types in the order of LST-3. */
export const PropertyType = words({
  apartment: 'Apartment',
  villa: 'Villa',
  house: 'House',
  plot: 'Plot',
  commercial: 'Commercial',
  office: 'Office',
  industrial: 'Industrial',
  agricultural: 'Agricultural',
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
  residential: 'Residential',
})
export type PropertyTypeOrSegment = WordOf<typeof PropertyTypeOrSegment>

/** Returns the types that a filter value includes. */
export function typesOf(word: PropertyTypeOrSegment): readonly PropertyType[] {
  return word in segments ? segments[word as keyof typeof segments] : [word as PropertyType]
}

export const ListingType = words({ sell: 'For Sale', rent: 'For Rent', lease: 'For Lease' })
export type ListingType = WordOf<typeof ListingType>

export const PropertyStatus = words({
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
  sold: 'Sold',
  rented: 'Rented',
})
export type PropertyStatus = WordOf<typeof PropertyStatus>

export const AreaUnit = words({ sqft: 'sq ft', sqmt: 'sq m', acre: 'acre' })
export type AreaUnit = WordOf<typeof AreaUnit>

export const Furnished = words({
  unfurnished: 'Unfurnished',
  'semi-furnished': 'Semi-furnished',
  'fully-furnished': 'Fully furnished',
})
export type Furnished = WordOf<typeof Furnished>

/** What the area measures, as RERA and the market distinguish it (IND-7). */
export const AreaBasis = words({
  carpet: 'Carpet area',
  'built-up': 'Built-up area',
  'super-built-up': 'Super built-up area',
  plot: 'Plot area',
})
export type AreaBasis = WordOf<typeof AreaBasis>

export const Facing = words({
  north: 'North',
  'north-east': 'North-East',
  east: 'East',
  'south-east': 'South-East',
  south: 'South',
  'south-west': 'South-West',
  west: 'West',
  'north-west': 'North-West',
})
export type Facing = WordOf<typeof Facing>

export const Possession = words({
  ready: 'Ready to move',
  'under-construction': 'Under construction',
})
export type Possession = WordOf<typeof Possession>

/**
 * How precisely the public map shows the position of a listing; its broker chooses (decision 0030).
 */
export const PlacePrecision = words({
  locality: 'Locality only',
  street: 'Street',
  exact: 'Exact place',
})
export type PlacePrecision = WordOf<typeof PlacePrecision>

export const Sort = words({
  relevance: 'Best match',
  newest: 'Newest',
  'price-asc': 'Price: low to high',
  'price-desc': 'Price: high to low',
  area: 'Area',
  rate: '₹/sq ft: low to high',
  drop: 'Biggest price drop',
})
export type Sort = WordOf<typeof Sort>

/** The channel through which a listing was sold or rented; shown to its broker only. */
export const ClosedSource = words({
  brickbazaar: 'Somebody who asked on BrickBazaar',
  'own-client': 'A client of my own',
  referral: 'A referral',
  'another-portal': 'Another portal',
  other: 'Another way',
})
export type ClosedSource = WordOf<typeof ClosedSource>
