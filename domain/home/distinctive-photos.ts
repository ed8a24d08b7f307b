import { compareHomes, type HomeFacts } from './same-home.ts'

/** A photo that so many other homes have, too, is of the building or the developer. */
const maxOtherHomes = 2

/** A listing, and the home it is known to be of. */
export interface PhotographedHome {
  id: string
  homeId: string | null
  facts: HomeFacts
}

/**
 * Counts the photos that a listing shares with each of others, without those that several homes
 * have which are shown by a fact to be others.
 */
export function countDistinctivePhotos(
  mine: HomeFacts,
  others: ReadonlyMap<string, PhotographedHome>,
  pairs: readonly { photo: string; listing: string }[],
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const shared of Map.groupBy(pairs, ({ photo }) => photo).values()) {
    const known = shared.flatMap(({ listing }) => others.get(listing) ?? [])
    const elsewhere = known.filter(({ facts }) => compareHomes(mine, facts, 0).verdict === 'other')
    const homes = new Set(elsewhere.map(({ id, homeId }) => homeId ?? id))
    if (homes.size >= maxOtherHomes) continue
    for (const { id } of known) counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  return counts
}
