import { cityKey, findCity, knownCities, placeKey } from './cities.ts'
import { listKnownLocalities, listRareLocalities } from './localities.ts'
import { localityKey } from './locality-key.ts'

interface Names {
  inCity: ReadonlySet<string>
  /** Localities as spelled in the lists, with their other names, by the key of their city. */
  written: ReadonlyMap<string, readonly string[]>
  /** The cities that have a locality of a given name. */
  cities: ReadonlyMap<string, ReadonlySet<string>>
}

let names: Names | undefined

/** Indexes of the bundled lists, built on first use. */
function namesOnce(): Names {
  if (names) return names
  const localities = [...listKnownLocalities(), ...listRareLocalities()]
  const written = new Map<string, string[]>()
  for (const { city, names: own } of localities) {
    const key = cityKey(city)
    const others = written.get(key)
    if (others) others.push(own.join('|'))
    else written.set(key, [own.join('|')])
  }
  const pairs = localities.flatMap(({ city, names: own }) =>
    own.map((name) => [city, localityKey(name)] as const),
  )
  const cities = new Map<string, Set<string>>()
  for (const [home, name] of pairs) {
    const homes = cities.get(name)
    if (homes) homes.add(home)
    else cities.set(name, new Set([home]))
  }
  names = {
    written,
    inCity: new Set(pairs.map(([home, name]) => `${cityKey(home)}\n${name}`)),
    cities,
  }
  return names
}

/** Whether the bundled lists have a locality of this name in this city. */
export function isKnownLocality(city: string, name: string): boolean {
  return namesOnce().inCity.has(`${cityKey(city)}\n${localityKey(name)}`)
}

/** Whether the bundled lists have a locality of this name in any city. */
export function isLocalityAnywhere(name: string): boolean {
  return namesOnce().cities.has(localityKey(name))
}

/** Returns the city of a locality that the bundled lists have in one city only. */
export function onlyCityOf(name: string): string | undefined {
  const [home, ...others] = namesOnce().cities.get(localityKey(name)) ?? []
  return others.length === 0 ? home : undefined
}

/**
 * Returns the localities of a city in the bundled lists, each followed by its other names after
 * `|`.
 */
export function localitiesOf(city: string): readonly string[] {
  return namesOnce().written.get(cityKey(city)) ?? []
}

const otherNames = new Set(knownCities.flatMap(({ aliases }) => aliases.map(placeKey)))

/** Localities that addresses use like a city ("Secunderabad"), by their key. */
export const localitiesNamedAsCity: ReadonlyMap<string, string> = new Map(
  listKnownLocalities()
    .flatMap(({ names: own }) => own)
    .filter((name) => otherNames.has(placeKey(name)) && findCity(name)?.name !== name)
    .map((name) => [placeKey(name), name]),
)
