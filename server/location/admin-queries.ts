import { type Insertable, sql, type Updateable } from 'kysely'
import type { Location, LocationSort, LocationStatus, LocationType } from '#contract/location.ts'
import type { WordOf } from '#contract/words.ts'
import type { Handle } from '#server/db/connect.ts'
import { countRows } from '#server/db/count-rows.ts'
import { inBatches } from '#server/db/cursor.ts'
import type { Location as LocationTable } from '#server/db/tables.ts'
import { propertyCounts } from './count-queries.ts'
import { presentLocation, type SelectedLocation } from './location-row.ts'
import { selectLocations } from './queries.ts'

/** A location as stored for the back office, without its counts. */
export type AdminLocation = Location & {
  isProposed: boolean
  isPopular: boolean
  version: number
}

export interface AdminLocationFilter {
  search?: string | undefined
  type?: LocationType | undefined
  parentId?: string | undefined
  status?: LocationStatus | undefined
  sort?: WordOf<typeof LocationSort> | undefined
  page?: number | undefined
  limit?: number | undefined
}

/** Yields the matching locations in batches, in the order of `listLocationRows`. */
export async function* eachLocationRow(
  tx: Handle,
  { sort, page, limit, ...filter }: AdminLocationFilter,
): AsyncGenerator<AdminLocation[]> {
  for await (const rows of inBatches(tx, sorted(matching(tx, filter), sort))) {
    yield rows.map(presentStored)
  }
}

/** Lists the matching locations: cities, then areas, then PIN codes unless a sort is given. */
export async function listLocationRows(
  db: Handle,
  { sort, page = 1, limit, ...filter }: AdminLocationFilter,
): Promise<{ rows: AdminLocation[]; total: number }> {
  const query = matching(db, filter)
  const total = await countRows(query)
  let shown = sorted(query, sort)
  if (limit) shown = shown.limit(limit).offset((page - 1) * limit)
  return { rows: (await shown.execute()).map(presentStored), total }
}

type LocationQuery = ReturnType<typeof selectLocations>

function matching(
  db: Handle,
  { search, type, parentId, status }: AdminLocationFilter,
): LocationQuery {
  let query = selectLocations(db)
  if (type) query = query.where('location.type', '=', type)
  if (parentId) query = query.where('location.parent_id', '=', parentId)
  if (status === 'proposed') query = query.where('location.is_proposed', '=', true)
  if (status === 'active') query = query.where('location.is_active', '=', true)
  if (status === 'inactive') {
    query = query.where('location.is_active', '=', false).where('location.is_proposed', '=', false)
  }
  if (search) {
    const words = sql`lower(concat_ws(' ', location.name, array_to_string(location.aliases, ' '),
      location.pincode, location.district, location.state, parent.name))`
    query = query.where(sql<boolean>`strpos(${words}, lower(${search})) > 0`)
  }
  return query
}

function sorted(query: LocationQuery, sort: AdminLocationFilter['sort']): LocationQuery {
  const name = sql`lower(location.name)`
  if (sort === 'newest') return query.orderBy('location.created_at', 'desc').orderBy('location.id')
  if (sort === 'name' || sort === 'name-desc') {
    return query.orderBy(name, sort === 'name' ? 'asc' : 'desc').orderBy('location.id')
  }
  if (sort === 'properties' || sort === 'properties-desc') {
    return query
      .leftJoin(propertyCounts.as('counted'), (join) =>
        join.on(sql<boolean>`counted.place_id = location.id`),
      )
      .orderBy(sql`coalesce(counted.properties, 0)`, sort === 'properties' ? 'asc' : 'desc')
      .orderBy(name)
      .orderBy('location.id')
  }
  return query
    .orderBy(sql`case location.type when 'city' then 0 when 'area' then 1 else 2 end`)
    .orderBy(name)
    .orderBy('location.id')
}

export async function findLocation(db: Handle, id: string): Promise<AdminLocation | undefined> {
  const row = await selectLocations(db).where('location.id', '=', id).executeTakeFirst()
  return row && presentStored(row)
}

/** Lists every accepted city, including inactive ones. */
export async function listAcceptedCities(db: Handle): Promise<Location[]> {
  const rows = await selectLocations(db)
    .where('location.type', '=', 'city')
    .where('location.is_proposed', '=', false)
    .orderBy(sql`lower(location.name)`)
    .execute()
  return rows.map(presentLocation)
}

/** Finds the city with this id, name or alias, in any case; a name comes before an alias. */
export async function findCityCalled(db: Handle, text: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from location
    where type = 'city' and (id::text = lower(${text}) or lower(name) = lower(${text})
      or folded(aliases) @> array[lower(${text})])
    order by is_active desc, lower(name) = lower(${text}) desc, id limit 1`.execute(db)
  return rows[0]?.id
}

export async function listAcceptedAreas(db: Handle, cityId: string): Promise<Location[]> {
  const rows = await selectLocations(db)
    .where('location.parent_id', '=', cityId)
    .where('location.type', '=', 'area')
    .where('location.is_proposed', '=', false)
    .orderBy(sql`lower(location.name)`)
    .execute()
  return rows.map(presentLocation)
}

function presentStored(row: SelectedLocation): AdminLocation {
  return {
    ...presentLocation(row),
    ...{ isProposed: row.is_proposed, isPopular: row.is_popular, version: row.version },
  }
}

export async function insertLocation(tx: Handle, row: Insertable<LocationTable>): Promise<void> {
  await tx.insertInto('location').values(row).execute()
}

export async function updateLocation(
  tx: Handle,
  id: string,
  row: Updateable<LocationTable>,
): Promise<void> {
  await tx.updateTable('location').set(row).where('id', '=', id).execute()
}

export async function deleteLocation(tx: Handle, id: string): Promise<void> {
  await tx.deleteFrom('location').where('id', '=', id).execute()
}
