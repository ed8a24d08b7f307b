import { z } from 'zod'
import { type WordOf, words } from '#contract/words.ts'

/** How a list of customers is ordered. Those who were never active come last either way. */
export const CustomerSort = words({
  'joined-desc': 'Newest first',
  joined: 'Oldest first',
  name: 'Name A to Z',
  'name-desc': 'Name Z to A',
  'active-desc': 'Active most recently',
  active: 'Active longest ago',
})
export type CustomerSort = WordOf<typeof CustomerSort>

/** Whether a customer's address is confirmed. */
export const CustomerVerified = words({ yes: 'Verified', no: 'Not verified' })

/** Customers seen lately, as the report on engagement counts them (REP-3). */
export const CustomerSeen = words({
  day: 'Active in the last day',
  week: 'Active in the last 7 days',
  month: 'Active in the last 30 days',
})

/** The figures above the list of customers (CUS-5). */
export const CustomerStats = z.object({
  total: z.number(),
  active: z.number(),
  verified: z.number(),
  blocked: z.number(),
  /** Of the last 30 days (REP-1). */
  recentRegistrations: z.number(),
})
export type CustomerStats = z.infer<typeof CustomerStats>
