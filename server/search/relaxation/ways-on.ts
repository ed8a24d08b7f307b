import { t } from '#domain/locale/translate.ts'
import { describeFilter, placeNames } from '#query-language/model/describe-filter.ts'
import { mergeSlots } from '#query-language/model/merge-slots.ts'
import type { Slot, SlotName } from '#query-language/model/slots.ts'
import type { Reading } from '#server/search/compile-query.ts'
import { hasSecondSet, inOurWords, maxParts } from '#server/search/remove-term.ts'
import { nameOf } from '#server/search/slot-label.ts'
import { doesFilter } from '#server/search/soft-slots.ts'
import { cityOf, nearestCities, nearestOf, surroundingsOf } from './nearby-places.ts'

/** Another search that may find homes where the original finds none. */
export interface Way {
  /** Both are computed only for those that are shown. */
  label(): string
  /** `undefined` if no text says it. */
  search(): string | undefined
  slots: readonly Slot[]
  /** Its only place and the other slots, which such searches share. */
  elsewhere?: { rest: Slot[]; place: Slot }
  /** The label names what is left out; otherwise it is the whole search. */
  isWithout: boolean
}

const essentials: ReadonlySet<SlotName> = new Set<SlotName>(['intent', 'type', 'bhk'])

/** The slots of a search, grouped by how readily people give them up. */
interface Parts {
  wishes: Slot[]
  places: Slot[]
  budgets: Slot[]
  rooms: Slot[]
  kinds: Slot[]
  deal: Slot[]
}

/**
 * Returns alternative searches in tiers, the smallest change first: without an attribute, without
 * all of them, in the surroundings, in the city, with the budget a tenth wider, at the nearest
 * places. Deal, type and rooms are kept to the last; with a budget, a whole city is never offered.
 */
export function waysOn(reading: Reading): Way[][] {
  const { wishes, places, budgets, rooms, kinds, deal } = partsOf(reading)
  const isMany = reading.slots.length > maxParts
  const home = [...deal, ...kinds, ...rooms]
  const anyKind = kinds.map(ofAnyKind)
  const around = surroundingsOf(places, reading.names)
  const city = cityOf(places, reading.names)
  const more = budgets.map(widened)
  const way = (...slots: Slot[][]) => whole(slots.flat(), reading)
  /** Returns the searches if there is such a slot to change. */
  const where = (condition: unknown, ...ways: Way[]) => (condition ? ways : [])
  const gentle = [
    ...where(
      wishes.some(isOfOwner),
      way(
        home,
        places,
        budgets,
        wishes.map((slot) => (isOfOwner(slot) ? unbrokered(slot) : slot)),
      ),
    ),
    ...where(!isMany, ...wishes.map((wish) => without(wish, reading))),
    ...where(wishes.length > 1, way(home, places, budgets)),
    way(deal, anyKind, rooms, places, budgets, wishes),
    ...where(around, way(home, around ?? [], budgets, wishes)),
    ...where(city, way(home, city ?? [], budgets, wishes)),
    ...where(budgets.length > 0, way(home, places, more, wishes)),
    ...elsewhere([...home, ...budgets, ...wishes], nearestOf(places, reading.names), reading),
  ]
  const societies = places.filter(({ slot }) => slot === 'society')
  const firm = [
    ...where(societies.length > 0, way(deal, societies, budgets)),
    ...where(around && wishes.length > 0, way(home, around ?? [], budgets)),
    ...where(city && wishes.length > 0, way(home, city ?? [], budgets)),
    ...where(wishes.length > 0, way(home, places, more)),
    ...where(city, way(home, city ?? [], more)),
    ...elsewhere([...home, ...budgets], nearestCities(places, reading.names), reading),
    ...where(places.length > 0, way(home, budgets, wishes), way(home, budgets)),
    ...where(rooms.length + kinds.length > 0, way(home, places), way(home, city ?? places)),
  ]
  const other = rooms.flatMap(nextRooms)
  const last = [
    ...where(other.length > 0, way(deal, kinds, other, places, budgets)),
    ...where(other.length > 0 && city, way(deal, kinds, other, city ?? [], budgets)),
    way(home),
    way(deal, kinds, places, budgets),
    way(deal, rooms, places, budgets),
    way(deal, places, budgets),
    ...where(budgets.length === 0 || city, way(deal, places)),
    ...where(kinds.length > 0, way(deal, kinds)),
    way(deal, budgets),
    way(deal),
    // A PG in a place without any: a home on rent.
    ...where(deal.some(isOfPg), way(deal.map(onRent), city ?? places), way(deal.map(onRent))),
  ]
  const isNew = newQuestions([deal, kinds, rooms, places, budgets, wishes].flat())
  return [gentle, firm, last].map((ways) => ways.filter(isNew))
}

/** Returns a filter that passes each search once, and neither the original nor an empty one. */
function newQuestions(asked: readonly Slot[]): (way: Way) => boolean {
  const numbers = new Map<Slot, number>()
  const numberOf = (slot: Slot) => {
    const number = numbers.get(slot) ?? numbers.size
    numbers.set(slot, number)
    return number
  }
  const keyOf = (slots: readonly Slot[]) =>
    slots
      .map(numberOf)
      .toSorted((one, other) => one - other)
      .join()
  const known = new Set(['', keyOf(asked)])
  return ({ slots }) => {
    const key = keyOf(slots)
    const isNew = !known.has(key)
    known.add(key)
    return isNew
  }
}

/** Returns the search with each second choice that its text names in place of the first. */
export function secondChoices(reading: Reading): Way[] {
  const others = reading.slots.filter(({ isElse }) => isElse)
  if (others.length === 0) return []
  const kinds = new Set(others.map(kindOf))
  // "2bhk in Baner 80 lakh or 3bhk in Wakad 1 cr": the second set replaces the whole first one.
  if (hasSecondSet(others)) {
    const shared = reading.slots.filter((slot) => !slot.isElse && !ofSets.has(kindOf(slot)))
    const set = others.map((slot): Slot => ({ ...slot, isElse: undefined }))
    return [whole([...shared.filter((slot) => doesFilter(slot, reading)), ...set], reading)]
  }
  const first = reading.slots.filter((slot) => !kinds.has(kindOf(slot)))
  return others.map((slot) => whole([...first, { ...slot, isElse: undefined }], reading))
}

const ofSets: ReadonlySet<string> = new Set(['budget', 'bhk', 'type', 'place'])

const isAmount = (slot: Slot) =>
  slot.slot === 'budget' || slot.slot === 'monthly' || slot.slot === 'emi'

const kindOf = (slot: Slot) => (isPlace(slot) ? 'place' : slot.slot)

const isPlace = ({ slot, value }: Slot) =>
  (slot === 'city' || slot === 'locality' || slot === 'pincode' || slot === 'society') &&
  !(typeof value === 'object' && 'not' in value && value.not)

function partsOf(reading: Reading): Parts {
  const hard = reading.slots.filter(
    (slot) => doesFilter(slot, reading) && slot.slot !== 'sort' && !slot.isElse,
  )
  const of = (...names: SlotName[]) => hard.filter(({ slot }) => names.includes(slot))
  return {
    wishes: hard.filter((slot) => !essentials.has(slot.slot) && !isAmount(slot) && !isPlace(slot)),
    places: hard.filter(isPlace),
    budgets: hard.filter(isAmount),
    rooms: of('bhk'),
    kinds: of('type'),
    deal: of('intent'),
  }
}

/** Returns a complete search, described in our words. */
function whole(parts: readonly Slot[], { implied }: Reading): Way {
  const slots = withDeal(parts, implied)
  return {
    label: () => labelOfWhole(slots),
    search: () => inOurWords(slots, []),
    ...{ slots, isWithout: false },
  }
}

function labelOfWhole(slots: readonly Slot[]): string {
  const filter = mergeSlots(slots)
  const { societies, localities, cities } = filter
  const said = describeFilter(filter, t('homes'))
  // "Homes in Pune" is "Pune", with all that follows.
  const place = describeFilter(
    {
      ...(societies && { societies }),
      ...(localities && { localities }),
      ...(cities && { cities }),
    },
    t('homes'),
  )
  return place && said.startsWith(place) ? placeNames(filter) + said.slice(place.length) : said
}

/** Returns the same search at each of these places. */
function elsewhere(parts: readonly Slot[], places: readonly Slot[], reading: Reading): Way[] {
  const rest = withDeal(parts, reading.implied)
  return places.map((place) => ({
    ...whole([...rest, place], reading),
    elsewhere: { rest, place },
  }))
}

/** Adds the deal that only the price implied, if the price is dropped. */
function withDeal(slots: readonly Slot[], implied: Reading['implied']): Slot[] {
  if (!implied || slots.some((slot) => isAmount(slot) || slot.slot === 'intent')) return [...slots]
  const spot = { start: 0, end: 0, text: '', confidence: 1 }
  return [...slots, { slot: 'intent', value: implied, ...spot }]
}

function without(wish: Slot, { slots, soft }: Reading): Way {
  const left = slots.filter((slot) => slot !== wish && !soft.includes(slot) && !slot.isElse)
  return {
    label: () => nameOf(wish),
    search: () => inOurWords(left, []),
    ...{ slots: left, isWithout: true },
  }
}

const isOfOwner = (slot: Slot) => slot.slot === 'lister' && slot.value === 'owner'
/** Every home here is listed by a broker; what an owner saves is the brokerage. */
const unbrokered = (slot: Slot): Slot => ({ ...slot, slot: 'brokerage', value: 'none' })

const isOfPg = (slot: Slot) => slot.slot === 'intent' && slot.value === 'pg'
const onRent = (slot: Slot): Slot => ({ ...slot, slot: 'intent', value: 'rent' })

/** Returns one room more and one less: 1 BHK for a 1 RK. */
function nextRooms(slot: Slot): Slot[] {
  const [first] = slot.slot === 'bhk' ? (slot.value.oneOf ?? []) : []
  const last = slot.slot === 'bhk' ? slot.value.oneOf?.at(-1) : undefined
  if (slot.slot !== 'bhk' || first === undefined || last === undefined) return []
  const oneOf = [Math.ceil(first) - 1, Math.floor(last) + 1].filter((count) => count > 0)
  return [{ ...slot, value: { oneOf } }]
}

/** Widens a godown to every industrial property, because few texts name the kind. */
const ofAnyKind = (slot: Slot): Slot =>
  slot.slot === 'type' && slot.value.kind && !slot.value.not
    ? { ...slot, value: { types: slot.value.types } }
    : slot

function widened(slot: Slot): Slot {
  if (slot.slot === 'emi') {
    return { ...slot, value: { max: Math.ceil(slot.value.max + slot.value.max / 10) } }
  }
  if (slot.slot !== 'budget' && slot.slot !== 'monthly') return slot
  const { min, max } = slot.value
  const value = {
    ...(min !== undefined && { min: Math.floor(min - min / 10) }),
    ...(max !== undefined && { max: Math.ceil(max + max / 10) }),
  }
  return { ...slot, value }
}
