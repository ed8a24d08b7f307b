import { z } from 'zod'
import { id, moment, optional, rupees } from '#contract/field.ts'
import { ClosedSource } from './vocabulary.ts'

/** How a listing ended, as its broker alone knows it; whole rupees. */
export const Closing = z.object({
  at: moment.nullable(),
  price: z.number().nullable(),
  source: ClosedSource.schema.nullable(),
})
export type Closing = z.infer<typeof Closing>

/** What a broker tells of it: nothing but the status has to be told. */
export const ClosingDraft = z.strictObject({
  status: z.enum(['sold', 'rented']),
  closedPrice: optional(rupees),
  closedSource: optional(ClosedSource.schema),
  /** Who it went to, where it is one of those who asked. */
  leadId: optional(id),
})
export type ClosingDraft = z.output<typeof ClosingDraft>
