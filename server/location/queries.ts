import { sql } from 'kysely'
import type { Location, LocationType } from '#contract/location.ts'
import { findNamedCity } from '#domain/place/cities.ts'
import { buildGazetteer, type Gazetteer } from '#query-language/gazetteer/gazetteer.ts'
import type { Handle } from '#server/db/connect.ts'
import { presentLocation } from './location-row.ts'

/** Lists active locations in active cities for the forms of the portals, cities first. */
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

/** Selects locations with their parents. */
export function selectLocations(db: Handle) {
  return db
    .selectFrom('location')
    .leftJoin('location as parent', 'parent.id', 'location.parent_id')
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
      'location.is_proposed',
      'location.is_popular',
      'location.version',
      'parent.id as parent_id',
      'parent.name as parent_name',
      'parent.type as parent_type',
    ])
}

export async function loadGazetteer(db: Handle): Promise<Gazetteer> {
  const rows = await db
    .selectFrom('location')
    .select(['id', 'name', 'type', 'parent_id', 'aliases', 'state', 'latitude', 'longitude'])
    .select('is_active')
    .where(({ or, eb }) => or([eb('is_active', '=', true), eb('is_proposed', '=', true)]))
    .where('type', 'in', ['city', 'area'] satisfies LocationType[])
    .orderBy('id')
    .execute()
  // A well-known city works for imports, filters and queries before it is accepted.
  const known = rows.filter(
    ({ type, name, is_active }) => is_active || (type === 'city' && findNamedCity(name)),
  )
  return buildGazetteer(
    known.map(({ type, parent_id, is_active: _, ...row }) => ({
      ...row,
      kind: type === 'city' ? ('city' as const) : ('area' as const),
      parentId: parent_id,
    })),
  )
}
