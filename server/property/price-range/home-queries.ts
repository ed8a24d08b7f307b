import { sql } from 'kysely'
import type { Point } from '#domain/place/distance.ts'
import { maxPerLocality } from '#domain/price-range/comparables.ts'
import { comparedTypes, type PricedHome } from '#domain/price-range/priced-home.ts'
import type { Handle } from '#server/db/connect.ts'

export type ComparedDeal = 'sell' | 'rent'

const home = sql`property.id, price, area_sqft as "areaSqft", property_type as "propertyType",
  bedrooms, detail ->> 'areaBasis' as "areaBasis", furnished,
  nullif(lower(trim(detail ->> 'society')), '') as society, location_id as locality,
  map_latitude as latitude, map_longitude as longitude, broker_id as "brokerId",
  home_id as "homeId"`

/** Homes that can be compared: those with a known locality. */
const isCompared = sql`property_type = any(${comparedTypes}::text[])
  and location_id is distinct from city_id`

/** Live and confirmed in time: outdated prices would mislead. */
const isCurrent = sql`is_live and unconfirmed_at is null and ${isCompared}`

/** Returns the newest homes of a city, or of all cities, in the order of listing. */
export async function listMarketHomes(
  db: Handle,
  cityId: string | null,
  deal: ComparedDeal,
  limit: number,
): Promise<PricedHome[]> {
  const { rows } = await sql<PricedHome>`
    select ${home} from property
    where ${isCurrent} and listing_type = ${deal} ${cityId ? sql`and city_id = ${cityId}` : sql``}
    order by newest_at desc, id desc limit ${limit}`.execute(db)
  return rows.reverse()
}

/** Returns the newest homes of each of these localities. */
export async function listHomesOf(
  db: Handle,
  localities: readonly string[],
  deal: ComparedDeal,
): Promise<Map<string, PricedHome[]>> {
  const { rows } = await sql<PricedHome>`
    select found.* from unnest(${localities}::uuid[]) as place (id) cross join lateral (
      select ${home} from property
      where ${isCurrent} and listing_type = ${deal} and location_id = place.id
      order by newest_at desc, property.id desc limit ${maxPerLocality}) found`.execute(db)
  return Map.groupBy(rows, ({ locality }) => locality)
}

/** A home with the signs that make a low price suspect. */
export interface DatedHome extends PricedHome {
  brokerSince: Date
}

/** Returns these listings in any state, or the live ones of a locality. */
export async function listToEstimate(
  db: Handle,
  which: { ids: readonly string[] } | { locality: string; deal: ComparedDeal },
): Promise<(DatedHome & { deal: ComparedDeal; cityId: string })[]> {
  const isAsked =
    'ids' in which
      ? sql`property.id = any(${which.ids}::uuid[])`
      : sql`property.is_live and location_id = ${which.locality}
          and listing_type = ${which.deal}`
  const { rows } = await sql<DatedHome & { deal: ComparedDeal; cityId: string }>`
    select ${home}, listing_type as deal, city_id as "cityId", broker.created_at as "brokerSince"
    from property join broker on broker.id = broker_id
    where ${isAsked} and ${isCompared} and listing_type in ('sell', 'rent')
      and location_id is not null and city_id is not null`.execute(db)
  return rows
}

/** Returns the points of the localities of a city, or of all cities. */
export async function listPoints(db: Handle, cityId: string | null): Promise<Map<string, Point>> {
  const { rows } = await sql<{ id: string } & Point>`
    select id, latitude, longitude from location
    where latitude is not null and type <> 'city'
      ${cityId ? sql`and parent_id = ${cityId}` : sql``}`.execute(db)
  return new Map(rows.map(({ id, ...point }) => [id, point]))
}
