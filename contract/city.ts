import { z } from 'zod'
import { AreaBasis, PropertyType } from '#contract/property/vocabulary.ts'
import { endpoint } from './endpoint.ts'

const median = z.number().nullable()

/** A city of the public pages with its live counts. */
export const City = z.object({
  _id: z.string(),
  name: z.string(),
  /** The city in addresses: /cities/pune. */
  slug: z.string(),
  state: z.string(),
  description: z.string().nullable(),
  propertyCount: z.number(),
  brokerCount: z.number(),
  /** Median rupees per square foot of live sale listings, with the number of listings. */
  medianPricePerSqft: median,
  medianOf: z.number(),
  /** What their area is measured as: one for all medians of a city; null where unstated. */
  medianBasis: AreaBasis.schema.nullable(),
  /**
   * Change in percent of the median of this quarter's sale listings from that of the same quarter
   * last year; null unless both have twenty or more listings (PLC-6).
   */
  growth: z.number().nullable(),
  /**
   * Among the three cities searched for most in the last 30 days, or marked by an administrator.
   */
  isPopular: z.boolean(),
  areas: z.array(z.string()),
})
export type City = z.infer<typeof City>

/** Prices per square foot by the quarter in which homes were listed for sale. */
export const CityQuarter = z.object({
  /** The first day of the quarter: 2026-10-01. */
  start: z.string(),
  median,
  n: z.number(),
})
export type CityQuarter = z.infer<typeof CityQuarter>

export const CityArea = z.object({
  name: z.string(),
  propertyCount: z.number(),
  medianPricePerSqft: median,
  medianOf: z.number(),
})

export const CityPage = City.extend({
  types: z.array(z.object({ type: PropertyType.schema, count: z.number() })),
  /** Areas with the most listings first. */
  places: z.array(CityArea),
  /** The last eight quarters, oldest first. */
  quarters: z.array(CityQuarter),
})
export type CityPage = z.infer<typeof CityPage>

export const city = {
  list: endpoint({
    method: 'GET',
    path: '/public/cities',
    access: 'public',
    scope: 'listings:read',
    summary: 'List active cities with their figures',
    reply: z.object({ cities: z.array(City), asOf: z.string() }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/public/cities/:city',
    access: 'public',
    summary:
      'Get an active city by slug, name, alias or id: its localities, types and prices over time',
    params: z.object({ city: z.string().max(200) }),
    reply: z.object({ city: CityPage, asOf: z.string() }),
  }),
}
