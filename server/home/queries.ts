import { sql } from 'kysely'
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

export async function findHomeListing(tx: Handle, id: string): Promise<HomeListing | undefined> {
  const { rows } = await sql<HomeListing>`
    select ${facts} from property p where p.id = ${id}`.execute(tx)
  return rows[0]
}

/** Returns the other listings of these homes that have ever been public. */
export async function listMembers(tx: Handle, homeIds: readonly string[]): Promise<HomeListing[]> {
  if (homeIds.length === 0) return []
  const { rows } = await sql<HomeListing>`
    select ${facts} from property p where p.home_id = any(${homeIds}::uuid[])`.execute(tx)
  return rows
}

/**
 * Returns listings, once public, that may offer the same home: with the same address, of similar
 * size in the same place, or among the given ones.
 */
export async function listAlike(
  tx: Handle,
  id: string,
  others: readonly string[],
): Promise<HomeListing[]> {
  const inPlace = (column: 'location_id' | 'pincode') => sql`(
    select near.id from property near
    where near.${sql.raw(column)} = mine.${sql.raw(column)}
      and near.listing_type = mine.listing_type
      and near.area_sqft between mine.area_sqft / 1.6 and mine.area_sqft * 1.6
      and coalesce(near.bedrooms <> mine.bedrooms, false) is false
      and coalesce(near.floor <> mine.floor, false) is false
    order by near.floor is null, abs(near.area_sqft - mine.area_sqft) limit ${limits.ofPlace})`
  const { rows } = await sql<HomeListing>`
    select ${facts} from property p
    where p.id <> ${id}
      and p.id = any(array(
        select alike.id from property mine, lateral (
          (select near.id from property near
            where plain_address(near.address) = plain_address(mine.address)
              and near.removed_at is null and near.listing_type = mine.listing_type
            order by near.created_at limit ${limits.ofAddress})
          union all ${inPlace('location_id')}
          union all ${inPlace('pincode')}
          union all select unnest(${others}::uuid[])
        ) alike
        where mine.id = ${id}))
      and exists (select from property_price where property_id = p.id)
    order by p.id`.execute(tx)
  return rows
}

/** Returns pairs of a photo of this listing and a listing with a similar photo. */
export async function listPhotoPairs(
  tx: Handle,
  id: string,
): Promise<{ photo: string; listing: string }[]> {
  const { rows } = await sql<{ photo: string; listing: string }>`
    select distinct own.id as photo, shown.property_id as listing
    from (
      select media.id, dhash from property_image join media on media.id = media_id
      where property_id = ${id} and dhash is not null order by position limit ${limits.photos}
    ) own
    cross join lateral (
      select id from media
      where dhash is not null and dhash_parts(dhash) && dhash_near_parts(own.dhash)
        and dhash_distance(dhash, own.dhash) <= ${limits.distance}
      limit ${limits.photosAlike}
    ) other
    join property_image shown on shown.media_id = other.id and shown.property_id <> ${id}`.execute(
    tx,
  )
  return rows
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
