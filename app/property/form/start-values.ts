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

/** The fields that the form needs of a listing, from its broker's view or the back office's. */
export type ListingToEdit = Omit<
  PropertyOwn,
  'may' | 'isLive' | 'inquiries' | 'closing' | 'confirmedAt' | 'isExpired'
>

/** Returns the form values of a listing; absent fields stay absent. */
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
 * Returns a new listing that starts like another, such as the next flat in the same tower. Without
 * photos, reference and numbers, which belong to one home only.
 */
export function copyOf(listing: ListingToEdit) {
  const { postedOn: _posted, ownReference: _reference, ...detail } = listing.detail
  return { ...valuesOf(listing), images: [], detail }
}
