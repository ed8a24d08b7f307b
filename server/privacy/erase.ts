import type { Handle } from '#server/db/connect.ts'
import { erase } from './erase-queries.ts'
import { listDue } from './queries.ts'

/**
 * Deletes the accounts that are due; returns how many. A failure does not stop the others: it is
 * thrown at the end, and the account is retried at the next call.
 */
export async function eraseDue(db: Handle): Promise<number> {
  const failures: unknown[] = []
  let erased = 0
  for (const id of await listDue(db)) {
    try {
      if (await erase(db, id)) erased++
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures)
  return erased
}
