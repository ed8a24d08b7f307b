import type { Handle } from '#server/db/connect.ts'
import { erase } from './erase-queries.ts'
import { listDue } from './queries.ts'

/**
 * Deletes the accounts that are due; answers how many. One that cannot be deleted keeps nobody else
 * waiting: its fault is thrown when the others are done, and it is tried again when next called.
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
