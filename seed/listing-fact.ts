import { type Random, random } from '@brickbazaar/random'
import type { PropertyDetail } from '#contract/property/detail.ts'
import type {
  AreaUnit,
  Furnished,
  ListingType,
  PropertyType,
} from '#contract/property/vocabulary.ts'
import { termsOf } from '#seed/listing-term.ts'
import { isLand } from '#seed/listing-text/fact.ts'
import { amenitiesFor, featuresFor } from '#seed/listing-text.ts'
import { societyName } from '#seed/name.ts'
import { projectNumber } from '#seed/place/rera.ts'
import type { PlacedArea } from '#seed/place-row.ts'

/** Brokers of the demo measure most homes by their carpet area, as RERA asks. */
const areaBases = [...Array<'carpet'>(38).fill('carpet'), 'built-up', 'super-built-up'] as const

/** What a super built-up area is of the carpet area. */
const usualLoading = 1.32

/** The facts of a demo listing, from which its texts are written. */
export interface ListingFacts {
  propertyType: PropertyType
  listingType: ListingType
  price: number
  areaSqft: number
  areaInUnit: number
  areaUnit: AreaUnit
  bedrooms: number | null
  bathrooms: number | null
  parkingSpaces: number | null
  floor: number | null
  totalFloors: number | null
  /** Null for land. */
  furnished: Furnished | null
  society: string | undefined
  street: string
  amenities: string[]
  features: string[]
  detail: PropertyDetail
}

// Weight of each type, its size range in square feet, and its price level relative to flats in the
// locality.
const types: { type: PropertyType; weight: number; sqft: [number, number]; level: number }[] = [
  { type: 'apartment', weight: 46, sqft: [420, 620], level: 1 },
  { type: 'villa', weight: 11, sqft: [650, 900], level: 1.35 },
  { type: 'house', weight: 12, sqft: [520, 760], level: 1.1 },
  { type: 'plot', weight: 10, sqft: [1200, 4800], level: 0.7 },
  { type: 'commercial', weight: 8, sqft: [280, 2200], level: 1.5 },
  { type: 'office', weight: 8, sqft: [600, 5200], level: 1.25 },
  { type: 'industrial', weight: 3, sqft: [6000, 42_000], level: 0.45 },
  { type: 'agricultural', weight: 3, sqft: [43_560, 348_480], level: 0.03 },
]

const squareMetre = 10.7639104167
const acre = 43_560

// One entry per unit of weight, so that a uniform pick is weighted.
const kinds = types.flatMap((kind) => Array.from({ length: kind.weight }, () => kind))

const kindOf = (seed: string) => random(`${seed} kind`).pick(kinds)

/**
 * Returns whether a listing needs a place at the edge of the city: sheds and fields are not in
 * Bandra.
 */
export function needsOutskirts(seed: string): boolean {
  const { type } = kindOf(seed)
  return type === 'industrial' || type === 'agricultural'
}

/** Yearly growth of sale prices. */
const yearlyGrowth = 0.07

interface OnlyKind {
  type: PropertyType
  deal: ListingType
}

/**
 * Returns random facts of a listing in a place, in proportion to the prices there `age` days ago;
 * `only` fixes some of them.
 */
export function listingFacts(
  seed: string,
  place: PlacedArea,
  { only, age = 0 }: { only?: OnlyKind | undefined; age?: number } = {},
): ListingFacts {
  const dice = random(`${seed} facts`)
  const kind = types.find(({ type }) => type === only?.type) ?? kindOf(seed)
  const isHome = kind.type === 'apartment' || kind.type === 'villa' || kind.type === 'house'
  const bedrooms = isHome ? bedroomsOf(dice, kind.type) : null
  const areaSqft = roundTo(dice.whole(...kind.sqft) * (bedrooms ?? 1), 5)
  const rolled = listingTypeOf(dice, kind.type)
  const listingType = only?.deal ?? rolled
  const totalFloors = totalFloorsOf(dice, kind.type)
  const floor =
    kind.type === 'apartment' || kind.type === 'office' ? dice.whole(0, totalFloors ?? 0) : null
  // Homes under construction are sold, not let, and are unfurnished.
  const isRising = listingType === 'sell' && !isLand(kind.type) && dice.chance(0.18)
  const unfurnished = isLand(kind.type) ? null : 'unfurnished'
  const furnished =
    !isRising && (isHome || kind.type === 'office') ? furnishedOf(dice) : unfurnished
  const inSociety = kind.type === 'apartment' || (kind.type === 'villa' && dice.chance(0.7))
  const society = inSociety ? societyName(seed) : undefined
  const level = kind.level * (1 - (yearlyGrowth * age) / 365)
  const price = priceOf(dice, { place, level, areaSqft, listingType, furnished })
  return {
    propertyType: kind.type,
    listingType,
    price,
    areaSqft,
    ...unitOf(dice, kind.type, areaSqft),
    bedrooms,
    bathrooms: bedrooms === null ? null : Math.max(1, bedrooms - dice.whole(0, 1)),
    parkingSpaces: isHome || kind.type === 'office' ? dice.whole(bedrooms === 1 ? 0 : 1, 3) : null,
    floor,
    totalFloors,
    furnished,
    society,
    street: `${dice.whole(1, 240)}, ${dice.pick(streets)}`,
    amenities: amenitiesFor(kind.type, seed),
    features: featuresFor(kind.type, seed),
    detail: {
      ...detailOf(dice, { type: kind.type, areaSqft, bedrooms, isRising }),
      ...(society && { society }),
      ...(society && isRising && registrationOf(place.city.name, society)),
      ...termsOf(seed, place, {
        propertyType: kind.type,
        inSociety: society !== undefined,
        ...{ listingType, price, areaSqft },
      }),
    },
  }
}

function registrationOf(city: string, society: string): PropertyDetail {
  const reraNumber = projectNumber(city, society)
  return reraNumber ? { rera: 'registered', reraNumber } : {}
}

const streets = [
  '1st Main',
  '4th Cross',
  'Temple Street',
  'Lake Road',
  'Station Road',
  'Link Road',
  'Garden Lane',
  'School Road',
]

function bedroomsOf(dice: Random, type: PropertyType): number {
  return type === 'apartment' ? dice.pick([1, 2, 2, 2, 3, 3, 3, 4]) : dice.pick([2, 3, 3, 4, 4, 5])
}

function listingTypeOf(dice: Random, type: PropertyType): ListingType {
  if (type === 'plot' || type === 'agricultural') return 'sell'
  if (type === 'commercial' || type === 'office' || type === 'industrial') {
    return dice.pick(['sell', 'rent', 'rent', 'lease'])
  }
  return dice.pick(['sell', 'sell', 'sell', 'rent', 'rent'])
}

function totalFloorsOf(dice: Random, type: PropertyType): number | null {
  if (type === 'apartment') return dice.pick([4, 5, 7, 12, 14, 18, 22, 30])
  if (type === 'office') return dice.whole(4, 16)
  if (type === 'villa' || type === 'house') return dice.whole(1, 3)
  return null
}

function furnishedOf(dice: Random): Furnished {
  return dice.pick(['unfurnished', 'semi-furnished', 'semi-furnished', 'fully-furnished'])
}

function unitOf(
  dice: Random,
  type: PropertyType,
  areaSqft: number,
): { areaInUnit: number; areaUnit: AreaUnit; areaSqft?: number } {
  if (type === 'agricultural')
    return { areaInUnit: Math.round((areaSqft / acre) * 100) / 100, areaUnit: 'acre' }
  if (type === 'plot' && dice.chance(0.3)) {
    const areaInUnit = Math.round(areaSqft / squareMetre)
    // Titles are in square feet, and cards convert the stored area.
    return { areaInUnit, areaUnit: 'sqmt', areaSqft: Math.round(areaInUnit * squareMetre) }
  }
  return { areaInUnit: areaSqft, areaUnit: 'sqft' }
}

interface Priced {
  place: PlacedArea
  level: number
  areaSqft: number
  listingType: ListingType
  /** Null for land. */
  furnished: Furnished | null
}

function priceOf(dice: Random, { place, level, areaSqft, listingType, furnished }: Priced): number {
  const mood = dice.between(0.86, 1.18)
  if (listingType === 'sell') {
    const price = areaSqft * place.area.salePerSqft * level * mood
    return roundTo(price, price > 10_000_000 ? 500_000 : 50_000)
  }
  // A lease is paid as one sum for its term.
  const months = listingType === 'lease' ? 36 : 1
  const comfort = furnished === 'fully-furnished' ? 1.25 : furnished === 'semi-furnished' ? 1.1 : 1
  const rent = roundTo(areaSqft * place.area.rentPerSqft * level * mood * comfort, 500)
  return Math.max(rent, 4_000) * months
}

interface Detailed {
  type: PropertyType
  areaSqft: number
  bedrooms: number | null
  isRising: boolean
}

function detailOf(dice: Random, { type, areaSqft, bedrooms, isRising }: Detailed): PropertyDetail {
  const balconies = bedrooms === null ? {} : { bhk: bedrooms, balconies: dice.whole(0, 3) }
  const areaBasis = isLand(type) ? 'plot' : dice.pick(areaBases)
  return {
    ...balconies,
    areaBasis,
    // Whoever advertises the larger area states the smaller one beside it.
    ...(areaBasis === 'super-built-up' && {
      areaCarpetSqft: Math.round(areaSqft / usualLoading),
      areaSuperBuiltUpSqft: areaSqft,
    }),
    ...(dice.chance(0.7) && {
      facing: dice.pick(['north', 'north-east', 'east', 'west', 'south']),
    }),
    ...(isRising && { possession: 'under-construction' as const }),
    ...(!isRising &&
      !isLand(type) && {
        possession: 'ready' as const,
        age: dice.pick(['0-1 year', '1-5 years', '5-10 years', '10+ years']),
      }),
  }
}

function roundTo(value: number, step: number): number {
  return Math.max(Math.round(value / step) * step, step)
}
