import { cityKey } from '#domain/place/cities.ts'
import { parseSearchTerms } from '#domain/search/search-words.ts'
import { findPlaces, type Gazetteer } from '#query-language/gazetteer/gazetteer.ts'
import type { SearchFilter, SlotName } from '#query-language/model/slots.ts'
import type { Handle } from '#server/db/connect.ts'
import type { Places } from '#server/location/find-places.ts'
import { gazetteer } from '#server/location/gazetteer.ts'
import type { CompiledSearch, Reading } from '#server/search/compile-query.ts'
import type { Figure } from './figures.ts'
import type { Preference } from './preference.ts'

interface Point {
  latitude: number
  longitude: number
}

/** The search-dependent input of the best-match score. */
export interface Wanted {
  /** Searched in titles and addresses. */
  words: string[]
  /** Soft attributes and unmatched words, which not every match has. */
  preferences: readonly Preference[]
  /** The location of the named place or landmark, if known. */
  point: Point | undefined
  /** The price and the size that were named. */
  figures: readonly Figure[]
}

/** Further words would cost more than they contribute. */
const maxWords = 6

/**
 * Slots whose words occur in titles and addresses; others are numbers, or the same for all matches.
 */
const statedSlots: ReadonlySet<SlotName> = new Set<SlotName>([
  'type',
  'bhk',
  'locality',
  'near',
  'builder',
  'amenity',
  'facing',
  'possession',
  'either',
])

/** Returns the ranking input: the words of the text, and the locality or landmark that it names. */
export async function wantedOf(
  db: Handle,
  search: string | undefined,
  { reading: read, places, preferences, figures }: CompiledSearch,
): Promise<Wanted> {
  const isRead = read !== undefined && read.slots.length > 0
  const texts = isRead
    ? read.slots.flatMap((slot) =>
        statedSlots.has(slot.slot) && !read.soft.includes(slot) ? slot.text : [],
      )
    : [search ?? '']
  const words = texts.flatMap((text) => {
    const asked = parseSearchTerms(text)
    return asked ? [...asked.whole, asked.beginning] : []
  })
  const isPlaced = read !== undefined || places !== undefined
  return {
    words: [...new Set(words)].slice(0, maxWords),
    ...{ preferences, figures },
    point: isPlaced ? pointOf(read, places, read?.names ?? (await gazetteer(db))) : undefined,
  }
}

/** A city has no point, because homes in all of it are wanted. */
function pointOf(
  read: Reading | undefined,
  places: Places | undefined,
  names: Gazetteer,
): Point | undefined {
  const { near = [], localities = [] } = read?.filter ?? {}
  const landmark = near.map(({ name }) => landmarkPoint(name, read?.filter ?? {}, names))
  const [first] = landmark.filter((point) => point !== undefined)
  if (first) return first
  const known = names.places
  const ids = [
    ...localities.filter(({ not }) => !not).flatMap(({ ids }) => ids),
    ...(places?.locationIds ?? []),
  ]
  if (ids.length === 0) return undefined
  return known.find((place) => place.kind === 'area' && place.ids.some((id) => ids.includes(id)))
    ?.point
}

/**
 * Returns the position of a landmark, known only if exactly one location has this name in the named
 * city.
 */
export function landmarkPoint(
  name: string,
  { localities = [], cities = [] }: SearchFilter,
  names: Gazetteer,
): Point | undefined {
  const inCity = [...localities.map(({ city }) => city), ...cities.map(({ name }) => name)]
    .flatMap((city) => cityKey(city ?? '') || [])
    .at(0)
  const called = findPlaces(names, name).filter(
    ({ kind, point, city }) => kind === 'area' && point && (!inCity || cityKey(city) === inCity),
  )
  return called.length === 1 ? called[0]?.point : undefined
}
