import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { idParams, moment, optional, searchText, text } from '#contract/field.ts'
import { Pagination, paging } from '#contract/page.ts'
import { msg } from '#domain/locale/translate.ts'
import { Requirement } from './requirement.ts'
import { RequirementState } from './vocabulary.ts'

/** A requirement in the back office. */
export const PostedRequirement = Requirement.extend({
  /** The name of the customer who posted it. */
  postedBy: z.string(),
  fitCount: z.number(),
  offerCount: z.number(),
  removalReason: z.string().nullable(),
  removedBy: z.string().nullable(),
  endedAt: moment.nullable(),
  mayRemove: z.boolean(),
  version: z.number(),
})
export type PostedRequirement = z.infer<typeof PostedRequirement>

export const postedRequirement = {
  list: endpoint({
    method: 'GET',
    path: '/requirements',
    access: 'flag.read',
    summary: 'List requirements',
    query: z.strictObject({
      ...paging(10),
      search: searchText,
      state: optional(RequirementState.schema),
      sort: z.enum(['newest', 'oldest']).default('newest'),
    }),
    reply: z.object({ requirements: z.array(PostedRequirement), pagination: Pagination }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/requirements/:id',
    access: 'flag.read',
    summary: 'Get one requirement',
    params: idParams,
    reply: z.object({ requirement: PostedRequirement }),
  }),
  remove: endpoint({
    method: 'POST',
    path: '/requirements/:id/removal',
    access: 'flag.change',
    summary: 'Remove a requirement that breaks the rules, for good; its author is sent the reason',
    params: idParams,
    body: z.strictObject({
      reason: text(500, msg('Please give a reason.')),
      /** The version shown on screen: refused where it has changed since. */
      version: z.number().int().min(1).optional(),
    }),
    reply: z.object({ requirement: PostedRequirement }),
  }),
}
