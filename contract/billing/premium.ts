import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { idParams } from '#contract/field.ts'
import { words } from '#contract/words.ts'
import { msg } from '#domain/locale/translate.ts'

const Premium = words({ on: msg('Premium'), off: msg('Not premium') })

/**
 * The listings that a broker has marked as premium; they are shown as premium within the limit of
 * the plan.
 */
const Marks = z.object({
  /** Ids of listings in the order in which they were marked. */
  marked: z.array(z.string()),
  used: z.number(),
  /** -1 means unlimited; 0 without a plan. */
  limit: z.number(),
})
export type Marks = z.infer<typeof Marks>

export const premium = {
  mine: endpoint({
    method: 'GET',
    path: '/broker/premium-listings',
    access: 'broker',
    summary: 'List one’s premium listings, and how many the plan allows',
    reply: Marks,
  }),
  mark: endpoint({
    method: 'PUT',
    path: '/broker/properties/:id/premium',
    access: 'broker',
    summary: 'Mark a listing of one’s own as premium, or remove the mark',
    params: idParams,
    body: z.strictObject({ premium: Premium.schema }),
    reply: Marks,
  }),
}
