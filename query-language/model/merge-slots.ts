import { isRentOrLease } from '#domain/search/deals.ts'
import { isSameMarket } from '#query-language/gazetteer/gazetteer.ts'
import type {
  AreaValue,
  BhkValue,
  FloorValue,
  Option,
  Range,
  SearchFilter,
  Slot,
  SlotName,
  SlotValues,
} from './slots.ts'

/**
 * Merges all slots into a filter. Of two contradicting slots the later wins; a minimum and a
 * maximum of the same thing are combined. Second choices are left out.
 */
export function mergeSlots(all: readonly Slot[]): SearchFilter {
  const filter: SearchFilter = {}
  const slots = all.filter(({ isElse }) => !isElse)
  for (const slot of slots) mergeSlot(filter, slot)
  dropImpliedCities(filter, slots)
  if (filter.intent === 'lease' && isRentOrLease(filter.types)) filter.intent = 'rent'
  const { budget } = filter
  if (budget?.min !== undefined && budget.max !== undefined && budget.min > budget.max) {
    filter.budget = { ...budget, min: budget.max, max: budget.min }
  }
  return filter
}

/** Drops the city of a locality: "Whitefield, Bengaluru" asks for the locality. */
function dropImpliedCities(filter: SearchFilter, slots: readonly Slot[]): void {
  const localities = slots.filter((slot) => slot.slot === 'locality')
  const isHome = (name: string) =>
    localities.some(({ value }) => value.city === name && !value.not) ||
    // "Kharghar, Mumbai": the city is the market of the locality.
    slots.some(
      (slot) =>
        slot.slot === 'city' &&
        slot.value.name === name &&
        localities.some(
          ({ value, end, start }) =>
            !value.not &&
            value.city &&
            isSameMarket(value.city, name) &&
            Math.min(Math.abs(slot.start - end), Math.abs(start - slot.end)) <= 2,
        ),
    )
  const cities = filter.cities?.filter(({ name, not }) => not || !isHome(name))
  if (cities?.length === 0) delete filter.cities
  else if (cities) filter.cities = cities
}

function mergeSlot(filter: SearchFilter, slot: Valued): void {
  switch (slot.slot) {
    case 'type':
      addType(filter, slot.value)
      return
    case 'bhk':
      filter.bhk = joinRooms(filter.bhk, slot.value)
      return
    case 'budget':
      filter.budget = joinRange(filter.budget, slot.value)
      return
    case 'monthly':
      filter.monthly = joinRange(filter.monthly, slot.value)
      return
    case 'area':
      if (slot.value.basis) filter.carpet = joinArea(filter.carpet, slot.value)
      else filter.area = joinArea(filter.area, slot.value)
      return
    case 'city':
      filter.cities = append(filter.cities, slot.value)
      return
    case 'locality':
      filter.localities = append(filter.localities, slot.value)
      return
    case 'society':
      filter.societies = append(filter.societies, slot.value)
      return
    case 'pincode':
      filter.pincodes = append(filter.pincodes, slot.value)
      return
    case 'near':
      filter.near = append(filter.near, slot.value)
      return
    case 'possession':
      filter.possession = { ...filter.possession, ...slot.value }
      return
    case 'sharing':
      filter.sharing = joinSharing(filter.sharing, slot.value)
      return
    case 'furnishing':
      filter.furnishing = append(filter.furnishing, slot.value)
      return
    case 'floor':
      filter.floor = joinFloor(filter.floor, slot.value)
      return
    case 'facing':
      filter.facing = append(filter.facing, slot.value)
      return
    case 'builder':
      filter.builders = append(filter.builders, slot.value)
      return
    case 'amenity':
      filter.amenities = append(filter.amenities, slot.value)
      return
    case 'either':
      filter.either = append(filter.either, slot.value.map(filterOf))
      return
    case 'tenant':
      filter.tenants = append(filter.tenants, slot.value)
      return
    case 'approval':
      filter.approvals = append(filter.approvals, slot.value)
      return
    default:
      Object.assign(filter, { [slot.slot]: slot.value })
  }
}

/** A slot without its place in the text. */
type Valued = { [Name in SlotName]: { slot: Name; value: SlotValues[Name] } }[SlotName]

function filterOf(option: Option): SearchFilter {
  const filter: SearchFilter = {}
  mergeSlot(filter, option)
  if (option.and) mergeSlot(filter, { slot: 'amenity', value: option.and })
  return filter
}

function addType(
  filter: SearchFilter,
  { types, kind, not, isEither }: Extract<Slot, { slot: 'type' }>['value'],
) {
  if (not) {
    // "No duplex" excludes the kind, not all houses.
    if (kind) filter.notKinds = append(filter.notKinds, kind)
    else for (const type of types) filter.notTypes = append(filter.notTypes, type)
    return
  }
  for (const type of types) filter.types = append(filter.types, type)
  if (kind && !isEither) filter.kinds = append(filter.kinds, kind)
}

/** Appends a value unless it is in the list; values are plain data. */
function append<Value>(values: Value[] | undefined, value: Value): Value[] {
  const written = JSON.stringify(value)
  if (values?.some((other) => JSON.stringify(other) === written)) return values
  return [...(values ?? []), value]
}

/** If a minimum exceeds a maximum, the later one wins. */
function resolveContradiction<Value extends Pick<Range, 'min' | 'max'>>(
  joined: Value,
  last: Value,
): Value {
  return (joined.min ?? 0) > (joined.max ?? Number.POSITIVE_INFINITY) ? last : joined
}

function joinRange(one: Range | undefined, other: Range): Range {
  // "Around 60k, can stretch to 70k": what costs less is as welcome.
  if (one?.approx && other.min === undefined && other.max !== undefined) return other
  if (one && other.approx && one.min === undefined && one.max !== undefined) return one
  // "80 lakh max 80 lakh": the later, narrower value wins.
  const { approx: _, ...known } = one ?? {}
  // "Around 60 lakh, max 65 lakh" is no longer about one amount.
  return other.approx ? { ...one, ...other } : { ...known, ...other }
}

/**
 * Joins two area limits: "At least 1000 sqft, at most 1500 sqft". With one unit the result is in
 * that unit, else in the unit of the later.
 */
function joinArea(one: AreaValue | undefined, other: AreaValue): AreaValue {
  const joined = resolveContradiction({ ...one, ...other }, other)
  if (!one || joined === other || one.unit !== other.unit) return joined
  const lowerBound = [one, other].find(({ min, max }) => min !== undefined && max === undefined)
  const upperBound = [one, other].find(({ min, max }) => max !== undefined && min === undefined)
  return lowerBound && upperBound
    ? { ...joined, said: `${lowerBound.said.split(' ')[0]}-${upperBound.said}` }
    : joined
}

function joinRooms(one: BhkValue | undefined, other: BhkValue): BhkValue {
  if (!one?.oneOf || !other.oneOf) return resolveContradiction({ ...one, ...other }, other)
  return { oneOf: [...new Set([...one.oneOf, ...other.oneOf])].sort((a, b) => a - b) }
}

function joinSharing(
  { oneOf }: SlotValues['sharing'] = { oneOf: [] },
  other: SlotValues['sharing'],
): SlotValues['sharing'] {
  return { oneOf: [...new Set([...oneOf, ...other.oneOf])].sort((a, b) => a - b) }
}

function joinFloor(one: FloorValue | undefined, other: FloorValue): FloorValue {
  const merged = { ...one, ...other }
  if (one?.oneOf && other.oneOf) merged.oneOf = [...new Set([...one.oneOf, ...other.oneOf])]
  if (one?.not && other.not) merged.not = [...new Set([...one.not, ...other.not])]
  return resolveContradiction(merged, other)
}
