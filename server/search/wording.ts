import { describeFilter } from '#query-language/model/describe-filter.ts'
import { mergeSlots } from '#query-language/model/merge-slots.ts'
import type { ParsedQuery, Slot, SlotName, TextSpan } from '#query-language/model/slots.ts'

/**
 * Which names of a text are searched as words instead of being understood: places, types of home,
 * or neither; all other names always are. `Powai Solar` may be a place and a word, or the name of a
 * road elsewhere.
 */
export interface Wording {
  places: boolean
  kinds: boolean
  /**
   * For messages: wishes, or all attributes, rank the homes that match the rest, and names are
   * understood.
   */
  relaxes?: 'wishes' | 'attributes'
}

/** The wordings of a message in which its attributes rank: those that deny the least first. */
export const relaxedWordings: readonly Wording[] = [
  { places: false, kinds: false, relaxes: 'wishes' },
  { places: false, kinds: false, relaxes: 'attributes' },
]

/** Relaxing a message leaves these slots as filters and turns the others into preferences. */
const essentials: ReadonlySet<SlotName> = new Set<SlotName>([
  ...(['intent', 'type', 'bhk', 'city', 'locality', 'pincode', 'society'] as const),
  ...(['budget', 'area', 'rate', 'emi', 'monthly', 'deposit', 'posted', 'sort'] as const),
])

/** What a listing states outright, so that a home that states another value is not like it. */
const facts: ReadonlySet<SlotName> = new Set<SlotName>([
  ...(['furnishing', 'floor', 'facing', 'bathrooms', 'possession', 'age'] as const),
  ...(['transaction', 'brokerage', 'lister', 'parking', 'road', 'moveIn', 'sharing'] as const),
])

/**
 * Returns a message with its attributes as preferences, or only those that are no facts;
 * `undefined` if it has none.
 */
function relaxAttributes(
  reading: ParsedQuery,
  relaxes: NonNullable<Wording['relaxes']>,
): Reworded | undefined {
  const hasPlace = placesOf(reading.slots).length > 0
  const isEssential = (slot: Slot) =>
    essentials.has(slot.slot) ||
    (slot.slot === 'near' && !hasPlace) ||
    (relaxes === 'wishes' && (facts.has(slot.slot) || isDenied(slot)))
  const isRanked = (slot: Slot) => !isEssential(slot) && !slot.isSoft && !slot.isElse
  if (!reading.slots.some(isRanked)) return undefined
  return {
    reading: {
      ...reading,
      slots: reading.slots.map((slot) => (isRanked(slot) ? { ...slot, isSoft: true } : slot)),
    },
  }
}

/** Returns the wordings in order, those that leave most understood first. */
export const wordings = (hasPlaces: boolean): Wording[] => [
  { places: false, kinds: false },
  ...(hasPlaces ? [{ places: true, kinds: false }] : []),
  { places: false, kinds: true },
  ...(hasPlaces ? [{ places: true, kinds: true }] : []),
]

const places: ReadonlySet<SlotName> = new Set<SlotName>(['city', 'locality', 'pincode'])

/** Returns the places that a text asks for. */
export const placesOf = (slots: readonly Slot[]) =>
  slots.filter((slot) => places.has(slot.slot) && !isDenied(slot))

/** Numbers and deals are no names, so they stay understood in every wording. */
const figures: ReadonlySet<SlotName> = new Set<SlotName>([
  ...(['intent', 'bhk', 'budget', 'area', 'rate', 'bathrooms', 'floor', 'age'] as const),
  ...(['parking', 'road', 'moveIn', 'sharing'] as const),
  ...(['monthly', 'emi', 'deposit', 'brokerage', 'posted', 'sort'] as const),
])

/** No text of a listing has so many names and words that were not understood. */
const maxNames = 6

/** A text with its names taken as words. */
export interface Reworded {
  reading: ParsedQuery
  /** Words that must all be in the text of a listing. */
  requires?: string
  /** What it was understood as, which found nothing. */
  instead?: string
}

/** Applies a wording to a parsed text; `undefined` if it has no such names. */
export function reword(reading: ParsedQuery, wording: Wording): Reworded | undefined {
  if (wording.relaxes) return relaxAttributes(reading, wording.relaxes)
  const isStrict = (slot: Slot) =>
    figures.has(slot.slot) ||
    isDenied(slot) ||
    (slot.slot === 'type' && !wording.kinds) ||
    (places.has(slot.slot) && !wording.places)
  const slots = reading.slots.filter(isStrict)
  const names = reading.slots.filter((slot) => !isStrict(slot))
  if (names.length === 0) return undefined
  const words = [...reading.unmatched.filter(({ isUnsupported }) => !isUnsupported), ...names]
    .map(({ text, start, end }): TextSpan => ({ text, start, end }))
    .toSorted((one, other) => one.start - other.start || other.end - one.end)
    .filter(({ end }, at, all) => all.slice(0, at).every((earlier) => earlier.end < end))
  if (words.length > maxNames) return undefined
  return {
    reading: {
      ...reading,
      slots,
      filter: mergeSlots(slots),
      unmatched: [...words, ...reading.unmatched.filter(({ isUnsupported }) => isUnsupported)],
    },
    requires: words.map(({ text }) => text).join(' '),
    instead: describeFilter(reading.filter),
  }
}

const isDenied = ({ value }: Slot) =>
  typeof value === 'object' && 'not' in value && value.not === true
