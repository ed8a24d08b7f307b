import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { PublicPropertyQuery } from './query.ts'

/** One choice of a filter, and how many listings would be found with it and all other filters. */
export const Facet = z.object({ value: z.string(), count: z.number() })
export type Facet = z.infer<typeof Facet>

/**
 * A range of prices in whole rupees: from `min` to before `max`; without one it has no end there.
 */
export const PriceFacet = z.object({
  min: z.number().nullable(),
  max: z.number().nullable(),
  count: z.number(),
})
export type PriceFacet = z.infer<typeof PriceFacet>

/** Each choice stands instead of what its own filter asks; amenities come on top of those asked. */
export const PropertyFacets = z.object({
  propertyType: z.array(Facet),
  listingType: z.array(Facet),
  bedrooms: z.array(Facet),
  furnished: z.array(Facet),
  possession: z.array(Facet),
  facing: z.array(Facet),
  floor: z.array(Facet),
  /** On top of those asked, as amenities are. */
  tenants: z.array(Facet),
  brokerage: z.array(Facet),
  listedBy: z.array(Facet),
  amenities: z.array(Facet),
  /** By name: cities, or the areas of the city that is asked for, those with most first. */
  location: z.array(Facet),
  prices: z.array(PriceFacet),
  /** How many more are found with `includeUnstated` than without: they do not say what is asked. */
  unstated: z.number(),
})
export type PropertyFacets = z.infer<typeof PropertyFacets>

/** Amenities people ask for most, as the filter offers them. */
export const offeredAmenities = [
  'Lift',
  'Power backup',
  'Covered parking',
  'Security',
  'Gym',
  'Swimming pool',
  'Clubhouse',
  'Garden',
]
/** Numbers of bedrooms, as the filter offers them. */
export const offeredBedrooms = ['1', '2', '3', '4', '5+']

export const propertyFacet = {
  list: endpoint({
    method: 'GET',
    path: '/public/properties/facets',
    access: 'public',
    summary: 'How many live listings each choice of each filter would find, exact',
    query: PublicPropertyQuery.omit({
      page: true,
      limit: true,
      after: true,
      sort: true,
      sponsored: true,
    }),
    /** `null` for a moment after an import, while counting would take long. */
    reply: z.object({ facets: PropertyFacets.nullable() }),
  }),
}
