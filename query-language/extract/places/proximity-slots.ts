import { landmarkName, landmarks } from '#query-language/lexicon/landmarks.ts'
import { isFree, type ParseState } from '#query-language/model/parse-state.ts'
import type { NearValue, Slot } from '#query-language/model/slots.ts'

type PlaceSlot = Extract<Slot, { slot: 'locality' | 'city' }>

/** Returns the locality from which a reach is measured: "Sealdah se 20 min". */
export function localityBeforeSe({ slots, tokens }: ParseState, at: number) {
  if (!/^(?:se|से)$/.test(tokens[at - 1]?.text ?? '')) return undefined
  const end = tokens[at - 2]?.end
  return slots.find((slot) => slot.slot === 'locality' && slot.end === end && !slot.value.not) as
    | Extract<Slot, { slot: 'locality' }>
    | undefined
}

/** Returns the claimed place that starts at a token. */
export function placeSlotAt({ slots, tokens }: ParseState, at: number) {
  const start = tokens[at]?.start
  return slots.find(
    (slot) =>
      (slot.slot === 'locality' || slot.slot === 'city') && slot.start === start && !slot.value.not,
  ) as PlaceSlot | undefined
}

/**
 * Returns the landmark within a city ("20 min from Pune airport", "of Chennai Central station");
 * the whole city is searched.
 */
export function landmarkInCity(state: ParseState, city: PlaceSlot) {
  const { tokens } = state
  const from = tokens.findIndex(({ start }) => start >= city.end)
  if (from < 0) return undefined
  let at = from
  while (at < from + 2 && landmarkAdjective.test(tokens[at]?.text ?? '')) at++
  const match = landmarks.find(tokens, at)
  if (!match || !isFree(state, from, match.next)) return undefined
  const words = tokens.slice(from, at).map(({ text }) => text)
  // "Pune University": the city is part of the name.
  const name = match.meaning === 'university' ? [city.text.toLowerCase(), ...words] : words
  return { name: [...name, landmarkName(match.meaning)].join(' '), from, to: match.next }
}

const landmarkAdjective = /^(?:central|main|new|old|international|domestic|junction)$/

/** Returns the locality directly after its city, claimed as a separate slot. */
export function localityAfterCity({ slots, text }: ParseState, city: PlaceSlot) {
  return slots.find(
    (slot) =>
      slot.slot === 'locality' &&
      slot.value.city === city.value.name &&
      slot.start > city.end &&
      text.slice(city.end, slot.start).trim() === '',
  ) as Extract<Slot, { slot: 'locality' }> | undefined
}

export function replaceWithNear(
  state: ParseState,
  place: Slot,
  value: NearValue,
  from: number,
): void {
  const start = state.tokens[from]?.start ?? place.start
  const text = state.text.slice(start, place.end)
  const { confidence, end } = place
  state.slots[state.slots.indexOf(place)] = { slot: 'near', value, start, end, text, confidence }
}
