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

/** With fewer results than this, relaxations are counted. */
const few = 12

/** The list that the explanation is shown above. */
interface Shown {
  total: number
  isFirst: boolean
  /** An order was chosen, which overrides one in the words. */
  isOrdered: boolean
}

/** Returns the explanation for the response, with counted relaxations if few listings match. */
export async function presentReading(
  db: Handle,
  market: Market,
  query: PublicFilter,
  reading: Reading,
  { total, isFirst, isOrdered }: Shown,
): Promise<SearchReading> {
  const text = query.search ?? ''
  const { slots, soft, unmatched: rest, instead = null, isRelaxed = false } = reading
  // Soft preferences are not part of the description unless there is nothing else.
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
    isRelaxed,
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
 * Returns the parsed filter without what the chosen filters override; a PG is more than its deal,
 * so it stays.
 */
const saidOf = (filter: SearchFilter, { listingType }: PublicFilter, isOrdered: boolean) => ({
  ...filter,
  ...(isOrdered && { sort: undefined }),
  ...(listingType && filter.intent !== 'pg' && { intent: undefined }),
})

/**
 * Returns a description of the search that others may see, or undefined. It contains only our own
 * names, and so no personal data: words that were not understood and named landmarks are left out.
 */
export function commonSentence({ sentence, rest, slots }: SearchReading): string | undefined {
  const isOwn = slots.some(
    ({ slot, label, confidence }) =>
      (slot === 'near' && label !== 'Near metro') ||
      (slot === 'locality' && confidence <= guessedConfidence),
  )
  return rest.length > 0 || isOwn || slots.length < 2 ? undefined : sentence
}

/** Words such as "3bhk rent" while homes for sale are chosen. */
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
  // A city without locations is searched in the text, with its locality or alone.
  if (isNamed && slot.value.ids.length === 0) {
    const isWithin = slots.some(
      (other) => other.slot === 'locality' && other.value.city === slot.value.name,
    )
    return slot.slot === 'city' && isWithin ? 'filter' : 'text'
  }
  if (slot.slot === 'rate' || isOfBroker(slot)) return 'none'
  return applied.get(slot.slot) ?? 'filter'
}

/** Every home here is listed by a broker, so this excludes nothing. */
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
      `Homes up to about ${most}: with the largest bank loan, at ${rate}% over ` +
      `${years} years, their EMI stays within this.`
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

/** Few listings state these values, so the count says little about how many homes fit. */
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

/** "Under 50 lakh above 1 crore": true for the later one of the two limits. */
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

/** Returns the alternatives for an ambiguous amount: the whole range, and with the same limits. */
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
