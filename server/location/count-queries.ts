import { sql } from 'kysely'
import type { Handle } from '#server/db/connect.ts'

export interface Figures {
  properties: number
  brokers: number
}

/**
 * Returns for each location the number of listings in any status in and below it, and of brokers
 * with live listings there or who name it as an operating area. Listings, and brokers by city, come
 * from tallies; brokers of an area are counted in an index.
 */
export async function countFigures(
  db: Handle,
  ids: readonly string[],
): Promise<Map<string, Figures>> {
  if (ids.length === 0) return new Map()
  const asked = sql`any(${[...ids]}::uuid[])`
  const { rows } = await sql<Figures & { id: string }>`
    with recursive inside as (
      select id as place_id, id from location where id = ${asked} and type <> 'city'
      union all
      select inside.place_id, child.id
      from location child join inside on child.parent_id = inside.id
    ),
    listed as (
      select place_id, sum(count)::bigint as properties
      from inside join place_tally on location_id = inside.id group by 1
      union all
      select city_id, sum(count)::bigint from property_tally where city_id = ${asked} group by 1
    ),
    gathered as (select place_id, array_agg(id) as ids from inside group by 1),
    named as (
      select location.id as place_id, array_agg(broker.id) as brokers
      from location join broker
        on folded(operating_areas) && folded(array[name] || aliases) and broker.status = 'active'
      where location.id = ${asked} group by 1
    )
    -- Per place: counting the distinct brokers of all places at once needs too much memory.
    select id, coalesce(properties, 0) as properties, (
        select count(*) from (
          select broker_id from property where is_live and location_id = any(gathered.ids)
          union
          select broker_id from broker_tally where city_id = place.id
          group by broker_id having sum(count::int) > 0
          union
          select unnest(named.brokers)
        ) known) as brokers
    from unnest(${[...ids]}::uuid[]) place (id)
    left join listed on listed.place_id = id
    left join gathered on gathered.place_id = id
    left join named on named.place_id = id`.execute(db)
  return new Map(rows.map(({ id, properties, brokers }) => [id, { properties, brokers }]))
}

/** The number of listings in and below each location, for sorting by it. */
export const propertyCounts = sql<{ place_id: string; properties: number }>`(
  with own as (
    select location_id, sum(count) as properties from place_tally group by 1
  ),
  each_place as (
    select id as place_id, properties from own join location on id = location_id
    where type <> 'city'
    union all
    select parent.id, properties
    from own join location on id = location_id
    join location parent on parent.id = location.parent_id where parent.type = 'area'
    union all
    select city_id, count from property_tally where city_id is not null
  )
  select place_id, sum(properties) as properties from each_place group by 1)`

/**
 * Counts the same for every location, for when all or most are needed: reads each listing and each
 * named area once instead of once per location.
 */
export async function countAllFigures(db: Handle): Promise<Map<string, Figures>> {
  const { rows } = await sql<Figures & { id: string }>`
    with inside as (
      select id as place_id, id from location where type <> 'city'
      union all
      select parent.id, child.id
      from location child join location parent on parent.id = child.parent_id
      where parent.type = 'area'
    ),
    live as (
      select place_id, broker_id
      from (
        select location_id, broker_id from property
        where is_live and location_id is not null group by 1, 2) there
      join inside on inside.id = location_id
      union all
      select city_id, broker_id from broker_tally where city_id is not null
      group by 1, 2 having sum(count) > 0
    ),
    named as (
      select called.id as place_id, area.id as broker_id
      from (select id, lower(unnest(array[name] || aliases)) as words from location) called
      join (
        select id, lower(unnest(operating_areas)) as words
        from broker where status = 'active') area using (words)
    ),
    known as (
      select place_id, count(*) as brokers
      from (select * from live union select * from named) either group by 1
    )
    select id, coalesce(properties, 0) as properties, coalesce(brokers, 0) as brokers
    from location
    left join ${propertyCounts} listed on listed.place_id = id
    left join known on known.place_id = id`.execute(db)
  return new Map(rows.map(({ id, properties, brokers }) => [id, { properties, brokers }]))
}

interface Use {
  listings: number
  areas: number
  pincodes: number
}

/** Counts what prevents a location from being deleted; removed listings do not. */
export async function countUse(db: Handle, id: string): Promise<Use> {
  const { rows } = await sql<Use>`
    with recursive inside as (
      select id, type, 0 as depth from location where id = ${id}
      union all
      select child.id, child.type, depth + 1
      from location child join inside on child.parent_id = inside.id
    )
    select
      (select count(*) from property
        where location_id in (select id from inside) and removed_at is null) as listings,
      (select count(*) from inside where type = 'area' and depth > 0) as areas,
      (select count(*) from inside where type = 'pincode' and depth > 0) as pincodes`.execute(db)
  return rows[0] ?? { listings: 0, areas: 0, pincodes: 0 }
}
