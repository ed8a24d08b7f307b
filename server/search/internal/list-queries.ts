import { sql } from 'kysely'
import type { PropertySort } from '#contract/property/query.ts'
import type { Handle } from '#server/db/connect.ts'
import type { BrokerViewer } from '#server/http/viewer.ts'
import {
  type ListingRow,
  selectListings,
  selectWithoutPhotos,
} from '#server/property/listing-queries.ts'
import { hasWords, inOrder, type Matching, type Narrowing, narrowedTo, orders } from './filter.ts'
import { fetchPage, mentions, searchAllListings } from './search.ts'

/** The lists of brokers and of the back office, with listings in any status. */

interface Page {
  page: number
  limit: number
}

interface Found {
  rows: ListingRow[]
  total: number
  /** How many of them have a page, if not all do. */
  reach?: number
}

export type OwnFilter = Pick<ListFilter, 'search' | 'status' | 'confirmation'>

export async function listOwn(
  db: Handle,
  viewer: BrokerViewer,
  { search, page, limit, ...filter }: OwnFilter & Page,
): Promise<Found> {
  const matching = db.selectFrom('property').where(narrowedTo({ ...filter, brokerId: viewer.id }))
  if (!search) return withTotal(pageOf(db, matching, 'newest', { page, limit }), countOf(matching))
  const range = { offset: (page - 1) * limit, limit }
  const found = await fetchPage(db, matching.where(hasWords(search)), orders.newest, range)
  return { rows: await rowsOf(db, found.ids, 'newest'), total: found.total }
}

export interface ListFilter extends Narrowing {
  search?: string | undefined
  sort?: PropertySort | undefined
}

/** Returns a page of all listings for the back office. */
export async function listAll(
  db: Handle,
  { search, sort = 'newest', page, limit, ...filter }: ListFilter & Page,
): Promise<Found> {
  const matching = db.selectFrom('property').where(narrowedTo(filter))
  const { status, propertyType, brokerId, ids, createdFrom, createdTo } = filter
  // Tallies are by status and type; any other filter needs a count of its own.
  const isCounted = brokerId || ids || createdFrom || createdTo
  const count = () => (isCounted ? countOf(matching) : readTally(db, { status, propertyType }))
  if (!search) return withTotal(pageOf(db, matching, sort, { page, limit }), count())
  const range = { offset: (page - 1) * limit, limit }
  const { ids: found, ...counts } = await searchAllListings(
    db,
    search,
    filter,
    orders[sort],
    range,
    count,
  )
  return { rows: await rowsOf(db, found, sort), ...counts }
}

/** Selects all matching listings in their order, for a file. */
export function listingsInOrder(db: Handle, { search, sort = 'newest', ...filter }: ListFilter) {
  const all = selectWithoutPhotos(db).where(narrowedTo(filter)).orderBy(inOrder(orders[sort]))
  return search ? all.where(mentions(search)) : all
}

async function withTotal(rows: Promise<ListingRow[]>, total: Promise<number>): Promise<Found> {
  const [found, count] = await Promise.all([rows, total])
  return { rows: found, total: count }
}

/** Selects the ids of the page from an index first, so that skipped rows are not read. */
function pageOf(
  db: Handle,
  matching: Matching,
  sort: PropertySort,
  page: Page,
): Promise<ListingRow[]> {
  const ids = matching
    .select('property.id')
    .orderBy(inOrder(orders[sort]))
    .limit(page.limit)
    .offset((page.page - 1) * page.limit)
  return selectListings(db).where('property.id', 'in', ids).orderBy(inOrder(orders[sort])).execute()
}

async function rowsOf(
  db: Handle,
  ids: readonly string[],
  sort: PropertySort,
): Promise<ListingRow[]> {
  if (ids.length === 0) return []
  return selectListings(db).where('property.id', 'in', ids).orderBy(inOrder(orders[sort])).execute()
}

async function countOf(matching: Matching): Promise<number> {
  const { total } = await matching
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

async function readTally(
  db: Handle,
  { status, propertyType }: Pick<Narrowing, 'status' | 'propertyType'>,
): Promise<number> {
  let tally = db.selectFrom('property_tally')
  if (status) tally = tally.where('status', '=', status)
  if (propertyType) tally = tally.where('property_type', '=', propertyType)
  const { total } = await tally
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('count'), sql.lit(0)).as('total'))
    .executeTakeFirstOrThrow()
  return total
}
