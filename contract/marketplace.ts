import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** The figures of the home page: live counts, at most ten minutes old (SRC-5). */
export const MarketplaceStats = z.object({
  properties: z.number(),
  brokers: z.number(),
  cities: z.number(),
  byType: z.record(z.string(), z.number()),
  asOf: z.string(),
})
export type MarketplaceStats = z.infer<typeof MarketplaceStats>

export const marketplace = {
  stats: endpoint({
    method: 'GET',
    path: '/public/stats',
    access: 'public',
    summary: 'Count live listings, verified brokers and cities',
    reply: z.object({ stats: MarketplaceStats }),
  }),
  /** Whether the running product shows its demo accounts (ACC-5). */
  about: endpoint({
    method: 'GET',
    path: '/public/about',
    access: 'public',
    summary: 'Get the version, and the demo accounts if the server has demo data',
    reply: z.object({
      version: z.string(),
      demoAccounts: z
        .array(z.object({ realm: z.string(), username: z.string(), password: z.string() }))
        .nullable(),
    }),
  }),
}
