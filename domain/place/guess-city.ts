import { editDistance, phoneticKey } from '#domain/text/edit-distance.ts'
import { findNamedCity, knownCities, type NamedCity, namesOfCity, placeKey } from './cities.ts'
import { isLocalityAnywhere } from './locality-names.ts'

/** Shorter names differ from each other by a single letter. */
const minLength = 5
const latin = /^[a-z]+$/

const names = knownCities.flatMap((city) =>
  namesOfCity(city)
    .map((name) => placeKey(name).replaceAll(' ', ''))
    .filter((name) => latin.test(name) && name.length >= minLength - 1)
    .map((name) => ({ name, city, sound: phoneticKey(name), letters: sorted(name) })),
)

/**
 * Returns the bundled city that a misspelled name means: it sounds the same, has neighbouring
 * letters swapped, or is long and has one letter wrong. Undefined where it may be another place, or
 * two cities are equally near.
 */
export function guessCity(key: string): NamedCity | undefined {
  const typed = key.replaceAll(' ', '')
  if (typed.length < minLength || !latin.test(typed)) return undefined
  if (findNamedCity(key) || isLocalityAnywhere(key)) return undefined
  const sound = phoneticKey(typed)
  const letters = sorted(typed)
  let best: { city: NamedCity; edits: number } | undefined
  for (const one of names) {
    const edits = editDistance(typed, one.name, 2)
    const isSame =
      (edits === 1 && undoubled(typed) === undoubled(one.name)) ||
      (one.sound === sound && edits <= 2 && one.name.length >= minLength) ||
      (one.letters === letters && edits === 1 && one.name.length >= minLength) ||
      (edits === 1 && Math.min(typed.length, one.name.length) >= 7)
    if (!isSame || (best && best.edits < edits)) continue
    if (best && best.edits === edits && best.city !== one.city) return undefined
    best = { city: one.city, edits }
  }
  return best?.city
}

const undoubled = (name: string) => name.replace(/(.)\1+/g, '$1')

function sorted(name: string): string {
  return [...name].sort().join('')
}
