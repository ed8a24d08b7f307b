import type { LocationType } from '#contract/location.ts'
import { findNamedCity } from '#domain/place/cities.ts'
import { buildGazetteer, type Gazetteer } from '#query-language/gazetteer/gazetteer.ts'
import type { Handle } from '#server/db/connect.ts'
import { marketOf } from '#server/db/index-state.ts'

interface Kept {
  mark: string
  gazetteer: Promise<Gazetteer>
}

let kept: Kept | undefined

/**
 * The active Locations, and proposed cities that are known by name, prepared for reading a query.
 * Kept in memory while their mark stays, so that this is never older than what the caller sees.
 */
export async function gazetteer(db: Handle): Promise<Gazetteer> {
  const { placesMark: mark } = await marketOf(db)
  if (kept?.mark === mark) return kept.gazetteer
  const loading = { mark, gazetteer: load(db) }
  kept = loading
  loading.gazetteer.catch(() => {
    if (kept === loading) kept = undefined
  })
  return loading.gazetteer
}

async function load(db: Handle): Promise<Gazetteer> {
  const rows = await db
    .selectFrom('location')
    .select(['id', 'name', 'type', 'parent_id', 'aliases', 'state', 'latitude', 'longitude'])
    .select('is_active')
    .where(({ or, eb }) => or([eb('is_active', '=', true), eb('is_proposed', '=', true)]))
    .where('type', 'in', ['city', 'area'] satisfies LocationType[])
    .orderBy('id')
    .execute()
  // A city that is known by name is one answer for imports, filters and questions before it is
  // accepted.
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
