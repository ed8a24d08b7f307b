import { sql } from 'kysely'
import type { MessageChannel } from '#contract/message/message.ts'
import type { Handle } from '#server/db/connect.ts'

/** Says whether nobody was told of the cap on this day before. */
export async function claimAlarm(tx: Handle, day: string): Promise<boolean> {
  const first = await tx
    .insertInto('message_spending')
    .values({ day, alarmed_at: sql<Date>`now()` })
    .onConflict((conflict) =>
      conflict
        .column('day')
        .doUpdateSet({ alarmed_at: sql<Date>`now()` })
        .where('message_spending.alarmed_at', 'is', null),
    )
    .returning('day')
    .executeTakeFirst()
  return first !== undefined
}

/** The administrators who are told that the cap is reached. */
export function listAlarmRecipients(tx: Handle) {
  return tx
    .selectFrom('administrator')
    .where('is_active', '=', true)
    .where('role', 'in', ['superadmin', 'admin'])
    .select(['id', 'email', 'first_name'])
    .execute()
}

/** What a segment costs where no rate was entered (MSG-09): SMS 0.5, WhatsApp 0.25 rupees. */
export const untouchedPaise: Record<MessageChannel, number> = { sms: 50, whatsapp: 25, email: 0 }

/** Paise for one segment on a day in India. */
export async function rateOn(db: Handle, channel: MessageChannel, day: string): Promise<number> {
  const row = await db
    .selectFrom('message_rate')
    .where('channel', '=', channel)
    .where('from_day', '<=', day)
    .orderBy('from_day', 'desc')
    .select('paise')
    .executeTakeFirst()
  return row?.paise ?? untouchedPaise[channel]
}

/**
 * Counts a cost in before a message goes, unless that would overstep the cap; says whether it may.
 */
export async function reserve(
  db: Handle,
  day: string,
  paise: number,
  capPaise: number,
): Promise<boolean> {
  if (paise === 0) return true
  if (paise > capPaise) return false
  const row = await db
    .insertInto('message_spending')
    .values({ day, paise })
    .onConflict((conflict) =>
      conflict
        .column('day')
        .doUpdateSet({ paise: sql<number>`message_spending.paise + excluded.paise` })
        .where(sql<boolean>`message_spending.paise + excluded.paise <= ${capPaise}`),
    )
    .returning('day')
    .executeTakeFirst()
  return row !== undefined
}

/** Takes a cost out again: the message certainly did not go. */
export async function giveBack(db: Handle, day: string, paise: number): Promise<void> {
  if (paise === 0) return
  await db
    .updateTable('message_spending')
    .set({ paise: sql<number>`greatest(0, paise - ${paise})` })
    .where('day', '=', day)
    .execute()
}
