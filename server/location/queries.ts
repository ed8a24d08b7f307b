import { sql } from 'kysely'
import type { City, Location, LocationType } from '#contract/location.ts'
import type { Handle } from '#server/db/connect.ts'

/** Active locations for the forms: cities first, then by name. */
export async function listLocations(
  db: Handle,
  filter: { type?: LocationType | undefined; search?: string | undefined },
): Promise<Location[]> {
  const rows = await db
    .selectFrom('location')
    .leftJoin('location as parent', 'parent.id', 'location.parent_id')
    .where('location.is_active', '=', true)
    .$if(filter.type !== undefined, (query) =>
      query.where('location.type', '=', filter.type as LocationType),
    )
    .$if(filter.search !== undefined, (query) =>
      query.where(sql<boolean>`strpos(lower(location.name), lower(${filter.search})) > 0`),
    )
    .select([
      'location.id',
      'location.name',
      'location.type',
      'location.state',
      'location.district',
      'location.pincode',
      'location.latitude',
      'location.longitude',
      'location.aliases',
      'location.is_active',
      'parent.id as parent_id',
      'parent.name as parent_name',
      'parent.type as parent_type',
    ])
    .orderBy(sql`case location.type when 'city' then 0 when 'area' then 1 else 2 end`)
    .orderBy('location.name')
    .execute()
  return rows.map((row) => ({
    _id: row.id,
    name: row.name,
    type: row.type,
    parent:
      row.parent_id && row.parent_name && row.parent_type
        ? { _id: row.parent_id, name: row.parent_name, type: row.parent_type }
        : null,
    state: row.state,
    district: row.district,
    pincode: row.pincode,
    coordinates:
      row.latitude !== null && row.longitude !== null
        ? { latitude: row.latitude, longitude: row.longitude }
        : null,
    aliases: row.aliases,
    isActive: row.is_active,
  }))
}

/** Active cities with what is live in them; the median says how many sale listings it rests on. */
export async function listCities(db: Handle): Promise<City[]> {
  const { rows } = await sql<CityRow>`
    with live as (
      select city_id,
        count(*) as property_count,
        count(distinct broker_id) as broker_count,
        count(*) filter (where listing_type = 'sell') as median_of,
        percentile_cont(0.5) within group (order by price / area_sqft)
          filter (where listing_type = 'sell') as median_price
      from property where is_live group by city_id
    )
    select city.id, city.name, city.state, city.description,
      coalesce(property_count, 0) as property_count,
      coalesce(broker_count, 0) as broker_count,
      coalesce(median_of, 0) as median_of,
      median_price,
      coalesce((select array_agg(area.name order by area.name) from location area
        where area.parent_id = city.id and area.is_active), '{}') as areas
    from location city
    left join live on live.city_id = city.id
    where city.type = 'city' and city.is_active
    order by coalesce(property_count, 0) desc, city.name`.execute(db)
  return rows.map((row) => ({
    _id: row.id,
    name: row.name,
    state: row.state,
    description: row.description,
    propertyCount: row.property_count,
    brokerCount: row.broker_count,
    medianPricePerSqft: row.median_price === null ? null : Math.round(row.median_price),
    medianOf: row.median_of,
    areas: row.areas,
  }))
}

interface CityRow {
  id: string
  name: string
  state: string
  description: string | null
  property_count: number
  broker_count: number
  median_of: number
  median_price: number | null
  areas: string[]
}
