import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'

export const figureDays = ['30', '90'] as const

export const MemberFigures = z.object({
  _id: z.string(),
  name: z.string(),
  /** New leads of the period that the member answers; spam does not count. */
  inquiries: z.number(),
  /** Those with a written reply. */
  replied: z.number(),
  /** The median minutes to the first reply; null without one. */
  replyMinutes: z.number().nullable(),
  /** Visits that took place, as a share of those that should have. */
  visitsKept: z.number(),
  visitsDue: z.number(),
  liveListings: z.number(),
})
export type MemberFigures = z.infer<typeof MemberFigures>

const query = z.strictObject({ days: z.enum(figureDays).default('30') })

export const agencyFigures = {
  get: endpoint({
    method: 'GET',
    path: '/broker/agency/figures',
    access: 'broker',
    summary: 'Get figures of the last days by member: of all for managers, else one’s own',
    query,
    reply: z.object({ figures: z.array(MemberFigures) }),
  }),
  export: endpoint({
    method: 'GET',
    path: '/broker/agency/figures/export',
    access: 'broker',
    summary: 'Get the figures by member as a file',
    query,
    download: 'text/csv; charset=utf-8',
  }),
}
