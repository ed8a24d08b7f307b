import { type RawBuilder, sql } from 'kysely'
import type { HomePairState } from '#contract/property/home.ts'
import type { HomeFacts } from '#domain/home/same-home.ts'
import type { Handle } from '#server/db/connect.ts'

/** A listing with the facts that distinguish homes. */
export interface HomeListing {
  id: string
  homeId: string | null
  /** Whether it is approved and not removed; others are compared, but not moved. */
  isPlaced: boolean
  createdAt: Date
  facts: HomeFacts
}

/** Limits for widely used photos and large buildings, beyond which comparing says nothing new. */
const limits = { photos: 12, photosAlike: 60, distance: 6, ofPlace: 300, ofAddress: 60 }

const facts = sql`
  p.id, p.home_id as "homeId", p.created_at as "createdAt",
  p.status = 'approved' and p.removed_at is null as "isPlaced",
  jsonb_strip_nulls(jsonb_build_object(
    'brokerId', p.broker_id, 'reference', p.detail -> 'ownReference', 'deal', p.listing_type,
    'type', p.property_type, 'title', p.title, 'address', p.address,
    'society', p.detail -> 'society', 'facing', p.detail -> 'facing', 'price', p.price,
    'isOffered', p.is_live or p.is_represented,
    'areas', jsonb_build_object('area', p.area_sqft, 'basis', p.detail -> 'areaBasis',
      'carpet', p.detail -> 'areaCarpetSqft', 'builtUp', p.detail -> 'areaBuiltUpSqft',
      'superBuiltUp', p.detail -> 'areaSuperBuiltUpSqft')))
  || jsonb_build_object(
    'bedrooms', coalesce((p.detail ->> 'bhk')::numeric, p.bedrooms), 'bathrooms', p.bathrooms,
    'floor', p.floor, 'totalFloors', p.total_floors,
    'point', case when p.latitude is not null then
      jsonb_build_object('latitude', p.latitude, 'longitude', p.longitude) end) as facts`

// Two searches, because for one with "or" a young table is read whole.
const storedPairs = sql`array(
  select jsonb_build_object(
    'listing', listing, 'state', state, 'score', score, 'reasons', reasons)
  from (
    select other_id as listing, state, score, reasons from home_pair where one_id = p.id
    union all
    select one_id, state, score, reasons from home_pair where other_id = p.id
  ) pair)`

const photoPairs = sql`array(
  select distinct jsonb_build_object('photo', own.id, 'listing', shown.property_id)
  from (
    select media.id, dhash from property_image join media on media.id = media_id
    where property_id = p.id and dhash is not null order by position limit ${limits.photos}
  ) own
  cross join lateral (
    select id from media
    where dhash is not null and dhash_parts(dhash) && dhash_near_parts(own.dhash)
      and dhash_distance(dhash, own.dhash) <= ${limits.distance}
    limit ${limits.photosAlike}
  ) other
  join property_image shown on shown.media_id = other.id and shown.property_id <> p.id)`

/** A pair that is stored of a listing and another one. */
export interface KnownPair {
  listing: string
  state: HomePairState
  score: number
  reasons: string[]
}

export interface ListingToPlace extends HomeListing {
  pairs: KnownPair[]
  /** Its photos that other listings have, too. */
  photoPairs: { photo: string; listing: string }[]
}

/** Returns listings with what is known about their likeness to others. */
export async function findListingsToPlace(
  tx: Handle,
  ids: readonly string[],
): Promise<ListingToPlace[]> {
  const { rows } = await sql<ListingToPlace>`
    select ${facts}, ${storedPairs} as pairs, ${photoPairs} as "photoPairs"
    from property p where ${isAmong(sql`p.id`, ids)} order by p.id`.execute(tx)
  return rows
}

/** Returns the other listings of these homes that have ever been public. */
export async function listMembers(tx: Handle, homeIds: readonly string[]): Promise<HomeListing[]> {
  if (homeIds.length === 0) return []
  const { rows } = await sql<HomeListing>`
    select ${facts} from property p where p.home_id = any(${homeIds}::uuid[])`.execute(tx)
  return rows
}

type PlaceColumn = 'location_id' | 'pincode'

/** One by itself: for an array PostgreSQL plans each statement anew, which took 4 ms. */
const isAmong = (column: RawBuilder<unknown>, ids: readonly string[]) =>
  ids.length === 1 ? sql`${column} = ${ids[0]}` : sql`${column} = any(${ids}::uuid[])`

/** A listing, and others that are compared with it in any case. */
export interface Sought {
  id: string
  others: readonly string[]
}

/**
 * Returns for each of these the listings, once public, that may offer the same home: with the same
 * address, of similar size and price in the same place, or among its others.
 */
export async function listAlike(
  tx: Handle,
  sought: readonly Sought[],
): Promise<Map<string, HomeListing[]>> {
  // From the area upwards and downwards, so that a place of many homes is not gone through.
  const beside = (column: PlaceColumn, isLarger: boolean) => sql`(
    select near.id, near.floor, near.area_sqft from property near
    where near.${sql.raw(column)} = mine.${sql.raw(column)}
      and near.listing_type = mine.listing_type
      and ${
        isLarger
          ? sql`near.area_sqft >= mine.area_sqft and near.area_sqft <= mine.area_sqft * 1.6`
          : sql`near.area_sqft < mine.area_sqft and near.area_sqft >= mine.area_sqft / 1.6`
      }
      and near.price <= 2 * mine.price and mine.price <= 2 * near.price
      and coalesce(near.bedrooms <> mine.bedrooms, false) is false
      and coalesce(near.floor <> mine.floor, false) is false
    order by near.area_sqft ${isLarger ? sql`` : sql`desc`} limit ${limits.ofPlace})`
  const inPlace = (column: PlaceColumn) => sql`(
    select near.id from (${beside(column, true)} union all ${beside(column, false)}) near
    order by near.floor is null, abs(near.area_sqft - mine.area_sqft) limit ${limits.ofPlace})`
  const others = JSON.stringify(Object.fromEntries(sought.map((one) => [one.id, one.others])))
  // One by one a place is searched for each of these, but most of what is found is found for
  // several of them, and its facts are read once.
  const { rows } = await sql<HomeListing & { of: string[] }>`
    with alike as materialized (
      select mine.id as of, near.id
      from property mine
      cross join lateral (
        (select near.id from property near
          where plain_address(near.address) = plain_address(mine.address)
            and near.removed_at is null and near.listing_type = mine.listing_type
          order by near.created_at limit ${limits.ofAddress})
        union ${inPlace('location_id')}
        union ${inPlace('pincode')}
        union select other::uuid
          from jsonb_array_elements_text(${others}::jsonb -> mine.id::text) other
      ) near
      where near.id <> mine.id and ${isAmong(
        sql`mine.id`,
        sought.map(({ id }) => id),
      )}
    )
    select ${facts}, found.of
    from property p
    join (select id, array_agg(of) as of from alike group by id) found on found.id = p.id
    where p.id = any(array(select id from alike))
      and exists (select from property_price where property_id = p.id)
    order by p.id`.execute(tx)
  const found = new Map<string, HomeListing[]>(sought.map(({ id }) => [id, []]))
  for (const { of, ...listing } of rows) for (const id of of) found.get(id)?.push(listing)
  return found
}

/** Assigns a listing to a home, or removes it from its home. */
export async function saveHome(tx: Handle, id: string, homeId: string | null): Promise<void> {
  // Set although unchanged, so that every trigger runs.
  await sql`update property set home_id = ${homeId}, is_live = is_live
    where id = ${id} and home_id is distinct from ${homeId}::uuid`.execute(tx)
  // A listing of a home that already has a card is no new home.
  await sql`delete from listing_event using property
    where property_id = ${id} and news = 'live' and property.id = property_id
      and is_represented`.execute(tx)
}

/** Inserts a home, unless one with this id exists. */
export async function insertHome(tx: Handle, id: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('home')
    .values({ id })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}
