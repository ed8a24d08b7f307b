import type { Gazetteer } from '#query-language/gazetteer/gazetteer.ts'
import type { Society, SocietyNameIndex } from '#query-language/gazetteer/societies.ts'
import type { Handle } from '#server/db/connect.ts'
import { marketOf } from '#server/db/index-state.ts'
import { type Known, listNewSocieties, whereHomesAre } from './society-queries.ts'

/** Further society names in one query are ignored. */
const maxNamed = 6

let cached: { mark: string; known: Promise<Known> } | undefined

/** Returns the names of all societies that have or had homes, as of what the caller sees. */
export async function societyNames(db: Handle): Promise<SocietyNameIndex> {
  const { societiesMark: mark } = await marketOf(db)
  if (cached?.mark === mark) return (await cached.known).names
  const before = cached?.known
  const loading = { mark, known: listNewSocieties(db, before) }
  cached = loading
  loading.known.catch(() => {
    if (cached === loading) cached = undefined
  })
  return (await loading.known).names
}

/** Returns the societies with live homes that a text names. */
export async function societiesIn(
  db: Handle,
  known: SocietyNameIndex,
  { places }: Gazetteer,
  text: string,
): Promise<Society[]> {
  const named = known.findIn(text).slice(0, maxNamed)
  if (named.length === 0) return []
  const rows = await whereHomesAre(db, named)
  return named.flatMap((society) => {
    const homes = rows.filter(({ spelling }) => society.spellings.has(spelling))
    const name = wellWritten(homes.map((home) => home.name))
    if (name === undefined) return []
    const cities = new Map<string, Set<string>>()
    for (const { city } of homes) {
      const place = places.find(({ kind, ids }) => kind === 'city' && city && ids.includes(city))
      if (place && city) cities.set(place.name, (cities.get(place.name) ?? new Set()).add(city))
    }
    return {
      ...society,
      name,
      cities: [...cities].map(([city, ids]) => ({ name: city, ids: [...ids].toSorted() })),
    }
  })
}

/** Returns the spelling with the most capitalized words, in preference to one in all capitals. */
function wellWritten(names: readonly string[]): string | undefined {
  const begun = (name: string) => name.match(/(?<!\p{L})\p{Lu}(?=\p{Ll})/gu)?.length ?? 0
  return names
    .map((name) => name.trim().replace(/\s+/g, ' '))
    .toSorted((one, other) => begun(other) - begun(one))
    .at(0)
}
