import type { PropertyCompared } from '#contract/property/compare.ts'
import { type PropertyDetail, publicDetailOf } from '#contract/property/detail.ts'
import { actsOf } from '#contract/property/lifecycle.ts'
import type { PropertyOwn, PropertyPublic, PropertyRow } from '#contract/property/property.ts'
import { maskEmail, maskPhone } from '#domain/contact/mask.ts'
import { dayInIndia } from '#domain/date/date.ts'
import { agentNumberIn } from '#domain/rera/rera-agent.ts'
import { presentResponse } from '#server/broker/response-time.ts'
import { presentBrokerName } from '#server/db/broker-name.ts'
import type { PhotoKey } from '#server/media/link.ts'
import { presentImage } from '#server/media/service.ts'
import type { ListingRow } from './listing-queries.ts'
import type { PublicRow } from './public-queries.ts'

/** Returns a place for a response: a location if known, else the broker's text (PLC-1). */
export function presentPlace(row: {
  location_id: string | null
  place_name: string | null
  location_text: string
}) {
  return row.location_id && row.place_name
    ? { _id: row.location_id, name: row.place_name }
    : row.location_text
}

/** Returns when the broker last said that a listing is available: submitting it counts too. */
const confirmedAt = ({ confirmed_at: at, submitted_at }: ListingRow) =>
  at && at > submitted_at ? at : submitted_at

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
    carpet: row.carpet,
    cashNeeded: row.cash_needed,
    furnished: row.furnished,
    latitude: row.latitude,
    longitude: row.longitude,
    amenities: row.amenities,
    features: row.features,
    // The column is only written from validated drafts.
    detail: row.detail as PropertyDetail,
    status: row.status,
    views: row.views,
    createdAt: row.created_at.toISOString(),
    confirmedOn: dayInIndia(confirmedAt(row)),
    isUnconfirmed: row.unconfirmed_at !== null,
  }
}

/** Returns the public page; `views` includes the current view. */
export function presentPublic(row: PublicRow, views: number): PropertyPublic {
  const {
    images,
    imageCount: _count,
    broker: seller,
    offers: _offers,
    homeId: _home,
    priceCut: _cut,
    ...facts
  } = row.card
  const createdAt = row.created_at.toISOString()
  return {
    ...facts,
    // A card says since when its home is offered.
    createdAt,
    description: row.description,
    parkingSpaces: row.parking_spaces,
    floor: row.floor,
    totalFloors: row.total_floors,
    amenities: row.amenities,
    detail: withRegister(row),
    views,
    ...publicPoint(row),
    takesVisits: row.takes_visits,
    listedAt: row.prices[0]?.at ?? createdAt,
    prices: row.prices,
    home: row.home_id
      ? {
          _id: row.home_id,
          offers: row.offer_count,
          isRepresented: row.is_represented,
          marketSince: row.market_since?.toISOString() ?? null,
        }
      : null,
    claims: row.claims,
    priceRange: row.price_range,
    images: row.images?.map((image) => presentImage(image)) ?? images,
    broker: {
      ...seller,
      isVerified: row.kyc_status === 'verified',
      email: maskEmail(row.email),
      phone: maskPhone(row.phone),
      experience: row.experience,
      response: presentResponse(row),
      agentNumber: agentNumberIn(row.agents, row.state ?? '') ?? null,
    },
  }
}

/** A project is registered in its state, so the page shows that register where none is named. */
function withRegister({ detail, state }: Pick<PublicRow, 'detail' | 'state'>) {
  const open = publicDetailOf(detail)
  return open.reraNumber && state !== null ? { reraState: state, ...open } : open
}

/** Returns a listing for the comparison, without the broker's contact: lists are harvested. */
export function presentCompared(row: ListingRow): PropertyCompared {
  return {
    ...presentFull(row),
    detail: publicDetailOf(row.detail as PropertyDetail),
    images: row.images.slice(0, 1).map((image) => presentImage(image)),
    imageCount: row.images.length,
    broker: { ...presentBrokerName(row), isVerified: row.kyc_status === 'verified' },
  }
}

/**
 * Returns the middle of the square that hides the exact location; `perDegree` is the number of
 * squares per degree.
 */
const middle = (degrees: number, perDegree: number) =>
  (Math.floor(degrees * perDegree) + 0.5) / perDegree

/** Returns the public location: exact only if the broker chose so (decision 0030). */
function publicPoint(row: PublicRow) {
  const { map_latitude: latitude, map_longitude: longitude, map_is_exact } = row
  if (latitude === null || longitude === null) {
    return { latitude: null, longitude: null, placePrecision: null }
  }
  if (map_is_exact) return { latitude, longitude, placePrecision: 'exact' as const }
  const isStreet = row.detail.placePrecision === 'street' && row.is_located
  const perDegree = isStreet ? 500 : 100
  return {
    latitude: middle(latitude, perDegree),
    longitude: middle(longitude, perDegree),
    placePrecision: isStreet ? ('street' as const) : ('locality' as const),
  }
}

/** Returns what owner and reviewer both see. Photos that are not public have signed URLs. */
function presentInside(row: ListingRow, key: PhotoKey) {
  return {
    ...presentFull(row),
    images: row.images.map((image) => presentImage(image, row.has_page ? undefined : key)),
    inquiries: row.inquiries,
    rejectionReason: row.rejection_reason,
    version: row.version,
    submittedAt: row.submitted_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
    isLive: row.is_live || row.is_represented,
    unconfirmedPlace: row.unconfirmed_place,
  }
}

export function presentOwn(row: ListingRow, key: PhotoKey): PropertyOwn {
  const isOver = row.status === 'sold' || row.status === 'rented'
  return {
    ...presentInside(row, key),
    closing: isOver
      ? {
          at: row.closed_at?.toISOString() ?? null,
          price: row.closed_price,
          source: row.closed_source,
        }
      : null,
    confirmedAt: confirmedAt(row).toISOString(),
    isExpired: row.expired_at !== null,
    may: actsOf(row.status, 'owner'),
  }
}

export function presentRow(row: ListingRow, key: PhotoKey): PropertyRow {
  return {
    ...presentInside(row, key),
    may: actsOf(row.status, 'reviewer'),
    broker: {
      ...presentBrokerName(row),
      email: row.broker_email,
      phone: row.broker_phone,
      status: row.broker_status,
      kycStatus: row.kyc_status,
    },
  }
}
