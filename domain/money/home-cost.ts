import { t } from '#domain/locale/translate.ts'
import { findCity } from '#domain/place/cities.ts'
import type { CostRate } from './cost-rate.ts'
import { brokerageLines, type CostLine, cashToOwn } from './purchase-cost.ts'

/** What a listing states about its costs. */
export interface HomeFacts {
  listingType: string
  propertyType: string
  city: string | null
  price: number
  areaSqft: number
  detail: {
    possession?: string | undefined
    resale?: boolean | undefined
    areaCarpetSqft?: number | undefined
    deposit?: number | undefined
    brokerage?: string | undefined
    maintenance?: number | undefined
    maintenancePer?: string | undefined
    isMaintenanceIncluded?: boolean | undefined
  }
}

const homes: readonly string[] = ['apartment', 'villa', 'house']

// Cities where small homes end at 60 m² for GST instead of 90 (notification 03/2019).
const metros = ['Bengaluru', 'Chennai', 'Delhi NCR', 'Hyderabad', 'Kolkata', 'Mumbai region']

/**
 * Returns the basis for estimating the cost of buying a home; undefined for other land and
 * buildings, of which less is known.
 */
export function costBasisOf({ listingType, propertyType, city, price, detail }: HomeFacts) {
  const known = city ? findCity(city) : undefined
  if (!known || listingType !== 'sell' || !homes.includes(propertyType)) return undefined
  const { possession, resale, areaCarpetSqft } = detail
  // A home that is sold again has its completion certificate unless it says otherwise.
  const isUnderConstruction = possession
    ? possession === 'under-construction'
    : resale
      ? false
      : undefined
  return {
    price,
    state: known.state,
    city: known.name,
    isMetro: metros.includes(known.region ?? known.name),
    ...(isUnderConstruction !== undefined && { isUnderConstruction }),
    ...(areaCarpetSqft !== undefined && { carpet: areaCarpetSqft }),
  }
}

export type CostBasis = NonNullable<ReturnType<typeof costBasisOf>>

/** Days of rent that a stated brokerage comes to. */
const brokerageDays: Readonly<Record<string, number>> = {
  none: 0,
  'fifteen-days': 15,
  'one-month': 30,
  'two-months': 60,
}

export interface MoveInCost {
  lines: CostLine[]
  /** What the listing does not state; left out of the total. */
  unknown: string[]
  /** Whole rupees: the sum of the lines. */
  total: number
}

/**
 * Returns what a tenant pays before moving in: deposit, first rent, brokerage with GST and the
 * first month's maintenance, as stated. Undefined unless the home is for rent.
 */
export function moveInCostOf(
  { listingType, price, areaSqft, detail }: HomeFacts,
  rates: readonly CostRate[],
  day: string,
): MoveInCost | undefined {
  if (listingType !== 'rent') return undefined
  const { deposit, brokerage, maintenance, maintenancePer, isMaintenanceIncluded } = detail
  const fee = brokerage === undefined ? undefined : brokerageDays[brokerage]
  const monthly = isMaintenanceIncluded
    ? 0
    : maintenance === undefined
      ? undefined
      : perMonth(maintenance, maintenancePer, areaSqft)
  const parts: [label: string, lines: CostLine[] | undefined][] = [
    [t('Deposit'), deposit === undefined ? undefined : [line(t('Deposit'), deposit)]],
    [t('First month’s rent'), [line(t('First month’s rent'), price)]],
    [
      t('Brokerage'),
      fee === undefined
        ? undefined
        : fee === 0
          ? [line(t('Brokerage'), 0)]
          : brokerageLines(Math.round((price * fee) / 30), day, rates, null),
    ],
    [
      t('Maintenance'),
      monthly === undefined
        ? undefined
        : [
            isMaintenanceIncluded
              ? { ...line(t('Maintenance'), 0), note: t('included in the rent') }
              : { ...line(t('Maintenance'), monthly), note: t('for the first month') },
          ],
    ],
  ]
  const lines = parts.flatMap(([, found]) => found ?? [])
  return {
    lines,
    unknown: parts.flatMap(([label, found]) => (found ? [] : label)),
    total: lines.reduce((sum, { amount }) => sum + amount, 0),
  }
}

/**
 * Returns the money that a family needs in the bank to move in or to own, where every part of it is
 * stated or charged by law.
 */
export function cashNeededOf(
  home: HomeFacts,
  rates: readonly CostRate[],
  day: string,
): number | undefined {
  const moveIn = moveInCostOf(home, rates, day)
  if (moveIn) return moveIn.unknown.length === 0 ? moveIn.total : undefined
  const basis = costBasisOf(home)
  return basis && cashToOwn({ ...basis, day }, rates)
}

const line = (label: string, amount: number): CostLine => ({ label, percent: null, amount })

function perMonth(amount: number, per: string | undefined, areaSqft: number): number {
  if (per === 'sqft') return Math.ceil(amount * areaSqft - 1e-6)
  return per === 'year' ? Math.ceil(amount / 12 - 1e-6) : amount
}
