import { sql } from 'kysely'
import type { Handle } from '#server/db/connect.ts'
import type { OrderRow } from './queries.ts'

/** Returns the broker's unfinished order: there is at most one. */
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

/** At most a month ago, and no plan has started since. */
const isNews = (at: typeof lastBack) => sql<boolean>`(${at} > now() - interval '30 days'
  and not exists (select from subscription
    where subscription.broker_id = plan_order.broker_id and subscription.created_at > ${at}))`

/** A later order that was not cancelled replaces this one as news. */
const isFollowed = sql<boolean>`exists (
  select from plan_order later where later.broker_id = plan_order.broker_id
    and later.created_at > plan_order.created_at and later.status <> 'cancelled')`

/**
 * Returns orders a broker needs to know about, newest first: those with money that is not refunded,
 * however old the order is and whatever was ordered since; refunds; and payments that were not
 * found.
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
