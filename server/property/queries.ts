import { sql } from 'kysely'
import type { OwnStats, PropertyStats } from '#contract/property/figure.ts'
import type { PropertyEvent } from '#contract/property/property.ts'
import { PropertyStatus } from '#contract/property/vocabulary.ts'
import type { Handle } from '#server/db/connect.ts'
import type { BrokerViewer } from '#server/http/viewer.ts'
import { type ListingRow, selectListings } from './listing-row.ts'

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

/** What all listings of a broker come to. */
export async function sumOwn(db: Handle, viewer: BrokerViewer): Promise<OwnStats> {
  return db
    .selectFrom('property')
    .where('property.removed_at', 'is', null)
    .where('property.broker_id', '=', viewer.id)
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      fn.countAll<number>().filterWhere('property.status', '=', 'approved').as('approved'),
      fn.countAll<number>().filterWhere('property.status', '=', 'pending').as('pending'),
      fn.coalesce(fn.sum<number>('property.views'), sql.lit(0)).as('views'),
      fn.coalesce(fn.sum<number>('property.inquiries'), sql.lit(0)).as('inquiries'),
    ])
    .executeTakeFirstOrThrow()
}

/** What happened to a listing, newest first; names stay as they were written. */
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
