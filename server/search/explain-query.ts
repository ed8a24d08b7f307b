import { ListingType } from '#contract/property/vocabulary.ts'
import type { SearchReading, SlotUse } from '#contract/search/explanation.ts'
import { priceForInstalment, usualLoan } from '#domain/money/emi.ts'
import { maxRupees } from '#domain/money/max-rupees.ts'
import { formatPriceShort } from '#domain/money/money.ts'
import { withCommas } from '#domain/text/format-number.ts'
import {
  describeBudget,
  describeFilter,
  formatRupees,
} from '#query-language/model/describe-filter.ts'
import { mergeSlots } from '#query-language/model/merge-slots.ts'
import { guessedConfidence } from '#query-language/model/parse-state.ts'
import type { Ambiguity, SearchFilter, Slot } from '#query-language/model/slots.ts'
import type { Handle } from '#server/db/connect.ts'
import type { Market } from '#server/db/index-state.ts'
import { landmarkPoint } from '#server/search/ranking/ranking-input.ts'
import type { Reading } from './compile-query.ts'
import { withUnstated } from './condition/chosen-filter.ts'
import type { PublicFilter } from './filter-conditions.ts'
import { isMessage, unstatedSlots } from './message.ts'
import { cityOfZone } from './place-conditions.ts'
import { countSecondChoices, relaxations } from './relaxation/relaxations.ts'
import { labelOf } from './slot-label.ts'

/** Where fewer are found than this, ways to more are counted. */
const few = 12

/** How the list comes that the reading stands above. */
interface Shown {
  total: number
  isFirst: boolean
  /** An order was chosen besides: what the words say of one does not hold. */
  isOrdered: boolean
}

/** A reading for the wire, with counted ways out where few listings match. */
export async function presentReading(
  db: Handle,
  market: Market,
  query: PublicFilter,
  reading: Reading,
  { total, isFirst, isOrdered }: Shown,
): Promise<SearchReading> {
  const text = query.search ?? ''
  const { slots, soft, unmatched: rest, instead = null, isEased = false } = reading
  // What is only welcome is no part of what is asked, unless nothing else is.
  const hard = slots.filter((slot) => !soft.includes(slot))
  const asked = hard.length > 0 ? hard : slots
  const isSearched = slots.length === 0 || instead !== null
  return {
    sentence: describeFilter(saidOf(mergeSlots(asked), query, isOrdered), 'properties'),
    slots: slots.map((slot) => ({
      slot: slot.slot,
      label: labelOf(slot),
      text: slot.text,
      start: slot.start,
      end: slot.end,
      confidence: Math.round(slot.confidence * 100) / 100,
      use: isReplaced(slot, query) ? 'none' : usedAs(slot, reading),
      note: noteOf(slot, reading, query),
    })),
    rest: rest.map((word) => ({
      text: word.text,
      start: word.start,
      end: word.end,
      use: word.isUnsupported ? 'none' : isSearched ? 'text' : 'rank',
    })),
    doubts: reading.ambiguities.map((doubt) => ({
      text: doubt.text,
      choices: choicesOf(text, doubt, slots),
    })),
    instead,
    isEased,
    implied: reading.implied ? ListingType.label(reading.implied) : null,
    relaxations: isFirst
      ? [
          ...(await countSecondChoices(db, market, query, reading)),
          ...(slots.length > 0 && total < few && instead === null
            ? await relaxations(db, market, query, reading, total)
            : []),
        ]
      : [],
  }
}

/**
 * What the words say without what is chosen beside them, which holds instead: of a PG more than its
 * deal.
 */
const saidOf = (filter: SearchFilter, { listingType }: PublicFilter, isOrdered: boolean) => ({
  ...filter,
  ...(isOrdered && { sort: undefined }),
  ...(listingType && filter.intent !== 'pg' && { intent: undefined }),
})

/**
 * A question as others may be shown it: only of what has a name of ours, so that nothing of a
 * person is in it. Words that were not understood and landmarks by name are somebody's own.
 */
export function commonSentence({ sentence, rest, slots }: SearchReading): string | undefined {
  const isOwn = slots.some(
    ({ slot, label, confidence }) =>
      (slot === 'near' && label !== 'Near metro') ||
      (slot === 'locality' && confidence <= guessedConfidence),
  )
  return rest.length > 0 || isOwn || slots.length < 2 ? undefined : sentence
}

/** "3bhk rent" beside the choice of homes for sale. */
const isReplaced = (slot: Slot, { listingType }: PublicFilter) =>
  slot.slot === 'intent' &&
  slot.value !== 'pg' &&
  listingType !== undefined &&
  listingType !== slot.value

function usedAs(slot: Slot, { applied, soft, slots, filter, names }: Reading): SlotUse {
  if (slot.isElse) return 'else'
  if (soft.includes(slot)) return 'rank'
  if (slot.slot === 'locality' && cityOfZone(slot.value, filter, names)) return 'filter'
  const isNamed = slot.slot === 'locality' || slot.slot === 'city'
  // A city nobody has Locations of is in the text with its locality, or by itself.
  if (isNamed && slot.value.ids.length === 0) {
    const isWithin = slots.some(
      (other) => other.slot === 'locality' && other.value.city === slot.value.name,
    )
    return slot.slot === 'city' && isWithin ? 'filter' : 'text'
  }
  if (slot.slot === 'rate' || isOfBroker(slot)) return 'none'
  return applied.get(slot.slot) ?? 'filter'
}

/** Every home here is offered by a broker: who wants that asks for nothing. */
const isOfBroker = (slot: Slot) => slot.slot === 'lister' && slot.value === 'broker'

const figure = (value: number) => withCommas(value, 0)

function noteOf(slot: Slot, reading: Reading, query: PublicFilter): string | null {
  const { filter, names } = reading
  if (slot.slot === 'locality' || slot.slot === 'city') return placeNote(slot, reading)
  if (slot.slot === 'area' && slot.value.sizes) {
    const [min = 0, max = 0] = slot.value.sizes
    return (
      `A ${slot.value.unit} is ${figure(min)} to ` +
      `${figure(max)} sq ft here, depending on the district.`
    )
  }
  if (slot.slot === 'near' && slot.value.name !== 'metro') {
    const { name, metres, minutes } = slot.value
    if (landmarkPoint(name, filter, names)) {
      const isMeasured = metres !== undefined || minutes !== undefined
      return (
        `Homes that mention ${name} are shown, the nearest to it further ` +
        `up${isMeasured ? '; how far is not filtered' : ''}.`
      )
    }
    if (minutes !== undefined) {
      return 'Travel times are not known: the name is looked for in the text.'
    }
    return (
      'Where it lies is not known: the name is looked for ' +
      'in the text, and how far it is does not count.'
    )
  }
  if (slot.slot === 'emi') {
    const { rate, years } = usualLoan
    const most = formatPriceShort(priceForInstalment(slot.value.max, maxRupees))
    return (
      `That is a price of about ${most} at most: the largest loan for it, at ${rate}% ` +
      `over ${years} years, costs no more a month.`
    )
  }
  if (slot.slot === 'rate')
    return 'Prices per unit of area are not filtered: compare them on the cards.'
  if (isOfBroker(slot)) return 'Every home here is offered by a verified broker.'
  if (slot.slot === 'budget' && isTurned(slot, reading))
    return (
      'The two limits leave nothing between them, so homes ' +
      `of ${describeBudget(filter.budget)} are shown.`
    )
  return unstatedNote(slot, reading, query)
}

/** What few listings state: how many there are says little of how many fit. */
function unstatedNote(slot: Slot, { soft }: Reading, query: PublicFilter): string | null {
  if (soft.includes(slot) || withUnstated(query)) return null
  if (isMessage(query)) {
    return unstatedSlots.has(slot.slot)
      ? `${labelOf(slot)}: homes that do not say so are shown too, further down.`
      : null
  }
  if (slot.slot === 'monthly')
    return 'Homes that do not state their maintenance are shown by their rent, further down.'
  if (slot.slot === 'deposit') return 'Homes that do not state their deposit are left out.'
  return slot.slot === 'area' && slot.value.basis
    ? 'Homes that do not state their carpet area are left out.'
    : null
}

/** "Under 50 lakh above 1 crore": said of the later of the two. */
function isTurned(slot: Slot, { slots }: Reading): boolean {
  const limits = slots.flatMap((one) => (one.slot === 'budget' ? one.value : []))
  const min = limits.findLast(({ min }) => min !== undefined)?.min ?? 0
  const max = limits.findLast(({ max }) => max !== undefined)?.max ?? Number.POSITIVE_INFINITY
  return min > max && slot.value === limits.at(-1)
}

function placeNote(
  slot: Extract<Slot, { slot: 'locality' | 'city' }>,
  reading: Reading,
): string | null {
  const { name, section, ids, not } = slot.value
  const unlisted = `${[name, section].filter(Boolean).join(' ')} is not in our list of places`
  const zoned = cityOfZone(slot.value, reading.filter, reading.names)
  if (zoned) return `${unlisted}: all of ${zoned.name} is looked through.`
  if (usedAs(slot, reading) === 'text') return `${unlisted}: homes that mention it are looked for.`
  if (!section || ids.length === 0) return null
  return not
    ? `${unlisted}: all of ${name} is left out.`
    : `${unlisted}: all of ${name} is looked through.`
}

const isPrice = (slot: Slot) => slot.slot === 'budget' || slot.slot === 'monthly'

/**
 * What is asked for instead, in each of the amounts: all of a range, and on the side it was asked.
 */
function choicesOf(text: string, doubt: Ambiguity, slots: readonly Slot[]) {
  const slot = slots.find((one) => isPrice(one) && one.start <= doubt.start && doubt.end <= one.end)
  const [taken = 1] = doubt.amounts
  return doubt.amounts.map((rupees) => {
    const scaled = (said: number) => Math.round((said / taken) * rupees)
    const { min, max, approx } = slot && isPrice(slot) ? slot.value : { max: taken }
    const range = {
      ...(min !== undefined && { min: scaled(min) }),
      ...(max !== undefined && { max: scaled(max) }),
      ...(approx && { approx }),
    }
    const isRange = min !== undefined && max !== undefined
    return {
      label: isRange ? describeBudget(range) : formatRupees(rupees),
      search: `${text.slice(0, doubt.start)}${describeBudget(range)}${text.slice(doubt.end)}`,
    }
  })
}
