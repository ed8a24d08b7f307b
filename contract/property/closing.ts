import { z } from 'zod'
import { id, moment, optional, rupees } from '#contract/field.ts'
import { ClosedSource } from './vocabulary.ts'

/** How a deal ended, entered by the broker and shown to the broker only; whole rupees. */
export const Closing = z.object({
  at: moment.nullable(),
  price: z.number().nullable(),
  source: ClosedSource.schema.nullable(),
})
export type Closing = z.infer<typeof Closing>

/** The broker's answers about a closed listing; only the status is required. */
export const ClosingDraft = z.strictObject({
  status: z.enum(['sold', 'rented']),
  closedPrice: optional(rupees),
  closedSource: optional(ClosedSource.schema),
  /** The buyer or tenant, where that is one of the leads. */
  leadId: optional(id),
})
export type ClosingDraft = z.output<typeof ClosingDraft>
