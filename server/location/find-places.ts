import { refuse } from '#contract/refusal.ts'
import { t } from '#domain/locale/translate.ts'
import { findNamedCity, findRegion, namesOfCity, neighboursOf } from '#domain/place/cities.ts'
import { resolveCity } from '#domain/place/resolve-city.ts'
import type { Gazetteer } from '#query-language/gazetteer/gazetteer.ts'
import type { Handle } from '#server/db/connect.ts'
import { marketOf } from '#server/db/index-state.ts'
import { proposeArea } from './hierarchy-queries.ts'
import { hasId, isCityNamed, isNamed, isNamedOrCity, uuid } from './place-name-sql.ts'
import {
  listCitiesWithArea,
  listCityIds,
  listInside,
  listPlaceRows,
  type PlaceRow,
} from './place-queries.ts'

type Known<Found> = Map<string, Promise<Found>>

/** Cached names and their locations, until any location changes. */
let cached: { mark: string; named: Known<Places | undefined> } = { mark: '', named: new Map() }
/** What is in a set of locations, cached as long as the gazetteer that named them. */
const inside = new WeakMap<Gazetteer, Known<Places>>()
const maxCached = 5_000

/** Returns the locations that a text names with everything in them, or `undefined`. */
export async function findPlaces(db: Handle, text: string): Promise<Places | undefined> {
  const { placesMark: mark } = await marketOf(db)
  if (cached.mark !== mark) cached = { mark, named: new Map() }
  return remember(cached.named, text, async () => {
    const city = findNamedCity(text)
    const places = await listInside(db, isNamedOrCity(text, city ? namesOfCity(city) : []))
    return someOf(places) ?? (await placesMeant(db, text))
  })
}

const someOf = (places: Places) =>
  places.cityIds.length + places.locationIds.length > 0 ? places : undefined

/**
 * Resolves a text that is no location's name: another spelling of a city, a part of one, or a
 * region.
 */
async function placesMeant(db: Handle, text: string): Promise<Places | undefined> {
  // As in a search query, a region is all of its cities.
  const members = findRegion(text) ? neighboursOf(text).flatMap(namesOfCity) : []
  if (members.length > 0) return someOf(await listInside(db, isCityNamed(members)))
  const answer = resolveCity(text)
  if (!answer.ok) return undefined
  const { city, part } = answer
  return someOf(
    await listInside(db, part ? isNamed(`${part}, ${city.name}`) : isCityNamed(namesOfCity(city))),
  )
}

/** Returns locations that a text was parsed to name, with everything in them. */
export function placesOf(db: Handle, names: Gazetteer, ids: readonly string[]): Promise<Places> {
  const known: Known<Places> = inside.get(names) ?? new Map()
  inside.set(names, known)
  return remember(known, ids.join(' '), () => listInside(db, hasId(ids)))
}

function remember<Found>(
  known: Known<Found>,
  key: string,
  find: () => Promise<Found>,
): Promise<Found> {
  const before = known.get(key)
  if (before) return before
  const [oldest] = known.keys()
  if (known.size >= maxCached && oldest !== undefined) known.delete(oldest)
  const finding = find()
  known.set(key, finding)
  finding.catch(() => known.delete(key))
  return finding
}

/** The location of a listing: one of ours, or the broker's text. */
export interface Place {
  locationId: string | null
  locationText: string
  /** The city, if known. */
  city?: string | undefined
  /** Its state, if known. */
  state?: string | undefined
  /** All names that people search by: its own, its city's, and their aliases. */
  names: string[]
}

/**
 * Finds the location that a draft names. Of several with the name, the PIN code decides, then
 * accepted before proposed, then a city before its areas. A new area with its city is proposed;
 * anything still ambiguous is stored as text.
 */
export async function findPlace(tx: Handle, text: string, pincode: string): Promise<Place> {
  const rows = await listPlaceRows(tx, text, pincode)
  const [best, next] = rows
  if (best && !(next && rank(best) === rank(next))) return known(best)
  if (uuid.test(text)) {
    throw refuse('location_unknown', { fields: { location: t('Please choose a location.') } })
  }
  const id = rows.length === 0 ? await placeMeant(tx, text) : undefined
  return id ? findPlace(tx, id, pincode) : placeAsWritten(text)
}

/** Returns a text as a place without a location, with its city where the text surely says it. */
export function placeAsWritten(text: string): Place {
  const answer = resolveCity(text)
  const isSure = answer.ok && (answer.part !== undefined || answer.note === undefined)
  const { name: city, state } = isSure ? answer.city : {}
  return { locationId: null, locationText: text, city, state, names: [text] }
}

/** Resolves an area with its city, or another name of a city; what is only likely stays text. */
async function placeMeant(tx: Handle, text: string): Promise<string | undefined> {
  const area = await areaInCity(tx, text)
  if (area) return area
  const answer = resolveCity(text)
  if (!answer.ok) return undefined
  const { city, part, note } = answer
  if (part) return areaInCity(tx, `${part}, ${city.name}`)
  if (note) return undefined
  const ids = await listCityIds(tx, namesOfCity(city))
  return ids.length === 1 ? ids[0] : undefined
}

/** The maximum length of a location's name. */
const maxNameLength = 120

/**
 * Finds the area in a text like "Hoodi, Bangalore", and proposes it to the administrators if it is
 * new (PLC-5). Returns its id, or undefined if the text names no known city.
 */
async function areaInCity(tx: Handle, text: string): Promise<string | undefined> {
  const comma = text.lastIndexOf(',')
  const name = text.slice(0, Math.max(comma, 0)).trim()
  const cityName = text.slice(comma + 1).trim()
  if (!name || !cityName || name.length > maxNameLength || uuid.test(name)) return undefined
  const [city, another] = await listCitiesWithArea(tx, cityName, name)
  if (!city || another) return undefined
  return city.area_id ?? proposeArea(tx, { name, city })
}

const rank = (row: PlaceRow) =>
  `${row.is_active} ${row.has_pincode ?? false} ${row.type === 'city'}`

function known(row: PlaceRow): Place {
  const names = [
    row.name,
    ...row.aliases,
    row.parent_name ?? '',
    ...(row.parent_aliases ?? []),
    row.root_name ?? '',
    ...(row.root_aliases ?? []),
  ]
  const city = row.root_name ?? row.parent_name ?? row.name
  return {
    ...{ locationId: row.id, locationText: row.name, city, names: names.filter(Boolean) },
    state: row.state || undefined,
  }
}

/**
 * What a location filter matches: whole cities, and areas and PIN codes with everything in them.
 */
export interface Places {
  cityIds: string[]
  locationIds: string[]
  pincodes: string[]
  /** For listings without a locality only, because localities share PIN codes. */
  openPincodes: string[]
}
