import type { MessageChannel } from '#contract/message/message.ts'
import { hourInIndia } from '#domain/date/date.ts'
import type { Handle } from '#server/db/connect.ts'

export interface Settings {
  /** Spent on messages in a day in India at most; what is over waits for the next day. */
  dailyCapPaise: number
  /** Promotional messages go from this hour in India until that one (TRAI: 10 to 21). */
  promotionalFrom: number
  promotionalUntil: number
  /** New inquiries a broker is told of one by one in an hour; the rest come as a number. */
  inquiriesPerHour: number
  version: number
}

/** What holds until an administrator changes something. */
const untouched: Settings = {
  dailyCapPaise: 200_000,
  promotionalFrom: 10,
  promotionalUntil: 21,
  inquiriesPerHour: 20,
  version: 1,
}

export async function readSettings(db: Handle): Promise<Settings> {
  const row = await db.selectFrom('message_setting').selectAll().executeTakeFirst()
  if (!row) return untouched
  return {
    dailyCapPaise: row.daily_cap_paise,
    promotionalFrom: row.promotional_from,
    promotionalUntil: row.promotional_until,
    inquiriesPerHour: row.inquiries_per_hour,
    version: row.version,
  }
}

export async function writeSettings(tx: Handle, settings: Settings): Promise<void> {
  const columns = {
    daily_cap_paise: settings.dailyCapPaise,
    promotional_from: settings.promotionalFrom,
    promotional_until: settings.promotionalUntil,
    inquiries_per_hour: settings.inquiriesPerHour,
  }
  await tx
    .insertInto('message_setting')
    // The version a change was made from is 1 while there is no row.
    .values({ ...columns, version: 2 })
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet(columns))
    .execute()
}

/** Whether promotional messages may go at a moment. */
export function isPromotionalTime(
  { promotionalFrom, promotionalUntil }: Settings,
  moment: Date,
): boolean {
  const hour = hourInIndia(moment)
  return hour >= promotionalFrom && hour < promotionalUntil
}

/** Paise spent on messages on a day. */
export async function findSpent(db: Handle, day: string): Promise<number> {
  const row = await db
    .selectFrom('message_spending')
    .where('day', '=', day)
    .select('paise')
    .executeTakeFirst()
  return row?.paise ?? 0
}

export async function saveRate(
  tx: Handle,
  key: { channel: MessageChannel; from_day: string },
  columns: { paise: number; source: string | null },
): Promise<void> {
  await tx
    .insertInto('message_rate')
    .values({ ...key, ...columns })
    .onConflict((conflict) => conflict.columns(['channel', 'from_day']).doUpdateSet(columns))
    .execute()
}

export function listRateRows(db: Handle) {
  return db
    .selectFrom('message_rate')
    .selectAll()
    .orderBy('channel')
    .orderBy('from_day', 'desc')
    .execute()
}
