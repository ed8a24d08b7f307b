import { sql } from 'kysely'
import type { WorkingHoursDraft } from '#contract/inquiry/working-hours.ts'
import { dayInIndia } from '#domain/date/date.ts'
import { minutesOf } from '#domain/visit/clock.ts'
import type { WorkingHours } from '#domain/working-hours/working-hours.ts'
import type { Handle } from '#server/db/connect.ts'
import type { BrokerViewer } from '#server/http/viewer.ts'

interface StoredHours extends WorkingHours {
  version: number
}

/** Returns when a broker works, with the days off to come. */
export async function findWorkingHours(db: Handle, brokerId: string): Promise<StoredHours> {
  const { rows } = await sql<StoredHours>`
    select coalesce((select version from working_schedule where broker_id = ${brokerId}), 0)
        as version,
      array(select to_jsonb(hours) from working_hours_of(${brokerId}) hours
        order by weekday, opens) as hours,
      array(select day::text from day_off
        where broker_id = ${brokerId} and day >= india_today() order by day) as "daysOff"
    `.execute(db)
  const [row] = rows
  if (!row) throw new Error('A statement without a table has a row.')
  return row
}

/** Replaces the hours if their version is this one (0 for none); returns false otherwise. */
export async function saveWorkingHours(
  tx: Handle,
  { id: broker_id }: BrokerViewer,
  { version, hours, daysOff }: WorkingHoursDraft,
): Promise<boolean> {
  const saved = await (version === 0
    ? tx
        .insertInto('working_schedule')
        .values({ broker_id })
        .onConflict((conflict) => conflict.doNothing())
        .returning('version')
        .executeTakeFirst()
    : tx
        .updateTable('working_schedule')
        .set({ broker_id })
        .where('broker_id', '=', broker_id)
        .where('version', '=', version)
        .returning('version')
        .executeTakeFirst())
  if (!saved) return false
  await tx.deleteFrom('working_hours').where('broker_id', '=', broker_id).execute()
  await tx
    .deleteFrom('day_off')
    .where('broker_id', '=', broker_id)
    .where('day', '>=', sql<string>`india_today()`)
    .execute()
  const rows = hours.map(({ weekday, opens, closes }) => {
    return { broker_id, weekday, opens: minutesOf(opens), closes: minutesOf(closes) }
  })
  await tx.insertInto('working_hours').values(rows).execute()
  // Past days stay unchanged, because waiting times on them are already counted.
  const today = dayInIndia(new Date())
  const toCome = daysOff.filter((day) => day >= today)
  const days = [...new Set(toCome)].map((day) => ({ broker_id, day }))
  if (days.length > 0) {
    await tx
      .insertInto('day_off')
      .values(days)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  return true
}
