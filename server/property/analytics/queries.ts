import { sql } from 'kysely'
import type { Numbers } from '#contract/property/own-property.ts'
import type { Stretch } from '#domain/date/report-period.ts'
import type { Handle } from '#server/db/connect.ts'

type Row = Numbers & { day: string }

/** The days of a listing on which something happened, from a day on; days are those of India. */
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

const none: Numbers = { shown: 0, opened: 0, call: 0, whatsapp: 0, email: 0, form: 0, closed: 0 }
const kinds = Object.keys(none) as (keyof Numbers)[]

function sum(rows: readonly Row[]): Numbers {
  const total = { ...none }
  for (const row of rows) for (const kind of kinds) total[kind] += Number(row[kind])
  return total
}

/** All of it since the listing was made, and what lies in each stretch. */
export async function countNumbers(
  db: Handle,
  propertyId: string,
  stretches: readonly Stretch[],
): Promise<{ totals: Numbers; buckets: Numbers[] }> {
  const days = await listDays(db, propertyId, '2000-01-01')
  return {
    totals: sum(days),
    buckets: stretches.map(({ start, end }) =>
      sum(days.filter(({ day }) => day >= start && day < end)),
    ),
  }
}
