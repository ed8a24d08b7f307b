import { type NotNull, type RawBuilder, sql } from 'kysely'
import type { MapPlace } from '#contract/property/map.ts'
import type { Bounds } from '#contract/property/map-bounds.ts'
import type { Handle } from '#server/db/connect.ts'
import { marketOf } from '#server/db/index-state.ts'
import type { Filter } from '#server/search/filter-conditions.ts'
import { hitsOf, listingsOf } from '#server/search/index/queries.ts'
import type { Terms } from '#server/search/index/terms.ts'

/** The number of listings in a cell, and the mean position of some of them. */
export interface CellRow {
  word: string
  count: number
  latitude: number
  longitude: number
}

export interface FoundOnMap {
  total: number
  /** The `MapPoint` objects as JSON, separated by commas. */
  points: string
  cells: CellRow[]
}

export const nowhere: FoundOnMap = { total: 0, points: '', cells: [] }

/** The cells to count listings in: of this level, the named ones or all. */
export interface Cells {
  level: number
  words?: string[]
}

/**
 * Returns the matches on the map, exact at any moment: all points if there are at most `max`, else
 * the count in each cell, from the bits of the matches. Filters with bounds must have terms for
 * them.
 */
export async function findOnMap(
  db: Handle,
  { tallied, indexed, worded }: Filter,
  terms: Terms,
  cells: Cells,
  max: number,
): Promise<FoundOnMap> {
  const condition = sql.join(
    [sql`is_live and map_latitude is not null`, ...tallied, ...indexed, ...worded],
    sql` and `,
  )
  const hits = (await marketOf(db)).isFolded
    ? hitsOf(terms, condition, sql`1`)
    : hitsByIndexes(condition)
  const isFew = sql`(select total from counted) <= ${sql.lit(max)}`
  const { rows } = await sql<FoundOnMap>`
    with ${hits},
    counted as materialized (
      select (coalesce((select sum(bit_count(bits)) from hit), 0)
        + (select count(*) from looked))::bigint as total
    ),
    point as (
      select id, price, listing_type, map_latitude, map_longitude from property
      where id = any(array(
        ${listingsOf(sql`bits`, isFew)} union all select id from looked where ${isFew}))
      order by id
    ),
    part as (
      ${gathered(cells, isFew)}
    ),
    cell as (
      select word, sum(count)::bigint as count, sum(count * latitude) / sum(count) as latitude,
        sum(count * longitude) / sum(count) as longitude
      from part group by word order by word
    )
    select total, ${asPoints} as points, coalesce((select json_agg(cell) from cell), '[]') as cells
    from counted`.execute(db)
  return rows[0] ?? nowhere
}

/** While too much is not folded, every listing is checked. */
const hitsByIndexes = (condition: RawBuilder<unknown>) => sql`
  hit as (select 0 as block, 0::bit(16384) as bits where false),
  looked as materialized (select id from property where ${condition})`

/** Returns the condition that a term is one of the cells. */
export function named({ level, words }: Cells): RawBuilder<boolean> {
  const prefix = `:cell ${level} `
  return words
    ? sql`word = any(${words}::text[])`
    : sql`word >= ${prefix} and word < ${`${prefix}:`}`
}

/**
 * The points are written as JSON here: up to 2,000 of them need no parsing or validation
 * afterwards.
 */
export const asPoints = sql`
  coalesce((select
    string_agg(format('{"_id":"%s","price":%s,"listingType":"%s","latitude":%s,"longitude":%s}',
    id, price, listing_type, map_latitude, map_longitude), ',') from point), '')`

/**
 * Counts the matches in each cell, with the mean position of all its listings: that of the matches
 * alone is unknown without reading them.
 */
function gathered(cells: Cells, isFew: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select cell.word, cell.count, map_cell.latitude / map_cell.count as latitude,
      map_cell.longitude / map_cell.count as longitude
    from (
      select word, sum(bit_count(property_word.bits & hit.bits)) as count
      from property_word join hit using (block)
      where ${named(cells)} and not (${isFew})
      group by word
    ) cell
    join map_cell using (word)
    where cell.count > 0
    union all
    select word, 1, map_latitude, map_longitude
    from looked join property using (id)
    cross join unnest(property_cells(map_longitude, map_latitude)) word
    where ${named({ level: cells.level })} and not (${isFew})`
}

/** A part of the map wider than this, in degrees, shows names of cities only. */
const widestOfAreas = 1.2
const maxNames = 80

/** Returns the place names to show on a part of the map. */
export async function namedPlaces(db: Handle, bounds: Bounds): Promise<MapPlace[]> {
  const { west, south, east, north } = bounds
  const isWide = Math.max(east - west, north - south) > widestOfAreas
  // With a margin, so that a short move has its names at once.
  const margin = Math.max(east - west, north - south) / 4
  return db
    .selectFrom('location')
    .where('is_active', '=', true)
    .where('type', 'in', isWide ? ['city'] : ['city', 'area'])
    .where('longitude', '>=', west - margin)
    .where('longitude', '<=', east + margin)
    .where('latitude', '>=', south - margin)
    .where('latitude', '<=', north + margin)
    .orderBy((eb) => eb('type', '=', 'city'), 'desc')
    .orderBy('name')
    .limit(maxNames)
    .select(['name', 'type', 'latitude', 'longitude'])
    .$narrowType<{ latitude: NotNull; longitude: NotNull }>()
    .execute()
}
