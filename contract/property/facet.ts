import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { PublicPropertyQuery } from './query.ts'

/** A choice of a filter, with the number of listings found with it and all other filters. */
export const Facet = z.object({ value: z.string(), count: z.number() })
export type Facet = z.infer<typeof Facet>

/** A price range in whole rupees, from `min` up to, but not including, `max`; null is no limit. */
export const PriceFacet = z.object({
  min: z.number().nullable(),
  max: z.number().nullable(),
  count: z.number(),
})
export type PriceFacet = z.infer<typeof PriceFacet>

/**
 * A choice replaces the value of its own filter; amenities and tenants are added to those chosen.
 */
export const PropertyFacets = z.object({
  propertyType: z.array(Facet),
  listingType: z.array(Facet),
  bedrooms: z.array(Facet),
  furnished: z.array(Facet),
  possession: z.array(Facet),
  facing: z.array(Facet),
  floor: z.array(Facet),
  /** Added to those chosen, as amenities are. */
  tenants: z.array(Facet),
  brokerage: z.array(Facet),
  listedBy: z.array(Facet),
  amenities: z.array(Facet),
  /** Cities, or the areas of the chosen city, by name; those with most listings first. */
  location: z.array(Facet),
  prices: z.array(PriceFacet),
  /**
   * How many more are found with `includeUnstated`: listings that do not state what is filtered by.
   */
  unstated: z.number(),
})
export type PropertyFacets = z.infer<typeof PropertyFacets>

/** The most wanted amenities, offered by the filter. */
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
/** Bedroom counts offered by the filter. */
export const offeredBedrooms = ['1', '2', '3', '4', '5+']

export const propertyFacet = {
  list: endpoint({
    method: 'GET',
    path: '/public/properties/facets',
    access: 'public',
    scope: 'listings:read',
    summary: 'Count the live listings that each choice of each filter would find',
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
