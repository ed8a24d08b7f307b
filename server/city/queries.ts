import { sql } from 'kysely'
import type { City, CityPage, CityQuarter } from '#contract/city.ts'
import type { AreaBasis, PropertyType } from '#contract/property/vocabulary.ts'
import { dayInIndia } from '#domain/date/date.ts'
import { growthOf } from '#domain/money/price-growth.ts'
import { slugOf } from '#domain/text/slug.ts'
import type { Handle } from '#server/db/connect.ts'
import type { Counts } from '#server/job/pending-counts.ts'

const quartersShown = 8
const placesShown = 12
const popularCities = 3

/** What the area of a listing is measured as; the stated carpet area comes before any other. */
const basis = sql`case when stated_carpet(area_sqft, detail) is not null then 'carpet'
  else coalesce(detail ->> 'areaBasis', '') end`
const median = sql`percentile_cont(0.5) within group (
  order by price / coalesce(stated_carpet(area_sqft, detail)::double precision, area_sqft))`
/** Medians of carpet area need this many listings; else they are of what most of them state. */
const enoughCarpet = 10
/** One basis for each city: areas of different bases are not compared. */
const usualBasis = (city?: string) => sql`
  select distinct on (city_id) city_id, basis
  from (
    select city_id, ${basis} as basis, count(*) as n from property
    where is_live and listing_type = 'sell'
      ${city === undefined ? sql`` : sql`and city_id = ${city}`}
    group by 1, 2
  ) held
  order by city_id, (basis = 'carpet' and n >= ${enoughCarpet}) desc, n desc, basis`
/** For sale, with an area of the basis of its city. */
const isComparable = sql`listing_type = 'sell' and ${basis} = usual.basis`
/** Sale listings that were public, live or sold: the asking prices of their time. */
const offered = sql`listing_type = 'sell' and removed_at is null and status in ('approved', 'sold')`
/** The first day in India of the quarter `back` quarters ago. */
const quarterStart = (back: number) =>
  sql`(date_trunc('quarter', india_today()) - make_interval(months => ${3 * back}))::date`
/** Midnight in India at the start of that quarter. */
const from = (back: number) => sql`india_midnight(${quarterStart(back)})`

export type CalledCity = City & { aliases: string[] }

/**
 * Returns active cities with counts of live listings; each median has the number of prices behind
 * it.
 */
export async function listCities(db: Handle): Promise<CalledCity[]> {
  const { rows } = await sql<CityRow>`
    with usual as (${usualBasis()}),
    live as (
      select city_id,
        count(*) as property_count,
        count(distinct broker_id) as broker_count,
        count(*) filter (where ${isComparable}) as median_of,
        ${median} filter (where ${isComparable}) as median_price
      from property left join usual using (city_id) where is_live group by city_id
    ),
    quarter as (
      select city_id, created_at >= ${from(0)} as is_now, count(*) as n, ${median} as median
      from property left join usual using (city_id)
      where ${offered} and ${basis} = coalesce(usual.basis, ${basis})
        and (created_at >= ${from(0)}
        or (created_at >= ${from(4)} and created_at < ${from(3)}))
      group by 1, 2
    ),
    searched as (
      select city_id, row_number() over (order by sum(count) desc, city_id) as place
      from city_search join location on location.id = city_id
      where day > india_today() - ${searchDays}::int and is_active
      group by city_id
    )
    select city.id, city.name, city.aliases, city.state, city.description,
      coalesce(property_count, 0) as property_count,
      coalesce(broker_count, 0) as broker_count,
      coalesce(median_of, 0) as median_of,
      median_price, usual.basis as median_basis,
      coalesce(this.n, 0) as now_n, this.median as now_median,
      coalesce(last.n, 0) as before_n, last.median as before_median,
      city.is_popular or coalesce(searched.place <= ${popularCities}, false) as is_popular,
      coalesce((select array_agg(area.name order by area.name) from location area
        where area.parent_id = city.id and area.is_active), '{}') as areas
    from location city
    left join live on live.city_id = city.id
    left join usual on usual.city_id = city.id
    left join quarter this on this.city_id = city.id and this.is_now
    left join quarter last on last.city_id = city.id and not last.is_now
    left join searched on searched.city_id = city.id
    where city.type = 'city' and city.is_active
    order by coalesce(property_count, 0) desc, city.name`.execute(db)
  return rows.map(present)
}

/** Returns what a city's page shows beyond the list. */
export async function readCity(
  db: Handle,
  id: string,
): Promise<Pick<CityPage, 'types' | 'places' | 'quarters'>> {
  const types = await sql<{ type: PropertyType; count: number }>`
    select property_type as type, sum(count)::bigint as count from property_tally
    where is_live and city_id = ${id} group by 1 having sum(count) > 0 order by 2 desc`.execute(db)
  const places = await sql<CityPage['places'][number]>`
    select location.name, "propertyCount", "medianPricePerSqft", "medianOf"
    from (
      select location_id, count(*) as "propertyCount",
        count(*) filter (where ${isComparable}) as "medianOf",
        round(${median} filter (where ${isComparable})) as "medianPricePerSqft"
      from property left join (${usualBasis(id)}) usual using (city_id)
      where is_live and city_id = ${id} and location_id <> ${id}
      group by location_id order by count(*) desc, location_id limit ${placesShown}
    ) held join location on location.id = held.location_id
    order by "propertyCount" desc, location.name`.execute(db)
  const quarters = await sql<CityQuarter>`
    select to_char(start, 'YYYY-MM-DD') as start, count(price) as n, round(${median}) as median
    from generate_series(${quarterStart(quartersShown - 1)}, ${quarterStart(0)},
      interval '3 months') start
    left join (select city_id as of, basis from (${usualBasis(id)}) known) usual on usual.of = ${id}
    left join property on city_id = ${id} and ${offered}
      and ${basis} = coalesce(usual.basis, ${basis})
      and created_at >= india_midnight(start::date)
      and created_at < india_midnight((start + interval '3 months')::date)
    group by start order by start`.execute(db)
  return { types: types.rows, places: places.rows, quarters: quarters.rows }
}

interface CityRow {
  id: string
  name: string
  aliases: string[]
  state: string
  description: string | null
  property_count: number
  broker_count: number
  median_of: number
  median_price: number | null
  median_basis: AreaBasis | '' | null
  now_n: number
  now_median: number | null
  before_n: number
  before_median: number | null
  is_popular: boolean
  areas: string[]
}

function present(row: CityRow): CalledCity {
  const { now_n, now_median, before_n, before_median } = row
  return {
    _id: row.id,
    name: row.name,
    aliases: row.aliases,
    // A name without Latin letters has no slug; its id is used in the URL.
    slug: slugOf(row.name) || row.id,
    state: row.state,
    description: row.description,
    propertyCount: row.property_count,
    brokerCount: row.broker_count,
    medianPricePerSqft: row.median_price === null ? null : Math.round(row.median_price),
    medianOf: row.median_of,
    medianBasis: row.median_basis || null,
    growth: growthOf({ median: now_median, n: now_n }, { median: before_median, n: before_n }),
    isPopular: row.is_popular,
    areas: row.areas,
  }
}

/** Popular cities are those searched most in this many days (PLC-7). */
export const searchDays = 30

export async function addCitySearches(db: Handle, counts: Counts): Promise<void> {
  const keys = counts.map(([key]) => key)
  const day = sql`${dayInIndia(new Date())}::date`
  await sql`
    with searched as materialized (
      select substr(key, strpos(key, ' ') + 1) as name, split_part(key, ' ', 1) as visitor
      from unnest(${keys}::text[]) as given (key)
    ),
    -- Each name is looked up once, and each way by its own index.
    named as materialized (
      select asked.name, found.id from (select distinct name from searched) asked
      cross join lateral (
        select coalesce(upper.id, parent.id, place.id) as id
        from (
          select * from location where lower(name) = asked.name
          union all
          select * from location where folded(aliases) @> array[asked.name]
          union all
          select * from location
          where id = case when asked.name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
            then asked.name::uuid end
        ) place
        left join location parent on parent.id = place.parent_id
        left join location upper on upper.id = parent.parent_id
        where place.is_active
        order by place.type <> 'city', place.id limit 1
      ) found
    ),
    visitor as (
      insert into city_search_visitor (day, city_id, visitor)
      select distinct ${day}, city.id, decode(searched.visitor, 'hex')
      from searched join named using (name)
      join location city on city.id = named.id and city.type = 'city'
      on conflict do nothing
      returning city_id
    )
    insert into city_search (day, city_id, count)
    select ${day}, city_id, count(*) from visitor group by city_id order by city_id
    on conflict (day, city_id) do update set count = city_search.count + excluded.count`.execute(db)
}

/** Deletes counts that are too old to matter. */
export async function sweepCitySearches(db: Handle): Promise<void> {
  await sql`delete from city_search where day < india_today() - ${searchDays}::int`.execute(db)
  await sql`delete from city_search_visitor where day < india_today()`.execute(db)
}
