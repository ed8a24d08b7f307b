import { z } from 'zod'
import { moment } from '#contract/field.ts'

/** An event of a listing's history, from the audit log. */
export const PropertyEvent = z.object({
  at: moment,
  act: z.string(),
  actorName: z.string(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
})
export type PropertyEvent = z.infer<typeof PropertyEvent>
