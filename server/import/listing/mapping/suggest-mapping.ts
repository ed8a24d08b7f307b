import type { ImportField } from '#contract/import/vocabulary.ts'
import { lakh } from '#domain/import-cell/read-amount.ts'
import { readBasis } from '#domain/import-cell/read-area.ts'
import { readAvailability } from '#domain/import-cell/read-availability.ts'
import { readPlace } from '#domain/import-cell/read-place.ts'
import { isOtherDeal } from '#domain/import-cell/read-word.ts'
import { namesForeignCurrency } from '#domain/money/foreign-currency.ts'
import { findCity, splitCity } from '#domain/place/cities.ts'
import { isDeal, isWholeType, link, looks } from '#server/import/tabular/column-values.ts'
import { fieldOfHeader, headerKey, isRateHeader, type NamedField } from './header-synonyms.ts'
import { read, shareOf, shareRead, valuesOf } from './readable-share.ts'

type Mapping = (ImportField | null)[]
type Sample = readonly (readonly string[])[]

/** Below this share of parsable values a header is not trusted. */
const minReadableShare = 0.5
/** From this share on, a status column gives deals. */
const minDealShare = 0.25
/** From this share on, values alone identify a column. */
const certainShare = 0.95

/**
 * Proposes a field for each column: by its header if the values confirm it, else by unmistakable
 * values. A person checks the proposal before anything is imported.
 */
export function proposeColumns(headers: readonly string[], sample: Sample): Mapping {
  // A URL contains place names and types but is neither.
  const values = headers.map((_, index) => valuesOf(sample, index))
  const isLinks = values.map(
    (cells) => shareOf(cells, (cell) => link.test(cell)) >= minReadableShare,
  )
  const mapping: Mapping = headers.map(() => null)
  const named = headers
    .map((header, index) => ({ index, name: nameOf(header, values[index] ?? []) }))
    .sort(
      (a, b) =>
        typeShare(b.name, values[b.index]) - typeShare(a.name, values[a.index]) ||
        (a.name?.rank ?? 0) - (b.name?.rank ?? 0),
    )
  for (const [index, field] of areasApart(named, headers, values)) mapping[index] = field
  for (const { index, name } of named) {
    if (mapping[index] || isLinks[index]) continue
    const field = name && settle(name.field, values[index] ?? [], headers[index])
    if (field && isFree(field, mapping)) mapping[index] = field
  }
  for (const index of headers.keys()) {
    const field = fieldOfHeader(headers[index] ?? '')?.field
    const isCount = field !== undefined && counts.includes(field)
    if (!isCount && !isLinks[index] && !isRateHeader(headers[index] ?? '')) {
      mapping[index] ??= byLook(values[index] ?? [], mapping)
    }
  }
  fillGaps(mapping, headers, values)
  return mapping
}

/** Returns the field of a header. "Property" means names in one list and types in another. */
function nameOf(header: string, values: readonly string[]): NamedField | undefined {
  const isOfTypes = headerKey(header) === 'property' && shareOf(values, isWholeType) >= certainShare
  return isOfTypes ? { field: 'propertyType', rank: 1 } : fieldOfHeader(header)
}

/** Of several columns named for the type, the one with most types comes first. */
function typeShare(name: NamedField | undefined, values: readonly string[] = []): number {
  return name?.field === 'propertyType' ? (shareRead('propertyType', values) ?? 0) : 0
}

// "8 Floor Plan" in a column of counts looks like a type, so columns named for a count are
// excluded.
const counts: readonly ImportField[] = [
  ...(['bathrooms', 'balconies', 'parkingSpaces', 'floor', 'totalFloors'] as const),
  ...(['seats', 'cabins', 'meetingRooms'] as const),
]

const areaOf = {
  carpet: 'areaCarpet',
  'built-up': 'areaBuiltUp',
  'super-built-up': 'areaSuperBuiltUp',
  plot: 'areaPlot',
} as const
const areaFields: readonly (ImportField | undefined)[] = [
  'area',
  'areaSqmt',
  'areaSqyd',
  'areaAcre',
]

/** Maps several area columns by what their headers say they measure; a row may fill any of them. */
function areasApart(
  named: readonly { index: number; name: NamedField | undefined }[],
  headers: readonly string[],
  values: readonly string[][],
): [number, ImportField][] {
  const areas = named.filter(
    ({ index, name }) =>
      name &&
      areaFields.includes(name.field) &&
      areaFields.includes(settle(name.field, values[index] ?? [])),
  )
  if (areas.length < 2) return []
  const found = new Map<ImportField, number>()
  for (const { index } of areas) {
    const basis = readBasis(headers[index] ?? '')
    const field = basis.ok ? areaOf[basis.value] : undefined
    if (field && !found.has(field)) found.set(field, index)
  }
  return [...found].map(([field, index]) => [index, field])
}

// For headers with two usual meanings the values decide.
const alternatives: Partial<Record<ImportField, ImportField[]>> = {
  area: ['pricePerSqft', 'configuration', 'locality'],
  bedrooms: ['configuration'],
  heading: ['title'],
  postedOn: ['postedAgo'],
  postedAgo: ['postedOn'],
  possession: ['furnished'],
  availability: ['possession', 'furnished', 'listingType'],
  propertyType: ['listingType', 'configuration', 'heading'],
  listingType: ['propertyType', 'resale'],
  resale: ['listingType'],
  parkingSpaces: ['amenity'],
  amenities: ['amenity'],
  brokerEmail: ['brokerPhone'],
}

/** Returns the field of a header, or its other meaning if the values confirm that. */
function settle(named: ImportField, values: string[], header?: string): ImportField | undefined {
  // The name of a property is its society, unless the values are whole headings.
  if (named === 'society' && shareOf(values, isHeading) >= minReadableShare) return 'heading'
  if (named === 'areaUnit' || named === 'priceUnit') return unitOf(values)
  if (named === 'heading' && shareOf(values, isBareRooms) >= certainShare) return 'configuration'
  const share = shareRead(named, values, header)
  if (dealFields.includes(named)) {
    // An unknown deal ("JV") refuses its row; the others must not be put on sale because of it.
    const isStatus = named === 'possession' || named === 'availability'
    const deals = isStatus ? shareOf(values, isDeal) : (shareRead('listingType', values) ?? 0)
    const others = (['resale', 'propertyType'] as const).map(
      (field) => shareRead(field, values) ?? 0,
    )
    const isMore = isStatus ? deals >= minDealShare : deals > Math.max(...others)
    if (isMore || values.some(isOtherDeal)) return 'listingType'
  }
  if (named === 'availability' || (named === 'possession' && (share ?? 1) < minReadableShare)) {
    // One word for a home that is gone is enough, because its row must not go live.
    if (values.some(isGone) || (shareRead('availability', values) ?? 0) >= minReadableShare) {
      return 'availability'
    }
  }
  if (share === null || share >= minReadableShare) return named
  // "2 BHK" gives rooms; "2 BHK apartment" gives a type as well.
  if (named === 'propertyType' && shareOf(values, hasType) >= minReadableShare) return 'heading'
  return alternatives[named]?.find((other) => (shareRead(other, values) ?? 0) >= certainShare)
}

/** Returns whether a column has units of area or of price; an unknown unit refuses its row. */
function unitOf(values: string[]): ImportField | undefined {
  const ofArea = shareRead('areaUnit', values) ?? 0
  const isMoney = (value: string) => read('priceUnit', value) || namesForeignCurrency(value)
  const ofPrice = shareOf(values, (value) => Boolean(isMoney(value)))
  if (values.length === 0) return 'areaUnit'
  if (Math.max(ofArea, ofPrice) < minReadableShare) return undefined
  return ofArea >= ofPrice ? 'areaUnit' : 'priceUnit'
}

function isGone(value: string): boolean {
  const reading = readAvailability(value, 'status')
  return reading.ok && !reading.value
}

/** Columns that give "For sale" or "For rent" under various names. */
const dealFields: readonly ImportField[] = [
  ...(['resale', 'listingType', 'possession', 'availability'] as const),
]

const many: readonly ImportField[] = ['amenity', 'feature', 'amenities', 'features', 'overlooking']
const twins: readonly ImportField[][] = [
  ['price', 'priceThousand', 'priceLakh', 'priceMillion', 'priceCrore'],
  ['area', 'areaSqmt', 'areaSqyd', 'areaAcre'],
]

/** Returns whether a field can still be assigned: it is not mapped, also not in another unit. */
function isFree(field: ImportField, mapping: Mapping): boolean {
  if (many.includes(field)) return true
  const group = twins.find((fields) => fields.includes(field)) ?? [field]
  return !mapping.some((taken) => taken !== null && group.includes(taken))
}

// Longer cells are texts that only mention the subject of the field.
const maxLookedAt = 160

const isBareRooms = (value: string) =>
  /^\d[\d.]* ?(?:bhk|rk|bed|beds|bedrooms?|बीएचके|आरके)$/i.test(value.trim())
const isHeading = (value: string) => looks[0]?.[1].test(value) ?? false

function byLook(values: string[], mapping: Mapping): ImportField | null {
  const found = looks.find(
    ([field, look]) =>
      isFree(field, mapping) &&
      (field !== 'propertyType' || values.every(isWholeType)) &&
      shareOf(values, (value) => value.length <= maxLookedAt && look.test(value)) >= certainShare &&
      (shareRead(field, values) ?? 0) >= certainShare,
  )
  if (found) return found[0]
  // An unknown word among deals refuses its row; the column is still used.
  if (isFree('listingType', mapping) && shareOf(values, isDeal) >= minReadableShare)
    return 'listingType'
  if (isFree('city', mapping) && shareOf(values, isCity) >= certainShare) return 'city'
  const isOpen = isFree('city', mapping) && isFree('place', mapping)
  return isOpen && shareOf(values, endsInCity) >= certainShare ? 'place' : null
}

const isCity = (value: string) => findCity(value) !== undefined
const endsInCity = (value: string) => splitCity(value) !== undefined

/**
 * Finds missing fields within other columns, such as the city in an address or the rooms in a
 * title.
 */
function fillGaps(mapping: Mapping, headers: readonly string[], values: string[][]): void {
  const has = (...wanted: ImportField[]) => mapping.some((field) => field && wanted.includes(field))
  const remap = (from: ImportField, to: ImportField, matches: (value: string) => boolean) => {
    const index = mapping.indexOf(from)
    if (index >= 0 && shareOf(values[index] ?? [], matches) >= minReadableShare) mapping[index] = to
  }
  if (!has('city', 'place')) remap('locality', 'place', endsInCity)
  if (!has('city', 'place')) remap('address', 'fullAddress', namesCity)
  if (!has('configuration', 'bedrooms', 'heading')) remap('propertyType', 'heading', hasRooms)
  if (!has('propertyType', 'heading')) remap('configuration', 'heading', namesType)
  if (!has('propertyType', 'heading')) remap('bedrooms', 'heading', namesType)
  if (!has('propertyType', 'heading')) {
    remap('title', 'heading', hasType)
  }
  if (!has('propertyType', 'heading')) {
    const names = (value: string) =>
      /\p{L}/u.test(value) && isWholeType(value) && (hasType(value) || hasRooms(value))
    const index = values.findIndex(
      (cells, at) => mapping[at] === null && shareOf(cells, names) >= certainShare,
    )
    if (index >= 0) mapping[index] = 'heading'
  }
  const price = mapping.indexOf('price')
  const area = mapping.indexOf('area')
  if (price >= 0 && area >= 0 && !has('priceUnit')) {
    const isRent = /rent|month|किराया|भाडे/i.test(headers[price] ?? '')
    mapping[price] = unitOfPrice(values[price] ?? [], values[area] ?? [], isRent)
  }
  if (!has('price', 'priceThousand', 'priceLakh', 'priceMillion', 'priceCrore')) {
    const rate = headers.findIndex(isRateHeader)
    if (rate >= 0 && mapping[rate] === null) mapping[rate] = 'pricePerSqft'
    // "Rate" is a price if its cells say lakh or crore.
    const whole = headers.findIndex((header) => /^\W*rate\W*$/i.test(header))
    if (rate < 0 && shareOf(values[whole] ?? [], isLarge) >= minReadableShare)
      mapping[whole] = 'price'
  }
}

const isLarge = (value: string) => /\d ?(?:lakhs?|lacs?|l|crores?|crs?|c)\b/i.test(value)
// "1 RK" implies a flat in a heading; rooms alone are no heading.
const namesType = (value: string) => hasType(value) && !isBareRooms(value)
/** Returns whether a heading gives the number of rooms. */
export const hasRooms = (value: string) => read('heading', value)?.bhk !== undefined
/** Returns whether a heading gives the type. */
export const hasType = (value: string) => read('heading', value)?.propertyType !== undefined

function namesCity(value: string): boolean {
  const place = readPlace(value)
  return place.ok && place.value.city !== undefined
}

/**
 * Prices of a few rupees per square foot are in lakh or crore if that makes them plausible; rents
 * below a rupee are in thousand.
 */
function unitOfPrice(prices: string[], areas: string[], isRent: boolean): ImportField {
  const price = middle(prices.map((value) => read('price', value)?.price))
  const area = middle(areas.map((value) => read('area', value)?.area))
  if (price === undefined || area === undefined) return 'price'
  const rate = price / area
  const isLikely = (unit: number) => rate * unit > 1_000 && rate * unit < 100_000
  if (isRent) return rate < 0.5 && rate * 1_000 > 5 ? 'priceThousand' : 'price'
  if (rate >= 2) return 'price'
  return isLikely(lakh) ? 'priceLakh' : isLikely(100 * lakh) ? 'priceCrore' : 'price'
}

/** Returns the median of the parsed numbers. */
export function middle(numbers: readonly (number | undefined)[]): number | undefined {
  const sorted = numbers.filter((number) => number !== undefined).sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)]
}
