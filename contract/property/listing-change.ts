import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { moment, optional, queryNumber } from '#contract/field.ts'

/** How long a change stays in the feed. */
export const changeDays = 30

/** A change of a public listing; what it is now is read by its id. */
export const ListingChange = z.object({
  /** The same whenever the change is read. */
  _id: z.string(),
  listing: z.string(),
  kind: z.enum(['published', 'changed', 'price_changed', 'unavailable']),
  /** What it asked then, in rupees. */
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
      'Changes of public listings after `after`, in the order in which they became readable and ' +
      'without a gap; without `after` none, and where to go on from',
    query: z.strictObject({
      after: optional(z.string().max(200)),
      limit: queryNumber(1, 500).default(100),
    }),
    reply: z.object({
      changes: z.array(ListingChange),
      /** Send as `after` the next time. */
      next: z.string(),
      /** Whether there are further changes now. */
      isMore: z.boolean(),
    }),
  }),
}
