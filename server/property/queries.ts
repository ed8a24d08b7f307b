import { sql } from 'kysely'
import { unlimited } from '#contract/billing/subscription-plan.ts'
import type { OwnStats, PropertyStats } from '#contract/property/figure.ts'
import type { PropertyEvent } from '#contract/property/history.ts'
import { dailySubmissions } from '#contract/property/own-property.ts'
import { PropertyStatus } from '#contract/property/vocabulary.ts'
import { dayInIndia } from '#domain/date/date.ts'
import type { Handle } from '#server/db/connect.ts'
import { countRows } from '#server/db/count-rows.ts'
import { inDays } from '#server/db/india-day.ts'
import type { BrokerViewer } from '#server/http/viewer.ts'
import { type ListingRow, selectListings } from './listing-queries.ts'

export async function findListing(db: Handle, id: string): Promise<ListingRow | undefined> {
  return selectListings(db).where('property.id', '=', id).executeTakeFirst()
}

export async function findOwn(
  db: Handle,
  viewer: BrokerViewer,
  id: string,
): Promise<ListingRow | undefined> {
  return selectListings(db)
    .where('property.id', '=', id)
    .where('property.broker_id', '=', viewer.id)
    .executeTakeFirst()
}

export async function countByStatus(db: Handle): Promise<PropertyStats> {
  const rows = await db
    .selectFrom('property_tally')
    .groupBy('status')
    .select((eb) => ['status', eb.fn.sum<number>('count').as('count')])
    .execute()
  const stats = { total: 0, pending: 0, approved: 0, rejected: 0, sold: 0, rented: 0 }
  for (const { status, count } of rows) {
    if (PropertyStatus.has(status)) stats[status] = count
    stats.total += count
  }
  return stats
}

/** Returns the totals of a broker's listings. */
export async function sumOwn(db: Handle, viewer: BrokerViewer): Promise<OwnStats> {
  return db
    .selectFrom('property')
    .leftJoin('property_view_tally', 'property_view_tally.property_id', 'property.id')
    .where('property.removed_at', 'is', null)
    .where('property.broker_id', '=', viewer.id)
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      fn.countAll<number>().filterWhere('property.status', '=', 'approved').as('approved'),
      fn.countAll<number>().filterWhere('property.status', '=', 'pending').as('pending'),
      fn.coalesce(fn.sum<number>('property_view_tally.views'), sql.lit(0)).as('views'),
      fn.coalesce(fn.sum<number>('property.inquiries'), sql.lit(0)).as('inquiries'),
    ])
    .executeTakeFirstOrThrow()
}

/** Returns the history of a listing, newest first, with names as they were then. */
export async function listEvents(db: Handle, id: string): Promise<PropertyEvent[]> {
  const rows = await db
    .selectFrom('audit_event')
    .where('target_kind', '=', 'property')
    .where('target_id', '=', id)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .select(['at', 'act', 'actor_name', 'before', 'after'])
    .execute()
  return rows.map(({ at, act, actor_name, before, after }) => ({
    at: at.toISOString(),
    act,
    actorName: actor_name,
    before: isSnapshot(before) ? before : null,
    after: isSnapshot(after) ? after : null,
  }))
}

function isSnapshot(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * Without KYC, a broker can submit fewer listings per day than the smallest plan allows in total.
 */
export async function limitBeforeKyc(tx: Handle): Promise<number> {
  const { smallest } = await tx
    .selectFrom('subscription_plan')
    .where('is_active', '=', true)
    .where('limit_property_listings', '<>', unlimited)
    .select(({ fn }) => fn.min<number | null>('limit_property_listings').as('smallest'))
    .executeTakeFirstOrThrow()
  return Math.max(1, Math.min(dailySubmissions.beforeKyc, (smallest ?? Infinity) - 1))
}

/** Counts submissions in today's audit log, which includes deleted listings. */
export async function countToday(tx: Handle, brokerId: string): Promise<number> {
  return countRows(
    tx
      .selectFrom('audit_event')
      .where('actor_id', '=', brokerId)
      .where('act', '=', 'property.create')
      .where(inDays('at', { from: dayInIndia(new Date()) })),
  )
}
