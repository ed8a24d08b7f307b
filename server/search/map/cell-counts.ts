import { type RawBuilder, sql } from 'kysely'
import type { Handle } from '#server/db/connect.ts'
import { cellNumbers, type Place } from './cells.ts'
import { asPoints, type Cells, type FoundOnMap, named } from './map-queries.ts'

/**
 * Finds all live listings in a part of the map, or anywhere, from the counts of cells without
 * reading the listings. Changed listings are subtracted at their old and added at their new
 * position in the same snapshot, so the result is exact at any moment. Returns `undefined` if few
 * are in a part made of whole cells, which their bits find.
 */
export async function findAllOnMap(
  db: Handle,
  place: Place | undefined,
  cells: Cells,
  max: number,
): Promise<FoundOnMap | undefined> {
  // Listings in a small part are found by its finest cells.
  const numbers = place?.isExact ? cellNumbers(place.box) : undefined
  const isFew = sql`(select total from counted) <= ${max}`
  const { rows } = await sql<FoundOnMap>`
    with changed as materialized (select distinct property_id from property_word_change),
    change as materialized (
      select * from (
        select property_id, -1 as step, latitude, longitude
        from changed join property_slot using (property_id) where latitude is not null
        union all
        select id, 1, map_latitude, map_longitude
        from changed join property on id = property_id where is_live and map_latitude is not null
      ) change where ${lyingOn(place)}
    ),
    edge as materialized (
      select property_id, latitude, longitude from property_slot
      where cell = any(${place ? cellNumbers(place.box, place.cover.across) : []}::bigint[])
        and ${lyingOn(place)}
    ),
    counted as materialized (
      select (coalesce((select sum(count) from map_cell where ${covered(place)}), 0)
        + (select count(*) from edge)
        + coalesce((select sum(step) from change), 0))::bigint as total
    ),
    found as materialized (
      select property_id from property_slot
      where cell = any(${numbers ?? []}::bigint[]) and ${lyingOn(place)} and ${isFew}
        and property_id not in (select property_id from changed)
      union all
      select property_id from change where step = 1 and ${isFew}
    ),
    point as (
      select id, price, listing_type, map_latitude, map_longitude from property
      where id = any(array(select property_id from found)) order by id
    ),
    cell as (
      select word, sum(count)::bigint as count,
        sum(latitude) / sum(count) as latitude, sum(longitude) / sum(count) as longitude
      from (
        select word, count, latitude, longitude from map_cell where ${named(cells)}
        union all
        select word, step, step * latitude, step * longitude
        from change cross join unnest(property_cells(longitude, latitude)) word
        where ${named(cells)}
      ) part
      where not (${isFew}) group by word having sum(count) > 0 order by word
    )
    select total, ${asPoints} as points, coalesce((select json_agg(cell) from cell), '[]') as cells
    from counted`.execute(db)
  const [found] = rows
  if (!found || (found.total <= max && !numbers && found.total > 0)) return undefined
  return found
}

function lyingOn(place: Place | undefined): RawBuilder<boolean> {
  if (!place) return sql`true`
  const { west, south, east, north } = place.box
  return sql`(longitude >= ${west} and longitude < ${east}
    and latitude >= ${south} and latitude < ${north})`
}

/** The coarsest cells cover every listing on the map. */
const covered = (place: Place | undefined) =>
  named(place ? { level: 0, words: place.cover.inside } : { level: 6 })
