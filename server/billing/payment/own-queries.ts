import { sql } from 'kysely'
import type { Handle } from '#server/db/connect.ts'
import type { OrderRow } from './queries.ts'

/** What a broker has not settled yet: one order at the most. */
export async function findUnfinished(db: Handle, brokerId: string): Promise<OrderRow | undefined> {
  return db
    .selectFrom('plan_order')
    .selectAll()
    .where('broker_id', '=', brokerId)
    .where('status', 'in', ['open', 'reported'])
    .executeTakeFirst()
}

const hasUnmatched = sql<boolean>`exists (
  select from unmatched_payment where order_id = plan_order.id)`

const hasMoneyHere = sql<boolean>`exists (
  select from unmatched_payment where order_id = plan_order.id and returned_at is null)`

const lastBack = sql<Date>`(
  select max(returned_at) from unmatched_payment where order_id = plan_order.id)`

/** It was a month ago at most, and no plan began since. */
const isNews = (at: typeof lastBack) => sql<boolean>`(${at} > now() - interval '30 days'
  and not exists (select from subscription
    where subscription.broker_id = plan_order.broker_id and subscription.created_at > ${at}))`

/** An order that was not given up came after it: what that comes to is the answer. */
const isFollowed = sql<boolean>`exists (
  select from plan_order later where later.broker_id = plan_order.broker_id
    and later.created_at > plan_order.created_at and later.status <> 'cancelled')`

/**
 * Orders of which a broker has something to hear, newest first: money that is not back, however old
 * the order is and whatever was ordered since; what went back; a payment that was not found.
 */
export async function listOrdersWithNews(db: Handle, brokerId: string): Promise<OrderRow[]> {
  return db
    .selectFrom('plan_order')
    .selectAll()
    .where('broker_id', '=', brokerId)
    .where(
      sql<boolean>`(status = 'flagged' or ${hasMoneyHere} or ${isNews(lastBack)}
        or status = 'refused' and not ${hasUnmatched} and not ${isFollowed}
          and ${isNews(sql`plan_order.decided_at`)})`,
    )
    .orderBy('created_at', 'desc')
    .execute()
}
