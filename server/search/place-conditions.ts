import { type RawBuilder, sql } from 'kysely'
import { cityKey, findCity } from '#domain/place/cities.ts'
import { placesIn } from '#domain/search/place-list.ts'
import { parseSearchTerms } from '#domain/search/search-words.ts'
import type { Gazetteer, Place as NamedPlace } from '#query-language/gazetteer/gazetteer.ts'
import type { PlaceValue, SearchFilter, Slot, SlotName } from '#query-language/model/slots.ts'
import type { Handle } from '#server/db/connect.ts'
import { findPlaces, type Places, placesOf } from '#server/location/find-places.ts'
import { mentionsAll, noWord, type SlotCondition } from '#server/search/condition/condition.ts'
import { lyingIn } from '#server/search/index/terms.ts'
import type { Reading } from './compile-query.ts'
import { isNumbered, isNumberedSo } from './condition/numbered-place.ts'
import { within } from './filter-conditions.ts'

/** Further places without a location are ignored. */
const maxNamed = 8
const maxWords = 4

/** What the location filter of the form means. */
interface PlaceFilter {
  places: Places | undefined
  /** Text that `filterOf` and `termsOf` take as `places`, or as words if it names none. */
  location: string | undefined
  conditions: SlotCondition[]
}

/**
 * Resolves the location filter. One place is its locations, or words in the text. A listing may be
 * in any of several places: if all are locations they are one condition, otherwise they are
 * combined with the words of the others.
 */
export async function placeFilter(db: Handle, text: string | undefined): Promise<PlaceFilter> {
  const names = text ? placesIn(text) : []
  const found = await Promise.all(names.map((name) => findPlaces(db, name)))
  const known = found.filter((places) => places !== undefined)
  const places: Places | undefined =
    known.length <= 1
      ? known[0]
      : {
          cityIds: [...new Set(known.flatMap(({ cityIds }) => cityIds))],
          locationIds: [...new Set(known.flatMap(({ locationIds }) => locationIds))],
          pincodes: [...new Set(known.flatMap(({ pincodes }) => pincodes))],
          openPincodes: [...new Set(known.flatMap(({ openPincodes }) => openPincodes))],
        }
  if (names.length === 1 || known.length === names.length) {
    return { places, location: names.join(), conditions: [] }
  }
  const others = names.filter((_, index) => !found[index])
  const words = others.map(wordsOf)
  const ways = words.map((way) => (way.length > 0 ? way : [noWord]))
  const condition = oneOfThem('locality', places, ways)
  return { places: undefined, location: undefined, conditions: condition ? [condition] : [] }
}

/**
 * Returns conditions for places: locations with everything in them, and names without a location as
 * words in the text.
 */
export async function placeConditions(
  db: Handle,
  { filter, slots, names }: Pick<Reading, 'filter' | 'slots' | 'names'>,
): Promise<SlotCondition[]> {
  const { localities = [], cities = [], pincodes } = filter
  const wishes: (SlotCondition | undefined)[] = []
  const inside = [...localities, ...cities].filter(({ not }) => !not)
  const outside = [...localities, ...cities].filter(({ not }) => not)
  const slot = localities.some(({ not }) => !not) ? 'locality' : 'city'
  const zoned = (place: PlaceValue) => cityOfZone(place, filter, names)
  const ids = inside.flatMap((place) => zoned(place)?.ids ?? place.ids)
  const named = inside.filter((place) => place.ids.length === 0 && !zoned(place)).slice(0, maxNamed)
  const places = ids.length > 0 ? await placesOf(db, names, ids) : undefined
  if (inside.length > 0) {
    wishes.push(
      oneOfThem(
        slot,
        places,
        named.flatMap((place) => waysInCity(place, slots, names)),
      ),
    )
  }
  const [first] = named
  if (!places && first && named.every(({ city }) => city === first.city)) {
    const home = names.places.find(({ kind, name }) => kind === 'city' && name === first.city)
    if (home && home.ids.length > 0) {
      wishes.push(oneOfThem('city', await placesOf(db, names, home.ids), []))
    }
  }
  for (const { section, ids } of inside) {
    if (section && ids.length === 0) wishes.push(mentionsSection(section))
  }
  for (const place of outside) {
    if (place.ids.length > 0) wishes.push(elsewhere(slot, await placesOf(db, names, place.ids)))
  }
  if (pincodes) {
    const places = { cityIds: [], locationIds: [], pincodes, openPincodes: [] }
    wishes.push(oneOfThem('pincode', places, []))
  }
  return wishes.filter((wish) => wish !== undefined)
}

const zone = /^(?:north|south|east|west|central) (.+)$/i

/**
 * Returns the city that a zone such as "South Delhi" belongs to, if no location stands for the
 * zone. Listings seldom mention it, so the whole city is searched, unless a locality of the city is
 * named as well.
 */
export function cityOfZone(
  { name, city, ids, not }: PlaceValue,
  { localities = [] }: SearchFilter,
  names: Gazetteer,
): NamedPlace | undefined {
  const isZone = (place: PlaceValue) => {
    const [, whole] = zone.exec(place.name) ?? []
    return whole !== undefined && cityKey(whole) === cityKey(place.city ?? '')
  }
  if (not || ids.length > 0 || !city || !isZone({ name, city, ids })) return undefined
  const isSaidBetter = localities.some(
    (other) => !other.not && other.city === city && !isZone(other),
  )
  const home = names.places.find((place) => place.kind === 'city' && place.name === city)
  return home && home.ids.length > 0 && !isSaidBetter ? home : undefined
}

/** Matches listings in one of the places, or with all words of one way of writing a name. */
function oneOfThem(
  slot: SlotName,
  places: Places | undefined,
  ways: readonly string[][],
): SlotCondition | undefined {
  if (!places && ways.length === 0) return undefined
  const [numbered, plain] = [ways.filter(isNumbered), ways.filter((way) => !isNumbered(way))]
  const conditions = [
    ...(places ? [within(places)] : []),
    ...(plain.length > 0 ? [mentioning(plain)] : []),
    ...numbered.map((way) => sql<boolean>`(${mentioning([way])} and ${isNumberedSo(way)})`),
  ]
  const terms = (places ? lyingIn(places) : []).map((term) => [term])
  return {
    slot,
    applied: places ? 'filter' : 'text',
    condition: sql<boolean>`(${sql.join(conditions, sql` or `)})`,
    add: ({ oneWay, ranges }) => {
      oneWay.push([...terms, ...ways])
      if (numbered.length === 0) return
      // Whoever has all words may have them apart: what no other way finds is checked in the table.
      ranges.push({
        inside: [...terms, ...plain.filter(({ length }) => length === 1)].flat(),
        outside: [],
        across: [...numbered, ...plain.filter(({ length }) => length > 1)].flatMap(
          ([first]) => first ?? [],
        ),
      })
    },
  }
}

function mentioning(ways: readonly string[][]): RawBuilder<boolean> {
  const query = ways.map((words) => `(${words.map((word) => `'${word}'`).join(' & ')})`).join(' | ')
  return sql<boolean>`search_vector @@ ${query}::tsquery`
}

/** Matches listings that mention a part of a place, such as Phase 2. */
function mentionsSection(section: string): SlotCondition | undefined {
  const words = wordsOf(section)
  return isNumbered(words)
    ? oneOfThem('locality', undefined, [words])
    : mentionsAll('locality', section)
}

function elsewhere(slot: SlotName, places: Places): SlotCondition {
  return {
    slot,
    applied: 'filter',
    condition: sql`${within(places)} is not true`,
    add: ({ noneOf }) => noneOf.push(...lyingIn(places)),
  }
}

/**
 * Returns the ways in which a listing may write a place without a location: all words of its name;
 * for a single word also its former names and the text as typed, which may be in another script.
 */
function waysOf(name: string, slots: readonly Slot[]): string[][] {
  const words = wordsOf(name)
  if (words.length !== 1) return words.length > 0 ? [words.slice(0, maxWords)] : []
  const typed = slots.find(
    (one) => (one.slot === 'city' || one.slot === 'locality') && one.value.name === name,
  )
  const others = [...(findCity(name)?.aliases ?? []), typed?.text ?? ''].map(wordsOf)
  const single = new Set([...words, ...others.filter(({ length }) => length === 1).flat()])
  return [...single].map((word) => [word])
}

/**
 * "Sector 75" is a place of many cities: where its city has no location either, the name of the
 * city is looked for as well.
 */
function waysInCity(
  { name, city }: PlaceValue,
  slots: readonly Slot[],
  names: Gazetteer,
): string[][] {
  const ways = waysOf(name, slots)
  const isOfMany = ways.some((words) => words.length === 2 && isNumbered(words))
  if (!city || city === name || !isOfMany) return ways
  const home = names.places.find((place) => place.kind === 'city' && place.name === city)
  if (home && home.ids.length > 0) return ways
  const cities = waysOf(city, slots)
  return ways.flatMap((way) => cities.map((words) => [...way, ...words]))
}

function wordsOf(text: string): string[] {
  const asked = parseSearchTerms(text)
  return asked ? [...asked.whole, asked.beginning] : []
}
