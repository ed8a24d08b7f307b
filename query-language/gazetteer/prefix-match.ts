import {
  distanceToBeginning,
  inLatin,
  lacksTooMany,
  lettersOf,
  soundOf,
} from '#domain/text/edit-distance.ts'
import { foldWord } from '#query-language/text/tokenize.ts'
import { type Gazetteer, keyOf, type Place, type Spelling } from './gazetteer.ts'

const shortestFuzzy = 4

/** Whether places of this city are looked for. */
type IsMeant = (city: string) => boolean

const wordsIn = (name: string) => foldWord(name).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
const keyIn = (typed: string) => wordsIn(typed).join('').slice(0, 40)

/** Places a name of which begins exactly so, best first. */
export function placesBeginning(
  gazetteer: Gazetteer,
  typed: string,
  isMeant: IsMeant,
  most: number,
): Place[] {
  const key = keyIn(typed)
  if (key.length < 2) return []
  const { inOrder } = offersOf(gazetteer)
  const best = new Map<Place, number>()
  for (let at = firstFrom(inOrder, key); inOrder[at]?.key.startsWith(key); at++) {
    const { key: name, places } = inOrder[at] as Spelling
    rank(best, isMeant, places, name.length === key.length ? 0 : 1)
  }
  return firstOf(best, most)
}

/** Places a name of which begins nearly so, by its letters or by what is heard. */
export function placesLike(
  gazetteer: Gazetteer,
  name: string,
  isMeant: IsMeant,
  most: number,
): Place[] {
  const latin = inLatin(keyIn(name))
  if (latin.length < shortestFuzzy) return []
  const typed = { latin, sound: soundOf(latin), letters: lettersOf(latin) }
  const best = new Map<Place, number>()
  const { byInitial } = offersOf(gazetteer)
  for (const spelling of byInitial.get(typed.sound.charAt(0)) ?? []) {
    const near = nearness(spelling, typed)
    if (near !== undefined) rank(best, isMeant, spelling.places, near)
  }
  return firstOf(best, most)
}

function rank(
  best: Map<Place, number>,
  isMeant: IsMeant,
  places: readonly Place[],
  value: number,
): void {
  for (const place of places) {
    if (isMeant(place.city)) best.set(place, Math.min(value, best.get(place) ?? value))
  }
}

/** The names of places with Locations, in the order of their keys and by what is heard first. */
interface Offers {
  inOrder: readonly Offer[]
  byInitial: ReadonlyMap<string, readonly Offer[]>
}

interface Offer extends Spelling {
  /** Other than the place's own name. */
  isAlias: boolean
}

const ownKey = (name: string) => keyOf(wordsIn(name))

const offers = new WeakMap<Gazetteer, Offers>()

function offersOf(gazetteer: Gazetteer): Offers {
  const known = offers.get(gazetteer)
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

function isBetter([one, near]: [Place, number], [other, last]: [Place, number]): boolean {
  if (near !== last) return near < last
  if (one.kind !== other.kind) return one.kind === 'city'
  return one.name < other.name
}

interface Typed {
  latin: string
  sound: string
  letters: number
}

/**
 * How far a typed beginning is from the beginning of a name; nothing where it is too far. What is two
 * letters away, or from an alias that is not shown, begins with the same three: `mayura` is no Madras.
 */
function nearness(name: Offer, { latin, sound, letters }: Typed): number | undefined {
  const most = latin.length < 6 ? 1 : 2
  if (!lacksTooMany(name.letters, letters, most)) {
    const edits = distanceToBeginning(latin, name.key, most)
    const isBegunSo = name.key.startsWith(latin.slice(0, 3))
    const isAlike = isBegunSo || (edits < 2 && !name.isAlias)
    if (edits <= most && isAlike) return 2 + edits + (isBegunSo ? 0 : 0.5)
  }
  return sound.length >= 4 && name.sound.startsWith(sound) ? 4 : undefined
}
