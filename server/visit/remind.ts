import type { Database } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import { notifySoon, type VisitContext } from './notify.ts'
import { findVisitById } from './queries.ts'
import { claimReminders, type Reminder } from './reminder-queries.ts'

const reminders: readonly Reminder[] = ['day', 'hours']

/** Reminds both sides of visits a day and two hours before, once each. Returns how many. */
export async function remindOfVisits(db: Database, context: VisitContext): Promise<number> {
  let count = 0
  for (const reminder of reminders) {
    count += await transact(db, async (tx) => {
      const ids = await claimReminders(tx, reminder)
      for (const id of ids) {
        const row = await findVisitById(tx, id)
        if (row) await notifySoon(tx, context, row)
      }
      return ids.length
    })
  }
  return count
}
