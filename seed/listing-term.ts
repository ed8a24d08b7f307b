import { type Random, random } from '@brickbazaar/random'
import type { PropertyDetail } from '#contract/property/detail.ts'
import type { ListingType, PropertyType } from '#contract/property/vocabulary.ts'
import { isHome, isLand } from '#seed/listing-text/fact.ts'
import { metroStations } from '#seed/place/metro.ts'
import type { PlacedArea } from '#seed/place-row.ts'

/** Months of rent that owners ask as a deposit, by city. */
const depositMonths: Readonly<Record<string, readonly number[]>> = {
  Bangalore: [5, 6, 6, 8, 10],
  Chennai: [4, 5, 6],
  Delhi: [2, 2, 3],
  Hyderabad: [2, 2, 3],
  Mumbai: [3, 4, 5],
  Pune: [2, 3, 3],
}

export interface TermFacts {
  propertyType: PropertyType
  listingType: ListingType
  price: number
  areaSqft: number
  inSociety: boolean
}

/** Returns the costs of a home besides its price, and the distance to its metro station. */
export function termsOf(seed: string, place: PlacedArea, facts: TermFacts): PropertyDetail {
  const dice = random(`${seed} terms`)
  return {
    ...(facts.listingType === 'rent' && rentTerms(dice, place.city.name, facts)),
    ...(facts.inSociety && {
      maintenance: roundTo(facts.areaSqft * dice.between(2.6, 5.4), 100),
      maintenancePer: 'month' as const,
    }),
    ...(facts.listingType === 'rent' && !facts.inSociety && { isMaintenanceIncluded: true }),
    ...(facts.listingType === 'sell' && !isLand(facts.propertyType) && dice.chance(0.4)
      ? { isNegotiable: true }
      : {}),
    ...(isLand(facts.propertyType) && roadOf(seed)),
    ...metroOf(dice, place.area.name),
  }
}

/** Most land states the width of its road. */
function roadOf(seed: string): PropertyDetail {
  const dice = random(`${seed} road`)
  return dice.chance(0.7) ? { roadWidthFt: dice.pick([20, 25, 30, 30, 40, 40, 60]) } : {}
}

function rentTerms(dice: Random, city: string, { propertyType, price }: TermFacts): PropertyDetail {
  const months = isHome(propertyType) ? dice.pick([...(depositMonths[city] ?? [3])]) : 6
  return {
    deposit: price * months,
    brokerage: dice.pick(['none', 'fifteen-days', 'one-month', 'one-month'] as const),
    noticeMonths: dice.pick([1, 1, 2]),
    agreementMonths: isHome(propertyType) ? 11 : 36,
    ...(isHome(propertyType) && { petsAllowed: dice.chance(0.45) }),
  }
}

function metroOf(dice: Random, area: string): PropertyDetail {
  const station = metroStations[area]
  if (!station) return {}
  const { name, line, metres } = station
  return {
    metroName: name,
    metroLine: line,
    metroWalkMetres: roundTo(dice.between(...metres), 50),
  }
}

function roundTo(value: number, step: number): number {
  return Math.max(Math.round(value / step) * step, step)
}
