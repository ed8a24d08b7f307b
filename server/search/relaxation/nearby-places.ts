import { findCity } from '#domain/place/cities.ts'
import { kilometresBetween } from '#domain/place/distance.ts'
import type { Gazetteer, Place } from '#query-language/gazetteer/gazetteer.ts'
import type { PlaceValue, Slot } from '#query-language/model/slots.ts'

/** The radius of a locality's surroundings, and the maximum number of localities in them. */
const surroundingsKm = 6
const maxSurroundings = 5
/** The number of nearest places to try. */
const maxNearest = 8

const localitiesIn = (places: readonly Slot[]) => places.filter((slot) => slot.slot === 'locality')

/** Returns the localities and those around them; `undefined` if there are none around. */
export function surroundingsOf(places: readonly Slot[], names: Gazetteer): Slot[] | undefined {
  const asked = localitiesIn(places)
  const around = asked.flatMap((slot) =>
    nearestTo(slot.value, names, surroundingsKm)
      .slice(0, maxSurroundings)
      .map((place) => placedAs(slot, place)),
  )
  const known = new Set(asked.map(({ value }) => value.name))
  const others = around.filter(
    ({ value }) =>
      typeof value === 'object' &&
      'name' in value &&
      !known.has(value.name) &&
      known.add(value.name),
  )
  return others.length > 0 ? [...places, ...others] : undefined
}

export function nearestOf(places: readonly Slot[], names: Gazetteer): Slot[] {
  const [first] = localitiesIn(places)
  if (!first) return []
  return nearestTo(first.value, names, Number.POSITIVE_INFINITY)
    .slice(0, maxNearest)
    .map((place) => placedAs(first, place))
}

/**
 * Returns other cities with Locations, those nearest to the first city that is asked for first. Of
 * a town without a centre they are those of its state.
 */
export function nearestCities(places: readonly Slot[], names: Gazetteer): Slot[] {
  const asked = places.flatMap((slot) => cityNamed(slot) ?? [])
  const { cities, byName } = placesOf(names)
  const home = byName.get(asked[0] ?? '')
  const [first] = places
  if (!home || !first) return []
  const others = cities.filter(({ name, ids }) => ids.length > 0 && !asked.includes(name))
  const from = pointOf(home)
  const near = from
    ? others
        .flatMap((place) => {
          const to = pointOf(place)
          return to ? { place, away: kilometresBetween(from, to) } : []
        })
        .toSorted((one, other) => one.away - other.away)
        .map(({ place }) => place)
    : others.filter(({ state }) => state !== '' && state === home.state)
  return near
    .slice(0, maxNearest)
    .map(({ name, ids }) => ({ ...first, slot: 'city', value: { name, city: name, ids } }))
}

function cityNamed(slot: Slot): string | undefined {
  if (slot.slot === 'city') return slot.value.name
  return slot.slot === 'locality' || slot.slot === 'society' ? slot.value.city : undefined
}

const pointOf = ({ name, point }: Place) => point ?? findCity(name)

interface PlacesOf {
  cities: Place[]
  byName: ReadonlyMap<string, Place>
  areas: ReadonlyMap<string | undefined, Place[]>
}

const byGazetteer = new WeakMap<Gazetteer, PlacesOf>()

/** Returns the cities of a gazetteer, and the localities with Locations of each. */
function placesOf(names: Gazetteer): PlacesOf {
  const known = byGazetteer.get(names)
  if (known) return known
  const cities = names.places.filter(({ kind }) => kind === 'city')
  const made: PlacesOf = {
    cities,
    // The first of a name is one with Locations.
    byName: new Map(cities.toReversed().map((place) => [place.name, place])),
    areas: Map.groupBy(
      names.places.filter(({ kind }) => kind === 'area'),
      ({ city }) => city,
    ),
  }
  byGazetteer.set(names, made)
  return made
}

/** Returns localities of the same city by distance, within this many kilometres. */
function nearestTo({ ids, name, city }: PlaceValue, names: Gazetteer, within: number): Place[] {
  const areas = placesOf(names).areas.get(city) ?? []
  const own = areas.find((place) =>
    ids.length > 0 ? place.ids.some((id) => ids.includes(id)) : place.name === name,
  )
  const { point } = own ?? {}
  if (!point) return []
  return areas
    .flatMap((place) =>
      place.point && place !== own && place.ids.length > 0
        ? { place, away: kilometresBetween(point, place.point) }
        : [],
    )
    .filter(({ away }) => away <= within)
    .toSorted((one, other) => one.away - other.away)
    .map(({ place }) => place)
}

const placedAs = (slot: Slot, { name, city, ids }: Place): Slot => ({
  ...slot,
  slot: 'locality',
  value: { name, city, ids },
})

/** Returns the cities of the localities and societies; `undefined` if there are none. */
export function cityOf(places: readonly Slot[], names: Gazetteer): Slot[] | undefined {
  const { byName } = placesOf(names)
  const cities = new Map<string, Slot>()
  for (const slot of places) {
    if (slot.slot !== 'locality' && slot.slot !== 'society') continue
    const home = byName.get(slot.value.city ?? '')
    if (home) {
      const value = { name: home.name, city: home.name, ids: home.ids }
      cities.set(home.name, { ...slot, slot: 'city', value })
    }
  }
  const others = places.filter(({ slot, value }) => slot === 'city' && !cities.has(value.name))
  return cities.size > 0 ? [...others, ...cities.values()] : undefined
}
