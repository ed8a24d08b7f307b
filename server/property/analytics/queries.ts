import { sql } from 'kysely'
import type { AnalyticsCounts } from '#contract/property/own-property.ts'
import { dayInIndia } from '#domain/date/date.ts'
import type { Interval } from '#domain/date/report-period.ts'
import type { Handle } from '#server/db/connect.ts'
import { byKey } from '#server/db/statement-name.ts'
import type { Counts } from '#server/job/pending-counts.ts'

type Row = AnalyticsCounts & { day: string }

/** Lists the days (in India) with activity on a listing, from a day on. */
async function listDays(db: Handle, propertyId: string, from: string): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select day::text,
      sum(shown) as shown, sum(opened) as opened, sum(call) as call, sum(whatsapp) as whatsapp,
      sum(email) as email, sum(form) as form, sum(closed) as closed
    from (
      select day, count as shown, 0 as opened, 0 as call, 0 as whatsapp, 0 as email, 0 as form,
        0 as closed
      from property_impression where property_id = ${propertyId} and day >= ${from}::date
      union all
      select day, 0, count(*), 0, 0, 0, 0, 0
      from property_view where property_id = ${propertyId} and day >= ${from}::date group by day
      union all
      select day, 0, 0, count(*) filter (where way = 'call'),
        count(*) filter (where way = 'whatsapp'),
        count(*) filter (where way = 'email'), 0, 0
      from property_contact where property_id = ${propertyId} and day >= ${from}::date group by day
      union all
      select india_day(created_at), 0, 0, 0, 0, 0, count(*), 0
      from inquiry
      where property_id = ${propertyId}
        and created_at >= india_midnight(${from}::date)
      group by 1
      union all
      select india_day(closed_at), 0, 0, 0, 0, 0, 0, 1
      from property
      where id = ${propertyId} and closed_at >= india_midnight(${from}::date)
    ) event
    group by day`.execute(db)
  return rows
}

const none: AnalyticsCounts = {
  shown: 0,
  opened: 0,
  call: 0,
  whatsapp: 0,
  email: 0,
  form: 0,
  closed: 0,
}
const kinds = Object.keys(none) as (keyof AnalyticsCounts)[]

function sum(rows: readonly Row[]): AnalyticsCounts {
  const total = { ...none }
  for (const row of rows) for (const kind of kinds) total[kind] += Number(row[kind])
  return total
}

/** Returns the totals since the listing was created, and the numbers of each period. */
export async function countAnalytics(
  db: Handle,
  propertyId: string,
  intervals: readonly Interval[],
): Promise<{ totals: AnalyticsCounts; buckets: AnalyticsCounts[] }> {
  const days = await listDays(db, propertyId, '2000-01-01')
  return {
    totals: sum(days),
    buckets: intervals.map(({ start, end }) =>
      sum(days.filter(({ day }) => day >= start && day < end)),
    ),
  }
}

/** Commits without waiting for the disk, as for views. */
export async function addShown(db: Handle, counts: Counts): Promise<void> {
  const day = dayInIndia(new Date())
  await sql`
    with quick as (select set_config('synchronous_commit', 'off', true))
    insert into property_impression (property_id, day, count)
    select property.id, ${day}::date, shown.count
    from quick, unnest(${counts.map(([id]) => id)}::uuid[],
      ${counts.map(([, count]) => count)}::bigint[])
      as shown (id, count)
    join property on property.id = shown.id
    order by property.id
    on conflict (property_id, day) do update
      set count = property_impression.count + excluded.count`.execute(db)
}

export interface View {
  id: string
  day: string
  visitor: Buffer
}

/** The new number of views, by listing with a new visitor. */
export type Written = ReadonlyMap<string, number>

/** How long a locked count may delay the views of all. */
const lockTimeout = '250ms'

/**
 * Inserts views and updates the counters in one statement, so that both agree; counters are locked
 * in a fixed order, which prevents deadlocks between servers. Commits without waiting for the disk:
 * a read must not cost a flush, and a crash may lose a few views.
 */
export async function addViews(db: Handle, views: readonly View[]): Promise<Written> {
  const { rows } = await sql<{ id: string; views: number }>`
    with ${byKey} quick as (
      select set_config('synchronous_commit', 'off', true),
        set_config('lock_timeout', ${lockTimeout}, true)
    ),
    added as (
      insert into property_view (property_id, day, visitor)
      select property.id, given.day, given.visitor
      from quick, unnest(${views.map(({ id }) => id)}::uuid[],
        ${views.map(({ day }) => day)}::date[],
        ${views.map(({ visitor }) => visitor)}::bytea[]) as given (id, day, visitor)
      join property on property.id = given.id
      order by property.id, given.visitor
      on conflict do nothing returning property_id
    ),
    counted as materialized (
      select property_id, count(*) as more from added group by property_id
    )
    insert into property_view_tally as tally (property_id, views)
    select property_id, more from counted order by property_id
    on conflict (property_id) do update set views = tally.views + excluded.views
    returning property_id as id, views`.execute(db)
  return new Map(rows.map(({ id, views: count }) => [id, count]))
}
