import {
  cityKey,
  findCity,
  knownCities,
  type NamedCity,
  namesOfCity,
  neighboursOf,
} from '#domain/place/cities.ts'
import { listKnownLocalities, listRareLocalities } from '#domain/place/localities.ts'
import { localityKey } from '#domain/place/locality-key.ts'
import { sideSpellings } from '#domain/place/side-of-place.ts'
import { knownTowns } from '#domain/place/towns.ts'
import { letterMask, phoneticKey, transliterate } from '#domain/text/edit-distance.ts'
import { foldWord } from '#query-language/text/tokenize.ts'
import { normalizePlaceWord } from './normalize-place-name.ts'

/** A Location as the parser needs it. */
export interface GazetteerRow {
  id: string
  name: string
  kind: 'city' | 'area' | 'pincode'
  parentId?: string | null
  aliases?: readonly string[]
  state?: string
  latitude?: number | null
  longitude?: number | null
}

/** A place that can be named: a city, or a locality of a city. */
export interface Place {
  name: string
  kind: 'city' | 'area'
  /** Its Locations; empty if it is known only by name. */
  ids: string[]
  /** Name of its city; for a city, its own name. */
  city: string
  state: string
  point?: { latitude: number; longitude: number }
  /** Rarely searched: matched only if its city is named or no better-known place has the name. */
  isRare?: true
}

/** Names indexed for parsing: exact names by key, all names by sound and first letter. */
export interface Gazetteer {
  byKey: ReadonlyMap<string, readonly Place[]>
  bySound: ReadonlyMap<string, readonly Spelling[]>
  byInitial: ReadonlyMap<string, readonly Spelling[]>
  places: readonly Place[]
  /** Maximum number of words in a name. */
  maxNameWords: number
}

export interface Spelling {
  key: string
  sound: string
  letters: number
  places: readonly Place[]
}

/** Returns the same key however the words are split: `H S R Layout`, `hsrlayout`. */
export function placeNameKey(words: readonly string[]): string {
  return words.map((word, index) => normalizePlaceWord(word, words[index - 1])).join('')
}

const wordsIn = (name: string) => foldWord(name).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

/**
 * Cache of keys by name: the gazetteer is rebuilt whenever a place changes, while most names stay.
 */
const keyCache = new Map<string, string>()
const maxCachedKeys = 50_000

function cachedNameKey(name: string): string {
  const known = keyCache.get(name)
  if (known !== undefined) return known
  if (keyCache.size >= maxCachedKeys) keyCache.clear()
  const key = placeNameKey(wordsIn(name))
  keyCache.set(name, key)
  return key
}

/**
 * Returns the gazetteer of a marketplace. Well-known cities and localities are added without
 * Locations; a Location of the same name in the same city replaces them.
 */
export function buildGazetteer(rows: readonly GazetteerRow[]): Gazetteer {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const places: Place[] = []
  const named: (readonly [Place, readonly string[]])[] = []
  const placeByKey = new Map<string, Place>()
  const addNames = (place: Place, names: readonly string[]) => {
    named.push([place, names])
    const home = cityKey(place.city)
    for (const name of names) {
      const key = `${home}/${cachedNameKey(name)}`
      if (!placeByKey.has(key)) placeByKey.set(key, place)
    }
  }
  const add = (place: Place, names: readonly string[]) => {
    places.push(place)
    addNames(place, names)
  }
  const cityNames = new Map<string, string>()
  for (const row of rows) {
    if (row.kind !== 'city') continue
    const known = findCity(row.name) ?? (row.aliases ?? []).map(findCity).find(Boolean)
    if (known) cityNames.set(known.name, row.name)
    const names = [row.name, ...(row.aliases ?? []), ...(known ? namesOf(known) : [])]
    add(toPlace(row, row.name, row.state || known?.state || ''), names)
  }
  for (const row of rows) {
    if (row.kind !== 'area') continue
    const city = cityOfRow(row, byId)
    const name = row.name.replace(/,\s*[^,]+$/, '') || row.name
    const aliases = row.aliases ?? []
    const names = [row.name, name, ...aliases, ...sideSpellings(localityKey(row.name))]
    add(toPlace(row, city?.name ?? '', row.state || city?.state || ''), names)
  }
  for (const city of knownCities) {
    if (cityNames.has(city.name)) continue
    const { name, state, latitude, longitude } = city
    const point = { latitude, longitude }
    add({ name, kind: 'city', ids: [], city: name, state, point }, namesOf(city))
  }
  const locationCityKeys = new Set(
    rows.flatMap(({ kind, name }) => (kind === 'city' ? cityKey(name) : [])),
  )
  for (const { state, names } of knownTowns) {
    const [name = ''] = names
    if (names.some((other) => locationCityKeys.has(cityKey(other)))) continue
    add({ name, kind: 'city', ids: [], city: name, state }, names)
  }
  for (const [name, names] of regionNames) {
    const cities = new Set(neighboursOf(name).map((city) => cityKey(city.name)))
    const members = places.filter(({ kind, city }) => kind === 'city' && cities.has(cityKey(city)))
    const ids = members.flatMap((place) => place.ids)
    add({ name, kind: 'city', ids, city: name, state: '' }, names)
  }
  addNamesWithoutSide(named, add, placeByKey)
  const known = listKnownLocalities()
  for (const [index, { city, names }] of [...known, ...listRareLocalities()].entries()) {
    const isRare = index >= known.length
    const state = findCity(city)?.state ?? ''
    const own = cityKey(city)
    const [name = ''] = names
    const samePlaces = names.map((other) => placeByKey.get(`${own}/${cachedNameKey(other)}`))
    const same = samePlaces.find((place) => place !== undefined)
    if (same) {
      // A Location is found by all names of its place, whichever one was entered.
      const further = names.filter((_, at) => samePlaces[at] === undefined)
      if (same.kind === 'area' && same.ids.length > 0 && further.length > 0) addNames(same, further)
      continue
    }
    const home = cityNames.get(city) ?? city
    const place = { name, kind: 'area' as const, ids: [], city: home, state }
    add(isRare ? { ...place, isRare } : place, [...names, ...sideAbbreviations(name)])
  }
  return indexNames(places, named)
}

/** Regions of several cities that are searched as one. */
const regionNames = [
  ['Delhi NCR', ['Delhi NCR', 'NCR']],
  ['Mumbai region', ['Mumbai region', 'MMR', 'Mumbai Metropolitan Region']],
] as const

/** Localities that addresses write as a city: a query means only the locality. */
const localitiesNamedAsCity = new Set(
  listKnownLocalities()
    .flatMap(({ names }) => names)
    .map(foldWord),
)

/** Names that mean a city in a search; in a file they say too little of where a listing is. */
const searchedNames: ReadonlyMap<string, readonly string[]> = new Map([
  ['Chandigarh', ['Tricity', 'Chandigarh Tricity']],
])

const namesOf = (city: NamedCity) => {
  const [own = '', ...others] = namesOfCity(city)
  const unlike = others.filter((name) => !localitiesNamedAsCity.has(foldWord(name)))
  return [own, ...unlike, ...(searchedNames.get(own) ?? [])]
}

function toPlace(row: GazetteerRow, city: string, state: string): Place {
  const { id, name, kind, latitude, longitude } = row
  const hasPoint = typeof latitude === 'number' && typeof longitude === 'number'
  return {
    name,
    kind: kind === 'city' ? 'city' : 'area',
    ids: [id],
    city,
    state,
    ...(hasPoint && { point: { latitude, longitude } }),
  }
}

function cityOfRow(row: GazetteerRow, byId: ReadonlyMap<string, GazetteerRow>) {
  let at: GazetteerRow | undefined = row
  for (let step = 0; at && at.kind !== 'city' && step < 5; step++) at = byId.get(at.parentId ?? '')
  return at
}

const sidePattern = /^(.+) (east|west|north|south)$/i

/** Returns the abbreviations of a side: "Andheri W" for Andheri West. */
function sideAbbreviations(name: string): string[] {
  const match = sidePattern.exec(name)
  return match ? [`${match[1]} ${match[2]?.charAt(0)}`] : []
}

/** Lets "Andheri" match Andheri East and Andheri West if no place has that name. */
function addNamesWithoutSide(
  named: (readonly [Place, readonly string[]])[],
  add: (place: Place, names: readonly string[]) => void,
  placeByKey: ReadonlyMap<string, Place>,
): void {
  const whole = new Map<string, Place>()
  for (const [{ name, kind, ids, city, state }] of [...named]) {
    const base = kind === 'area' ? sidePattern.exec(name)?.[1] : undefined
    if (!base || placeByKey.has(`${cityKey(city)}/${cachedNameKey(base)}`)) continue
    const key = `${cityKey(city)}/${cachedNameKey(base)}`
    const known = whole.get(key)
    if (known) known.ids.push(...ids)
    else whole.set(key, { name: base, kind: 'area', ids: [...ids], city, state })
  }
  for (const place of whole.values()) add(place, [place.name])
}

function indexNames(
  places: readonly Place[],
  named: readonly (readonly [Place, readonly string[]])[],
): Gazetteer {
  const byKey = new Map<string, Place[]>()
  let maxNameWords = 1
  for (const [place, names] of named) {
    for (const name of names) {
      const key = cachedNameKey(name)
      if (key === '') continue
      maxNameWords = Math.max(maxNameWords, name.split(/[^\p{L}\p{M}\p{N}]+/u).length)
      const same = byKey.get(key) ?? []
      if (!same.includes(place)) byKey.set(key, [...same, place])
    }
  }
  const bySound = new Map<string, Spelling[]>()
  const byInitial = new Map<string, Spelling[]>()
  for (const [key, match] of byKey) {
    const { sound, letters } = cachedPhonetics(key)
    const spelling = { key, sound, letters, places: match }
    push(bySound, sound, spelling)
    push(byInitial, sound.charAt(0), spelling)
  }
  return { byKey, bySound, byInitial, places, maxNameWords: Math.min(maxNameWords, 6) }
}

const phoneticsCache = new Map<string, Pick<Spelling, 'sound' | 'letters'>>()

function cachedPhonetics(key: string): Pick<Spelling, 'sound' | 'letters'> {
  const known = phoneticsCache.get(key)
  if (known) return known
  if (phoneticsCache.size >= maxCachedKeys) phoneticsCache.clear()
  const value = { sound: phoneticKey(transliterate(key)), letters: letterMask(key) }
  phoneticsCache.set(key, value)
  return value
}

function push<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const values = map.get(key)
  if (values) values.push(value)
  else map.set(key, [value])
}

/** Returns the places with this name, in any of its spellings. */
export function findPlaces({ byKey }: Gazetteer, name: string): readonly Place[] {
  return byKey.get(cachedNameKey(name)) ?? []
}

/**
 * Returns whether two cities are the same or in one market, such as Delhi NCR; the second may be
 * the market itself.
 */
export function isSameMarket(one: string, other: string): boolean {
  const key = cityKey(other)
  return (
    cityKey(one) === key ||
    cityKey(findCity(one)?.region ?? '') === key ||
    neighboursOf(one).some((neighbour) => cityKey(neighbour.name) === key)
  )
}
