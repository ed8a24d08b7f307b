import { sql } from 'kysely'
import type { SubscriptionFilter } from '#contract/billing/subscription.ts'
import type { PlanTerms } from '#contract/billing/subscription-plan.ts'
import type { Handle } from '#server/db/connect.ts'
import { countRows } from '#server/db/count-rows.ts'
import { containsText } from '#server/db/substring-search.ts'
import {
  inForce,
  isExpiring,
  isFollowed,
  onceToday,
  status,
  statusIs,
  today,
} from './status-sql.ts'

export type SubscriptionRow = Awaited<ReturnType<typeof findSubscription>> & object

/** Selects subscriptions with broker, status and payments. */
function detailed(db: Handle) {
  return db
    .selectFrom('subscription')
    .innerJoin('broker', 'broker.id', 'subscription.broker_id')
    .selectAll('subscription')
    .select([
      'broker.first_name',
      'broker.last_name',
      'broker.company_name',
      status.as('status'),
      isFollowed.as('is_followed'),
      sql<number>`greatest(subscription.ends_on - india_today(), 0)`.as('days_left'),
      sql<number>`coalesce((select sum(amount) from payment
        where payment.subscription_id = subscription.id and payment.status = 'paid'),
          0)::bigint`.as('paid'),
    ])
}

export async function findSubscription(db: Handle, id: string) {
  return detailed(db).where('subscription.id', '=', id).executeTakeFirst()
}

/** Returns the broker's current and next subscriptions by start date. */
export async function listCurrentAndNext(db: Handle, brokerId: string): Promise<SubscriptionRow[]> {
  return detailed(db)
    .where('subscription.broker_id', '=', brokerId)
    .where('subscription.cancelled_at', 'is', null)
    .where('subscription.ends_on', '>', today)
    .orderBy('subscription.starts_on')
    .execute()
}

export interface SubscriptionQuery {
  search?: string | undefined
  status?: SubscriptionFilter | undefined
  planId?: string | undefined
  brokerId?: string | undefined
  paidFrom?: string | undefined
  paidTo?: string | undefined
  sort: 'newest' | 'oldest' | 'ending-first' | 'ending-last'
}

export async function listSubscriptions(
  db: Handle,
  { search, status, planId, brokerId, paidFrom, paidTo, sort }: SubscriptionQuery,
  { page, limit }: { page: number; limit: number },
): Promise<{ rows: SubscriptionRow[]; total: number }> {
  let query = db.selectFrom('subscription')
  if (status) query = query.where(status === 'expiring' ? isExpiring : statusIs[status])
  if (planId) query = query.where('subscription.plan_id', '=', planId)
  if (brokerId) query = query.where('subscription.broker_id', '=', brokerId)
  if (search) {
    query = query.where(
      sql<boolean>`subscription.broker_id in (
        select id from broker where ${containsText('broker.search_text', search)})`,
    )
  }
  if (paidFrom || paidTo) query = query.where(paidBetween(paidFrom, paidTo))
  const total = await countRows(query)
  const by = sort === 'newest' || sort === 'oldest' ? 'created_at' : 'ends_on'
  const direction = sort === 'newest' || sort === 'ending-last' ? 'desc' : 'asc'
  // Pages by an index first; the rest is looked up for the few rows of the page only.
  const ids = await query
    .select('subscription.id')
    .orderBy(`subscription.${by}`, direction)
    .orderBy('subscription.id', direction)
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  if (ids.length === 0) return { rows: [], total }
  const rows = await detailed(db)
    .where(
      'subscription.id',
      'in',
      ids.map(({ id }) => id),
    )
    .orderBy(`subscription.${by}`, direction)
    .orderBy('subscription.id', direction)
    .execute()
  return { rows, total }
}

/** Payments that count as revenue of a period: paid and not refunded. */
function paidBetween(from: string | undefined, to: string | undefined) {
  const since = sql`india_midnight(${from ?? '-infinity'}::date)`
  const until = sql`india_midnight(${to ?? '9999-01-01'}::date + 1)`
  return sql<boolean>`subscription.id in (select subscription_id from payment
    where payment.status = 'paid' and paid_at >= ${since} and paid_at < ${until})`
}

export type SubscriptionCounts = Record<
  'active' | 'expiring' | 'scheduled' | 'expired' | 'cancelled',
  number
>

/**
 * Counts subscriptions by status, and how many active ones end soon. Plans of a broker never
 * overlap: if the last has ended, only it is expired, and all before it were renewed.
 */
export async function countByStatus(db: Handle): Promise<SubscriptionCounts> {
  const { rows } = await sql<SubscriptionCounts>`
    with held as (
      select starts_on <= ${onceToday} as has_begun, ends_on <= ${onceToday} + 30 as ends_soon
      from subscription where ends_on > ${onceToday} and cancelled_at is null
    ), last as (
      select from subscription where cancelled_at is null
      group by broker_id having max(ends_on) <= ${onceToday}
    )
    select count(*) filter (where has_begun) as active,
      count(*) filter (where has_begun and ends_soon) as expiring,
      count(*) filter (where not has_begun) as scheduled,
      (select count(*) from last) as expired,
      (select count(*) from subscription where cancelled_at is not null) as cancelled
    from held`.execute(db)
  const [counts] = rows
  if (!counts) throw new Error('A select without a group gave no row.')
  return counts
}

/**
 * Locks a broker and returns whether it exists. Inserting several subscriptions at once would
 * otherwise deadlock on the exclusion constraint.
 */
export async function lockSubscriber(tx: Handle, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('broker')
    .select('id')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** Inserts a subscription; its last day follows from the first and the plan's duration. */
export async function insertSubscription(
  tx: Handle,
  given: {
    id: string
    brokerId: string
    planId: string
    terms: PlanTerms
    /**
     * A day, or the end of the subscription that it continues if that is in the future; today if
     * neither is given.
     */
    startsOn?: string | undefined
  },
): Promise<void> {
  const { terms } = given
  const start = given.startsOn ? sql<string>`${given.startsOn}::date` : today
  const length = sql`make_interval(${sql.raw(terms.durationType)} => ${terms.duration}::int)`
  await tx
    .insertInto('subscription')
    .values({
      id: given.id,
      broker_id: given.brokerId,
      plan_id: given.planId,
      plan_name: terms.name,
      plan: JSON.stringify(terms),
      price: terms.price,
      starts_on: start,
      ends_on: sql<string>`(${start} + ${length})::date`,
    })
    .execute()
}

/** Ends the subscription today; one that has not started never will. */
export async function endSubscription(tx: Handle, id: string, reason: string): Promise<void> {
  await tx
    .updateTable('subscription')
    .set({
      cancelled_at: sql<Date>`now()`,
      cancel_reason: reason,
      ends_on: sql<string>`greatest(starts_on, india_today())`,
    })
    .where('id', '=', id)
    .execute()
}

export async function lockSubscription(tx: Handle, id: string) {
  await tx.selectFrom('subscription').select('id').where('id', '=', id).forNoKeyUpdate().execute()
  return findSubscription(tx, id)
}

/** Returns the first day of a following subscription: after this one, and not in the past. */
export async function dayAfter(tx: Handle, endsOn: string): Promise<string> {
  const { day } = await tx
    .selectNoFrom(sql<string>`greatest(${endsOn}::date, india_today())`.as('day'))
    .executeTakeFirstOrThrow()
  return day
}

/** Returns each broker's current subscription, or else the latest one that has started. */
export async function latestOf(db: Handle, brokerIds: readonly string[]) {
  if (brokerIds.length === 0) return []
  return db
    .selectFrom('subscription')
    .distinctOn('subscription.broker_id')
    .where('subscription.broker_id', 'in', brokerIds)
    .where('subscription.starts_on', '<=', today)
    .select([
      'subscription.broker_id',
      'subscription.plan_name',
      inForce().as('is_active'),
      sql<Date>`india_midnight(subscription.ends_on)`.as('ends_at'),
    ])
    .orderBy('subscription.broker_id')
    .orderBy('subscription.starts_on', 'desc')
    .orderBy('subscription.id', 'desc')
    .execute()
}
