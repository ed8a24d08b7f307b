import { gstStates } from '../gst-state.ts'
import type { Draft } from './draft.ts'
import { type Gazetteer, keyOf, type Place } from './gazetteer.ts'
import { claimPlace } from './read-where.ts'
import type { Slot } from './slot.ts'

const otherNames = [
  ['Uttarakhand', 'uttar khand'],
  ['Uttarakhand', 'uttaranchal'],
  ['Odisha', 'orissa'],
  ['Jammu and Kashmir', 'kashmir'],
] as const

const states = new Map(
  [...Object.values(gstStates).map((name) => [name, name] as const), ...otherNames].map(
    ([name, said]) => [keyOf(said.toLowerCase().split(' ')), name] as const,
  ),
)
const mostWords = 3
// "Maharashtra Nagar" is a place, "Punjab National Bank" something to be near to.
const streetTail =
  /^(?:nagar|ngr|layout|society|colony|enclave|road|street|bagh|gate|national|bank|bhavan|sadan)$/

/** Reads the states that are named; a name that a city shares is the city's. */
export function readStates(draft: Draft, { byKey, places }: Gazetteer): Slot[] {
  for (let at = 0; at < draft.tokens.length; at++) {
    const named = stateAt(draft, at)
    if (!named || byKey.has(named.key)) continue
    const { name, to } = named
    if (streetTail.test(draft.tokens[to]?.text ?? '')) continue
    claimPlace(draft, 'city', [stateOf(name, places)], at, to, 1)
    at = to - 1
  }
  return [...draft.slots]
}

function stateAt({ tokens }: Draft, at: number) {
  for (let to = Math.min(at + mostWords, tokens.length); to > at; to--) {
    const key = keyOf(tokens.slice(at, to).map(({ text }) => text))
    const name = states.get(key)
    if (name) return { key, name, to }
  }
  return undefined
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
