import type { Handle } from '#server/db/connect.ts'
import { erase } from './erase-queries.ts'
import { listDue, makeDeletionDue } from './queries.ts'

/** Erases a customer at once, whether or not the customer asked for it. */
export async function eraseNow(tx: Handle, id: string): Promise<void> {
  await makeDeletionDue(tx, id)
  await erase(tx, id)
}

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
