import { type Selectable, sql } from 'kysely'
import type { VisitScheduleDraft } from '#contract/visit/schedule.ts'
import { minutesOf } from '#domain/visit/clock.ts'
import type { Schedule } from '#domain/visit/slots.ts'
import type { Handle } from '#server/db/connect.ts'
import { isOffered } from '#server/db/offered-listing.ts'
import type { VisitSchedule } from '#server/db/tables.ts'
import type { BrokerViewer } from '#server/http/viewer.ts'

export interface StoredSchedule extends Schedule {
  isOpen: boolean
  version: number
}

interface ScheduleRow extends Selectable<VisitSchedule> {
  hours: { weekday: number; opens: number; closes: number }[]
  exceptions: { day: string; opens: number | null; closes: number | null }[]
}

/** Returns when a broker shows homes, without exceptions for past days; or undefined. */
export async function findSchedule(
  db: Handle,
  brokerId: string,
): Promise<StoredSchedule | undefined> {
  const { rows } = await sql<ScheduleRow>`
    select schedule.*,
      array(select jsonb_build_object('weekday', weekday, 'opens', opens, 'closes', closes)
        from visit_hours own where own.broker_id = schedule.broker_id
        order by weekday, opens) as hours,
      array(select jsonb_build_object('day', day, 'opens', opens, 'closes', closes)
        from visit_exception own where own.broker_id = schedule.broker_id and day >= india_today()
        order by day, opens) as exceptions
    from visit_schedule schedule where broker_id = ${brokerId}`.execute(db)
  const [row] = rows
  if (!row) return undefined
  return {
    isOpen: row.is_open,
    lengthMinutes: row.length_minutes,
    bufferMinutes: row.buffer_minutes,
    travelMinutes: row.travel_minutes,
    daysAhead: row.days_ahead,
    noticeMinutes: row.notice_minutes,
    version: row.version,
    hours: row.hours,
    exceptions: row.exceptions.map(({ day, opens, closes }) => ({
      day,
      hours: opens === null || closes === null ? null : { opens, closes },
    })),
  }
}

/** Replaces a schedule if its version is this one (0 for none); returns false otherwise. */
export async function saveSchedule(
  tx: Handle,
  { id: broker_id }: BrokerViewer,
  { version, hours, exceptions, ...draft }: VisitScheduleDraft,
): Promise<boolean> {
  const row = {
    is_open: draft.isOpen,
    length_minutes: draft.lengthMinutes,
    buffer_minutes: draft.bufferMinutes,
    travel_minutes: draft.travelMinutes,
    days_ahead: draft.daysAhead,
    notice_minutes: draft.noticeMinutes,
  }
  const saved = await (version === 0
    ? tx
        .insertInto('visit_schedule')
        .values({ broker_id, ...row })
        .onConflict((conflict) => conflict.doNothing())
        .returning('version')
        .executeTakeFirst()
    : tx
        .updateTable('visit_schedule')
        .set(row)
        .where('broker_id', '=', broker_id)
        .where('version', '=', version)
        .returning('version')
        .executeTakeFirst())
  if (!saved) return false
  await tx.deleteFrom('visit_hours').where('broker_id', '=', broker_id).execute()
  await tx.deleteFrom('visit_exception').where('broker_id', '=', broker_id).execute()
  if (hours.length > 0) {
    const rows = hours.map(({ weekday, opens, closes }) => {
      return { broker_id, weekday, opens: minutesOf(opens), closes: minutesOf(closes) }
    })
    await tx.insertInto('visit_hours').values(rows).execute()
  }
  if (exceptions.length > 0) {
    const rows = exceptions.map(({ day, opens, closes }) => ({
      ...{ broker_id, day },
      opens: opens === null ? null : minutesOf(opens),
      closes: closes === null ? null : minutesOf(closes),
    }))
    await tx.insertInto('visit_exception').values(rows).execute()
  }
  return true
}

export interface ListingRow {
  id: string
  title: string
  is_open: boolean
  note: string | null
}

const maxListings = 200

/** Lists the broker's live listings with their visit settings, or one of them. */
export async function listListings(
  db: Handle,
  { id }: BrokerViewer,
  propertyId?: string,
): Promise<ListingRow[]> {
  const { rows } = await sql<ListingRow>`
    select property.id, title, coalesce(own.is_open, true) as is_open, note
    from property left join visit_listing own on own.property_id = property.id
    where broker_id = ${id} and ${isOffered}
      and ${propertyId ? sql`property.id = ${propertyId}` : sql`true`}
    order by created_at desc, property.id desc limit ${maxListings}`.execute(db)
  return rows
}

export async function saveListing(
  tx: Handle,
  propertyId: string,
  { isOpen, note }: { isOpen: boolean; note: string | null },
): Promise<void> {
  const row = { is_open: isOpen, note }
  await tx
    .insertInto('visit_listing')
    .values({ property_id: propertyId, ...row })
    .onConflict((conflict) => conflict.column('property_id').doUpdateSet(row))
    .execute()
}
