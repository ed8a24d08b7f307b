import type { Gazetteer, Place, Spelling } from './gazetteer.ts'
import { distanceToBeginning, inLatin, lacksTooMany, lettersOf, soundOf } from './spelling.ts'
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
  const { inOrder, byInitial } = offersOf(gazetteer)
  const best = new Map<Place, number>()
  const add = (places: readonly Place[], rank: number) => {
    for (const place of places) best.set(place, Math.min(rank, best.get(place) ?? rank))
  }
  for (let at = firstFrom(inOrder, key); inOrder[at]?.key.startsWith(key); at++) {
    const { key: name, places } = inOrder[at] as Spelling
    add(places, name.length === key.length ? 0 : 1)
  }
  if (best.size < most && latin.length >= shortestFuzzy) {
    const typed = { latin, sound: soundOf(latin), letters: lettersOf(latin) }
    for (const spelling of byInitial.get(typed.sound.charAt(0)) ?? []) {
      const rank = nearness(spelling, typed)
      if (rank !== undefined) add(spelling.places, rank)
    }
  }
  return firstOf(best, most)
}

/** The names of places with Locations, in the order of their keys and by what is heard first. */
interface Offers {
  inOrder: readonly Spelling[]
  byInitial: ReadonlyMap<string, readonly Spelling[]>
}

const offers = new WeakMap<Gazetteer, Offers>()

function offersOf(gazetteer: Gazetteer): Offers {
  const known = offers.get(gazetteer)
  if (known) return known
  const inOrder = [...gazetteer.byInitial.values()]
    .flat()
    .flatMap((spelling) => {
      const places = spelling.places.filter(({ ids }) => ids.length > 0)
      return places.length > 0 ? { ...spelling, places } : []
    })
    .sort((one, other) => (one.key < other.key ? -1 : 1))
  const made = { inOrder, byInitial: Map.groupBy(inOrder, ({ sound }) => sound.charAt(0)) }
  offers.set(gazetteer, made)
  return made
}

/** Where the names begin that do not stand before this one. */
function firstFrom(inOrder: readonly Spelling[], key: string): number {
  let from = 0
  let to = inOrder.length
  while (from < to) {
    const middle = (from + to) >> 1
    if ((inOrder[middle]?.key ?? '') < key) from = middle + 1
    else to = middle
  }
  return from
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

interface Typed {
  latin: string
  sound: string
  letters: number
}

/** How far a typed beginning is from the beginning of a name; nothing where it is too far. */
function nearness(name: Spelling, { latin, sound, letters }: Typed): number | undefined {
  const most = latin.length < 6 ? 1 : 2
  if (!lacksTooMany(name.letters, letters, most)) {
    const edits = distanceToBeginning(latin, name.key, most)
    if (edits <= most) return 2 + edits
  }
  return sound.length >= 4 && name.sound.startsWith(sound) ? 4 : undefined
}
