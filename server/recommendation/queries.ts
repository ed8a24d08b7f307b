import { sql } from 'kysely'
import type { HomeFacts, LikedHome } from '#domain/search/recommendation.ts'
import type { Handle } from '#server/db/connect.ts'
import { isOffered } from '#server/db/offered-listing.ts'
import type { CustomerViewer } from '#server/http/viewer.ts'

/** Limits on each source: recommendations cost the same with a thousand or a million listings. */
const perPlace = 120
const perType = 60
const maxLiked = 40

const facts = sql`
  property.id, property.title, property.city_id as "cityId", property.location_id as "locationId",
  coalesce(place.name, city.name, property.location_text) as place,
  property.property_type as "propertyType", property.listing_type as "listingType",
  property.price, property.bedrooms`

const named = sql`
  left join location place on place.id = property.location_id
  left join location city on city.id = property.city_id`

/**
 * Lists homes a customer showed interest in, latest of each kind; the strongest sign of a home
 * counts.
 */
export async function listLiked(db: Handle, viewer: CustomerViewer): Promise<LikedHome[]> {
  const { rows } = await sql<HomeFacts & { how: LikedHome['how'] }>`
    with signs as (
      (select property_id, 'asked about' as how, 1 as rank from inquiry
        where customer_id = ${viewer.id} and property_id is not null
        order by created_at desc limit ${maxLiked})
      union all
      (select property_id, 'saved', 2 from saved_property
        where customer_id = ${viewer.id} and removed_at is null
        order by created_at desc limit ${maxLiked})
      union all
      (select property_id, 'looked at', 3 from customer_view
        where customer_id = ${viewer.id} order by viewed_at desc limit ${maxLiked})
    ),
    strongest as (select distinct on (property_id) property_id, how from signs
      order by property_id, rank)
    select ${facts}, strongest.how
    from strongest join property on property.id = strongest.property_id ${named}`.execute(db)
  return rows.map(({ how, ...home }) => ({ home, how }))
}

/** Returns hidden homes with every listing of theirs: listed again, they stay hidden. */
export async function listDismissed(db: Handle, viewer: CustomerViewer): Promise<HomeFacts[]> {
  const { rows } = await sql<HomeFacts>`
    select ${facts} from dismissed_property dismissed
    join property hidden on hidden.id = dismissed.property_id
    join property on property.id = any(array(
      select hidden.id union all select id from property where home_id = hidden.home_id)) ${named}
    where dismissed.customer_id = ${viewer.id}
    order by dismissed.created_at desc limit 300`.execute(db)
  return rows
}

/** Lists the newest live listings of these cities, places and types. */
export async function listCandidates(
  db: Handle,
  {
    cityIds,
    locationIds,
    types,
  }: { cityIds: string[]; locationIds: string[]; types: readonly string[] },
): Promise<HomeFacts[]> {
  const newest = (limit: number) => sql`order by newest_at desc, id desc limit ${limit}`
  const { rows } = await sql<HomeFacts>`
    with found as (
      select newest.id from unnest(${cityIds}::uuid[]) wanted,
        lateral (select id from property where is_live and city_id = wanted ${newest(perPlace)})
          newest
      union
      select newest.id from unnest(${locationIds}::uuid[]) wanted,
        lateral (select id from property where is_live and location_id = wanted ${newest(perPlace)})
          newest
      union
      select newest.id from unnest(${types}::text[]) wanted, unnest(array['sell', 'rent', 'lease'])
        deal,
        lateral (select id from property where is_live and property_type = wanted
          and listing_type = deal ${newest(perType)}) newest
    )
    select ${facts} from found join property using (id) ${named}
    order by property.newest_at desc, property.id desc`.execute(db)
  return rows
}

export async function insertDismissed(
  db: Handle,
  viewer: CustomerViewer,
  propertyId: string,
): Promise<boolean> {
  const { rows } = await sql`
    with known as (select id from property where id = ${propertyId} and ${isOffered}),
    added as (
      insert into dismissed_property (customer_id, property_id) select ${viewer.id}, id from known
      on conflict do nothing
    )
    select id from known`.execute(db)
  return rows.length > 0
}

/** Shows a home again, whichever of its listings was hidden. */
export async function deleteDismissed(
  db: Handle,
  viewer: CustomerViewer,
  propertyId: string,
): Promise<void> {
  await sql`
    delete from dismissed_property where customer_id = ${viewer.id}
      and property_id = any(array(
        select ${propertyId}::uuid union all
        select other.id from property shown join property other on other.home_id = shown.home_id
        where shown.id = ${propertyId}))`.execute(db)
}
