import { findCity, placeKey } from '#domain/place/cities.ts'
import { knownTowns } from '#domain/place/towns.ts'

const nameByKey = new Map(
  knownTowns.flatMap(({ names }) =>
    names.map((name) => [placeKey(name), names[0] ?? name] as const),
  ),
)

/** Returns the city or town of India whose whole name is the text, or undefined. */
export function findTownName(text: string): string | undefined {
  return findCity(text)?.name ?? nameByKey.get(placeKey(text))
}
