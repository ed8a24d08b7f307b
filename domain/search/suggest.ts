import type { Gazetteer, Place, Spelling } from './gazetteer.ts'
import { distanceToBeginning, inLatin, soundOf } from './spelling.ts'
import { foldWord } from './token.ts'

const shortestFuzzy = 4

/**
 * Places whose name begins like this, best first: by name, then by what is heard (`kormang` finds
 * Koramangala). Only places with Locations are suggested: others may have no homes at all.
 */
export function suggestPlaces(gazetteer: Gazetteer, typed: string, most: number): Place[] {
  const key = (foldWord(typed).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join('').slice(0, 40)
  if (key.length < 2) return []
  const latin = inLatin(key)
  const ranked: { place: Place; rank: number }[] = []
  for (const [name, places] of gazetteer.byKey) {
    if (name.startsWith(key)) add(ranked, places, name.length === key.length ? 0 : 1)
  }
  if (ranked.length < most && latin.length >= shortestFuzzy) {
    const sound = soundOf(latin)
    for (const spelling of gazetteer.byInitial.get(sound.charAt(0)) ?? []) {
      const rank = nearness(spelling, latin, sound)
      if (rank !== undefined) add(ranked, spelling.places, rank)
    }
  }
  const best = new Map<Place, number>()
  for (const { place, rank } of ranked) best.set(place, Math.min(rank, best.get(place) ?? rank))
  return firstOf(best, most)
}

/** The best few, without putting the thousands in order that two letters begin. */
function firstOf(ranks: ReadonlyMap<Place, number>, most: number): Place[] {
  const first: [Place, number][] = []
  for (const entry of ranks) {
    const at = first.findIndex((other) => isBetter(entry, other))
    if (at < 0 && first.length >= most) continue
    first.splice(at < 0 ? first.length : at, 0, entry)
    first.length = Math.min(first.length, most)
  }
  return first.map(([place]) => place)
}

function isBetter([one, rank]: [Place, number], [other, last]: [Place, number]): boolean {
  if (rank !== last) return rank < last
  if (one.kind !== other.kind) return one.kind === 'city'
  return one.name < other.name
}

/** How far a typed beginning is from the beginning of a name; nothing where it is too far. */
function nearness({ key, sound }: Spelling, typed: string, heard: string): number | undefined {
  const most = typed.length < 6 ? 1 : 2
  const edits = distanceToBeginning(typed, key, most)
  if (edits <= most) return 2 + edits
  return heard.length >= 4 && sound.startsWith(heard) ? 4 : undefined
}

function add(
  ranked: { place: Place; rank: number }[],
  places: readonly Place[],
  rank: number,
): void {
  for (const place of places) if (place.ids.length > 0) ranked.push({ place, rank })
}
