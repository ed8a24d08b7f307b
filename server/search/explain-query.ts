import type { SearchReading, SlotUse } from '#contract/search/explanation.ts'
import { dealLabel } from '#contract/search/listing-nouns.ts'
import { msg, t } from '#domain/locale/translate.ts'
import { priceForInstalment, usualLoan } from '#domain/money/emi.ts'
import { maxRupees } from '#domain/money/max-rupees.ts'
import { formatPriceShort } from '#domain/money/money.ts'
import { withCommas } from '#domain/text/format-number.ts'
import {
  describeBudget,
  describeFilter,
  formatRupees,
  writeBudget,
  writeQuery,
} from '#query-language/model/describe-filter.ts'
import { mergeSlots } from '#query-language/model/merge-slots.ts'
import { guessedConfidence } from '#query-language/model/parse-state.ts'
import type { Ambiguity, Slot, SlotName } from '#query-language/model/slots.ts'
import type { Handle } from '#server/db/connect.ts'
import type { Market } from '#server/db/index-state.ts'
import { landmarkPoint } from '#server/search/ranking/ranking-input.ts'
import type { Reading } from './compile-query.ts'
import { withUnstated } from './condition/chosen-filter.ts'
import { typesOfQuery } from './condition/deal.ts'
import type { PublicFilter } from './filter-conditions.ts'
import { isMessage, unstatedSlots } from './message.ts'
import { cityOfZone } from './place-conditions.ts'
import { countSecondChoices, type Onward, waysOnward } from './relaxation/relaxations.ts'
import { labelOf } from './slot-label.ts'
import { doesFilter } from './soft-slots.ts'

/** With fewer results than this, relaxations are counted. */
const few = 12

/** The list that the explanation is shown above. */
interface Shown {
  total: number
  isFirst: boolean
  /** An order was chosen, which overrides one in the words. */
  isOrdered: boolean
  /** What leads on from it, where that is counted already. */
  onward: Onward | undefined
}

/** Returns the explanation for the response, with counted relaxations if few listings match. */
export async function presentReading(
  db: Handle,
  market: Market,
  query: PublicFilter,
  reading: Reading,
  { total, isFirst, isOrdered, onward: known }: Shown,
): Promise<SearchReading> {
  const text = query.search ?? ''
  const { slots, unmatched: rest, instead = null, isRelaxed = false } = reading
  const isSearched = slots.length === 0 || instead !== null
  const [others, onward] = isFirst
    ? await Promise.all([
        countSecondChoices(db, market, query, reading),
        known ??
          (slots.length > 0 && total < few && instead === null
            ? waysOnward(db, market, query, reading, total)
            : nowhere),
      ])
    : [[], nowhere]
  return {
    sentence: describeFilter(saidOf(reading, query, isOrdered), t('properties')),
    slots: slots.map((slot) => ({
      slot: slot.slot,
      label: labelOf(slot, reading.filter.types),
      text: slot.text,
      start: slot.start,
      end: slot.end,
      confidence: Math.round(slot.confidence * 100) / 100,
      use: isReplaced(slot, query, reading) ? 'none' : usedAs(slot, reading),
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
    implied: reading.implied ? dealLabel(reading.implied, reading.filter.types) : null,
    relaxations: [...others, ...onward.relaxations],
    absent: others.length > 0 ? null : onward.absent,
    beyond: onward.beyond,
  }
}

const nowhere: Onward = { relaxations: [], absent: null, beyond: [] }

/**
 * Returns the parsed filter without what the chosen filters override; a PG is more than its deal,
 * so it stays. Preferences are no part of it unless there is nothing else.
 */
function saidOf(reading: Reading, { listingType }: PublicFilter, isOrdered: boolean) {
  const { slots } = reading
  const said = slots.filter((slot) => doesFilter(slot, reading))
  const filter = mergeSlots(said.length > 0 ? said : slots)
  return {
    ...filter,
    ...(isOrdered && { sort: undefined }),
    ...(listingType && filter.intent !== 'pg' && { intent: undefined }),
  }
}

/**
 * Returns the search as a query that others may see, or undefined. It contains only our own names,
 * and so no personal data: words that were not understood and named landmarks are left out.
 */
export function commonQuery(
  reading: Reading,
  query: PublicFilter,
  isOrdered: boolean,
): string | undefined {
  const { slots, unmatched } = reading
  const isOwn = slots.some(
    (slot) =>
      (slot.slot === 'near' && slot.value.name !== 'metro') ||
      (slot.slot === 'locality' && slot.confidence <= guessedConfidence),
  )
  if (unmatched.length > 0 || isOwn || slots.length < 2) return undefined
  return writeQuery(saidOf(reading, query, isOrdered), 'properties')
}

/** Words such as "3bhk rent" while homes for sale are chosen. */
const isReplaced = (slot: Slot, query: PublicFilter, { filter }: Reading) =>
  slot.slot === 'intent' &&
  slot.value !== 'pg' &&
  query.listingType !== undefined &&
  dealLabel(query.listingType, typesOfQuery(query, filter)) !==
    dealLabel(slot.value, typesOfQuery(query, filter))

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
    return t('A {unit} is {min} to {max} sq ft here, depending on the district.', {
      unit: slot.value.unit,
      min: figure(min),
      max: figure(max),
    })
  }
  if (slot.slot === 'near' && slot.value.name !== 'metro') {
    const { name, metres, minutes } = slot.value
    if (landmarkPoint(name, filter, names)) {
      const isMeasured = metres !== undefined || minutes !== undefined
      return isMeasured
        ? t(
            'Homes that mention {name} are shown, nearest first. Distance does not limit ' +
              'the results.',
            {
              name,
            },
          )
        : t('Homes that mention {name} are shown, nearest first.', { name })
    }
    if (minutes !== undefined) {
      return t('We do not know travel times, so we look for the name in the listings.')
    }
    return t('We do not know this place, so we look for its name in the listings.')
  }
  if (slot.slot === 'emi') {
    const { rate, years } = usualLoan
    const most = formatPriceShort(priceForInstalment(slot.value.max, maxRupees))
    return t(
      'Showing homes up to about {price}. With the largest bank loan at {rate}% for ' +
        '{years} years, the EMI stays within your limit.',
      { price: most, rate, years },
    )
  }
  if (slot.slot === 'rate')
    return t('You cannot filter by rate per unit of area. Compare it on the cards.')
  if (isOfBroker(slot)) return t('Every home here is offered by a verified broker.')
  if (slot.slot === 'budget' && isTurned(slot, reading))
    return t('No price fits both limits, so we show homes of {price}.', {
      price: describeBudget(filter.budget),
    })
  return unstatedNote(slot, reading, query)
}

/** Few listings state these values, so the count says little about how many homes fit. */
function unstatedNote(slot: Slot, { soft }: Reading, query: PublicFilter): string | null {
  if (soft.includes(slot) || withUnstated(query)) return null
  if (isMessage(query)) {
    return unstatedSlots.has(slot.slot)
      ? t('{feature}: homes that do not state it are shown too, further down.', {
          feature: labelOf(slot),
        })
      : null
  }
  if (slot.slot === 'monthly')
    return t('Homes that do not state their maintenance are shown further down, by rent only.')
  if (slot.slot === 'deposit') return t('Homes that do not state their deposit are left out.')
  const silent = unstatedNotes[slot.slot]
  if (silent) return t(silent)
  return slot.slot === 'area' && slot.value.basis
    ? t('Homes that do not state their carpet area are left out.')
    : null
}

const unstatedNotes: Partial<Record<SlotName, string>> = {
  parking: msg('Homes that do not state their parkings are left out.'),
  road: msg('Homes that do not state the width of their road are left out.'),
  moveIn: msg('Homes that do not state from when they are free are left out.'),
  sharing: msg('Homes that do not state how many share a room are left out.'),
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
  const place = [name, section].filter(Boolean).join(' ')
  const zoned = cityOfZone(slot.value, reading.filter, reading.names)
  if (zoned) return searchedIn(place, zoned.name)
  if (usedAs(slot, reading) === 'text')
    return t('{place} is not in our list of places, so we look for homes that mention it.', {
      place,
    })
  if (!section || ids.length === 0) return null
  return not
    ? t('{place} is not in our list of places, so all of {whole} is left out.', {
        place,
        whole: name,
      })
    : searchedIn(place, name)
}

const searchedIn = (place: string, whole: string) =>
  t('{place} is not in our list of places, so we search all of {whole}.', { place, whole })

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
      search: `${text.slice(0, doubt.start)}${writeBudget(range)}${text.slice(doubt.end)}`,
    }
  })
}
