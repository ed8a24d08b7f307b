import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { PropertySort } from '#contract/property-query.ts'
import type { PropertyStatus, PropertyType } from '#contract/property-word.ts'
import { searchQuery } from '#domain/search-words.ts'
import type { Handle } from '#server/db/connect.ts'
import { inDays } from '#server/db/india-day.ts'
import type { Tables } from '#server/db/tables.ts'
import type { BrokerViewer } from '#server/http/viewer.ts'
import { type ListingRow, selectListings } from './listing-row.ts'

/** The lists of brokers and of the back office, which show listings in every state. */

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
  if (search) return foundPage(db, matching.where(hasWords(search)), 'newest', page)
  const [rows, total] = await Promise.all([pageOf(db, matching, 'newest', page), countOf(matching)])
  return { rows, total }
}

export interface ListFilter {
  search?: string | undefined
  status?: PropertyStatus | undefined
  propertyType?: PropertyType | undefined
  brokerId?: string | undefined
  /** Days of the Indian calendar, both included. */
  createdFrom?: string | undefined
  createdTo?: string | undefined
  sort?: PropertySort | undefined
  ids?: string[] | undefined
}

/** One page of all listings for the back office. */
export async function listAll(
  db: Handle,
  { search, sort = 'newest', page, limit, ...filter }: ListFilter & Page,
): Promise<Found> {
  const { status, propertyType, brokerId, createdFrom, createdTo, ids } = filter
  const isDated = Boolean(createdFrom || createdTo)
  let matching = present(db)
  if (status) matching = matching.where('property.status', '=', status)
  if (propertyType) matching = matching.where('property.property_type', '=', propertyType)
  if (brokerId) matching = matching.where('property.broker_id', '=', brokerId)
  if (ids) matching = matching.where('property.id', 'in', ids)
  if (isDated) {
    matching = matching.where(inDays('property.created_at', { from: createdFrom, to: createdTo }))
  }
  if (search) return foundPage(db, matching.where(mentions(search)), sort, { page, limit })
  const [rows, total] = await Promise.all([
    pageOf(db, matching, sort, { page, limit }),
    brokerId || ids || isDated ? countOf(matching) : tallied(db, { status, propertyType }),
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

const createdAt = sql.ref('property.created_at')
const id = sql.ref('property.id')
const newest = sql`${createdAt} desc, ${id} desc`
const oldest = sql`${createdAt}, ${id}`

/** Each as an index has it, so that a page is read and not sorted. */
const orders: Record<PropertySort, RawBuilder<unknown>> = {
  newest,
  oldest,
  'price-asc': sql`property.price, ${id}`,
  'price-desc': sql`property.price desc, ${id} desc`,
  title: sql`lower(property.title), ${id}`,
  'title-desc': sql`lower(property.title) desc, ${id} desc`,
  status: sql`property.status, ${newest}`,
  'status-desc': sql`property.status desc, ${oldest}`,
  waiting: sql`property.submitted_at, ${id}`,
}

/** What has to be read of a listing to put it in order. */
function keysOf(sort: PropertySort) {
  if (sort === 'title' || sort === 'title-desc') return ['property.title'] as const
  if (sort === 'price-asc' || sort === 'price-desc') return ['property.price'] as const
  if (sort === 'waiting') return ['property.submitted_at'] as const
  return ['property.status', 'property.created_at'] as const
}

/** The ids of the page come first, out of an index: rows that are only passed over are not read. */
function pageOf(
  db: Handle,
  matching: Matching,
  sort: PropertySort,
  page: Page,
): Promise<ListingRow[]> {
  return rowsOf(db, idsOf(matching, sort, page), sort)
}

function idsOf(matching: Matching, sort: PropertySort, { page, limit }: Page) {
  return matching
    .select('property.id')
    .orderBy(orders[sort])
    .limit(limit)
    .offset((page - 1) * limit)
}

function rowsOf(db: Handle, ids: ReturnType<typeof idsOf> | string[], sort: PropertySort) {
  return selectListings(db).where('property.id', 'in', ids).orderBy(orders[sort]).execute()
}

/**
 * Whatever holds words has to be found to be counted, so it is found once: the order of an index
 * would be walked to its end for words that are nowhere.
 */
async function foundPage(
  db: Handle,
  matching: Matching,
  sort: PropertySort,
  { page, limit }: Page,
): Promise<Found> {
  const { total, ids } = await db
    .with(
      (cte) => cte('found').materialized(),
      () => matching.select(['property.id', ...keysOf(sort)]),
    )
    .selectNoFrom(({ selectFrom, fn }) => [
      selectFrom('found')
        .select(fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('total'),
      // Under the name the orders call it by.
      sql<string[]>`array(select id from found as property order by ${orders[sort]}
        limit ${limit} offset ${(page - 1) * limit})`.as('ids'),
    ])
    .executeTakeFirstOrThrow()
  const rows = ids.length > 0 ? await rowsOf(db, ids, sort) : []
  return { rows, total }
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
