import type { Gazetteer } from '#query-language/gazetteer/gazetteer.ts'
import type { Handle } from '#server/db/connect.ts'
import { marketOf } from '#server/db/index-state.ts'
import { loadGazetteer } from './queries.ts'

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
  const loading = { mark, gazetteer: loadGazetteer(db) }
  kept = loading
  loading.gazetteer.catch(() => {
    if (kept === loading) kept = undefined
  })
  return loading.gazetteer
}
