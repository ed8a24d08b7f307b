import { cityKey } from '#domain/place/cities.ts'
import { parseSearchTerms } from '#domain/search/search-words.ts'
import { findPlaces, type Gazetteer } from '#query-language/gazetteer/gazetteer.ts'
import type { SearchFilter, SlotName } from '#query-language/model/slots.ts'
import type { Handle } from '#server/db/connect.ts'
import type { Places } from '#server/location/find-places.ts'
import { gazetteer } from '#server/location/gazetteer.ts'
import type { CompiledSearch, Reading } from '#server/search/compile-query.ts'
import type { Preference } from './preference.ts'

interface Point {
  latitude: number
  longitude: number
}

/** What the order by best match goes by, beside what is known of each listing. */
export interface Wanted {
  /** Looked for in titles and addresses. */
  words: string[]
  /** Soft wishes and words left over: not every listing found has them. */
  preferences: readonly Preference[]
  /** The place or the landmark that was named, where it is known where it lies. */
  point: Point | undefined
}

/** More words cost more than they tell. */
const maxWords = 6

/**
 * Slots whose words stand in titles and addresses; others are numbers, or the same for every
 * listing found.
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
])

/** What a question wants most: the words of its text, and the locality or landmark it names. */
export async function wantedOf(
  db: Handle,
  search: string | undefined,
  { reading: read, places, preferences }: CompiledSearch,
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
    preferences,
    point: isPlaced ? pointOf(read, places, read?.names ?? (await gazetteer(db))) : undefined,
  }
}

/** A city is no point: homes of all of it are wanted. */
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
 * Where a landmark lies: known only where it is a Location, one of that name in the city that was
 * named.
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
