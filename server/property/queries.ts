import { type SelectQueryBuilder, sql } from 'kysely'
import type { OwnStats, PropertyEvent, PropertyStats } from '#contract/property.ts'
import { PropertyStatus, type PropertyType } from '#contract/property-word.ts'
import { searchQuery } from '#domain/search-words.ts'
import type { Handle } from '#server/db/connect.ts'
import type { Tables } from '#server/db/tables.ts'
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

interface Page {
  page: number
  limit: number
}

interface Found {
  rows: ListingRow[]
  total: number
}

export type OwnFilter = Pick<ListFilter, 'search' | 'status'>

export async function listOwn(
  db: Handle,
  viewer: BrokerViewer,
  { status, search, ...page }: OwnFilter & Page,
): Promise<Found> {
  let matching = present(db).where('property.broker_id', '=', viewer.id)
  if (status) matching = matching.where('property.status', '=', status)
  if (search) matching = matching.where(hasWords(search))
  const [rows, total] = await Promise.all([pageOf(db, matching, 'newest', page), countOf(matching)])
  return { rows, total }
}

export type Order = 'newest' | 'oldest' | 'price-asc' | 'price-desc'

export interface ListFilter {
  search?: string | undefined
  status?: PropertyStatus | undefined
  propertyType?: PropertyType | undefined
  brokerId?: string | undefined
  sort?: Order | undefined
}

/** One page of all listings for the back office. */
export async function listAll(
  db: Handle,
  { search, status, propertyType, brokerId, sort, ...page }: ListFilter & Page,
): Promise<Found> {
  let matching = present(db)
  if (status) matching = matching.where('property.status', '=', status)
  if (propertyType) matching = matching.where('property.property_type', '=', propertyType)
  if (brokerId) matching = matching.where('property.broker_id', '=', brokerId)
  if (search) matching = matching.where(mentions(search))
  const isTallied = !brokerId && !search
  const [rows, total] = await Promise.all([
    pageOf(db, matching, sort ?? 'newest', page),
    isTallied ? tallied(db, { status, propertyType }) : countOf(matching),
  ])
  return { rows, total }
}

// Written so that each part is answered by an index of its own: the two of words, and that of
// brokers, who are gathered first.
function mentions(search: string) {
  const brokers = sql`array(select id from broker where strpos(
    lower(concat_ws(' ', first_name, last_name, company_name)), lower(${search})) > 0)`
  const words = hasWords(search)
  return sql<boolean>`((property.is_live and ${words}) or (not property.is_live and ${words})
    or property.broker_id = any(${brokers}))`
}

function hasWords(search: string) {
  const words = searchQuery(search)
  return words === undefined
    ? sql<boolean>`false`
    : sql<boolean>`property.search_vector @@ ${words}::tsquery`
}

type Matching = SelectQueryBuilder<Tables, 'property', Record<never, never>>

function present(db: Handle): Matching {
  return db.selectFrom('property').where('property.removed_at', 'is', null)
}

const orders = {
  newest: ['created_at', 'desc'],
  oldest: ['created_at', 'asc'],
  'price-asc': ['price', 'asc'],
  'price-desc': ['price', 'desc'],
} as const satisfies Record<Order, readonly ['created_at' | 'price', 'asc' | 'desc']>

/** The ids of the page come first, out of an index: rows that are only passed over are not read. */
async function pageOf(
  db: Handle,
  matching: Matching,
  sort: Order,
  { page, limit }: Page,
): Promise<ListingRow[]> {
  const [column, direction] = orders[sort]
  const ids = matching
    .select('property.id')
    .orderBy(`property.${column}`, direction)
    .orderBy('property.id', direction)
    .limit(limit)
    .offset((page - 1) * limit)
  return selectListings(db)
    .where('property.id', 'in', ids)
    .orderBy(`property.${column}`, direction)
    .orderBy('property.id', direction)
    .execute()
}

async function countOf(matching: Matching): Promise<number> {
  const { total } = await matching
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

async function tallied(
  db: Handle,
  { status, propertyType }: Pick<ListFilter, 'status' | 'propertyType'>,
): Promise<number> {
  let tally = db.selectFrom('property_tally')
  if (status) tally = tally.where('status', '=', status)
  if (propertyType) tally = tally.where('property_type', '=', propertyType)
  const { total } = await tally
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('count'), sql.lit(0)).as('total'))
    .executeTakeFirstOrThrow()
  return total
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
  return present(db)
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
