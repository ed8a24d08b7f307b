import type { Gazetteer } from '#query-language/gazetteer/gazetteer.ts'
import type { Handle } from '#server/db/connect.ts'
import { marketOf } from '#server/db/index-state.ts'
import { loadGazetteer } from './queries.ts'

interface CachedGazetteer {
  mark: string
  gazetteer: Promise<Gazetteer>
}

let cached: CachedGazetteer | undefined

/**
 * Returns the active locations, and proposed cities that are well known, prepared for parsing
 * queries. Cached until their mark changes, so it is never older than what the caller sees.
 */
export async function gazetteer(db: Handle): Promise<Gazetteer> {
  const { placesMark: mark } = await marketOf(db)
  if (cached?.mark === mark) return cached.gazetteer
  const loading = { mark, gazetteer: loadGazetteer(db) }
  cached = loading
  loading.gazetteer.catch(() => {
    if (cached === loading) cached = undefined
  })
  return loading.gazetteer
}
