import type { Home } from './homes.ts'

/** What a query says outright, which no home may contradict. */
export interface Requirement {
  deal?: 'rent' | 'buy' | undefined
  types?: readonly string[] | undefined
  rooms?: { oneOf?: readonly number[]; min?: number } | undefined
  minPrice?: number | undefined
  maxPrice?: number | undefined
  localities?: readonly string[] | undefined
  cities?: readonly string[] | undefined
  furnished?: readonly string[] | undefined
  /** Square feet, both inclusive. */
  area?: { min: number; max: number } | undefined
  floors?: readonly number[] | undefined
  society?: string | undefined
  facings?: readonly string[] | undefined
  minParkings?: number | undefined
  /** Feet. */
  minRoad?: number | undefined
  /** Persons in a room. */
  sharing?: readonly number[] | undefined
  /** A day: `2027-01-01`. */
  moveInBy?: string | undefined
  features?: readonly string[] | undefined
  excluded?: Excluded | undefined
}

/** What a query rules out by name. */
export interface Excluded {
  places?: readonly string[]
  types?: readonly string[]
  furnished?: readonly string[]
  floors?: readonly number[]
  facings?: readonly string[]
}

const isOutside = <Value>(list: readonly Value[] | undefined, value: Value | null) =>
  list !== undefined && value !== null && !list.includes(value)

const isInside = <Value>(list: readonly Value[] | undefined, value: Value | null) =>
  list !== undefined && value !== null && list.includes(value)

const isSharing = (names: readonly string[] | undefined, own: readonly string[]) =>
  names !== undefined && own.some((name) => names.includes(name))

const isBelow = (min: number | undefined, value: number | null | undefined) =>
  min !== undefined && typeof value === 'number' && value < min

/** A home is not free on a day before the one it states, nor while it is built. */
const isTaken = ({ availableFrom, possession }: Home, day: string | undefined) =>
  day !== undefined && (availableFrom ? availableFrom > day : possession === 'under-construction')

/**
 * Returns the parts of a requirement that a home contradicts by what it states; what it leaves
 * unsaid contradicts nothing.
 */
export function contradictionsOf(home: Home, requirement: Requirement): string[] {
  const { deal, rooms, minPrice = 0, maxPrice = Infinity, localities, cities, area } = requirement
  const { excluded = {} } = requirement
  const isSale = home.deal === 'sell'
  const count = home.rooms ?? 0
  const problems = {
    deal: deal !== undefined && isSale !== (deal === 'buy'),
    kind: isOutside(requirement.types, home.type),
    rooms:
      (rooms?.oneOf !== undefined && !rooms.oneOf.includes(count)) || count < (rooms?.min ?? 0),
    budget: home.price < minPrice || home.price > maxPrice,
    locality: localities !== undefined && !isSharing(localities, home.locality),
    city: cities !== undefined && !isSharing(cities, home.city),
    furnishing: isOutside(requirement.furnished, home.furnished),
    area: area !== undefined && (home.area < area.min || home.area > area.max),
    floor: isOutside(requirement.floors, home.floor),
    society: isOutside(
      requirement.society === undefined ? undefined : [requirement.society],
      home.society,
    ),
    facing: isOutside(requirement.facings, home.facing),
    parking: isBelow(requirement.minParkings, home.parkings),
    road: isBelow(requirement.minRoad, home.roadWidth),
    sharing: isOutside(requirement.sharing, home.roomSharing ?? null),
    'move-in': isTaken(home, requirement.moveInBy),
    'excluded place': isSharing(excluded.places, [...home.locality, ...home.city]),
    'excluded kind': isInside(excluded.types, home.type),
    'excluded furnishing': isInside(excluded.furnished, home.furnished),
    'excluded floor': isInside(excluded.floors, home.floor),
    'excluded facing': isInside(excluded.facings, home.facing),
  }
  return Object.entries(problems).flatMap(([part, isWrong]) => (isWrong ? [part] : []))
}

/** Returns whether a home states all that a requirement names. */
export function fits(home: Home, requirement: Requirement): boolean {
  const { floors, society, facings, features = [] } = requirement
  return (
    contradictionsOf(home, requirement).length === 0 &&
    (floors === undefined || home.floor !== null) &&
    (society === undefined || home.society !== null) &&
    (facings === undefined || home.facing !== null) &&
    features.every((name) => home.features.includes(name))
  )
}
