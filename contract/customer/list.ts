import { z } from 'zod'
import { type WordOf, words } from '#contract/words.ts'

/**
 * Sort orders of the list of customers. Customers who were never active are last in both
 * directions.
 */
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

/** Customers active recently, as the engagement report counts them (REP-3). */
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
  /** In the last 30 days (REP-1). */
  recentRegistrations: z.number(),
})
export type CustomerStats = z.infer<typeof CustomerStats>
