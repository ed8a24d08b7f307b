import { boundWords } from './bound.ts'
import { everydayWords } from './everyday-word.ts'
import { type Gazetteer, isSameMarket, keyOf, type Place, type Spelling } from './gazetteer.ts'
import { fillers, meanings } from './lexicon.ts'
import { readQuery } from './read-query.ts'
import { distanceToBeginning, inLatin, lacksTooMany, lettersOf, soundOf } from './spelling.ts'
import { foldWord } from './token.ts'
import { units } from './unit.ts'

const shortestFuzzy = 4

/** The last words of a text with what stands before them. */
export interface Ending {
  lead: string
  name: string
}

export interface FoundPlace extends Ending {
  place: Place
  /** A city behind a locality of its own: `Hinjewadi, Pune` stands for the locality. */
  isHome: boolean
}

/**
 * Places that the last one to three words begin, with the words before kept, best first: by name, then by
 * what is heard (`kormang` finds Koramangala). Only places with Locations are suggested: others may have
 * no homes at all; and of another city than the one that is named before none.
 */
export function suggestPlaces(gazetteer: Gazetteer, text: string, most: number): FoundPlace[] {
  const endings = endingsOf(text)
  const found = (look: (name: string, before: Before) => Place[], from: readonly Ending[]) =>
    from.flatMap((ending) => {
      const before = beforeIn(gazetteer, ending.lead)
      return look(ending.name, before).map((place) => ({
        ...ending,
        place,
        isHome: place.kind === 'city' && before.isHome(place.city),
      }))
    })
  const exact = found((name, before) => placesBeginning(gazetteer, name, before, most), endings)
  if (exact.length > 0) return exact.slice(0, most)
  // A word that says something else is no misspelt name, nor is one beside it.
  const unknown = endings.filter(({ name }) => !name.split(/\s+/).some(isSaid))
  return found((name, before) => placesLike(gazetteer, name, before, most), unknown).slice(0, most)
}

/** The last one to three words, the longest first. */
export function lastWords(text: string): Ending[] {
  const words = [...text.matchAll(/\S+/g)]
  return [3, 2, 1]
    .filter((count) => count <= words.length)
    .map((count) => words.at(-count)?.index ?? 0)
    .map((start) => ({ lead: text.slice(0, start), name: text.slice(start) }))
}

/** Those of them by which a name may be begun. */
export function endingsOf(text: string): Ending[] {
  return lastWords(text).filter(({ name, lead }) => {
    const word = name.trim()
    if (word.length < 2) return false
    // "Ban" alone begins Bandra, though Hindi has such a word.
    if (lead === '') return !meanings.words.has(foldWord(word))
    return /\s/.test(word) || !isSaid(word) || isBehindPlaceWord(lead)
  })
}

/** "Flat in and": behind these even a word that says something else begins a place. */
export const isBehindPlaceWord = (lead: string): boolean =>
  /(?:^|\s)(?:in|at|near|around|opposite|opp|behind|में|mein|me)\s+$/i.test(lead)

/** Whether the search language reads this word, or passes over it. */
function isSaid(text: string): boolean {
  const word = foldWord(text)
  return (
    /\d/.test(word) ||
    fillers.vocabulary.has(word) ||
    meanings.vocabulary.has(word) ||
    units.vocabulary.has(word) ||
    boundWords.has(word) ||
    everydayWords.has(word)
  )
}

/** What the words before say of a city. */
interface Before {
  /** Whether they keep to no city, or to this one. */
  isMeant(city: string): boolean
  /** Whether they name a locality of it. */
  isHome(city: string): boolean
}

/** Reads the words when it is first asked, and holds each city against them once. */
function beforeIn(gazetteer: Gazetteer, lead: string): Before {
  let homes: string[] = []
  let named: string[] | undefined
  const read = () => {
    if (lead.trim() === '') return []
    const { cities = [], localities = [] } = readQuery(lead, gazetteer).filter
    homes = localities.flatMap(({ city, not }) => (not || !city ? [] : city))
    return [...homes, ...cities.flatMap(({ name, not }) => (not ? [] : name))]
  }
  const known = new Map<string, boolean>()
  const isMeant = (city: string) => {
    named ??= read()
    const isKnown = known.get(city)
    if (isKnown !== undefined) return isKnown
    const isOf = named.length === 0 || named.some((name) => isSameMarket(city, name))
    known.set(city, isOf)
    return isOf
  }
  return {
    isMeant,
    isHome: (city) => isMeant(city) && homes.some((home) => isSameMarket(home, city)),
  }
}

/** What is of another city than the one that is named before it is left out. */
export function ofCityNamed<Found extends { lead: string; city: string | null }>(
  gazetteer: Gazetteer,
  found: readonly Found[],
): Found[] {
  const leads = new Map<string, Before>()
  return found.filter(({ lead, city }) => {
    const before = leads.get(lead) ?? beforeIn(gazetteer, lead)
    leads.set(lead, before)
    return !city || before.isMeant(city)
  })
}

const wordsIn = (name: string) => foldWord(name).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
const keyIn = (typed: string) => wordsIn(typed).join('').slice(0, 40)

function placesBeginning(
  gazetteer: Gazetteer,
  typed: string,
  before: Before,
  most: number,
): Place[] {
  const key = keyIn(typed)
  if (key.length < 2) return []
  const { inOrder } = offersOf(gazetteer)
  const best = new Map<Place, number>()
  for (let at = firstFrom(inOrder, key); inOrder[at]?.key.startsWith(key); at++) {
    const { key: name, places } = inOrder[at] as Spelling
    rank(best, before, places, name.length === key.length ? 0 : 1)
  }
  return firstOf(best, most)
}

function placesLike(gazetteer: Gazetteer, name: string, before: Before, most: number): Place[] {
  const latin = inLatin(keyIn(name))
  if (latin.length < shortestFuzzy) return []
  const typed = { latin, sound: soundOf(latin), letters: lettersOf(latin) }
  const best = new Map<Place, number>()
  const { byInitial } = offersOf(gazetteer)
  for (const spelling of byInitial.get(typed.sound.charAt(0)) ?? []) {
    const near = nearness(spelling, typed)
    if (near !== undefined) rank(best, before, spelling.places, near)
  }
  return firstOf(best, most)
}

function rank(
  best: Map<Place, number>,
  { isMeant }: Before,
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
    const isAlike = name.key.startsWith(latin.slice(0, 3)) || (edits < 2 && !name.isAlias)
    if (edits <= most && isAlike) return 2 + edits
  }
  return sound.length >= 4 && name.sound.startsWith(sound) ? 4 : undefined
}
