import { sql } from 'kysely'
import type { FloorChoice } from '#contract/property/filter-vocabulary.ts'
import { priceForInstalment } from '#domain/money/emi.ts'
import { maxRupees } from '#domain/money/max-rupees.ts'
import type { FloorValue, SearchFilter } from '#query-language/model/slots.ts'
import type { PublicFilter } from '#server/search/filter-conditions.ts'
import { monthlyUpTo, slotConditions } from '#server/search/slot-conditions.ts'
import { column, orUnstated, type SlotCondition, statedWithin } from './condition.ts'

/** The same values as the words of these choices have (extract/attributes/floors.ts). */
const floorChoices: Record<FloorChoice, FloorValue> = {
  ground: { oneOf: [0] },
  low: { max: 3 },
  middle: { min: 4, max: 6 },
  high: { min: 7 },
  top: { top: true },
  'not-ground': { not: [0] },
  'not-top': { top: false },
}

/** Returns whether homes that do not state a value are included. */
export const withUnstated = ({ includeUnstated }: PublicFilter) => includeUnstated === 'true'

/**
 * Returns the conditions of filters other than price, place, rooms and the columns of the tallies.
 */
export function chosenConditions(query: PublicFilter): SlotCondition[] {
  const wishes = slotConditions(chosenFilter(query), withUnstated(query))
  if (query.maxMonthlyCost !== undefined) {
    const wish = monthlyUpTo(query.maxMonthlyCost)
    wishes.push(withUnstated(query) ? orUnstated(wish, 'monthly') : wish)
  }
  if (query.maxCash !== undefined) {
    const amount = sql<number>`property.cash_needed`
    const wish = statedWithin('budget', 'cash', amount, { max: query.maxCash })
    wishes.push(withUnstated(query) ? orUnstated(wish, 'cash') : wish)
  }
  if (query.maxEmi !== undefined) wishes.push(column('intent', 'listing_type', ['sell'], 'deal'))
  return wishes
}

/**
 * Returns the maximum price: the monthly cost is at least the rent, and an EMI grows with the
 * price.
 */
export function maxPriceOf({
  maxMonthlyCost,
  maxEmi,
}: Partial<Record<'maxMonthlyCost' | 'maxEmi', number | undefined>>): number | undefined {
  const limits = [
    ...(maxMonthlyCost === undefined ? [] : [maxMonthlyCost]),
    ...(maxEmi === undefined ? [] : [priceForInstalment(maxEmi, maxRupees)]),
  ]
  return limits.length > 0 ? Math.min(...limits) : undefined
}

/**
 * Returns the filters of the form as a parsed query, so that form and words mean the same
 * (`slot-conditions.ts`).
 */
function chosenFilter(query: PublicFilter): SearchFilter {
  const { minBathrooms, possession, possessionBy, facing, maxAge, tenants, brokerage } = query
  const { listedBy, maxDeposit, maxDepositMonths, minCarpet, maxCarpet } = query
  const { moveInBy, minParking, minRoad, sharing } = query
  const floor = floorOf(query)
  const hasDeposit = maxDeposit !== undefined || maxDepositMonths !== undefined
  return {
    ...(minBathrooms !== undefined && { bathrooms: { min: minBathrooms } }),
    ...((possession || possessionBy) && {
      possession: {
        ...(possession && { status: possession }),
        ...(possessionBy && { by: possessionBy }),
      },
    }),
    ...(floor && { floor }),
    ...(moveInBy && { moveIn: { by: moveInBy } }),
    ...(minParking !== undefined && { parking: { min: minParking } }),
    ...(minRoad !== undefined && { road: { min: minRoad } }),
    ...(sharing && { sharing: { oneOf: sharing.map(Number) } }),
    ...(facing && { facing: facing.map((name) => ({ name })) }),
    ...(maxAge !== undefined && { age: { max: maxAge } }),
    ...(tenants && { tenants: tenants.map((name) => ({ name })) }),
    ...(brokerage && { brokerage }),
    ...(listedBy && { lister: listedBy === 'promoter' ? 'builder' : listedBy }),
    ...(hasDeposit && {
      deposit: {
        ...(maxDeposit !== undefined && { rupees: maxDeposit }),
        ...(maxDepositMonths !== undefined && { months: maxDepositMonths }),
      },
    }),
    ...((minCarpet ?? maxCarpet) !== undefined && {
      carpet: {
        ...{ said: '', unit: 'sqft' as const },
        ...(minCarpet !== undefined && { min: minCarpet }),
        ...(maxCarpet !== undefined && { max: maxCarpet }),
      },
    }),
  }
}

function floorOf({ floor, minFloor, maxFloor }: PublicFilter): FloorValue | undefined {
  if (floor === undefined && minFloor === undefined && maxFloor === undefined) return undefined
  const { min, max, ...choice } = floor ? floorChoices[floor] : {}
  const lowest = Math.max(min ?? Number.NEGATIVE_INFINITY, minFloor ?? Number.NEGATIVE_INFINITY)
  const highest = Math.min(max ?? Number.POSITIVE_INFINITY, maxFloor ?? Number.POSITIVE_INFINITY)
  return {
    ...choice,
    ...(Number.isFinite(lowest) && { min: lowest }),
    ...(Number.isFinite(highest) && { max: highest }),
  }
}
