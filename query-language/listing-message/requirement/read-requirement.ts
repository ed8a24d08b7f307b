import { regExp } from '#domain/text/reg-exp.ts'
import type { Gazetteer } from '#query-language/gazetteer/gazetteer.ts'
import { minSalePrice } from '#query-language/listing-message/home-state.ts'
import type { RequirementReading, RequirementTerm } from '#query-language/listing-message/model.ts'
import { describeFilter, writeQuery } from '#query-language/model/describe-filter.ts'
import { mergeSlots } from '#query-language/model/merge-slots.ts'
import type { Slot, SlotName, TextSpan } from '#query-language/model/slots.ts'
import { parseQuery } from '#query-language/parse-query.ts'
import { listedPlaces } from './listed-places.ts'
import { statedFacings } from './requirement-facing.ts'
import { isAccepted, isDenied, isGuess } from './requirement-guesses.ts'
import { blankNoise } from './requirement-noise.ts'
import { misspeltElsewhere, settlePlaces } from './requirement-places.ts'
import { requirementTerms } from './requirement-terms.ts'
import { isOfChoice, secondChoices } from './second-choices.ts'
import { contradicted } from './settle-requirement.ts'
import { withListed } from './widened-values.ts'
import { type Span, speaksOfPreference, type WordsSaid, wordsSaid } from './words-said.ts'

/**
 * Reads the requirement in a text, or returns undefined if it names no home. What is only welcome
 * becomes a preference of the search.
 */
export function readRequirement(
  text: string,
  gazetteer: Gazetteer,
  today: string,
): RequirementReading | undefined {
  const whole = blankNoise(text, gazetteer)
  const choices = secondChoices(whole)
  const said = withoutSpans(endedRefusals(whole), choices)
  const words = wordsSaid(said, gazetteer)
  const parsed = parseQuery(said, gazetteer, today)
  const doubtful = parsed.slots.filter(
    (slot) => isGuess(slot, words, parsed) || isDenied(slot, words, parsed.slots),
  )
  const kept = parsed.slots
    .filter((slot) => !doubtful.includes(slot) && !isAccepted(slot, said))
    .filter((slot) => slot.slot !== 'locality' || !isOfChoice(slot.text, choices))
    .map((slot) => asSecond(withoutPlus(slot, said), parsed.slots, said))
  const meant = withListed(kept, said)
  doubtful.push(...contradicted(meant, words, parsed.unmatched), ...misspeltElsewhere(meant))
  // "In NIT 90k" is no budget, and so no rent.
  const isOfDoubtful = ({ slot, start, end }: Slot) =>
    slot === 'intent' &&
    kept.some((one) => one.slot === 'rate') &&
    doubtful.some((one) => one.slot === 'budget' && one.start === start && one.end === end)
  const certain = meant.filter((slot) => !doubtful.includes(slot) && !isOfDoubtful(slot))
  const isHeld = (one: Span) =>
    certain.some(({ start, end }) => start <= one.start && one.end <= end)
  const left = [...parsed.unmatched.filter((one) => !isHeld(one)), ...doubtful.map(spanOf)]
  const slots = settlePlaces(
    [...certain, ...statedFacings(words, certain, left), ...listedPlaces(words, certain, left)],
    gazetteer,
  )
  if (slots.length === 0) return undefined
  const hard = withDeal(slots.filter((slot) => !isWish(slot, words, slots)))
  const filter = mergeSlots(hard)
  const wishes = slots.filter((slot) => isWish(slot, words, slots))
  const preferred = (write: typeof describeFilter) =>
    wishes.map((slot) => `preferably ${write(mergeSlots([slot]))}`)
  // "EWS flats nahi chahiye" holds the kind that is sought, and is a term all the same.
  const isWithin = ({ start, end }: Span, one: Span) =>
    one.start <= start && end <= one.end && end - start < one.end - one.start
  const open = left.filter(
    (one) =>
      !slots.some((slot) => slot.start < one.end && one.start < slot.end && !isWithin(slot, one)),
  )
  const terms = [
    ...requirementTerms(words, slots, open).map((term) => withShares(term, said, text)),
    ...choices,
    ...slots.flatMap((slot) => (slot.isElse ? acceptedTerm(slot, whole) : [])),
  ].toSorted((one, other) => one.start - other.start)
  const unmatched = open.filter(
    ({ start, end }) => !terms.some((term) => term.start <= start && term.end >= end),
  )
  return {
    kind: 'requirement',
    search: [describeFilter(filter), ...preferred(describeFilter)].filter(Boolean).join(', '),
    ...{ filter, wishes: preferred(writeQuery).join(', '), terms },
    findings: [...hard, ...wishes]
      .map(({ slot, start, end, text: words }) => ({ slot, start, end, text: words }))
      .toSorted((one, other) => one.start - other.start),
    doubts: parsed.ambiguities,
    unmatched: unmatched.toSorted((one, other) => one.start - other.start),
  }
}

/** "Villa, plot also ok": the filter asks for the first alone, so the second is said in words. */
const acceptedTerm = ({ start, end }: Slot, text: string) => ({
  ...{ strength: 'soft' as const, start, end },
  text: text.slice(start, end),
})

/** "Net yield min 6.5%": the shares that the search is not shown belong to the words of a term. */
function withShares(term: RequirementTerm, said: string, text: string): RequirementTerm {
  const behind = /^(?: ?\u00a0+)+/.exec(said.slice(term.end))?.[0] ?? ''
  const before = /(?:\u00a0+ ?)+$/.exec(said.slice(0, term.start))?.[0] ?? ''
  const [start, end] = [term.start - before.length, term.end + behind.length]
  return { ...term, start, end, text: text.slice(start, end).trim() }
}

const withoutSpans = (text: string, spans: readonly Span[]) =>
  spans.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  )

/** "Gunthewari no", then "Besa" on the next line: the refusal ends with its line. */
const endedRefusals = (text: string) =>
  text.replace(/(?<=\b(?:no|not|nahi|nahin|nako)[ ]{0,2})\n/gi, ';')

const spanOf = ({ start, end, text }: Slot): TextSpan => ({ start, end, text })

/** Slots that may be preferences; budget and rooms are always required. */
const wishable: ReadonlySet<SlotName> = new Set([
  ...(['amenity', 'furnishing', 'floor', 'facing', 'vastu', 'near', 'bathrooms'] as const),
  ...(['possession', 'age', 'approval', 'transaction', 'builder', 'lister', 'either'] as const),
  ...(['parking', 'road', 'moveIn', 'sharing'] as const),
])
const isWish = (wish: Slot, words: WordsSaid, slots: readonly Slot[]) =>
  wish.isSoft === true &&
  wish.isElse !== true &&
  (wishable.has(wish.slot) || isPlaceBesideOther(wish, slots)) &&
  !mustBehind.test(words.text.slice(wish.end)) &&
  !isBesideWish(wish, words, slots)

/** "Powai, preferably Hiranandani Gardens": a place is only welcome beside one that is required. */
const isPlaceBesideOther = (wish: Slot, slots: readonly Slot[]) =>
  wish.slot === 'locality' &&
  slots.some((slot) => slot.slot === 'locality' && slot.isSoft !== true && slot.value.not !== true)

/** "Unfurnished, pool preferred": the wish of the next clause is about a thing of another kind. */
function isBesideWish(wish: Slot, words: WordsSaid, slots: readonly Slot[]): boolean {
  // "Higher floor, pool preferred": nobody requires a floor without its number.
  if (wish.slot === 'floor' && !/\d/.test(wish.text)) return false
  const { clauses, text } = words
  const at = clauses.findIndex(({ start, end }) => start <= wish.start && wish.end <= end)
  const [own, next] = [clauses[at], clauses[at + 1]]
  if (!own || !next || speaksOfPreference(words, own)) return false
  const gap = text.slice(own.end, next.start)
  // "Road 20 ft+", then "view ho to badhiya" on the next line.
  const isNextLine = gap.includes('\n') && speaksOfPreference(words, next)
  const isLed = at > 0 && clauses[at - 1] !== undefined && isLeading(words, clauses[at - 1])
  if (isNextLine && !isLed) return true
  if (!/^,\s*$/.test(gap)) return false
  const others = slots.filter(({ start, end }) => start >= next.start && end <= next.end)
  return others.length > 0 && others.every((slot) => slot.isSoft && slot.slot !== wish.slot)
}
/** "Preferred:" above what is only welcome. */
const isLeading = (words: WordsSaid, clause: TextSpan | undefined) =>
  clause !== undefined && speaksOfPreference(words, clause)

/** "Lift must. South side would be nice": the wish of the next sentence is none of this one. */
const mustBehind = regExp('i')`
  ^[ ](?:is[ ]|are[ ]|hona[ ])?(?:a[ ])?(?:must|min(?:imum)?|compulsory|mandatory|zaroori|zaruri
  |jaruri)\b(?![ ]not|[ ]nahi)
`

/** "Wakad, Baner (Balewadi also ok)": a place beside others, and only taken as well. */
function asSecond(slot: Slot, slots: readonly Slot[], text: string): Slot {
  const isAlso = slot.slot === 'locality' && !slot.value.not && alsoOk.test(text.slice(slot.end))
  const isBeside = ({ slot: name, isElse }: Slot) =>
    (name === 'locality' || name === 'city') && isElse !== true
  return isAlso && slots.some((one) => one !== slot && isBeside(one))
    ? { ...slot, isElse: true, isSoft: true }
    : slot
}
const alsoOk = /^ (?:also|bhi|pan|suddha|too) (?:ok|okay|fine|chalega|chalel|possible)\b/i

/** "4BHK + study", "3bhk+s": what comes on top is no further bedroom. */
function withoutPlus(slot: Slot, text: string): Slot {
  if (slot.slot !== 'bhk' || slot.value.min === undefined || slot.value.max !== undefined)
    return slot
  const isTopped = /\+$/.test(slot.text) && /^ ?\p{L}/u.test(text.slice(slot.end))
  return isTopped ? { ...slot, value: { oneOf: [slot.value.min] } } : slot
}

/** The minimum budget of a purchase. */
const minBudget = 2 * minSalePrice
/** Rupees a month that no home is let for. */
const maxRent = 10_000_000

/** "3bhk in Pune, 90 lakh": the amount is too high for a rent, so it is a purchase. */
function withDeal(slots: readonly Slot[]): readonly Slot[] {
  if (slots.some(({ slot }) => slot === 'deposit')) return slots
  const said = slots.filter(({ slot }) => slot === 'intent')
  if (said.length > 0) {
    // "Pre-leased shop, 5 cr": what is let for a crore a month is sold.
    const isSold = slots.some((slot) => slot.slot === 'budget' && (slot.value.max ?? 0) >= maxRent)
    return isSold
      ? slots.map((slot) => (slot.slot === 'intent' ? { ...slot, value: 'sell' } : slot))
      : slots
  }
  const amount = slots.find(
    (slot) =>
      (slot.slot === 'budget' && (slot.value.max ?? slot.value.min ?? 0) >= minBudget) ||
      (slot.slot === 'rate' && slot.value.unit !== 'sqft' && (slot.value.max ?? 0) >= 10_000),
  )
  if (!amount) return slots
  const { start, end, text, confidence } = amount
  return [...slots, { slot: 'intent', value: 'sell', ...{ start, end, text, confidence } }]
}
