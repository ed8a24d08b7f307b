import { z } from 'zod'

export const PropertyStats = z.object({
  total: z.number(),
  pending: z.number(),
  approved: z.number(),
  rejected: z.number(),
  sold: z.number(),
  rented: z.number(),
})
export type PropertyStats = z.infer<typeof PropertyStats>

/** Totals over all listings of one broker. */
export const OwnStats = z.object({
  total: z.number(),
  approved: z.number(),
  pending: z.number(),
  views: z.number(),
  inquiries: z.number(),
})
export type OwnStats = z.infer<typeof OwnStats>
