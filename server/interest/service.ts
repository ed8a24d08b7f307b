import type { Interest } from '#contract/interest.ts'
import type { Handle } from '#server/db/connect.ts'
import { keep } from '#server/master/keep.ts'
import {
  deleteInterest,
  findInterest,
  type InterestFilter,
  insertInterest,
  listInterests,
  updateInterest,
} from './queries.ts'

export const interests = keep({
  table: 'interest',
  missing: 'interest_not_found',
  constraints: { interest_name_taken: ['name_taken', 'name'] },
  find: findInterest,
  insert: insertInterest,
  update: updateInterest,
  remove: deleteInterest,
})

/** All interests that match, in their order. */
export const allInterests = async (db: Handle, filter: InterestFilter): Promise<Interest[]> =>
  (await listInterests(db, filter)).rows
