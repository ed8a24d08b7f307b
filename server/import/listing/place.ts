import type { ImportCity } from '#contract/import/import.ts'
import { t } from '#domain/locale/translate.ts'
import { cityKey, findCity, findNamedCity, neighboursOf } from '#domain/place/cities.ts'
import { doubtAboutPlace, homeOfPlace } from '#domain/place/doubtful-place.ts'
import { localityKey } from '#domain/place/locality-key.ts'
import { resolveCity } from '#domain/place/resolve-city.ts'
import type { Handle } from '#server/db/connect.ts'
import type { Listing } from '#server/import/listing/row/build-listing.ts'
import { listPlaces, type NewPlace, proposePlaces } from './place-queries.ts'

/** A file of nonsense must not flood the locations: beyond this limit, places stay text. */
const maxProposed = 5_000

type Placed = Pick<Listing, 'city' | 'locality'>

/** `hasPoint`: the listings have coordinates in or near the city. */
type Pointed = Placed & { hasPoint: boolean }

/** The lines of a file in one place. */
type PlacedRows = Placed & { lines: readonly number[] }

/** The locations of a batch; `keep` is called after its transaction has committed. */
export interface Resolved {
  ids: string[]
  proposed: number
  keep(): void
}

export interface Places {
  /** Returns the location id of each row, and proposes unknown locations. */
  resolve(tx: Handle, rows: readonly Placed[]): Promise<Resolved>
  /** Counts the locations that would be proposed for the rows. */
  unknown(rows: readonly PlacedRows[]): number
  /** Returns why a listing needs a review even if the import publishes, or undefined. */
  reasonToWait(row: Pointed): string | undefined
  /** Returns a note on a doubtful place; the row is imported as the file says. */
  doubt(row: Pointed): string | undefined
  /** Returns the cities counted by `unknown` that are no location yet. */
  newCities(): ImportCity[]
}

const areaKey = (cityId: string, locality: string) => `${cityId}\n${localityKey(locality)}`

/** Loads all locations once and adds the import's own proposals. */
export async function openPlaces(db: Handle, alreadyProposed: number): Promise<Places> {
  const cities = new Map<string, string>()
  const areas = new Map<string, string>()
  const accepted = new Set<string>()
  const proposedIds = new Set<string>()
  const cityCounts = new Map<string, ImportCity>()
  let proposed = alreadyProposed
  for (const place of await listPlaces(db)) {
    if (place.isActive) accepted.add(place.id)
    if (place.isProposed) proposedIds.add(place.id)
    for (const name of [place.name, ...place.aliases]) {
      if (place.isCity) setOnce(cities, cityKey(name), place.id)
      else setOnce(areas, areaKey(place.cityId, name), place.id)
    }
  }

  function known(row: Placed, city = cities.get(cityKey(row.city))): string | undefined {
    if (row.locality === null) return city
    return city && areas.get(areaKey(city, row.locality))
  }

  /** Returns whether a person accepted the place, even if it is inactive now. */
  const isAccepted = (id: string | undefined) => id !== undefined && !proposedIds.has(id)

  function reasonToWait(row: Pointed): string | undefined {
    if (!findNamedCity(row.city) && !isAccepted(cities.get(cityKey(row.city)))) {
      return waitOf(row.city)
    }
    if (row.locality === null || isAccepted(known(row))) return undefined
    const doubt = doubtAboutPlace(row.locality, row.city, row.hasPoint)
    return (
      doubt &&
      t('"{place}" {doubt}: an administrator has to review the listing', {
        place: row.locality,
        doubt,
      })
    )
  }

  /** A place in a neighbouring city may be meant; a numbered sector exists in each of them. */
  function doubt(row: Pointed): string | undefined {
    const { city, locality } = row
    if (locality === null || isAccepted(known(row)) || reasonToWait(row)) return undefined
    const listed = homeOfPlace(locality, city)
    const near = neighboursOf(city).find(({ name }) => name === listed)?.name
    const home = near ?? acceptedHome(city, locality)
    return (
      home &&
      t('we know "{locality}" in {home}, but it is imported under {city}, as in the file', {
        locality,
        home,
        city,
      })
    )
  }

  /** Returns the only neighbouring city with an accepted place of this name. */
  function acceptedHome(city: string, locality: string): string | undefined {
    if (/^(?:sector|phase|block|pocket)\b/i.test(locality)) return undefined
    const [only, ...more] = neighboursOf(city).filter((neighbour) => {
      const id = cities.get(cityKey(neighbour.name))
      return id !== undefined && accepted.has(areas.get(areaKey(id, locality)) ?? '')
    })
    return more.length === 0 ? only?.name : undefined
  }

  async function resolve(tx: Handle, rows: readonly Placed[]): Promise<Resolved> {
    const newCities = distinct(
      rows.filter((row) => !cities.has(cityKey(row.city))),
      (row) => cityKey(row.city),
    )
    const cityIds = await proposePlaces(
      tx,
      newCities.map((row) => cityOf(row.city)),
    )
    const cityOfRow = new Map(
      newCities.map((row, at) => [cityKey(row.city), cityIds.ids[at] ?? '']),
    )
    const idOfCity = (row: Placed) =>
      cities.get(cityKey(row.city)) ?? cityOfRow.get(cityKey(row.city)) ?? ''
    const room = Math.max(0, maxProposed - proposed - cityIds.added)
    const newAreas = distinct(
      rows.filter((row) => known(row, idOfCity(row)) === undefined),
      (row) => areaKey(idOfCity(row), row.locality ?? ''),
    ).slice(0, room)
    const areaIds = await proposePlaces(
      tx,
      newAreas.map((row) => areaOf(row, idOfCity(row))),
    )
    const idOfArea = new Map(
      newAreas.map((row, at) => [
        areaKey(idOfCity(row), row.locality ?? ''),
        areaIds.ids[at] ?? '',
      ]),
    )
    return {
      ids: rows.map((row) => {
        const city = idOfCity(row)
        return known(row, city) ?? idOfArea.get(areaKey(city, row.locality ?? '')) ?? city
      }),
      proposed: cityIds.added + areaIds.added,
      keep() {
        for (const [key, id] of cityOfRow) setOnce(cities, key, id)
        for (const [key, id] of idOfArea) setOnce(areas, key, id)
        // Being proposed by earlier rows does not make a place accepted.
        for (const id of [...cityOfRow.values(), ...idOfArea.values()]) proposedIds.add(id)
        proposed += cityIds.added + areaIds.added
      },
    }
  }

  function unknown(rows: readonly PlacedRows[]): number {
    const names = new Set<string>()
    for (const row of rows) {
      const city = cityKey(row.city)
      const cityId = cities.get(city)
      if (cityId === undefined) {
        names.add(city)
        count(row)
      }
      if (row.locality !== null && known(row) === undefined) {
        names.add(areaKey(cityId ?? city, row.locality))
      }
    }
    return Math.min(names.size, maxProposed)
  }

  function count({ city, lines }: PlacedRows): void {
    const key = cityKey(city)
    const known = cityCounts.get(key)
    if (known) known.rows += lines.length
    else if (cityCounts.size < maxNewCities) {
      const isKnown = findNamedCity(city) !== undefined
      cityCounts.set(key, { name: city, rows: lines.length, isKnown })
    }
  }

  const newCities = () => [...cityCounts.values()]

  return { resolve, unknown, reasonToWait, doubt, newCities }
}

/** More new cities mean a wrongly mapped column; their rows still get notes. */
const maxNewCities = 200

function waitOf(city: string): string {
  const answer = resolveCity(city)
  const problem = answer.ok ? 'unknown' : answer.problem
  if (problem === 'state') {
    return t('"{city}" is a state, not a city: an administrator has to review the listing', {
      city,
    })
  }
  if (problem === 'region') {
    return t('"{city}" is a region of several cities: an administrator has to review the listing', {
      city,
    })
  }
  return problem === 'several'
    ? t('"{city}" names several cities: an administrator has to review the listing', { city })
    : t('"{city}" would be a new city: an administrator has to review the listing', { city })
}

function setOnce(map: Map<string, string>, key: string, id: string): void {
  if (!map.has(key)) map.set(key, id)
}

/** Returns the first row of each key, whose spelling is used. */
function distinct<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Row[] {
  const first = new Map<string, Row>()
  for (const row of rows) {
    if (!first.has(keyOf(row))) first.set(keyOf(row), row)
  }
  return [...first.values()]
}

function cityOf(name: string): NewPlace {
  const known = findNamedCity(name)
  const point = findCity(name)
  return {
    name: known?.name ?? name,
    parentId: null,
    state: known?.state ?? '',
    aliases: known?.aliases ?? [],
    latitude: point?.latitude ?? null,
    longitude: point?.longitude ?? null,
  }
}

function areaOf(row: Placed, cityId: string): NewPlace {
  return {
    name: row.locality ?? '',
    parentId: cityId,
    state: findNamedCity(row.city)?.state ?? '',
    aliases: [],
    latitude: null,
    longitude: null,
  }
}
