import { sql } from 'kysely'
import type { Handle } from '#server/db/connect.ts'

const perRound = 100

export type Reminder = 'day' | 'hours'

/**
 * Claims the visits whose reminder is due, each once even with several servers. A visit booked
 * later than a reminder would be sent has no such reminder, because its confirmation has just
 * arrived.
 */
export async function claimReminders(tx: Handle, reminder: Reminder): Promise<string[]> {
  const column = sql.ref(`${reminder}_reminded_at`)
  const ahead = reminder === 'day' ? sql`interval '1 day'` : sql`interval '2 hours'`
  const { rows } = await sql<{ id: string; is_new: boolean }>`
    update visit set ${column} = now() where id in (
      select id from visit
      where state = 'booked' and ${column} is null and starts_at > now()
        and starts_at <= now() + ${ahead}
      order by starts_at limit ${perRound} for update skip locked)
    returning id, created_at > starts_at - ${ahead} as is_new`.execute(tx)
  return rows.flatMap(({ id, is_new }) => (is_new ? [] : [id]))
}
