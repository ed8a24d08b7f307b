import { isDeepStrictEqual } from 'node:util'
import type { PropertyDetail } from '#contract/property/detail.ts'
import type { PropertyChange, PropertyDraft } from '#contract/property/draft.ts'
import type { PropertyStatus } from '#contract/property/vocabulary.ts'
import type { Place } from '#server/location/find-places.ts'
import type { ListingRow } from '#server/property/listing-queries.ts'

/** The broker's facts of a listing. Imported ones may lack a PIN code and furnishing. */
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
    // The column is only written from the same schema.
    detail: row.detail as PropertyDetail,
  }
}

function pointOf({ latitude, longitude }: ListingRow) {
  return latitude === null || longitude === null ? undefined : { latitude, longitude }
}

/** Returns the facts after an edit: fields it does not name stay, and null clears a field. */
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
 * A listing in the audit log: the fields that reviewers compare. `photos` are ids, the primary one
 * first.
 */
export type Snapshot = Facts & {
  status: PropertyStatus
  locationId: string | null
  photos: string[]
}

/** Returns the fields that differ, before and after, or `undefined`. */
export function differences(before: Snapshot, after: Snapshot) {
  const keys = (Object.keys(after) as (keyof Snapshot)[]).filter(
    (key) => !isDeepStrictEqual(before[key], after[key]),
  )
  const pick = (from: Snapshot) => Object.fromEntries(keys.map((key) => [key, from[key] ?? null]))
  return keys.length === 0 ? undefined : { before: pick(before), after: pick(after) }
}
