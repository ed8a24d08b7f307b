import type { PropertyPublic } from '#contract/property/property.ts'
import { findCity } from '#domain/place/cities.ts'

const homes: readonly string[] = ['apartment', 'villa', 'house']

// Cities where small homes end at 60 m² for GST instead of 90 (notification 03/2019).
const metros = ['Bengaluru', 'Chennai', 'Delhi NCR', 'Hyderabad', 'Kolkata', 'Mumbai region']

/**
 * Returns the basis for estimating the cost of buying a home; undefined for other land and
 * buildings, of which less is known.
 */
export function costOf({ status, listingType, propertyType, city, price, detail }: PropertyPublic) {
  const known = city ? findCity(city) : undefined
  const isForSale = status === 'approved' && listingType === 'sell'
  if (!known || !isForSale || !homes.includes(propertyType)) return undefined
  return {
    price,
    state: known.state,
    city: known.name,
    isMetro: metros.includes(known.region ?? known.name),
    ...(detail.possession && { isUnderConstruction: detail.possession === 'under-construction' }),
    ...(detail.areaCarpetSqft !== undefined && { carpet: detail.areaCarpetSqft }),
  }
}

export type CostBasis = NonNullable<ReturnType<typeof costOf>>
