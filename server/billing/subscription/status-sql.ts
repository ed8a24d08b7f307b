import { type RawBuilder, sql } from 'kysely'
import type { SubscriptionStatus } from '#contract/billing/subscription.ts'

/** Today in India, by the database's clock. */
export const today = sql<string>`india_today()`

/** Today in India, computed once per statement rather than once per row. */
export const onceToday = sql<string>`(select india_today())`

/** Matches subscriptions active today. A cancelled one ended on the day it was cancelled. */
export function inForce(): RawBuilder<boolean> {
  return sql<boolean>`(subscription.starts_on <= india_today()
    and subscription.ends_on > india_today()
    and subscription.cancelled_at is null)`
}

/** Another subscription followed and was not cancelled before its start. */
const followed = sql<boolean>`exists (select from subscription later
  where later.broker_id = subscription.broker_id and later.starts_on > subscription.starts_on
    and later.cancelled_at is null)`

/**
 * The condition of each status (contract/billing/subscription.ts); every subscription meets exactly
 * one.
 */
export const statusIs: Record<SubscriptionStatus, RawBuilder<boolean>> = {
  active: inForce(),
  scheduled: sql<boolean>`(subscription.starts_on > india_today()
    and subscription.cancelled_at is null)`,
  expired: sql<boolean>`(subscription.ends_on <= india_today() and subscription.cancelled_at is null
    and not ${followed})`,
  renewed: sql<boolean>`(subscription.ends_on <= india_today() and subscription.cancelled_at is null
    and ${followed})`,
  cancelled: sql<boolean>`subscription.cancelled_at is not null`,
}

/** Active, with at most thirty days left. */
export const isExpiring = sql<boolean>`(${inForce()}
  and subscription.ends_on <= india_today() + 30)`

export const status = sql<SubscriptionStatus>`case
  when subscription.cancelled_at is not null then 'cancelled'
  when subscription.starts_on > india_today() then 'scheduled'
  when subscription.ends_on > india_today() then 'active'
  when ${followed} then 'renewed'
  else 'expired' end`

/** Whether it was renewed already: it cannot be renewed twice. */
export const isFollowed = followed
