import type { PropertyOwn } from '#contract/property/property.ts'
import { type ListingQuality, listingQuality } from '#domain/listing-quality/listing-quality.ts'

/** Returns the quality of a stored listing. */
export function qualityOf(listing: PropertyOwn): ListingQuality {
  const { detail } = listing
  return listingQuality({
    ...detail,
    propertyType: listing.propertyType,
    listingType: listing.listingType,
    title: listing.title,
    description: listing.description,
    bedrooms: listing.bedrooms,
    bathrooms: listing.bathrooms,
    furnished: listing.furnished,
    floor: listing.floor,
    isPlaced: typeof listing.location === 'object',
    isPinned: listing.latitude !== null,
    amenities: listing.amenities,
    photos: listing.images.length,
  })
}
