import type { PropertyOwn } from '#contract/property/property.ts'
import type { PropertyFormValues } from './form-values.ts'

/** The defaults of a new listing (LST-5). */
export const emptyListing = {
  title: '',
  description: '',
  listingType: 'sell',
  areaUnit: 'sqft',
  furnished: 'unfurnished',
  location: '',
  address: '',
  pincode: '',
  amenities: [],
  features: [],
  images: [],
  detail: {},
} satisfies Partial<PropertyFormValues>

/** What the form reads of a listing: its broker's view of it, or the office's. */
export type ListingToEdit = Omit<
  PropertyOwn,
  'may' | 'isLive' | 'inquiries' | 'closing' | 'confirmedAt'
>

/** The form's values out of a listing: what is absent stays absent. */
export function valuesOf(listing: ListingToEdit) {
  const { location, latitude, longitude } = listing
  return {
    title: listing.title,
    description: listing.description,
    propertyType: listing.propertyType,
    listingType: listing.listingType,
    price: listing.price,
    area: listing.area,
    areaUnit: listing.areaUnit,
    bedrooms: listing.bedrooms ?? undefined,
    bathrooms: listing.bathrooms ?? undefined,
    parkingSpaces: listing.parkingSpaces ?? undefined,
    floor: listing.floor ?? undefined,
    totalFloors: listing.totalFloors ?? undefined,
    furnished: listing.furnished ?? 'unfurnished',
    location: typeof location === 'string' ? location : location._id,
    address: listing.address,
    pincode: listing.pincode ?? '',
    amenities: listing.amenities,
    features: listing.features,
    images: listing.images.map(({ url, isPrimary }) => ({ url, isPrimary })),
    detail: listing.detail,
    ...(latitude !== null && longitude !== null && { coordinates: { latitude, longitude } }),
  }
}

/**
 * A new listing that begins like another: the next flat in the same tower. Photos show one home,
 * the reference is one home's, and a number that was given once is not given twice.
 */
export function copyOf(listing: ListingToEdit) {
  const { postedOn: _posted, ownReference: _reference, ...detail } = listing.detail
  return { ...valuesOf(listing), images: [], detail }
}
