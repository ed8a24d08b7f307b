import { kilometresBetween } from '#domain/place/distance.ts'
import type { Gazetteer, Place } from '#query-language/gazetteer/gazetteer.ts'
import type { PlaceValue, Slot } from '#query-language/model/slots.ts'

/** The radius of a locality's surroundings, and the maximum number of localities in them. */
const surroundingsKm = 6
const maxSurroundings = 5
/** The number of nearest places to try. */
const maxNearest = 12

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

/** Returns the cities with Locations that are nearest to the only one that is named. */
export function nearestCities(places: readonly Slot[], names: Gazetteer): Slot[] {
  const [slot, more] = places
  if (!slot || more || slot.slot !== 'city') return []
  const cities = names.places.filter(({ kind }) => kind === 'city')
  const { point } = cities.find(({ name }) => name === slot.value.name) ?? {}
  if (!point) return []
  return cities
    .flatMap((place) =>
      place.point && place.ids.length > 0 && place.name !== slot.value.name
        ? { place, away: kilometresBetween(point, place.point) }
        : [],
    )
    .toSorted((one, other) => one.away - other.away)
    .slice(0, maxNearest)
    .map(({ place: { name, ids } }) => ({ ...slot, value: { name, city: name, ids } }))
}

const areasByCity = new WeakMap<Gazetteer, Map<string | undefined, Place[]>>()

function areasOf(names: Gazetteer): Map<string | undefined, Place[]> {
  const areas =
    areasByCity.get(names) ??
    Map.groupBy(
      names.places.filter(({ kind }) => kind === 'area'),
      ({ city }) => city,
    )
  areasByCity.set(names, areas)
  return areas
}

/** Returns localities of the same city by distance, within this many kilometres. */
function nearestTo({ ids, name, city }: PlaceValue, names: Gazetteer, within: number): Place[] {
  const areas = areasOf(names).get(city) ?? []
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
  const cities = new Map<string, Slot>()
  for (const slot of places) {
    if (slot.slot !== 'locality' && slot.slot !== 'society') continue
    const home = names.places.find(({ kind, name }) => kind === 'city' && name === slot.value.city)
    if (home) {
      const value = { name: home.name, city: home.name, ids: home.ids }
      cities.set(home.name, { ...slot, slot: 'city', value })
    }
  }
  const others = places.filter(({ slot, value }) => slot === 'city' && !cities.has(value.name))
  return cities.size > 0 ? [...others, ...cities.values()] : undefined
}
