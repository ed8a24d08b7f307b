import type { MessageChannel } from '#contract/message/message.ts'
import { hourInIndia } from '#domain/date/date.ts'
import type { Handle } from '#server/db/connect.ts'

export interface Settings {
  /** Maximum spending on messages per day in India; further messages wait for the next day. */
  dailyCapPaise: number
  /** Promotional messages are sent between these hours in India (TRAI: 10 to 21). */
  promotionalFrom: number
  promotionalUntil: number
  /**
   * Instant alerts of new inquiries per broker and hour; further ones are only counted in a digest.
   */
  inquiriesPerHour: number
  /** Working hours without a reply after which a seeker is offered similar homes. */
  unansweredHours: number
  version: number
}

/** Defaults until an administrator changes a setting. */
const untouched: Settings = {
  dailyCapPaise: 200_000,
  promotionalFrom: 10,
  promotionalUntil: 21,
  inquiriesPerHour: 20,
  unansweredHours: 18,
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
    unansweredHours: row.unanswered_hours,
    version: row.version,
  }
}

export async function writeSettings(tx: Handle, settings: Settings): Promise<void> {
  const columns = {
    daily_cap_paise: settings.dailyCapPaise,
    promotional_from: settings.promotionalFrom,
    promotional_until: settings.promotionalUntil,
    inquiries_per_hour: settings.inquiriesPerHour,
    unanswered_hours: settings.unansweredHours,
  }
  await tx
    .insertInto('message_setting')
    // Without a row the version is 1, so the first change stores 2.
    .values({ ...columns, version: 2 })
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet(columns))
    .execute()
}

/** Returns whether promotional messages may be sent at this moment. */
export function isPromotionalTime(
  { promotionalFrom, promotionalUntil }: Settings,
  moment: Date,
): boolean {
  const hour = hourInIndia(moment)
  return hour >= promotionalFrom && hour < promotionalUntil
}

/** Returns the paise spent on messages on a day. */
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
