import { regExp } from '#domain/text/reg-exp.ts'
import type { Gazetteer } from '#query-language/gazetteer/gazetteer.ts'
import { findPlaces, isSameMarket } from '#query-language/gazetteer/gazetteer.ts'
import { describeFilter, writeQuery } from '#query-language/model/describe-filter.ts'
import { mergeSlots } from '#query-language/model/merge-slots.ts'
import type { ParsedQuery, Slot, SlotName, TextSpan } from '#query-language/model/slots.ts'
import { parseQuery } from '#query-language/parse-query.ts'
import { minSalePrice } from './home-state.ts'
import type { RequirementReading } from './model.ts'
import { clausesIn, refuses, requirementTerms } from './requirement-terms.ts'

const scaledAmount = /\d ?(?:k|l|lac|lacs|lakhs?|cr|crores?|hazaa?r|thousand|लाख|करोड|हजार)/i
const parkingOfTwoWheels =
  /\b(?:bike|scooter|scooty|wheeler|2w|cycle) (?:(?:ki|ka|ke liye) )?(?:parking)?$/i

/** "Min 6% yield" is no amount. */
const share = /\b(?:min|minimum|atleast|max)? ?\d{1,2}(?:\.\d{1,2})? ?%/gi

/**
 * Reads the requirement in a text, or returns undefined if it names no home. What is only welcome
 * becomes a preference of the search.
 */
export function readRequirement(
  text: string,
  gazetteer: Gazetteer,
  today: string,
): RequirementReading | undefined {
  const said = text.replace(share, (words) => ' '.repeat(words.length))
  const parsed = parseQuery(said, gazetteer, today)
  const doubtful = parsed.slots.filter(
    (slot) => isGuess(slot, said, parsed) || isDenied(slot, said, parsed.slots),
  )
  const slots = settlePlaces(
    parsed.slots.filter((slot) => !doubtful.includes(slot) && !isAccepted(slot, said)),
    gazetteer,
  )
  if (slots.length === 0) return undefined
  const hard = withDeal(slots.filter((slot) => !isWish(slot, said)))
  const filter = mergeSlots(hard)
  const wishes = slots.filter((slot) => isWish(slot, said))
  const preferred = (write: typeof describeFilter) =>
    wishes.map((slot) => `preferably ${write(mergeSlots([slot]))}`)
  const open = [...parsed.unmatched, ...doubtful.map(spanOf)]
  const terms = requirementTerms(said, slots, open)
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

const spanOf = ({ start, end, text }: Slot): TextSpan => ({ start, end, text })

/** Slots that may be preferences; place, budget and rooms are always required. */
const wishable: ReadonlySet<SlotName> = new Set([
  ...(['amenity', 'furnishing', 'floor', 'facing', 'vastu', 'near', 'bathrooms'] as const),
  ...(['possession', 'age', 'approval', 'transaction', 'builder', 'lister'] as const),
])
const isWish = ({ slot, isSoft, isElse, end }: Slot, text: string) =>
  isSoft === true && isElse !== true && wishable.has(slot) && !mustBehind.test(text.slice(end))
/** "Lift must. South side would be nice": the wish of the next sentence is none of this one. */
const mustBehind =
  /^ (?:is |are |hona )?(?:a )?(?:must|compulsory|mandatory|zaroori|zaruri|jaruri)\b(?! not| nahi)/i

/** Whether the value of a slot is only a guess from its words. */
function isGuess(
  slot: Slot,
  text: string,
  { slots, unmatched }: Pick<ParsedQuery, 'slots' | 'unmatched'>,
): boolean {
  const before = text.slice(0, slot.start)
  const behind = text.slice(slot.end)
  switch (slot.slot) {
    // "14 rs tak" of a warehouse: rupees for a square foot, and no lakhs.
    case 'budget':
      return /^\D*\d{1,3}(?:\.\d+)?\D*$/.test(slot.text) && /₹|\b(?:rs|rupees)\b/i.test(slot.text)
        ? !scaledAmount.test(slot.text)
        : false
    // "Planet Godrej", "Raheja Vivarea": the name of a building.
    case 'builder':
      return unmatched.some(
        ({ start, end }) =>
          /^\p{Lu}/u.test(text.slice(start)) &&
          (text.slice(end, slot.start) === ' ' || text.slice(slot.end, start) === ' '),
      )
    // "Ready to shift" is who looks for it, and "token ready" what they bring.
    case 'possession':
      return (
        /\bshift/i.test(slot.text) ||
        moneyReady.test(before) ||
        /^ (?:registration|registry|payment|token|deal)\b/i.test(behind)
      )
    // "Bike parking" is none for a car.
    case 'amenity':
      return parkingOfTwoWheels.test(before + slot.text)
    // "No pets so no issue" asks for none, and a "corporate cheque" is no tenant.
    case 'tenant':
      return (
        (slot.value.name === 'pets' && !slot.value.not && /\bno $/i.test(before)) ||
        /^ (?:cheque|payment|account)\b/i.test(behind)
      )
    // "Owner should not stay in the same building"
    case 'lister':
      return ownerSpoken.test(slot.text + behind)
    // "Nam office Electronic City" is where somebody works, and "forest boundary land not ok"
    // refuses no land but that.
    case 'type':
      return (
        ownOffice.test(before + slot.text) ||
        isLoneRefusal(slot, text, slots) ||
        (slot.value.not === true &&
          unmatched.some(({ end }) => text.slice(end, slot.start) === ' '))
      )
    default:
      return false
  }
}

const moneyReady =
  /\b(?:baki|balance|rest|brokerage|token|cash|payment|funds?|loan|money|deposit|party|buyer) $/i
const ownerSpoken = regExp('i')`
  ^owner[ ](?:(?:ki|ka|ke|se)[ ](?:problem|taraf)|(?:shd|should|shud)[ ]|(?:must[ ])?not[ ](?:stay
  |be|live)
  |(?:stays?|staying|lives?|living)\b)
`

/** What a refusal without a meaning of its own may concern. */
const deniable: ReadonlySet<SlotName> = new Set([
  ...(['near', 'amenity', 'facing', 'floor', 'builder', 'lister', 'locality'] as const),
])

/** "DDA flats nahi chahiye": a kind of flats, and neither what it has nor all flats. */
function isOfRefused(slot: Slot, text: string, slots: readonly Slot[]): boolean {
  const isBeside = (one: Slot, type: Slot) =>
    type.slot === 'type' && isNegated(type) && text.slice(one.end, type.start) === ' '
  return slots.some((other) =>
    slot.slot === 'type' ? other.slot !== 'type' && isBeside(other, slot) : isBeside(slot, other),
  )
}

const ownOffice = /\b(?:my|our|nam|nanna|mera|meri|hamara|amar|en|ente|naa|maru) office$/i

/** "Kothi ke portion na bhejein": a sentence that refuses, and asks for nothing. */
function isLoneRefusal(slot: Slot, text: string, slots: readonly Slot[]): boolean {
  if (slot.slot !== 'type' || isNegated(slot)) return false
  const clause = clausesIn(text).find(({ start, end }) => start <= slot.start && slot.end <= end)
  if (!clause) return false
  const isOther = (one: Slot) =>
    one !== slot && one.slot !== 'lister' && one.start >= clause.start && one.end <= clause.end
  const rest = text.slice(clause.start, slot.start) + text.slice(slot.end, clause.end)
  return !slots.some(isOther) && refuses(rest)
}

const isNegated = ({ value }: Slot) =>
  typeof value === 'object' && 'not' in value && value.not === true

/** "Expressway facing bhi nahi", "not beyond Anand Nagar": refused by words that no slot holds. */
function isDenied(slot: Slot, text: string, slots: readonly Slot[]): boolean {
  if (isOfRefused(slot, text, slots)) return true
  if (!deniable.has(slot.slot) || slot.isSoft === true || isNegated(slot)) return false
  const clause = clausesIn(text).find(({ start, end }) => start <= slot.start && slot.end <= end)
  if (!clause) return false
  // What is left of the clause beside its slots.
  const inside = slots.filter(({ start, end }) => start >= clause.start && end <= clause.end)
  const rest = inside.reduce(
    (words, { start, end }) =>
      words.slice(0, start - clause.start) +
      ' '.repeat(end - start) +
      words.slice(end - clause.start),
    clause.text,
  )
  return refuses(rest)
}

/** "Ground floor also chalega", "ok with unfurnished": taken as well, and not asked for. */
const isAccepted = ({ slot, end, start, isSoft }: Slot, text: string) =>
  // "Can pay 2 months deposit" is an offer.
  (slot === 'deposit' && isSoft === true) ||
  (slot === 'floor' && alsoFine.test(text.slice(end))) ||
  (slot === 'transaction' && orOther.test(text.slice(end))) ||
  ((slot === 'furnishing' || slot === 'floor') &&
    /\b(?:ok|okay|fine|comfortable) with(?: an?)? $/i.test(text.slice(0, start)))
/** "Nayi ya 5 saal tak purani", "resale o choluk" */
const orOther = regExp('iu')`
  ^(?:[ ]ho)?[ ](?:ya|or|ba|athva|/)[ ][^,.;\n]{0,20}(?:purani|purana|purane|old|resale|new|nayi
  |naya)\b
  |^[ ](?:also|bhi|o|pan|is)?[ ]?(?:ok|okay|fine|chalega|chalegi|chalel|choluk|cholbe)\b
`
const alsoFine = regExp('iu')`
  ^[ ](?:(?:also|bhi|is|are|pan|suddha|o|se|main|me)[ ]){0,2}(?:chalega|chalegi|chalel|cholbe|ok
  |okay|fine
  |acceptable|will[ ]do|works)\b
`

/** The minimum budget of a purchase. */
const minBudget = 2 * minSalePrice

/** "3bhk in Pune, 90 lakh": the amount is too high for a rent, so it is a purchase. */
function withDeal(slots: readonly Slot[]): readonly Slot[] {
  if (slots.some(({ slot }) => slot === 'intent' || slot === 'deposit')) return slots
  const amount = slots.find(
    (slot) =>
      (slot.slot === 'budget' && (slot.value.max ?? slot.value.min ?? 0) >= minBudget) ||
      (slot.slot === 'rate' && slot.value.unit !== 'sqft' && (slot.value.max ?? 0) >= 10_000),
  )
  if (!amount) return slots
  const { start, end, text, confidence } = amount
  return [...slots, { slot: 'intent', value: 'sell', ...{ start, end, text, confidence } }]
}

/**
 * Drops the city that a place has from its name alone, if the other places are in another city:
 * "Koregaon Park or Boat Club" of Pune is not in Chennai.
 */
function settlePlaces(slots: readonly Slot[], gazetteer: Gazetteer): Slot[] {
  const named = new Set(
    slots.flatMap((slot) => (slot.slot === 'city' && !slot.value.not ? slot.value.name : [])),
  )
  const cities = Map.groupBy(
    slots.flatMap((slot) => (slot.slot === 'locality' && !slot.value.not ? slot : [])),
    ({ value }) => value.city ?? '',
  )
  if (named.size > 0 || cities.size < 2) return [...slots]
  const weightOf = (city: string) =>
    (cities.get(city) ?? []).reduce((sum, { value }) => {
      const isRare = findPlaces(gazetteer, value.name).every((place) => place.isRare === true)
      return sum + (isRare ? 0.5 : 1) + value.ids.length
    }, 0)
  const [home = '', other = ''] = [...cities.keys()]
    .filter((city) => city !== '')
    .toSorted((one, two) => weightOf(two) - weightOf(one))
  if (weightOf(home) === weightOf(other)) return [...slots]
  return slots.map((slot) => {
    if (slot.slot !== 'locality' || slot.value.not) return slot
    const { city, name } = slot.value
    if (city === undefined || city === home || isSameMarket(city, home)) return slot
    return { ...slot, value: { name, ids: [] } }
  })
}
