import type { Interest } from '#contract/interest.ts'
import { refuse } from '#contract/refusal.ts'
import { t } from '#domain/locale/translate.ts'
import { withCommas } from '#domain/text/format-number.ts'
import type { Handle } from '#server/db/connect.ts'
import { makeCrudService } from '#server/master/crud-service.ts'
import {
  countChosen,
  deleteInterest,
  findInterest,
  type InterestFilter,
  insertInterest,
  listInterests,
  updateInterest,
} from './queries.ts'

export const interests = makeCrudService({
  table: 'interest',
  missing: 'interest_not_found',
  constraints: { interest_name_taken: ['name_taken', 'name'] },
  find: findInterest,
  insert: insertInterest,
  update: updateInterest,
  remove: removeUnchosen,
})

/** Deletes an interest that nobody has chosen; a chosen one can only be deactivated. */
async function removeUnchosen(tx: Handle, id: string): Promise<void> {
  const { name = '', customers = 0 } = (await countChosen(tx, id)) ?? {}
  if (customers > 0) {
    throw refuse('in_use', {
      message: t(
        '{count, plural, one {1 customer has chosen {name}. Deactivate it instead, so ' +
          'that no one else can choose it.} other {{figure} customers have chosen ' +
          '{name}. Deactivate it instead, so that no one else can choose it.}}',
        { count: customers, figure: withCommas(customers), name },
      ),
    })
  }
  await deleteInterest(tx, id)
}

/** Returns all matching interests in their order. */
export const allInterests = async (db: Handle, filter: InterestFilter): Promise<Interest[]> =>
  (await listInterests(db, filter)).rows
