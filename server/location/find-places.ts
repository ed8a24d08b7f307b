import { type NotNull, type RawBuilder, sql } from 'kysely'
import type { LocationType } from '#contract/location.ts'
import type { MapPlace } from '#contract/property/map.ts'
import type { Bounds } from '#contract/property/map-bounds.ts'
import { refuse } from '#contract/refusal.ts'
import { findNamedCity, findRegion, namesOfCity, neighboursOf } from '#domain/place/cities.ts'
import { localityKey } from '#domain/place/locality-key.ts'
import { resolveCity } from '#domain/place/resolve-city.ts'
import { sideSpellings } from '#domain/place/side-of-place.ts'
import type { Gazetteer } from '#query-language/gazetteer/gazetteer.ts'
import type { Handle } from '#server/db/connect.ts'
import { marketOf } from '#server/db/index-state.ts'
import { proposeArea } from './hierarchy-queries.ts'

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** A Location is found by its id, its name or an alias, in any case (PLC-1). */
function isCalled(text: string) {
  return uuid.test(text)
    ? sql<boolean>`id = ${text}::uuid`
    : sql<boolean>`(lower(name) = lower(${text}) or folded(aliases) @> array[lower(${text})]
        or ${isSpelt(text)})`
}

/** Whether a Location is the place of this name with its side written otherwise. */
function isSpelt(text: string) {
  const names = sideSpellings(localityKey(text))
  return names.length === 0
    ? sql<boolean>`false`
    : sql<boolean>`(lower(name) = any(${names}::text[]) or folded(aliases) && ${names}::text[])`
}

/** A Location of type city that has one of these names, in any case. */
function isCityNamed(names: readonly string[]) {
  const folded = names.map((name) => name.toLowerCase())
  return sql<boolean>`(type = 'city'
    and (lower(name) = any(${folded}::text[]) or folded(aliases) && ${folded}::text[]))`
}

/** The city a text means, also under other names: "Pune City", "पुणे" (decision 0036). */
function isCityOf(text: string) {
  const answer = resolveCity(text)
  return answer.ok && !answer.part
    ? sql<boolean>`(${isCalled(text)} or ${isCityNamed(namesOfCity(answer.city))})`
    : isCalled(text)
}

/**
 * What a place filter calls a Location: its own name, or that with a place around it: "Camp, Pune".
 */
function isNamed(text: string) {
  const comma = text.lastIndexOf(',')
  const [name, around] = [text.slice(0, Math.max(comma, 0)).trim(), text.slice(comma + 1).trim()]
  if (!name || !around) return isCalled(text)
  return sql<boolean>`(${isCalled(text)} or ${isCalled(name)} and exists (
    select from (select id from location where ${isCityOf(around)}) as place
    where place.id = location.parent_id
      or place.id = (select parent.parent_id from location parent
        where parent.id = location.parent_id)))`
}

/** What a place filter stands for: whole cities, and areas and pincodes with what lies in them. */
export interface Places {
  cityIds: string[]
  locationIds: string[]
  pincodes: string[]
}

type Known<Found> = Map<string, Promise<Found>>

/** Names asked for lately and what they stand for, while no Location changes. */
let kept: { mark: string; named: Known<Places | undefined> } = { mark: '', named: new Map() }
/** What lies in Locations, as long as the names that were read stand for them. */
const inside = new WeakMap<Gazetteer, Known<Places>>()
const maxKept = 500

/** The Locations a text names with all that lies in them; `undefined` where it names none. */
export async function findPlaces(db: Handle, text: string): Promise<Places | undefined> {
  const { placesMark: mark } = await marketOf(db)
  if (kept.mark !== mark) kept = { mark, named: new Map() }
  return remember(kept.named, text, async () => {
    const city = findNamedCity(text)
    const isCity = city ? isCityNamed(namesOfCity(city)) : sql<boolean>`false`
    const places = await gather(db, sql`(${isNamed(text)} or ${isCity})`)
    return someOf(places) ?? (await placesMeant(db, text))
  })
}

const someOf = (places: Places) =>
  places.cityIds.length + places.locationIds.length > 0 ? places : undefined

/**
 * What a text means that no Location is called: a city as people write it, a part of one or a
 * region.
 */
async function placesMeant(db: Handle, text: string): Promise<Places | undefined> {
  // As a question reads it: a region is all its cities.
  const members = findRegion(text) ? neighboursOf(text).flatMap(namesOfCity) : []
  if (members.length > 0) return someOf(await gather(db, isCityNamed(members)))
  const answer = resolveCity(text)
  if (!answer.ok) return undefined
  const { city, part } = answer
  return someOf(
    await gather(db, part ? isNamed(`${part}, ${city.name}`) : isCityNamed(namesOfCity(city))),
  )
}

/** Locations that a text was read to name, with all that lies in them. */
export function placesOf(db: Handle, names: Gazetteer, ids: readonly string[]): Promise<Places> {
  const known: Known<Places> = inside.get(names) ?? new Map()
  inside.set(names, known)
  return remember(known, ids.join(' '), () => gather(db, sql`id = any(${ids}::uuid[])`))
}

function remember<Found>(
  known: Known<Found>,
  key: string,
  find: () => Promise<Found>,
): Promise<Found> {
  const before = known.get(key)
  if (before) return before
  if (known.size >= maxKept) known.clear()
  const finding = find()
  known.set(key, finding)
  finding.catch(() => known.delete(key))
  return finding
}

async function gather(db: Handle, isWanted: RawBuilder<boolean>): Promise<Places> {
  const { rows } = await sql<{ id: string; type: LocationType; pincode: string | null }>`
    with recursive inside as (
      select id, type, pincode from location where ${isWanted}
      -- Some may come twice: to keep them apart PostgreSQL would make room for thousands each time.
      union all
      select child.id, child.type, child.pincode
      from location child join inside on child.parent_id = inside.id
      -- Listings know their city: its areas need not be gathered.
      where inside.type <> 'city'
    )
    select id, type, pincode from inside`.execute(db)
  const of = (is: (type: LocationType) => boolean) => rows.filter(({ type }) => is(type))
  return {
    cityIds: of((type) => type === 'city').map(({ id }) => id),
    locationIds: of((type) => type !== 'city').map(({ id }) => id),
    pincodes: of((type) => type === 'pincode').flatMap(({ pincode }) => pincode ?? []),
  }
}

/** A part of the map wider than this, in degrees, names cities only. */
const widestOfAreas = 1.2
const maxNames = 80

/** The names by which people find their way on a part of the map. */
export async function namedPlaces(db: Handle, bounds: Bounds): Promise<MapPlace[]> {
  const { west, south, east, north } = bounds
  const isWide = Math.max(east - west, north - south) > widestOfAreas
  // A little around it, so that a short move has its names at once.
  const margin = Math.max(east - west, north - south) / 4
  return db
    .selectFrom('location')
    .where('is_active', '=', true)
    .where('type', 'in', isWide ? ['city'] : ['city', 'area'])
    .where('longitude', '>=', west - margin)
    .where('longitude', '<=', east + margin)
    .where('latitude', '>=', south - margin)
    .where('latitude', '<=', north + margin)
    .orderBy((eb) => eb('type', '=', 'city'), 'desc')
    .orderBy('name')
    .limit(maxNames)
    .select(['name', 'type', 'latitude', 'longitude'])
    .$narrowType<{ latitude: NotNull; longitude: NotNull }>()
    .execute()
}

/** Where a listing lies: a Location of ours, or what the broker wrote. */
export interface Place {
  locationId: string | null
  locationText: string
  /** Every name by which people look for it: its own, its city's, their aliases. */
  names: string[]
}

/**
 * Reads the `location` of a draft. A name that several places share is settled by the PIN code, an
 * accepted place before a proposed one, a city before its areas; a name with its city is proposed,
 * what stays open is kept as text.
 */
export async function findPlace(tx: Handle, text: string, pincode: string): Promise<Place> {
  const { rows } = await sql<PlaceRow>`
    select place.id, place.name, place.aliases, place.is_active, place.type,
      parent.name as parent_name, parent.aliases as parent_aliases,
      root.name as root_name, root.aliases as root_aliases,
      place.pincode = ${pincode} or exists (
        select from location child where child.parent_id = place.id and child.pincode = ${pincode}
      ) as has_pincode
    from (select * from location where ${isCalled(text)}) place
    left join location parent on parent.id = place.parent_id
    left join location root on root.id = parent.parent_id
    order by is_active desc, has_pincode desc nulls last, place.type = 'city' desc
    limit 2`.execute(tx)
  const [best, next] = rows
  if (best && !(next && rank(best) === rank(next))) return known(best)
  if (uuid.test(text)) {
    throw refuse('location_unknown', { fields: { location: 'Please choose a location.' } })
  }
  const id = rows.length === 0 ? await placeMeant(tx, text) : undefined
  return id ? findPlace(tx, id, pincode) : { locationId: null, locationText: text, names: [text] }
}

/**
 * A locality with its city, or a city under another of its names; what is only likely stays text.
 */
async function placeMeant(tx: Handle, text: string): Promise<string | undefined> {
  const area = await areaInCity(tx, text)
  if (area) return area
  const answer = resolveCity(text)
  if (!answer.ok) return undefined
  const { city, part, note } = answer
  if (part) return areaInCity(tx, `${part}, ${city.name}`)
  if (note) return undefined
  const { rows } = await sql<{ id: string }>`
    select id from location where ${isCityNamed(namesOfCity(city))} and is_active
    limit 2`.execute(tx)
  return rows.length === 1 ? rows[0]?.id : undefined
}

/** The longest name a Location has. */
const longestName = 120

/**
 * "Hoodi, Bangalore": an area of a known city, which is proposed to the administrators where it is
 * new (PLC-5). Returns its id; nothing where the text names no known city.
 */
async function areaInCity(tx: Handle, text: string): Promise<string | undefined> {
  const comma = text.lastIndexOf(',')
  const name = text.slice(0, Math.max(comma, 0)).trim()
  const cityName = text.slice(comma + 1).trim()
  if (!name || !cityName || name.length > longestName || uuid.test(name)) return undefined
  const { rows } = await sql<{ id: string; state: string; area_id: string | null }>`
    select id, state, (
      select area.id from location area
      where area.parent_id = city.id and area.type = 'area'
        and (lower(area.name) = lower(${name}) or folded(area.aliases) @> array[lower(${name})]
          or lower(area.name) = any(${sideSpellings(localityKey(name))}::text[]))
      order by area.is_active desc limit 1
    ) as area_id
    from (select * from location where ${isCityOf(cityName)}) city
    where type = 'city' and is_active
    limit 2`.execute(tx)
  const [city, another] = rows
  if (!city || another) return undefined
  return city.area_id ?? proposeArea(tx, { name, city })
}

interface PlaceRow {
  id: string
  name: string
  type: LocationType
  aliases: string[]
  is_active: boolean
  has_pincode: boolean | null
  parent_name: string | null
  parent_aliases: string[] | null
  root_name: string | null
  root_aliases: string[] | null
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
  return { locationId: row.id, locationText: row.name, names: names.filter(Boolean) }
}
