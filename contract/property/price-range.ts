import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { idParams } from '#contract/field.ts'

/** What similar homes ask for the size of this one, in rupees; a month for rent. */
export const PriceRange = z.object({
  low: z.number(),
  high: z.number(),
  /** How many homes it is made from. */
  count: z.number(),
  /** The median error of such estimates as a share, in the city or in all of India. */
  error: z.number(),
  isErrorOfCity: z.boolean(),
})
export type PriceRange = z.infer<typeof PriceRange>

/** The range of a live listing; on its page it also warns. */
export const PublicPriceRange = PriceRange.extend({
  /**
   * Whether the listing looks suspicious: far below the range, with another broker's photos, from a
   * new account.
   */
  isDoubtful: z.boolean(),
})
export type PublicPriceRange = z.infer<typeof PublicPriceRange>

/** A home that the range is computed from. */
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
    summary:
      'Get the price range of similar homes, those homes, and the accuracy of past estimates',
    params: idParams,
    reply: z.object({
      range: PriceRange,
      /** The share of such ranges that contained the price; the aim is 0.8. */
      coverage: z.number(),
      /** The number of estimates behind these figures. */
      tested: z.number(),
      /** Similar homes that are still listed, the most alike first. */
      homes: z.array(ComparableHome),
    }),
  }),
}
