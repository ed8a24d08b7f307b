import { z } from 'zod'
import { type WordOf, words } from '#contract/words.ts'
import { msg } from '#domain/locale/translate.ts'

/**
 * Sort orders of the list of customers. Customers who were never active are last in both
 * directions.
 */
export const CustomerSort = words({
  'joined-desc': msg('Newest first'),
  joined: msg('Oldest first'),
  name: msg('Name A to Z'),
  'name-desc': msg('Name Z to A'),
  'active-desc': msg('Most recently active'),
  active: msg('Least recently active'),
})
export type CustomerSort = WordOf<typeof CustomerSort>

/** Whether a customer's address is confirmed. */
export const CustomerVerified = words({ yes: msg('Verified'), no: msg('Not verified') })

/** Customers active recently, as the engagement report counts them (REP-3). */
export const CustomerSeen = words({
  day: msg('Active in the last day'),
  week: msg('Active in the last 7 days'),
  month: msg('Active in the last 30 days'),
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
