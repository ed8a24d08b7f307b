import type { Gazetteer } from '#query-language/gazetteer/gazetteer.ts'
import { guessedConfidence } from '#query-language/model/parse-state.ts'
import type { PlaceValue, Slot, SlotName } from '#query-language/model/slots.ts'

/** A slot below this confidence was guessed or corrected: it ranks instead of filtering. */
const minConfidence = 0.8

/**
 * Returns whether a slot ranks matches instead of filtering them. An ambiguous amount filters, with
 * the alternative offered beside it.
 */
const isSoft = ({ slot, isSoft, confidence }: Slot) =>
  isSoft === true || (confidence < minConfidence && slot !== 'budget' && slot !== 'monthly')

/** What a slot does: it filters, ranks, or is a second choice. A deal decides the prices anyway. */
export const roleOf = (slot: Slot): 'filter' | 'rank' | 'else' =>
  slot.isElse ? 'else' : slot.slot !== 'intent' && isSoft(slot) ? 'rank' : 'filter'

/** A preferred place beside an accepted one filters and ranks; a widened slot does neither. */
export const doesFilter = (
  slot: Slot,
  { hard, soft }: { hard: readonly Slot[]; soft: readonly Slot[] },
) => hard.includes(slot) || !soft.includes(slot)

/**
 * Returns the city of a preferred place ("preferably in Koramangala" means in Bangalore), unless
 * another place is required.
 */
export function citiesOfWelcome(hard: readonly Slot[], soft: readonly Slot[], names: Gazetteer) {
  if (hard.some(({ slot }) => placeSlots.has(slot))) return []
  const welcome = new Set(
    soft.flatMap((slot) =>
      slot.slot === 'locality' && slot.isSoft ? (slot.value.city ?? []) : [],
    ),
  )
  if (welcome.size === 0) return []
  return names.places
    .filter(({ kind, name, ids }) => kind === 'city' && ids.length > 0 && welcome.has(name))
    .map(({ name, ids }): PlaceValue => ({ name, city: name, ids }))
}

const placeSlots = new Set<SlotName>(['city', 'locality', 'society', 'pincode'])

/** A misspelt place of ours, which filters if no other place does: "mumbaii 1 bhk". */
const isCorrectedPlace = (slot: Slot) =>
  (slot.slot === 'city' || slot.slot === 'locality') &&
  !slot.isSoft &&
  slot.confidence > guessedConfidence &&
  slot.value.ids.length > 0

/**
 * Splits the slots into those that filter and those that rank. Guesses filter if nothing else does,
 * because they are all there is to search; in a search a corrected place filters if it is the only
 * one, while a message has many words that are no place. A second choice does neither.
 */
export function splitSlots(
  slots: readonly Slot[],
  isProse: boolean,
): { hard: Slot[]; soft: Slot[] } {
  const asked = slots.filter(({ isElse }) => !isElse)
  const isPlaced = isProse || asked.some((slot) => placeSlots.has(slot.slot) && !isSoft(slot))
  const isWelcome = (slot: Slot) => isSoft(slot) && (isPlaced || !isCorrectedPlace(slot))
  const firm = asked.filter((slot) => !isWelcome(slot))
  // "Prefer Aundh, Baner is also fine": a preferred place is one of the accepted ones, and ranks.
  const isBeside = firm.some((slot) => slot.slot === 'locality' && !slot.value.not)
  const accepted = asked.filter(
    (slot) => isBeside && slot.slot === 'locality' && slot.isSoft && !slot.value.not,
  )
  const hard = [...firm, ...accepted]
  const soft = asked.filter(isWelcome)
  const isNothing = hard.every(({ slot }) => slot === 'sort')
  if (!isNothing) return { hard, soft }
  return {
    hard: [...hard, ...soft.filter(({ isSoft }) => !isSoft)],
    soft: soft.filter(({ isSoft }) => isSoft),
  }
}
