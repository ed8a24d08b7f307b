import type { ListingType, PropertyType } from '#contract/property/vocabulary.ts'
import { cityKey } from '#domain/place/cities.ts'

interface Offer {
  city: string
  listingType: ListingType
  propertyType: PropertyType
}

const kinds: Partial<Record<PropertyType, string>> = {
  ...{ apartment: 'home', house: 'home', villa: 'home' },
  ...{ plot: 'plot', agricultural: 'farm' },
}

/** Returns a key shared by rows whose prices per square foot are comparable. */
export function likeKey({ city, listingType, propertyType }: Offer): string {
  return [cityKey(city), listingType, kinds[propertyType] ?? 'business'].join('\n')
}
