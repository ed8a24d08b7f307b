import type { PropertyOwn, PropertyPublic, PropertyRow } from '#contract/property.ts'
import type { PropertyDetail } from '#contract/property-draft.ts'
import { actsOf } from '#contract/property-lifecycle.ts'
import type { PhotoKey } from '#server/media/link.ts'
import { presentImage } from '#server/media/service.ts'
import type { ListingRow } from './listing-row.ts'

/** A place for the wire: a Location where it is known, else the words of the broker (design 6.8). */
export function presentPlace(row: {
  location_id: string | null
  place_name: string | null
  location_text: string
}) {
  return row.location_id && row.place_name
    ? { _id: row.location_id, name: row.place_name }
    : row.location_text
}

function presentFull(row: ListingRow) {
  return {
    _id: row.id,
    title: row.title,
    description: row.description,
    address: row.address,
    location: presentPlace(row),
    city: row.city_name,
    pincode: row.pincode,
    price: row.price,
    listingType: row.listing_type,
    propertyType: row.property_type,
    bedrooms: row.bedrooms,
    bathrooms: row.bathrooms,
    parkingSpaces: row.parking_spaces,
    floor: row.floor,
    totalFloors: row.total_floors,
    area: row.area,
    areaUnit: row.area_unit,
    areaSqft: row.area_sqft,
    furnished: row.furnished,
    latitude: row.latitude,
    longitude: row.longitude,
    amenities: row.amenities,
    features: row.features,
    // Written by us only, from the schema of the draft.
    detail: row.detail as PropertyDetail,
    status: row.status,
    views: row.views,
    createdAt: row.created_at.toISOString(),
  }
}

function presentName(row: ListingRow) {
  return {
    _id: row.broker_id,
    firstName: row.first_name,
    lastName: row.last_name,
    companyName: row.company_name,
  }
}

/** The public detail; `views` counts the view that is being answered. */
export function presentPublic(row: ListingRow, views: number): PropertyPublic {
  return {
    ...presentFull(row),
    views,
    images: row.images.map((image) => presentImage(image)),
    broker: {
      ...presentName(row),
      isVerified: row.kyc_status === 'verified',
      email: row.broker_email,
      phone: row.broker_phone,
      whatsapp: row.broker_whatsapp,
      experience: row.experience,
    },
  }
}

/** What owner and reviewer both see. Photos the public may not see come with a key to them. */
function presentInside(row: ListingRow, key: PhotoKey) {
  return {
    ...presentFull(row),
    images: row.images.map((image) => presentImage(image, row.has_page ? undefined : key)),
    inquiries: row.inquiries,
    rejectionReason: row.rejection_reason,
    version: row.version,
    submittedAt: row.submitted_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
    isLive: row.is_live,
  }
}

export function presentOwn(row: ListingRow, key: PhotoKey): PropertyOwn {
  return { ...presentInside(row, key), may: actsOf(row.status, 'owner') }
}

export function presentRow(row: ListingRow, key: PhotoKey): PropertyRow {
  return {
    ...presentInside(row, key),
    may: actsOf(row.status, 'reviewer'),
    broker: {
      ...presentName(row),
      email: row.broker_email,
      phone: row.broker_phone,
      status: row.broker_status,
      kycStatus: row.kyc_status,
    },
  }
}
