import { type PhotoImage, shortPhoto } from '#app/kit/photo-image.ts'
import { amenityLabel } from '#contract/property/amenity-label.ts'
import type { PropertyCard } from '#contract/property/property.ts'
import { ListingType, PropertyStatus } from '#contract/property/vocabulary.ts'
import { t } from '#domain/locale/translate.ts'
import {
  cashText,
  confirmedText,
  cutText,
  factParts,
  isMonthly,
  personText,
  placeText,
} from './property-text.ts'

/** The text and style of a badge. */
export interface BadgeView {
  label: string
  tone: ListingType | 'gone'
}

/**
 * The texts of a card, ready to show. Public pages compute them on the server, so that visitors
 * load neither the vocabulary nor fields that no card shows.
 */
export interface CardView {
  _id: string
  title: string
  /** The home, if it has or had other listings. */
  homeId?: string
  /** Whole rupees. */
  price: number
  monthly: boolean
  /** `₹5.0L less since Oct 03, 2026`. */
  cut?: string
  /** `Confirmed available 2 days ago`. */
  confirmed?: string
  /** `Cash to move in ₹1.6L`. */
  cash?: string
  badge: BadgeView
  /** `3 BHK`, `2 baths`, `1,240 sq ft`, `₹9,676/sq ft`. */
  facts: string[]
  place: string
  features: string[]
  image: PhotoImage | undefined
  broker: { name: string; companyName: string; isVerified: boolean }
  /** Whether it is in a sponsored place. */
  isSponsored: boolean
}

export function cardView(property: PropertyCard): CardView {
  const { _id, title, price, listingType, features, images, broker, isSponsored = false } = property
  const { status } = property
  const cash = cashText(property)
  const cut = property.priceCut && cutText(property.priceCut)
  const first = images.find((image) => image.isPrimary) ?? images[0]
  return {
    _id,
    title,
    ...(property.homeId && { homeId: property.homeId }),
    price,
    monthly: isMonthly(listingType),
    ...(cut && { cut }),
    ...(cash && { cash }),
    ...(status === 'approved' && { confirmed: confirmedText(property) }),
    badge: badgeView(property),
    facts: factParts(property),
    place: placeText(property),
    features: features.map(amenityLabel),
    image: first && shortPhoto(first),
    broker: {
      name: personText(broker),
      companyName: broker.companyName,
      isVerified: broker.isVerified,
    },
    isSponsored,
  }
}

/** Returns the badge of a listing: For Sale, For Rent or For Lease, or its end. */
export function badgeView(listing: {
  listingType: ListingType
  status: PropertyStatus
}): BadgeView {
  if (listing.status === 'sold') return { label: t(PropertyStatus.label('sold')), tone: 'gone' }
  if (listing.status === 'rented') return { label: t(PropertyStatus.label('rented')), tone: 'gone' }
  return { label: t(ListingType.label(listing.listingType)), tone: listing.listingType }
}
