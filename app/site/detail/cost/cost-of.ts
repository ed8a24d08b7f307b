import type { PropertyPublic } from '#contract/property/property.ts'
import { costBasisOf, type HomeFacts } from '#domain/money/home-cost.ts'

/** Returns the basis for estimating the cost of buying a home that is still for sale. */
export const costOf = (property: PropertyPublic) =>
  property.status === 'approved' ? costBasisOf(property) : undefined

/** Returns what the cost of moving into a home for rent is computed from. */
export function moveInOf(property: PropertyPublic): HomeFacts | undefined {
  const { status, listingType, propertyType, city, price, areaSqft, detail } = property
  if (status !== 'approved' || listingType !== 'rent') return undefined
  const { deposit, brokerage, maintenance, maintenancePer, isMaintenanceIncluded } = detail
  return {
    ...{ listingType, propertyType, city, price, areaSqft },
    detail: { deposit, brokerage, maintenance, maintenancePer, isMaintenanceIncluded },
  }
}
