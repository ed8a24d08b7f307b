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
