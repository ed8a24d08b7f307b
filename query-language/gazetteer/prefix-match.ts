import {
  lacksLetters,
  letterMask,
  phoneticKey,
  prefixDistance,
  transliterate,
} from '#domain/text/edit-distance.ts'
import { foldWord } from '#query-language/text/tokenize.ts'
import { type Gazetteer, type Place, placeNameKey, type Spelling } from './gazetteer.ts'

const minFuzzyLength = 4

/** Whether to suggest places of a city. */
type CityFilter = (city: string) => boolean

const wordsIn = (name: string) => foldWord(name).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
const keyIn = (typed: string) => wordsIn(typed).join('').slice(0, 40)

/** Returns places with a name that starts exactly with a prefix, best first. */
export function findPlacesByPrefix(
  gazetteer: Gazetteer,
  typed: string,
  isWantedCity: CityFilter,
  limit: number,
): Place[] {
  const key = keyIn(typed)
  if (key.length < 2) return []
  const { inOrder } = prefixIndexOf(gazetteer)
  const best = new Map<Place, number>()
  for (let at = lowerBound(inOrder, key); inOrder[at]?.key.startsWith(key); at++) {
    const { key: name, places } = inOrder[at] as Spelling
    updateRank(best, isWantedCity, places, name.length === key.length ? 0 : 1)
  }
  return topRanked(best, limit)
}

/** Returns places with a name that starts approximately with a prefix, by letters or by sound. */
export function findPlacesByFuzzyPrefix(
  gazetteer: Gazetteer,
  name: string,
  isWantedCity: CityFilter,
  limit: number,
): Place[] {
  const latin = transliterate(keyIn(name))
  if (latin.length < minFuzzyLength) return []
  const typed = { latin, sound: phoneticKey(latin), letters: letterMask(latin) }
  const best = new Map<Place, number>()
  const { byInitial } = prefixIndexOf(gazetteer)
  for (const spelling of byInitial.get(typed.sound.charAt(0)) ?? []) {
    const near = prefixRank(spelling, typed)
    if (near !== undefined) updateRank(best, isWantedCity, spelling.places, near)
  }
  return topRanked(best, limit)
}

function updateRank(
  best: Map<Place, number>,
  isWantedCity: CityFilter,
  places: readonly Place[],
  value: number,
): void {
  for (const place of places) {
    if (isWantedCity(place.city)) best.set(place, Math.min(value, best.get(place) ?? value))
  }
}

/** Names of places with Locations, sorted by key, and indexed by sound. */
interface PrefixIndex {
  inOrder: readonly PrefixEntry[]
  byInitial: ReadonlyMap<string, readonly PrefixEntry[]>
}

interface PrefixEntry extends Spelling {
  /** Not the place's own name. */
  isAlias: boolean
}

const ownKey = (name: string) => placeNameKey(wordsIn(name))

const prefixIndexes = new WeakMap<Gazetteer, PrefixIndex>()

function prefixIndexOf(gazetteer: Gazetteer): PrefixIndex {
  const known = prefixIndexes.get(gazetteer)
  if (known) return known
  const inOrder = [...gazetteer.byInitial.values()]
    .flat()
    .flatMap((spelling) => {
      const places = spelling.places.filter(({ ids }) => ids.length > 0)
      if (places.length === 0) return []
      return {
        ...spelling,
        places,
        isAlias: places.every(({ name }) => ownKey(name) !== spelling.key),
      }
    })
    .sort((one, other) => (one.key < other.key ? -1 : 1))
  const made = { inOrder, byInitial: Map.groupBy(inOrder, ({ sound }) => sound.charAt(0)) }
  prefixIndexes.set(gazetteer, made)
  return made
}

/** Returns the index of the first name that does not sort before this one. */
function lowerBound(inOrder: readonly Spelling[], key: string): number {
  let from = 0
  let to = inOrder.length
  while (from < to) {
    const middle = (from + to) >> 1
    if ((inOrder[middle]?.key ?? '') < key) from = middle + 1
    else to = middle
  }
  return from
}

/** Returns the best few without sorting all: two letters match thousands. */
function topRanked(ranks: ReadonlyMap<Place, number>, limit: number): Place[] {
  const first: [Place, number][] = []
  for (const entry of ranks) {
    const at = first.findIndex((other) => isBetter(entry, other))
    if (at < 0 && first.length >= limit) continue
    first.splice(at < 0 ? first.length : at, 0, entry)
    first.length = Math.min(first.length, limit)
  }
  return first.map(([place]) => place)
}

function isBetter([one, near]: [Place, number], [other, last]: [Place, number]): boolean {
  if (near !== last) return near < last
  if (one.kind !== other.kind) return one.kind === 'city'
  return one.name < other.name
}

interface TypedPrefix {
  latin: string
  sound: string
  letters: number
}

/**
 * Returns the edit distance of a typed prefix from that of a name, or undefined if it is too large.
 * At two edits, or for an alias that is not displayed, the first three letters must match: `mayura`
 * is not Madras.
 */
function prefixRank(name: PrefixEntry, { latin, sound, letters }: TypedPrefix): number | undefined {
  const maxEdits = latin.length < 6 ? 1 : 2
  if (!lacksLetters(name.letters, letters, maxEdits)) {
    const edits = prefixDistance(latin, name.key, maxEdits)
    const isBegunSo = name.key.startsWith(latin.slice(0, 3))
    const isAlike = isBegunSo || (edits < 2 && !name.isAlias)
    if (edits <= maxEdits && isAlike) return 2 + edits + (isBegunSo ? 0 : 0.5)
  }
  return sound.length >= 4 && name.sound.startsWith(sound) ? 4 : undefined
}
