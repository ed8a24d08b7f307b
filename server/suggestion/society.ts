import type { TrailingName } from '#query-language/suggest/suggest.ts'
import type { Handle } from '#server/db/connect.ts'
import { societyNames } from '#server/location/society-names.ts'
import { homesOf, namesBegun } from './queries.ts'

export interface FoundSociety extends TrailingName {
  city: string | null
}

/**
 * Returns societies with one of these prefixes and homes that match the words before it, those with
 * most homes first. Leaves out any that a search would not understand.
 */
export async function societiesLike(
  db: Handle,
  endings: readonly TrailingName[],
  max: number,
): Promise<FoundSociety[]> {
  const [known, begun] = await Promise.all([societyNames(db), namesBegun(db, endings)])
  for (const [index, { lead }] of endings.entries()) {
    const spellings = begun.flatMap(({ ending, spelling }) =>
      ending === index && known.findIn(spelling).some(({ spellings: own }) => own.has(spelling))
        ? spelling
        : [],
    )
    const homes = spellings.length > 0 ? await homesOf(db, spellings, lead, max) : []
    if (homes.length > 0) return homes.map((home) => ({ lead, ...home }))
  }
  return []
}
