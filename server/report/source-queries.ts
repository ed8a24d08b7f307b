import { type RawBuilder, sql } from 'kysely'
import type { SourceGroup, TouchPosition } from '#contract/report.ts'
import { midnightInIndia } from '#domain/date/date.ts'
import type { Interval } from '#domain/date/report-period.ts'
import type { Handle } from '#server/db/connect.ts'

export interface SourceCount {
  /** Whether a touch was sent; without one the name is null. */
  is_known: boolean
  name: string | null
  customers: number
  leads: number
  payments: number
  revenue: number
}

// Labels that differ only in case are the same.
const names: Record<SourceGroup, RawBuilder<string | null>> = {
  class: sql`touch.class`,
  source: sql`lower(touch.source)`,
  campaign: sql`lower(touch.campaign)`,
}

/**
 * Counts the customers, leads and payments of a period by their source. A lead has the source of
 * the first of its inquiries with one; a payment that of its order.
 */
export async function countSources(
  db: Handle,
  { start, end }: Interval,
  position: TouchPosition,
  group: SourceGroup,
): Promise<SourceCount[]> {
  const name = names[group]
  const [from, to] = [start, end].map((day) => midnightInIndia(day).toISOString())
  const isWithin = (moment: RawBuilder<unknown>) =>
    sql`${moment} >= ${from}::timestamptz and ${moment} < ${to}::timestamptz`
  const { rows } = await sql<SourceCount>`
    with counted as (
      select touch.id is not null as is_known, ${name} as name, 1 as customers, 0 as leads,
        0 as payments, 0::bigint as revenue
      from customer
      left join touch on touch.customer_id = customer.id and touch.position = ${position}
      where ${isWithin(sql`customer.created_at`)}
      union all
      select touch.id is not null, ${name}, 0, 1, 0, 0
      from lead
      left join lateral (select touch.* from inquiry
        join touch on touch.inquiry_id = inquiry.id and touch.position = ${position}
        where inquiry.broker_id = lead.broker_id and inquiry.phone = lead.phone
        order by inquiry.created_at, inquiry.id limit 1) touch on true
      where ${isWithin(sql`lead.first_asked_at`)}
      union all
      select touch.id is not null, ${name}, 0, 0, 1, payment.amount
      from payment
      left join plan_order on plan_order.subscription_id = payment.subscription_id
      left join touch on touch.plan_order_id = plan_order.id and touch.position = ${position}
      where payment.status = 'paid' and ${isWithin(sql`payment.paid_at`)}
    )
    select is_known, name, sum(customers)::int as customers, sum(leads)::int as leads,
      sum(payments)::int as payments, sum(revenue)::bigint as revenue
    from counted group by is_known, name
    order by leads desc, customers desc, payments desc, name`.execute(db)
  return rows
}
