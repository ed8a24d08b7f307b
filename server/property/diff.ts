import { isDeepStrictEqual } from 'node:util'
import { isOffered } from '#contract/property/amenity.ts'
import type { PropertyDetail } from '#contract/property/detail.ts'
import type { PropertyChange, PropertyDraft } from '#contract/property/draft.ts'
import { materialCutShare, materialPriceShare } from '#contract/property/lifecycle.ts'
import type { PropertyStatus } from '#contract/property/vocabulary.ts'
import type { Place } from '#server/location/find-places.ts'
import type { ListingRow } from './listing-row.ts'

/** What a broker says of a listing. Imported ones may lack a PIN code and the furnishing. */
export type Facts = Omit<
  PropertyDraft,
  'images' | 'location' | 'pincode' | 'furnished' | 'coordinates'
> &
  Partial<Pick<PropertyDraft, 'pincode' | 'furnished' | 'coordinates'>> & { location: string }

export function factsOf(row: ListingRow): Facts {
  return {
    title: row.title,
    description: row.description,
    propertyType: row.property_type,
    listingType: row.listing_type,
    price: row.price,
    area: row.area,
    areaUnit: row.area_unit,
    bedrooms: row.bedrooms ?? undefined,
    bathrooms: row.bathrooms ?? undefined,
    parkingSpaces: row.parking_spaces ?? undefined,
    floor: row.floor ?? undefined,
    totalFloors: row.total_floors ?? undefined,
    furnished: row.furnished ?? undefined,
    location: row.location_text,
    address: row.address,
    pincode: row.pincode ?? undefined,
    coordinates: pointOf(row),
    amenities: row.amenities,
    features: row.features,
    // Written by us only, from the same schema.
    detail: row.detail as PropertyDetail,
  }
}

function pointOf({ latitude, longitude }: ListingRow) {
  return latitude === null || longitude === null ? undefined : { latitude, longitude }
}

/** The facts after an edit: what it does not name stays, null empties. */
export function changedFacts(before: Facts, change: PropertyChange): Facts {
  const { images: _images, location: _location, ...named } = change
  const given = Object.entries(named).filter(([, value]) => value !== undefined)
  return {
    ...before,
    ...Object.fromEntries(given.map(([name, value]) => [name, value ?? undefined])),
  }
}

export function columnsOf(facts: Facts, place: Place) {
  const bhk = facts.detail?.bhk
  return {
    title: facts.title,
    description: facts.description,
    property_type: facts.propertyType,
    listing_type: facts.listingType,
    price: facts.price,
    area: facts.area,
    area_unit: facts.areaUnit,
    bedrooms: facts.bedrooms ?? (bhk === undefined ? null : Math.floor(bhk)),
    bathrooms: facts.bathrooms ?? null,
    parking_spaces: facts.parkingSpaces ?? null,
    floor: facts.floor ?? null,
    total_floors: facts.totalFloors ?? null,
    furnished: facts.furnished ?? null,
    location_id: place.locationId,
    location_text: place.locationText,
    address: facts.address,
    pincode: facts.pincode ?? null,
    latitude: facts.coordinates?.latitude ?? null,
    longitude: facts.coordinates?.longitude ?? null,
    amenities: facts.amenities,
    features: facts.features,
    detail: JSON.stringify(facts.detail ?? {}),
  }
}

/**
 * A listing as the audit log knows it: what the reviewer compares. `photos`: ids, the primary
 * first.
 */
export type Snapshot = Facts & {
  status: PropertyStatus
  locationId: string | null
  photos: string[]
}

/** Only what differs, as it was and as it is; `undefined` where nothing does. */
export function differences(before: Snapshot, after: Snapshot) {
  const keys = (Object.keys(after) as (keyof Snapshot)[]).filter(
    (key) => !isDeepStrictEqual(before[key], after[key]),
  )
  const pick = (from: Snapshot) => Object.fromEntries(keys.map((key) => [key, from[key] ?? null]))
  return keys.length === 0 ? undefined : { before: pick(before), after: pick(after) }
}

const materialFacts = [
  'title',
  'description',
  'propertyType',
  'listingType',
  'area',
  'areaUnit',
  'bedrooms',
  'bathrooms',
  'address',
  'location',
  'locationId',
  'pincode',
] as const satisfies (keyof Snapshot)[]

/**
 * Particulars that say which home it is, how large it is, and what is paid before it is seen, and
 * those in the broker's own words.
 */
const materialDetail = [
  'bhk',
  'areaBasis',
  'areaCarpetSqft',
  'areaBuiltUpSqft',
  'areaSuperBuiltUpSqft',
  'areaPlotSqft',
  'areaMaxSqft',
  'areaText',
  'society',
  'landmark',
  'rera',
  'reraNumber',
  'reraState',
  'reraReason',
  'tokenAmount',
  'tenants',
  'age',
  'loanApprovedBy',
  'internet',
  'metroName',
  'metroLine',
] as const satisfies (keyof PropertyDetail)[]

/**
 * Whether an edit of an approved listing must be reviewed again (decision 0009). A price is
 * compared with the one that was approved, so that small raises do not add up unseen; so is a cut,
 * which is material below half of it. Photos are compared as a set, not by their order.
 */
export function isMaterial(before: Snapshot, after: Snapshot, approvedPrice: number): boolean {
  return (
    materialFacts.some((fact) => before[fact] !== after[fact]) ||
    materialDetail.some((fact) => before.detail?.[fact] !== after.detail?.[fact]) ||
    !isDeepStrictEqual(before.coordinates, after.coordinates) ||
    hasNewWords(before.amenities, after.amenities) ||
    hasNewWords(before.features, after.features) ||
    !isDeepStrictEqual(new Set(before.photos), new Set(after.photos)) ||
    isOtherFloor(before, after) ||
    isNoLongerReady(before, after) ||
    isPriceMaterial(approvedPrice, after.price) ||
    isRaised(before.detail?.priceMax ?? before.price, after.detail?.priceMax ?? 0)
  )
}

/** Whether a listing approved at one price is reviewed again at another. */
function isPriceMaterial(approvedPrice: number, price: number): boolean {
  return isRaised(approvedPrice, price) || price < approvedPrice * materialCutShare
}

/** What was reviewed becomes another or goes; one given for the first time is a correction. */
function isOtherFloor(before: Snapshot, after: Snapshot): boolean {
  const given = (['floor', 'totalFloors'] as const).filter((fact) => before[fact] !== undefined)
  return given.some((fact) => before[fact] !== after[fact])
}

function isNoLongerReady(before: Snapshot, after: Snapshot): boolean {
  const isUnfinished = (one: Snapshot) => one.detail?.possession === 'under-construction'
  return isUnfinished(after) && !isUnfinished(before)
}

function isRaised(from: number, to: number): boolean {
  return to - from > from * materialPriceShare
}

/** Whether a name was added that is none of those the form offers. */
function hasNewWords(before: readonly string[], after: readonly string[]): boolean {
  return after.some((name) => !isOffered(name) && !before.includes(name))
}
