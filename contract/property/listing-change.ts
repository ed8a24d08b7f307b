import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { moment, optional, queryNumber } from '#contract/field.ts'

/** How long a change stays in the feed. */
export const changeDays = 30

/** A change of a public listing; its present state is read by its id. */
export const ListingChange = z.object({
  /** The id of the change, the same whenever it is read. */
  _id: z.string(),
  listing: z.string(),
  kind: z.enum(['published', 'changed', 'price_changed', 'unavailable']),
  /** The price at that time, in rupees. */
  price: z.number(),
  at: moment,
})
export type ListingChange = z.infer<typeof ListingChange>

export const listingChange = {
  list: endpoint({
    method: 'GET',
    path: '/public/listing-changes',
    access: 'public',
    scope: 'listings:read',
    summary:
      'List changes of public listings after `after`, in order and without gaps; without ' +
      '`after` none, but the position to start from',
    query: z.strictObject({
      after: optional(z.string().max(200)),
      limit: queryNumber(1, 500).default(100),
    }),
    reply: z.object({
      changes: z.array(ListingChange),
      /** The value of `after` for the next call. */
      next: z.string(),
      /** Whether there are further changes now. */
      isMore: z.boolean(),
    }),
  }),
}
