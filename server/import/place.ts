import { cityKey, findCity, neighboursOf } from '#domain/city.ts'
import { localityKey } from '#domain/read-place.ts'
import type { Handle } from '#server/db/connect.ts'
import type { Listing } from './conclude.ts'
import { listPlaces, type NewPlace, proposePlaces } from './place-queries.ts'

/** A file full of nonsense must not flood the Locations: beyond this its places stay text. */
const mostProposed = 5_000

type Placed = Pick<Listing, 'city' | 'locality'>

/** What a batch found out about places; taken over once its transaction has been committed. */
export interface Resolved {
  ids: string[]
  proposed: number
  keep(): void
}

export interface Places {
  /** The id of the Location of each row, proposing what is not known yet. */
  resolve(tx: Handle, rows: readonly Placed[]): Promise<Resolved>
  /** How many places would be proposed for these rows. */
  unknown(rows: readonly Placed[]): number
}

const areaKey = (cityId: string, locality: string) => `${cityId}\n${localityKey(locality)}`

/** The Locations as this import knows them: read once, then kept up by its own proposals. */
export async function openPlaces(db: Handle, alreadyProposed: number): Promise<Places> {
  const cities = new Map<string, string>()
  const areas = new Map<string, string>()
  const accepted = new Set<string>()
  const noted = new Set<string>()
  let proposed = alreadyProposed
  for (const place of await listPlaces(db)) {
    if (place.isActive) accepted.add(place.id)
    for (const name of [place.name, ...place.aliases]) {
      if (place.isCity) setOnce(cities, cityKey(name), place.id)
      else setOnce(areas, areaKey(place.cityId, name), place.id)
    }
  }

  function known(row: Placed, city = cities.get(cityKey(row.city))): string | undefined {
    if (row.locality === null) return city
    const own = city && areas.get(areaKey(city, row.locality))
    return own ?? amongNeighbours(row.city, row.locality)
  }

  /**
   * A market of several cities: an accepted place may be kept under any of them, if only under one.
   * A numbered sector exists in each of them, known or not.
   */
  function amongNeighbours(city: string, locality: string): string | undefined {
    if (/^(?:sector|phase|block|pocket)\b/i.test(locality)) return undefined
    const found = neighboursOf(city).flatMap((neighbour) => {
      const id = cities.get(cityKey(neighbour.name))
      return (id && areas.get(areaKey(id, locality))) ?? []
    })
    const [only, ...others] = found.filter((id) => accepted.has(id))
    return others.length === 0 ? only : undefined
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
    const room = Math.max(0, mostProposed - proposed - cityIds.added)
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
        proposed += cityIds.added + areaIds.added
      },
    }
  }

  function unknown(rows: readonly Placed[]): number {
    const before = noted.size
    for (const row of rows) {
      const city = cityKey(row.city)
      if (!cities.has(city)) noted.add(city)
      if (known(row) === undefined && row.locality !== null) noted.add(areaKey(city, row.locality))
    }
    const room = Math.max(0, mostProposed - before)
    return Math.min(noted.size - before, room)
  }

  return { resolve, unknown }
}

function setOnce(map: Map<string, string>, key: string, id: string): void {
  if (!map.has(key)) map.set(key, id)
}

/** One row for each key: the first, whose spelling is kept. */
function distinct<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Row[] {
  const first = new Map<string, Row>()
  for (const row of rows) {
    if (!first.has(keyOf(row))) first.set(keyOf(row), row)
  }
  return [...first.values()]
}

function cityOf(name: string): NewPlace {
  const known = findCity(name)
  return {
    name: known?.name ?? name,
    parentId: null,
    state: known?.state ?? '',
    aliases: known?.aliases ?? [],
    latitude: known?.latitude ?? null,
    longitude: known?.longitude ?? null,
  }
}

function areaOf(row: Placed, cityId: string): NewPlace {
  return {
    name: row.locality ?? '',
    parentId: cityId,
    state: findCity(row.city)?.state ?? '',
    aliases: [],
    latitude: null,
    longitude: null,
  }
}
