import { otherStateNames } from '#domain/place/indian-states.ts'
import { gstStates } from '#domain/tax/gst-state.ts'
import {
  findPlaces,
  type Gazetteer,
  type Place,
  placeNameKey,
} from '#query-language/gazetteer/gazetteer.ts'
import { normalizePlaceWord } from '#query-language/gazetteer/normalize-place-name.ts'
import type { ParseState } from '#query-language/model/parse-state.ts'
import type { Slot } from '#query-language/model/slots.ts'
import { claimPlace } from './claim-place.ts'

const states = new Map(
  [...Object.values(gstStates).map((name) => [name, name] as const), ...otherStateNames].map(
    ([name, said]) => [placeNameKey(said.toLowerCase().split(' ')), name] as const,
  ),
)
const maxWords = 3

/**
 * Abbreviations at the end of addresses; each has another meaning elsewhere ("up to 50 lakh", "MP
 * Nagar").
 */
const stateAbbreviations = new Map([
  ['up', 'Uttar Pradesh'],
  ['mp', 'Madhya Pradesh'],
  ['hp', 'Himachal Pradesh'],
  ['ap', 'Andhra Pradesh'],
  ['tn', 'Tamil Nadu'],
  ['wb', 'West Bengal'],
  ['jk', 'Jammu and Kashmir'],
  ['mh', 'Maharashtra'],
])
const inPreposition = /^(?:in|mein|me|mai|main)$/
const otherWordAfter = /^(?:to|till|tak|market|stairs|floor)$/

// "Maharashtra Nagar" is a locality, "Punjab National Bank" a landmark.
const streetTail =
  /^(?:nagar|ngr|layout|society|colony|enclave|road|street|bagh|gate|national|bank|bhavan|sadan)$/

/** Extracts states; a name that is also a city means the city. */
export function extractStates(state: ParseState, { byKey, places }: Gazetteer): Slot[] {
  for (let at = 0; at < state.tokens.length; at++) {
    const long = stateAt(state, at)
    const named = long && !byKey.has(long.key) ? long : abbreviatedStateAt(state, at, byKey)
    if (!named) continue
    const { name, to } = named
    if (streetTail.test(state.tokens[to]?.text ?? '')) continue
    claimPlace(state, 'city', [toStatePlace(name, places)], at, to, 1)
    at = to - 1
  }
  return [...state.slots]
}

function stateAt({ tokens }: ParseState, at: number) {
  let key = ''
  let match: { key: string; name: string; to: number } | undefined
  for (let to = at + 1; to <= Math.min(at + maxWords, tokens.length); to++) {
    // Built word by word, with the same result as `placeNameKey`.
    key += normalizePlaceWord(
      tokens[to - 1]?.text ?? '',
      to > at + 1 ? tokens[to - 2]?.text : undefined,
    )
    const name = states.get(key)
    if (name) match = { key, name, to }
  }
  return match
}

/**
 * Returns a state by its abbreviation, "UP" or "U.P.", after a place or beside a word that
 * indicates one.
 */
function abbreviatedStateAt({ tokens }: ParseState, at: number, byKey: Gazetteer['byKey']) {
  const word = (place: number) => tokens[place]?.text ?? ''
  const isDotted = word(at).length === 1 && word(at + 1).length === 1
  const to = at + (isDotted ? 2 : 1)
  const name = stateAbbreviations.get(isDotted ? word(at) + word(at + 1) : word(at))
  if (!name || otherWordAfter.test(word(to))) return undefined
  const before = tokens[at - 1]?.kind === 'sign' ? at - 2 : at - 1
  const isPlaced = [1, 2].some((count) =>
    byKey.has(
      placeNameKey(
        tokens.slice(Math.max(0, before + 1 - count), before + 1).map(({ text }) => text),
      ),
    ),
  )
  return isPlaced || inPreposition.test(word(before)) || inPreposition.test(word(to))
    ? { name, to }
    : undefined
}

function toStatePlace(indianState: string, places: readonly Place[]): Place {
  const cities = places.filter((place) => place.kind === 'city' && place.state === indianState)
  return {
    name: indianState,
    kind: 'city',
    ids: cities.flatMap(({ ids }) => ids),
    city: indianState,
    state: indianState,
  }
}

/** Drops states beside another place: "Jaipur, Rajasthan" asks for Jaipur. */
export function dropStates(state: ParseState, states: readonly Slot[]): void {
  const isPlaced = state.slots.some(
    (slot) =>
      slot.slot === 'pincode' ||
      ((slot.slot === 'city' || slot.slot === 'locality') &&
        !slot.value.not &&
        !states.includes(slot)),
  )
  if (isPlaced) state.slots = state.slots.filter((slot) => !states.includes(slot))
}

/** Returns the state of the named place: the size of a bigha differs by state. */
export function stateOfNamedPlace({ slots }: ParseState, gazetteer: Gazetteer): string | undefined {
  for (const slot of slots) {
    if (slot.slot !== 'city' && slot.slot !== 'locality') continue
    const name = slot.slot === 'city' ? slot.value.name : slot.value.city
    const city = findPlaces(gazetteer, name ?? '').find(
      (place) => place.kind === 'city' && place.name === name,
    )
    if (city?.state) return city.state
  }
  return undefined
}
