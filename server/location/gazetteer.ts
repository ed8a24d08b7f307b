import type { LocationType } from '#contract/location.ts'
import { type Gazetteer, gazetteerOf } from '#domain/search/gazetteer.ts'
import type { Handle } from '#server/db/connect.ts'
import { marketOf } from '#server/property/market.ts'

interface Kept {
  mark: string
  gazetteer: Promise<Gazetteer>
}

let kept: Kept | undefined

/**
 * The active Locations prepared for reading a query. Kept in memory while their mark stays, so
 * that this is never older than what the caller sees.
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
    .where('is_active', '=', true)
    .where('type', 'in', ['city', 'area'] satisfies LocationType[])
    .orderBy('id')
    .execute()
  return gazetteerOf(
    rows.map(({ type, parent_id, ...row }) => ({
      ...row,
      kind: type === 'city' ? ('city' as const) : ('area' as const),
      parentId: parent_id,
    })),
  )
}
