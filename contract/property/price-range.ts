import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { idParams } from '#contract/field.ts'

/** What similar homes ask for the size of this one, in rupees; a month for rent. */
export const PriceRange = z.object({
  low: z.number(),
  high: z.number(),
  /** How many homes it is made from. */
  count: z.number(),
  /** Half of such estimates were at most this share off, in the city or in all of India. */
  error: z.number(),
  isErrorOfCity: z.boolean(),
})
export type PriceRange = z.infer<typeof PriceRange>

/** The range of a live listing; on its page it also warns. */
export const PublicPriceRange = PriceRange.extend({
  /** It asks far less, with photos of another broker's listing, from a new account. */
  isDoubtful: z.boolean(),
})
export type PublicPriceRange = z.infer<typeof PublicPriceRange>

/** A home that a range is made from. */
export const ComparableHome = z.object({
  _id: z.string(),
  title: z.string(),
  place: z.string(),
  price: z.number(),
  areaSqft: z.number(),
})
export type ComparableHome = z.infer<typeof ComparableHome>

export const priceRange = {
  homes: endpoint({
    method: 'GET',
    path: '/public/properties/:id/similar-prices',
    access: 'public',
    scope: 'listings:read',
    summary: 'What similar homes ask, those homes, and how good such estimates were',
    params: idParams,
    reply: z.object({
      range: PriceRange,
      /** The share of such ranges that contained the price; 0.8 is aimed at. */
      coverage: z.number(),
      /** How many estimates that was measured on. */
      tested: z.number(),
      /** Those that are still listed, the most alike first. */
      homes: z.array(ComparableHome),
    }),
  }),
}
