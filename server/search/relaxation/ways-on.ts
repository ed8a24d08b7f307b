import { t } from '#domain/locale/translate.ts'
import { describeFilter, placeNames } from '#query-language/model/describe-filter.ts'
import { mergeSlots } from '#query-language/model/merge-slots.ts'
import { partOfSet } from '#query-language/model/slot-part.ts'
import type { Slot, SlotName } from '#query-language/model/slots.ts'
import type { Reading } from '#server/search/compile-query.ts'
import { hasSecondSet, inOurWords, maxParts } from '#server/search/remove-term.ts'
import { nameOf } from '#server/search/slot-label.ts'
import { doesFilter, roleOf } from '#server/search/soft-slots.ts'
import { cityOf, nearestCities, nearestOf, surroundingsOf } from './nearby-places.ts'
import {
  isOfOwner,
  isOfPg,
  nextRooms,
  ofAnyKind,
  onRent,
  pricesOutside,
  unbrokered,
  widened,
} from './slot-changes.ts'
import type { Question } from './way-conditions.ts'

/** Another search that may find homes where the original finds none. */
export interface Way extends Question {
  /** Both are computed only for those that are shown. */
  label(): string
  /** `undefined` if no text says it. */
  search(): string | undefined
  /** The label names what is left out; otherwise it is the whole search. */
  isWithout: boolean
}

/** Other searches by what they keep, the smallest change first in each. */
export interface WaysOn {
  /** In the place or its city, with the deal, kind, rooms and budget that are asked for. */
  near: Way[]
  /** The same elsewhere. */
  far: Way[]
  /** The same with the budget a tenth wider. */
  farther: Way[]
  /** With another price, other rooms or another kind; a price that is given up is named. */
  beyond: Way[]
  /** What is asked for but for wishes, in the city: what no home is where `near` finds none. */
  essence(): string
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
 * Returns alternative searches: without an attribute, without all of them, in the surroundings, in
 * the city, with the budget a tenth wider, at the nearest places, in the nearest cities. Deal,
 * kind, rooms and budget are given up only beyond these.
 */
export function waysOn(reading: Reading): WaysOn {
  const parts = partsOf(reading)
  const { wishes, places, budgets, rooms, kinds, deal } = parts
  const { names } = reading
  const isMany = reading.slots.length > maxParts
  const home = [...deal, ...kinds, ...rooms]
  const isOfKind = kinds.some((slot) => ofAnyKind(slot) !== slot)
  const anyHome = isOfKind ? [...deal, ...kinds.map(ofAnyKind), ...rooms] : home
  const around = surroundingsOf(places, names)
  const city = cityOf(places, names)
  const more = budgets.map(widened)
  const addDeal = dealAdder(reading)
  const way = (...slots: (readonly Slot[])[]) => whole(addDeal(slots.flat()))
  /** Returns the searches if there is such a slot to change. */
  const where = (condition: unknown, ...ways: Way[]) => (condition ? ways : [])
  const at = (where: readonly Slot[], ...slots: (readonly Slot[])[]) =>
    where.map((place) => way(...slots, [place]))
  const nearest = nearestOf(places, names)
  const near = [
    ...where(
      wishes.some(isOfOwner),
      way(
        home,
        places,
        budgets,
        wishes.map((slot) => (isOfOwner(slot) ? unbrokered(slot) : slot)),
      ),
    ),
    ...where(!isMany, ...wishes.map((wish) => without(wish, parts))),
    ...where(wishes.length > 1, way(home, places, budgets)),
    way(anyHome, places, budgets, wishes),
    ...where(around, way(home, around ?? [], budgets, wishes)),
    ...where(city, way(home, city ?? [], budgets, wishes)),
    ...where(budgets.length > 0, way(home, places, more, wishes)),
    ...at(nearest, home, budgets, wishes),
    ...where(wishes.length > 0, way(anyHome, places, budgets)),
    ...where(around, way(home, around ?? [], budgets)),
    ...where(city, way(home, city ?? [], budgets)),
    ...where(budgets.length > 0, way(home, places, more)),
    ...where(city && budgets.length > 0, way(home, city ?? [], more)),
    ...at(nearest, home, budgets),
    ...where(around, way(anyHome, around ?? [], budgets)),
    ...where(city, way(anyHome, city ?? [], budgets), way(anyHome, city ?? [], more)),
  ]
  const cities = nearestCities(places, names)
  const far = [
    ...at(cities, home, budgets, wishes),
    ...at(cities, home, budgets),
    ...at(cities, anyHome, budgets),
    ...where(
      places.length > 0,
      ...[way(home, budgets, wishes), way(home, budgets), way(anyHome, budgets)],
    ),
  ]
  const farther = where(places.length > 0, ...at(cities, home, more), way(home, more))
  const isNew = newQuestions([deal, kinds, rooms, places, budgets, wishes].flat())
  const others = beyondOf(parts, city, way)
  return {
    near: near.filter(isNew),
    far: far.filter(isNew),
    farther: farther.filter(isNew),
    beyond: others.filter(isNew),
    essence: () => labelOfWhole(addDeal([...home, ...(city ?? places), ...budgets])),
  }
}

/** Returns searches that give up a price, rooms, the kind or the deal, in this order. */
function beyondOf(
  { places, budgets, rooms, kinds, deal }: Parts,
  city: readonly Slot[] | undefined,
  way: (...slots: (readonly Slot[])[]) => Way,
): Way[] {
  const home = [...deal, ...kinds, ...rooms]
  const other = rooms.flatMap(nextRooms)
  const wider = city ?? places
  const outside = budgets.flatMap(pricesOutside)
  const isPriced = outside.length > 0
  return [
    ...(isPriced
      ? [way(home, places, outside), way(home, wider, outside), way(home, outside)]
      : []),
    ...(other.length > 0
      ? [places, wider, []].map((where) => way(deal, kinds, other, where, budgets))
      : []),
    ...(deal.some(isOfPg) ? [wider, []].map((where) => way(deal.map(onRent), where, budgets)) : []),
    ...[places, wider].flatMap((where) => [
      way(deal, kinds, where, budgets),
      way(deal, rooms, where, budgets),
      way(deal, where, budgets),
    ]),
    ...(kinds.length > 0 ? [way(deal, kinds, budgets)] : []),
    way(deal, budgets),
    ...(isPriced ? [way(deal, wider, outside), way(deal, outside)] : []),
    ...(budgets.length === 0 ? [way(deal)] : []),
  ]
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
  const addDeal = dealAdder(reading)
  const instead = (first: readonly Slot[], second: readonly Slot[]) => {
    const slots = addDeal([
      ...first,
      ...second.map((slot): Slot => ({ ...slot, isElse: undefined })),
    ])
    return { ...whole(slots), slots: slots.filter((slot) => !reading.soft.includes(slot)) }
  }
  // "2bhk in Baner or 3bhk in Wakad": the second set replaces the same parts of the first one.
  if (hasSecondSet(others)) {
    const parts = new Set(others.map(partOfSet))
    const isOfFirst = (slot: Slot) => {
      const part = partOfSet(slot)
      return part !== undefined && parts.has(part)
    }
    const shared = reading.slots.filter((slot) => !slot.isElse && !isOfFirst(slot))
    return [
      instead(
        shared.filter((slot) => doesFilter(slot, reading)),
        others,
      ),
    ]
  }
  const first = reading.slots.filter((slot) => !kinds.has(kindOf(slot)))
  return others.map((slot) => instead(first, [slot]))
}

const isAmount = (slot: Slot) =>
  slot.slot === 'budget' || slot.slot === 'monthly' || slot.slot === 'emi'

const kindOf = (slot: Slot) => (isPlace(slot) ? 'place' : slot.slot)

const isPlace = ({ slot, value }: Slot) =>
  (slot === 'city' || slot === 'locality' || slot === 'pincode' || slot === 'society') &&
  !(typeof value === 'object' && 'not' in value && value.not)

/** Slots that filter nothing. */
const isIdle: ReadonlySet<SlotName> = new Set<SlotName>(['sort', 'rate'])

function partsOf(reading: Reading): Parts {
  const hard = reading.slots
    .filter((slot) => doesFilter(slot, reading) && !isIdle.has(slot.slot) && !slot.isElse)
    .map(asFilter)
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

/** A guess that filters, because nothing else does, filters in our words too. */
const asFilter = (slot: Slot): Slot =>
  roleOf(slot) === 'filter' ? slot : { ...slot, confidence: 1, isSoft: undefined }

/** Returns a complete search, described in our words. */
function whole(slots: readonly Slot[]): Way {
  let text: string | undefined
  const search = () => {
    text ??= inOurWords(slots, [])
    return text
  }
  return { label: () => labelOfWhole(slots), search, slots, isWithout: false }
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

/** Returns what adds the deal that only the price implied, where the price is dropped. */
function dealAdder({ implied }: Reading): (slots: Slot[]) => Slot[] {
  if (!implied) return (slots) => slots
  const deal: Slot = { slot: 'intent', value: implied, start: 0, end: 0, text: '', confidence: 1 }
  return (slots) =>
    slots.some((slot) => isAmount(slot) || slot.slot === 'intent') ? slots : [...slots, deal]
}

function without(wish: Slot, { deal, kinds, rooms, places, budgets, wishes }: Parts): Way {
  const left = [deal, kinds, rooms, places, budgets, wishes].flat().filter((slot) => slot !== wish)
  return {
    label: () => nameOf(wish),
    search: () => inOurWords(left, []),
    ...{ slots: left, isWithout: true },
  }
}
