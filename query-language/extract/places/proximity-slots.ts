import { landmarkName, landmarks } from '#query-language/lexicon/landmarks.ts'
import { type Draft, isFree } from '#query-language/model/parse-state.ts'
import type { NearValue, Slot } from '#query-language/model/slots.ts'

type PlaceSlot = Extract<Slot, { slot: 'locality' | 'city' }>

/** "Sealdah se 20 min": the locality from which it is so far. */
export function placeFrom({ slots, tokens }: Draft, at: number) {
  if (!/^(?:se|से)$/.test(tokens[at - 1]?.text ?? '')) return undefined
  const end = tokens[at - 2]?.end
  return slots.find((slot) => slot.slot === 'locality' && slot.end === end && !slot.value.not) as
    | Extract<Slot, { slot: 'locality' }>
    | undefined
}

/** A place that was read and begins at a token. */
export function placeSlot({ slots, tokens }: Draft, at: number) {
  const start = tokens[at]?.start
  return slots.find(
    (slot) =>
      (slot.slot === 'locality' || slot.slot === 'city') && slot.start === start && !slot.value.not,
  ) as PlaceSlot | undefined
}

/** "20 min from Pune airport", "of Chennai Central station": what in the city is meant; all of it is looked in. */
export function landmarkOf(draft: Draft, city: PlaceSlot) {
  const { tokens } = draft
  const from = tokens.findIndex(({ start }) => start >= city.end)
  if (from < 0) return undefined
  let at = from
  while (at < from + 2 && ofLandmark.test(tokens[at]?.text ?? '')) at++
  const found = landmarks.find(tokens, at)
  if (!found || !isFree(draft, from, found.next)) return undefined
  const words = tokens.slice(from, at).map(({ text }) => text)
  // "Pune University" is called so.
  const name = found.meaning === 'university' ? [city.text.toLowerCase(), ...words] : words
  return { name: [...name, landmarkName(found.meaning)].join(' '), from, to: found.next }
}

const ofLandmark = /^(?:central|main|new|old|international|domestic|junction)$/

/** The locality that stands behind its city, read as two. */
export function partOf({ slots, text }: Draft, city: PlaceSlot) {
  return slots.find(
    (slot) =>
      slot.slot === 'locality' &&
      slot.value.city === city.value.name &&
      slot.start > city.end &&
      text.slice(city.end, slot.start).trim() === '',
  ) as Extract<Slot, { slot: 'locality' }> | undefined
}

export function replace(draft: Draft, place: Slot, value: NearValue, from: number): void {
  const start = draft.tokens[from]?.start ?? place.start
  const text = draft.text.slice(start, place.end)
  const { confidence, end } = place
  draft.slots[draft.slots.indexOf(place)] = { slot: 'near', value, start, end, text, confidence }
}
