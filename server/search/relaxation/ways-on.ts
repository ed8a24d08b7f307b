import { t } from '#domain/locale/translate.ts'
import { kilometresBetween } from '#domain/place/distance.ts'
import type { Gazetteer, Place } from '#query-language/gazetteer/gazetteer.ts'
import { describeFilter, placeNames } from '#query-language/model/describe-filter.ts'
import { mergeSlots } from '#query-language/model/merge-slots.ts'
import type { PlaceValue, Slot, SlotName } from '#query-language/model/slots.ts'
import type { Reading } from '#server/search/compile-query.ts'
import { inOurWords, maxParts } from '#server/search/remove-term.ts'
import { nameOf } from '#server/search/slot-label.ts'

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

/** The radius of a locality's surroundings, and the maximum number of localities in them. */
const surroundingsKm = 6
const maxSurroundings = 5
/** The number of nearest places to try. */
const maxNearest = 12

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
    ...where(places.length > 0, way(home, budgets, wishes), way(home, budgets)),
    ...where(rooms.length + kinds.length > 0, way(home, places), way(home, city ?? places)),
  ]
  const last = [
    way(deal, kinds, places, budgets),
    way(deal, rooms, places, budgets),
    way(deal, places, budgets),
    ...where(budgets.length === 0 || city, way(deal, places)),
    way(home),
    way(deal, budgets),
    way(deal),
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
  const first = reading.slots.filter((slot) => !kinds.has(kindOf(slot)))
  return others.map((slot) => whole([...first, { ...slot, isElse: undefined }], reading))
}

const isAmount = (slot: Slot) =>
  slot.slot === 'budget' || slot.slot === 'monthly' || slot.slot === 'emi'

const kindOf = (slot: Slot) => (isPlace(slot) ? 'place' : slot.slot)

const isPlace = ({ slot, value }: Slot) =>
  (slot === 'city' || slot === 'locality' || slot === 'pincode' || slot === 'society') &&
  !(typeof value === 'object' && 'not' in value && value.not)

function partsOf({ slots, soft }: Reading): Parts {
  const hard = slots.filter((slot) => !soft.includes(slot) && slot.slot !== 'sort' && !slot.isElse)
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

const localitiesIn = (places: readonly Slot[]) => places.filter((slot) => slot.slot === 'locality')

/** Returns the localities and those around them; `undefined` if there are none around. */
function surroundingsOf(places: readonly Slot[], names: Gazetteer): Slot[] | undefined {
  const asked = localitiesIn(places)
  const around = asked.flatMap((slot) =>
    nearestTo(slot.value, names, surroundingsKm)
      .slice(0, maxSurroundings)
      .map((place) => placedAs(slot, place)),
  )
  const known = new Set(asked.map(({ value }) => value.name))
  const others = around.filter(
    ({ value }) =>
      typeof value === 'object' &&
      'name' in value &&
      !known.has(value.name) &&
      known.add(value.name),
  )
  return others.length > 0 ? [...places, ...others] : undefined
}

function nearestOf(places: readonly Slot[], names: Gazetteer): Slot[] {
  const [first] = localitiesIn(places)
  if (!first) return []
  return nearestTo(first.value, names, Number.POSITIVE_INFINITY)
    .slice(0, maxNearest)
    .map((place) => placedAs(first, place))
}

const areasByCity = new WeakMap<Gazetteer, Map<string | undefined, Place[]>>()

function areasOf(names: Gazetteer): Map<string | undefined, Place[]> {
  const areas =
    areasByCity.get(names) ??
    Map.groupBy(
      names.places.filter(({ kind }) => kind === 'area'),
      ({ city }) => city,
    )
  areasByCity.set(names, areas)
  return areas
}

/** Returns localities of the same city by distance, within this many kilometres. */
function nearestTo({ ids, name, city }: PlaceValue, names: Gazetteer, within: number): Place[] {
  const areas = areasOf(names).get(city) ?? []
  const own = areas.find((place) =>
    ids.length > 0 ? place.ids.some((id) => ids.includes(id)) : place.name === name,
  )
  const { point } = own ?? {}
  if (!point) return []
  return areas
    .flatMap((place) =>
      place.point && place !== own && place.ids.length > 0
        ? { place, away: kilometresBetween(point, place.point) }
        : [],
    )
    .filter(({ away }) => away <= within)
    .toSorted((one, other) => one.away - other.away)
    .map(({ place }) => place)
}

const placedAs = (slot: Slot, { name, city, ids }: Place): Slot => ({
  ...slot,
  slot: 'locality',
  value: { name, city, ids },
})

/** Returns the cities of the localities and societies; `undefined` if there are none. */
function cityOf(places: readonly Slot[], names: Gazetteer): Slot[] | undefined {
  const cities = new Map<string, Slot>()
  for (const slot of places) {
    if (slot.slot !== 'locality' && slot.slot !== 'society') continue
    const home = names.places.find(({ kind, name }) => kind === 'city' && name === slot.value.city)
    if (home) {
      const value = { name: home.name, city: home.name, ids: home.ids }
      cities.set(home.name, { ...slot, slot: 'city', value })
    }
  }
  const others = places.filter(({ slot, value }) => slot === 'city' && !cities.has(value.name))
  return cities.size > 0 ? [...others, ...cities.values()] : undefined
}
