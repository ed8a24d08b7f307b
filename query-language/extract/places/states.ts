import { otherStateNames } from '#domain/place/indian-states.ts'
import { gstStates } from '#domain/tax/gst-state.ts'
import { type Gazetteer, keyOf, type Place } from '#query-language/gazetteer/gazetteer.ts'
import { placeWord } from '#query-language/gazetteer/normalize-place-name.ts'
import type { Draft } from '#query-language/model/parse-state.ts'
import type { Slot } from '#query-language/model/slots.ts'
import { claimPlace } from './explicit-places.ts'

const states = new Map(
  [...Object.values(gstStates).map((name) => [name, name] as const), ...otherStateNames].map(
    ([name, said]) => [keyOf(said.toLowerCase().split(' ')), name] as const,
  ),
)
const mostWords = 3

/** As addresses end: each is a word of its own elsewhere ("up to 50 lakh", "MP Nagar"). */
const shortNames = new Map([
  ['up', 'Uttar Pradesh'],
  ['mp', 'Madhya Pradesh'],
  ['hp', 'Himachal Pradesh'],
  ['ap', 'Andhra Pradesh'],
  ['tn', 'Tamil Nadu'],
  ['wb', 'West Bengal'],
  ['jk', 'Jammu and Kashmir'],
  ['mh', 'Maharashtra'],
])
const inWord = /^(?:in|mein|me|mai|main)$/
const notBefore = /^(?:to|till|tak|market|stairs|floor)$/

// "Maharashtra Nagar" is a place, "Punjab National Bank" something to be near to.
const streetTail =
  /^(?:nagar|ngr|layout|society|colony|enclave|road|street|bagh|gate|national|bank|bhavan|sadan)$/

/** Reads the states that are named; a name that a city shares is the city's. */
export function readStates(draft: Draft, { byKey, places }: Gazetteer): Slot[] {
  for (let at = 0; at < draft.tokens.length; at++) {
    const long = stateAt(draft, at)
    const named = long && !byKey.has(long.key) ? long : shortStateAt(draft, at, byKey)
    if (!named) continue
    const { name, to } = named
    if (streetTail.test(draft.tokens[to]?.text ?? '')) continue
    claimPlace(draft, 'city', [stateOf(name, places)], at, to, 1)
    at = to - 1
  }
  return [...draft.slots]
}

function stateAt({ tokens }: Draft, at: number) {
  let key = ''
  let found: { key: string; name: string; to: number } | undefined
  for (let to = at + 1; to <= Math.min(at + mostWords, tokens.length); to++) {
    // Word by word what `keyOf` makes of them all.
    key += placeWord(tokens[to - 1]?.text ?? '', to > at + 1 ? tokens[to - 2]?.text : undefined)
    const name = states.get(key)
    if (name) found = { key, name, to }
  }
  return found
}

/** A state by its letters, "UP" or "U.P.", behind a place or beside a word that says so. */
function shortStateAt({ tokens }: Draft, at: number, byKey: Gazetteer['byKey']) {
  const word = (place: number) => tokens[place]?.text ?? ''
  const isDotted = word(at).length === 1 && word(at + 1).length === 1
  const to = at + (isDotted ? 2 : 1)
  const name = shortNames.get(isDotted ? word(at) + word(at + 1) : word(at))
  if (!name || notBefore.test(word(to))) return undefined
  const before = tokens[at - 1]?.kind === 'sign' ? at - 2 : at - 1
  const isPlaced = [1, 2].some((count) =>
    byKey.has(
      keyOf(tokens.slice(Math.max(0, before + 1 - count), before + 1).map(({ text }) => text)),
    ),
  )
  return isPlaced || inWord.test(word(before)) || inWord.test(word(to)) ? { name, to } : undefined
}

function stateOf(state: string, places: readonly Place[]): Place {
  const cities = places.filter((place) => place.kind === 'city' && place.state === state)
  return { name: state, kind: 'city', ids: cities.flatMap(({ ids }) => ids), city: state, state }
}

/** "Jaipur, Rajasthan" asks for Jaipur: the state adds nothing where a place is named. */
export function dropStates(draft: Draft, states: readonly Slot[]): void {
  const isPlaced = draft.slots.some(
    (slot) =>
      slot.slot === 'pincode' ||
      ((slot.slot === 'city' || slot.slot === 'locality') &&
        !slot.value.not &&
        !states.includes(slot)),
  )
  if (isPlaced) draft.slots = draft.slots.filter((slot) => !states.includes(slot))
}
