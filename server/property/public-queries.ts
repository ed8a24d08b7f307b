import { type RawBuilder, sql } from 'kysely'
import type {
  AreaUnit,
  Furnished,
  ListingType,
  PropertyStatus,
  PropertyType,
} from '#contract/property-word.ts'
import type { Context } from '#server/context.ts'
import type { Handle } from '#server/db/connect.ts'
import type { StoredImage } from '#server/media/service.ts'
import { foundByBitmaps, isFolded } from './bitmap-queries.ts'
import type { Terms } from './bitmap-term.ts'
import type { Filter } from './filter.ts'
import { countedByPrice, foundByLandmarks, isFarDown } from './landmark.ts'
import { type ListingRow, prices, selectListings } from './listing-row.ts'
import { goesOn, type PublicPage, sorts } from './public-page.ts'

export interface CardRow {
  id: string
  broker_id: string
  title: string
  address: string
  location_id: string | null
  location_text: string
  place_name: string | null
  city_name: string | null
  pincode: string | null
  price: number
  listing_type: ListingType
  property_type: PropertyType
  bedrooms: number | null
  bathrooms: number | null
  area: number
  area_unit: AreaUnit
  area_sqft: number
  furnished: Furnished | null
  features: string[]
  status: PropertyStatus
  created_at: Date
  first_name: string
  last_name: string
  company_name: string
  /** Enough for a card to leaf through; the rest is on the listing's page. */
  images: StoredImage[]
  image_count: number
  /** What the list is sorted by, as text that PostgreSQL reads back exactly. */
  position: string
}

const all = (conditions: RawBuilder<boolean>[]) =>
  sql.join([sql`is_live`, ...conditions], sql` and `)

/**
 * One page of live listings, one card more than asked for where there are more, and how many match
 * in all; one statement.
 *
 * Words and what goes with them are found by bitmaps; anything else, and words together with what
 * has no bitmaps, by the indexes. A range of prices or areas is planned for its ends: whether its
 * own index or the order's is shorter goes by how much lies between them.
 */
export async function listPublic(
  { prepared, planned }: Context['reads'],
  filter: Filter,
  terms: Terms | undefined,
  page: PublicPage,
): Promise<{ rows: CardRow[]; total: number }> {
  const bits = filter.worded.length > 0 && terms && (await isFolded(prepared)) ? terms : undefined
  const found = bits
    ? foundByBitmaps(bits, filter, page)
    : isPlain(filter) && isFarDown(page) && (await isFolded(prepared))
      ? foundByLandmarks(page)
      : foundByIndexes(filter, page, isPriced(filter) && (await isFolded(prepared)))
  const { direction } = sorts[page.sort]
  const { rows } = await sql<CardRow & { total: number }>`
    with ${found}
    select counted.total, page.position::text, ${cardColumns}
    from counted
    left join page on true
    left join property on property.id = page.id
    ${cardJoins}
    order by page.position ${direction}, page.id ${direction}`.execute(
    bits || !hasRange(filter) ? prepared : planned,
  )
  // A page beyond the end is one row with the total and nothing else.
  return { rows: rows.filter((row) => row.id !== null), total: rows[0]?.total ?? 0 }
}

/** The cards of these listings by id. */
export async function findCardRows(
  db: Handle,
  ids: readonly string[],
): Promise<Map<string, CardRow>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<CardRow>`
    select '' as position, ${cardColumns}
    from property
    ${cardJoins}
    where property.id = any(${ids}::uuid[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** How many live listings match; nothing of them is read. */
export async function countPublic(
  db: Handle,
  filter: Filter,
  terms: Terms | undefined,
): Promise<number> {
  const page: PublicPage = { sort: 'newest', limit: 1, offset: 0, after: undefined, without: [] }
  const found =
    filter.worded.length > 0 && terms && (await isFolded(db))
      ? foundByBitmaps(terms, filter, page)
      : foundByIndexes(filter, page, isPriced(filter) && (await isFolded(db)))
  const { rows } = await sql<{ total: number }>`with ${found} select total from counted`.execute(db)
  return rows[0]?.total ?? 0
}

/**
 * The page is the beginning of an index; the total is known to the tally, or counted in an index.
 * Only words differ: whatever holds them has to be found to be counted, so it is found once and the
 * page taken from it. Ids come first either way: rows passed over on the way to a late page are not
 * read.
 */
function foundByIndexes(
  { tallied, isOfKind, indexed, worded, price }: Filter,
  page: PublicPage,
  isCountedByPrice: boolean,
) {
  const { column, direction } = sorts[page.sort]
  const isTallied = indexed.length + worded.length === 0
  return sql`
    matching as ${worded.length > 0 ? sql`materialized` : sql`not materialized`} (
      select id, ${column} as position from property
      where ${all([...tallied, ...indexed, ...worded])}
    ),
    ${
      isCountedByPrice
        ? countedByPrice(price)
        : sql`counted as (
            ${isTallied ? tallyOf(tallied, isOfKind) : sql`select count(*) as total from matching`}
          )`
    },
    page as (
      select id, position from (
        select id, position from matching
        -- Beyond the end nothing is looked for: an index would be walked to find nothing.
        where (select total from counted) > ${page.offset}
          and ${goesOn(page, sql`position`, sql`id`)}
        order by position ${direction}, id ${direction} limit ${sql.lit(roundedUp(page))}
      ) beginning
      order by position ${direction}, id ${direction} limit ${page.limit + 1} offset ${page.offset}
    )`
}

const tallyOf = (conditions: RawBuilder<boolean>[], isOfKind: boolean) => sql`
  select coalesce(sum(count), 0)::bigint as total from ${
    isOfKind
      ? sql`property_kind_tally where ${sql.join([sql`true`, ...conditions], sql` and `)}`
      : sql`property_tally where ${all(conditions)}`
  }`

const isPlain = ({ tallied, indexed, worded }: Filter) =>
  tallied.length + indexed.length + worded.length === 0

/** Nothing but a range of prices is asked for: most of the country may be within it. */
const isPriced = ({ tallied, indexed, worded, bounds }: Filter) =>
  tallied.length + worded.length === 0 &&
  indexed.length > 0 &&
  indexed.length === bounds['price-asc'].length

const hasRange = ({ bounds }: Filter) => bounds['price-asc'].length + bounds.area.length > 0

/**
 * About how many rows of the order a page needs, in the text of the statement: so it is planned for
 * few rows or for many, and there are not as many statements as pages.
 */
function roundedUp({ offset, limit }: PublicPage): number {
  return 4 ** Math.max(3, Math.ceil(Math.log(offset + limit + 1) / Math.log(4)))
}

export const cardColumns = sql`
  property.id, property.broker_id, property.title, property.address, property.location_id,
  property.location_text, place.name as place_name, city.name as city_name, property.pincode,
  property.price, property.listing_type, property.property_type, property.bedrooms,
  property.bathrooms, property.area, property.area_unit, property.area_sqft, property.furnished,
  property.features, property.status, property.created_at,
  broker.first_name, broker.last_name, broker.company_name,
  coalesce(gallery.shown, '[]') as images, coalesce(gallery.total, 0) as image_count`

/** What a card shows beside its listing; to be joined to `property`. */
export const cardJoins = sql`
  left join broker on broker.id = property.broker_id
  left join location place on place.id = property.location_id
  left join location city on city.id = property.city_id
  left join property_gallery gallery on gallery.property_id = property.id`

export type PublicRow = ListingRow & { prices: { at: string; price: number }[] }

const hasPage = sql<boolean>`property_has_page(
  property.status, property.removed_at, broker.status, broker.kyc_status)`

/** A listing that has a public page: live, or sold or rented by a broker in good standing. */
export async function findPublic(db: Handle, id: string): Promise<PublicRow | undefined> {
  return selectListings(db)
    .select((eb) => prices(eb).as('prices'))
    .where('property.id', '=', id)
    .where(hasPage)
    .executeTakeFirst()
}

/** Whether the public saw a listing that has been taken away since. */
export async function isGone(db: Handle, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('property')
    .innerJoin('property_price', 'property_price.property_id', 'property.id')
    .where('property.id', '=', id)
    .where('property.removed_at', 'is not', null)
    .select('property.id')
    .executeTakeFirst()
  return row !== undefined
}

/** Those of them that have a public page, in any order. */
export async function findSome(db: Handle, ids: string[]): Promise<ListingRow[]> {
  if (ids.length === 0) return []
  return selectListings(db).where('property.id', 'in', ids).where(hasPage).execute()
}
