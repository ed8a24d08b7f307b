import { knownLocalities } from '#domain/place/localities.ts'
import { easternLocalities } from '#domain/place/localities-east.ts'
import { northernLocalities } from '#domain/place/localities-north.ts'
import { townLocalities } from '#domain/place/localities-of-towns.ts'
import { southernLocalities } from '#domain/place/localities-south.ts'
import { westernLocalities } from '#domain/place/localities-west.ts'
import { cityKey, findCity, knownCities, placeKey } from './city.ts'
import { localityKey } from './locality-key.ts'

interface Names {
  inCity: ReadonlySet<string>
  anywhere: ReadonlySet<string>
}

let names: Names | undefined

/** The bundled lists by key, prepared when they are first asked for. */
function namesOnce(): Names {
  if (names) return names
  const pairs = [
    ...[...knownLocalities, ...townLocalities, ...northernLocalities],
    ...[...easternLocalities, ...westernLocalities, ...southernLocalities],
  ].flatMap(([home, line]) =>
    line.split(/, |\|/).map((name) => [cityKey(home), localityKey(name)] as const),
  )
  names = {
    inCity: new Set(pairs.map(([home, name]) => `${home}\n${name}`)),
    anywhere: new Set(pairs.map(([, name]) => name)),
  }
  return names
}

/** Whether the bundled lists have a locality of this name in this city. */
export function isKnownLocality(city: string, name: string): boolean {
  return namesOnce().inCity.has(`${cityKey(city)}\n${localityKey(name)}`)
}

/** Whether they have one of this name in any city. */
export function isLocalityAnywhere(name: string): boolean {
  return namesOnce().anywhere.has(localityKey(name))
}

const otherNames = new Set(knownCities.flatMap(({ aliases }) => aliases.map(placeKey)))

/** Localities that addresses write as if they were the city ("Secunderabad"), by their key. */
export const localitiesNamedAsCity: ReadonlyMap<string, string> = new Map(
  knownLocalities
    .flatMap(([, line]) => line.split(/, |\|/))
    .filter((name) => otherNames.has(placeKey(name)) && findCity(name)?.name !== name)
    .map((name) => [placeKey(name), name]),
)
