import { type RawBuilder, sql } from 'kysely'
import type { Distribution } from '#contract/report.ts'
import { midnightInIndia } from '#domain/date/date.ts'
import type { Interval } from '#domain/date/report-period.ts'
import type { Handle } from '#server/db/connect.ts'

/** What is counted by its creation time. */
const dated = {
  brokers: sql`select count(*) from broker where created_at >= starts_at and created_at < ends_at`,
  customers: sql`select count(*) from customer where created_at >= starts_at
    and created_at < ends_at`,
  // Uses only columns of the index, so the count is an index-only scan.
  properties: sql`select count(*) from property
    where removed_at is null and created_at >= starts_at and created_at < ends_at`,
  revenue: sql`select coalesce(sum(amount), 0)::bigint from revenue_tally
    where day >= starts_on and day < ends_on`,
  payments: sql`select coalesce(sum(count), 0)::bigint from revenue_tally
    where day >= starts_on and day < ends_on`,
} satisfies Record<string, RawBuilder<unknown>>

export type Dated = keyof typeof dated

// The subselects compute the day once per statement, not per subscription.
const isCurrent = sql`cancelled_at is null
  and starts_on <= (select india_today()) and ends_on > (select india_today())`

/** Returns the count of each kind per period, in the order of the periods. */
export async function countIn<Name extends Dated>(
  db: Handle,
  intervals: readonly Interval[],
  names: readonly Name[],
): Promise<Record<Name, number>[]> {
  const days = [intervals.map(({ start }) => start), intervals.map(({ end }) => end)]
  const midnights = days.map((all) => all.map((day) => midnightInIndia(day).toISOString()))
  const figures = names.map((name) => sql`(${dated[name]}) as ${sql.ref(name)}`)
  const { rows } = await sql<Record<Name, number>>`
    select ${sql.join(figures)}
    from unnest(${midnights[0]}::timestamptz[], ${midnights[1]}::timestamptz[],
        ${days[0]}::date[], ${days[1]}::date[])
      with ordinality as interval (starts_at, ends_at, starts_on, ends_on, position)
    order by position`.execute(db)
  return rows
}

export interface Totals {
  brokers: number
  customers: number
  subscribed: number
  kyc: number
  tickets: number
  flags: number
  calls: number
  payments: number
}

/**
 * Counts what exists today and what waits for somebody. Listings are counted by `countListings`.
 */
export async function countTotals(db: Handle): Promise<Totals> {
  const { rows } = await sql<Totals>`
    select
      (select count(*) from broker) as brokers,
      (select count(*) from customer) as customers,
      (select count(*) from subscription where ${isCurrent}) as subscribed,
      (select count(*) from broker where kyc_status = 'pending') as kyc,
      (select count(*) from ticket where status = 'open') as tickets,
      (select count(*) from flag where status = 'open') as flags,
      (select count(*) from call_report where status in ('open', 'responded')) as calls,
      (select count(*) from plan_order
        where status in ('reported', 'flagged')) as payments`.execute(db)
  return first(rows)
}

/** Counts listings by a column of the tally, which costs the same with a million listings. */
export async function countListings(
  db: Handle,
  by: 'status' | 'property_type',
): Promise<Distribution> {
  const rows = await db
    .selectFrom('property_tally')
    .select([`${by} as _id`, (select) => select.fn.sum<number>('count').as('count')])
    .groupBy(by)
    .having((select) => select.fn.sum('count'), '<>', 0)
    .orderBy('count', 'desc')
    .orderBy('_id')
    .execute()
  return rows.map(({ _id, count }) => ({ _id, count: Number(count) }))
}

/** Counts people by a column, most frequent first. */
export async function countPeople(
  db: Handle,
  table: 'broker' | 'customer',
  by: 'status' | 'kyc_status' | 'source',
): Promise<Distribution> {
  const { rows } = await sql<{ _id: string; count: number }>`
    select ${sql.ref(by)} as _id, count(*) as count from ${sql.table(table)}
    group by 1 order by 2 desc, 1`.execute(db)
  return rows
}

/** Lists the brokers with most listings, not counting removed ones. */
export async function listTopBrokers(db: Handle, limit: number) {
  const { rows } = await sql<{
    brokerId: string
    brokerName: string
    companyName: string
    propertyCount: number
  }>`
    select broker.id as "brokerId", first_name || ' ' || last_name as "brokerName",
      company_name as "companyName", top.count as "propertyCount"
    from (select broker_id, sum(listed::int) as count from broker_tally
      group by broker_id having sum(listed::int) > 0 order by 2 desc, broker_id limit ${limit}) top
    join broker on broker.id = top.broker_id
    order by top.count desc, broker.id`.execute(db)
  return rows
}

/**
 * Lists every plan with its current subscribers and its revenue in a period, highest revenue first.
 */
export async function listPlanFigures(db: Handle, { start, end }: Interval) {
  const { rows } = await sql<{
    planId: string
    planName: string
    price: number
    duration: number
    durationType: 'days' | 'months' | 'years'
    subscribers: number
    revenue: number
  }>`
    select plan.id as "planId", plan.name as "planName", plan.price, plan.duration,
      plan.duration_type as "durationType", coalesce(held.count, 0) as subscribers,
      coalesce(earned.sum, 0)::bigint as revenue
    from subscription_plan plan
    left join (select plan_id, count(*) from subscription where ${isCurrent} group by plan_id) held
      on held.plan_id = plan.id
    left join (select plan_id, sum(amount) from revenue_tally
      where day >= ${start}::date and day < ${end}::date group by plan_id) earned
      on earned.plan_id = plan.id
    order by revenue desc, plan.sort_order, plan.name`.execute(db)
  return rows
}

export interface Loyalty {
  /** Brokers with a plan today that was paid for. */
  paying: number
  /** Brokers with a plan on the first day of the period. */
  atStart: number
  /** Those of them without a plan today. */
  lost: number
  allTime: number
}

/**
 * Counts paying and lost brokers since a day; a cancelled plan ended on the day of cancellation.
 */
export async function countLoyalty(db: Handle, since: string): Promise<Loyalty> {
  const { rows } = await sql<Loyalty>`
    with now as (select id, broker_id from subscription where ${isCurrent}),
      before as (select broker_id from subscription
        where starts_on <= ${since}::date and ends_on > ${since}::date)
    select
      (select count(*) from now where exists (select from payment
        where payment.subscription_id = now.id and payment.status = 'paid')) as paying,
      (select count(*) from before) as "atStart",
      (select count(*) from before where not exists (select from now
        where now.broker_id = before.broker_id)) as lost,
      (select coalesce(sum(amount), 0)::bigint from revenue_tally) as "allTime"
    `.execute(db)
  return first(rows)
}

/** Counts customers active in the last day, 7 days and 30 days. */
export async function countSeen(db: Handle) {
  const { rows } = await sql<{ daily: number; weekly: number; monthly: number }>`
    select
      count(*) filter (where last_active_at > now() - interval '1 day') as daily,
      count(*) filter (where last_active_at > now() - interval '7 days') as weekly,
      count(*) as monthly
    from customer where last_active_at > now() - interval '30 days'`.execute(db)
  return first(rows)
}

function first<Row>(rows: Row[]): Row {
  const [row] = rows
  if (!row) throw new Error('A select without a group gave no row.')
  return row
}

/** Returns the number of rated visits and the sum of their stars. */
export async function sumVisits(db: Handle): Promise<{ count: number; sum: number }> {
  return db
    .selectFrom('visit_rating')
    .select([sql<number>`count(*)`.as('count'), sql<number>`coalesce(sum(stars), 0)`.as('sum')])
    .executeTakeFirstOrThrow()
}

/** Returns the number of rated tickets and the sum of their stars. */
export async function sumTickets(db: Handle): Promise<{ count: number; sum: number }> {
  return db
    .selectFrom('ticket')
    .where('stars', 'is not', null)
    .select([sql<number>`count(*)`.as('count'), sql<number>`coalesce(sum(stars), 0)`.as('sum')])
    .executeTakeFirstOrThrow()
}
