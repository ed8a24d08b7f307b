import { sql } from 'kysely'
import type { City, Location, LocationType } from '#contract/location.ts'
import type { Handle } from '#server/db/connect.ts'
import { presentLocation, selectLocations } from './location-row.ts'

/** What the forms of the portals offer: active places whose city is active too, cities first. */
export async function listLocations(
  db: Handle,
  { type, search }: { type?: LocationType | undefined; search?: string | undefined },
): Promise<Location[]> {
  let query = selectLocations(db)
    .where('location.is_active', '=', true)
    .where((where) =>
      where.or([where('parent.id', 'is', null), where('parent.is_active', '=', true)]),
    )
  if (type) query = query.where('location.type', '=', type)
  if (search) {
    query = query.where(sql<boolean>`strpos(lower(location.name), lower(${search})) > 0`)
  }
  const rows = await query
    .orderBy(sql`case location.type when 'city' then 0 when 'area' then 1 else 2 end`)
    .orderBy('location.name')
    .execute()
  return rows.map(presentLocation)
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
