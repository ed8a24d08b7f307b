import { sql } from 'kysely'
import type { MessageChannel } from '#contract/message/message.ts'
import type { Handle } from '#server/db/connect.ts'

/** Claims the alert of the cap for a day; returns false if it was already sent. */
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

/** Lists the administrators who are notified that the cap is reached. */
export function listAlarmRecipients(tx: Handle) {
  return tx
    .selectFrom('administrator')
    .where('is_active', '=', true)
    .where('role', 'in', ['superadmin', 'admin'])
    .select(['id', 'email', 'first_name'])
    .execute()
}

/** The cost of a segment if no rate was entered (MSG-09): SMS 0.5, WhatsApp 0.25 rupees. */
export const untouchedPaise: Record<MessageChannel, number> = { sms: 50, whatsapp: 25, email: 0 }

/** Returns the paise per segment on a day in India. */
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

/** Reserves the cost of a message before it is sent; returns false if that would exceed the cap. */
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

/** Releases a reserved cost: the message was certainly not sent. */
export async function giveBack(db: Handle, day: string, paise: number): Promise<void> {
  if (paise === 0) return
  await db
    .updateTable('message_spending')
    .set({ paise: sql<number>`greatest(0, paise - ${paise})` })
    .where('day', '=', day)
    .execute()
}
