import type { PropertyDetail } from '#contract/property/detail.ts'
import type { PropertyChange } from '#contract/property/draft.ts'
import { toSqft } from '#domain/area/area.ts'
import type { Handle } from '#server/db/connect.ts'
import type { Assigned } from './assign.ts'
import { additionsOf, completionOf } from './completion.ts'
import { findPairedKeys, findPairs, type ListedHome } from './price-change-queries.ts'
import type { Listing } from './row/build-listing.ts'

/** A row of an existing listing with another price or more facts. */
export interface Reprice {
  row: Assigned
  id: string
  /** Undefined if the listing already has all of it. */
  change: PropertyChange | undefined
}

/**
 * Separates the rows that the check found to be price changes. A pair that no longer matches is
 * handled like any other row.
 */
export async function sortPriceChanges(
  tx: Handle,
  runId: string,
  rows: readonly Assigned[],
): Promise<{ reprices: Reprice[]; others: Assigned[] }> {
  const found = await findPairs(
    tx,
    runId,
    rows.map(({ line }) => line),
  )
  const byLine = new Map(found.map((listing) => [listing.line, listing]))
  const paired = await findPairedKeys(
    tx,
    runId,
    rows.map(({ key }) => key),
  )
  const reprices: Reprice[] = []
  const others: Assigned[] = []
  for (const row of rows) {
    const listing = byLine.get(row.line)
    if (!listing || !(listing.home_key?.equals(row.homeKey) || isLike(row.listing, listing))) {
      // A paired row that occurs again is a duplicate, even if its pair no longer matches.
      if (listing || !paired.has(row.key.toString('hex'))) others.push(row)
      continue
    }
    // A listing that was sold or rented here is only reopened by a person.
    if (listing.status === 'sold' || listing.status === 'rented') continue
    reprices.push({ row, id: listing.id, change: changeOf(row.listing, listing) })
  }
  return { reprices, others }
}

/** Returns whether the listing still matches the row that the check paired it with. */
function isLike(row: Listing, listed: ListedHome): boolean {
  return (
    row.propertyType === listed.property_type &&
    row.listingType === listed.listing_type &&
    Math.abs(toSqft(row.area, row.areaUnit) - listed.area_sqft) <= 1
  )
}

function changeOf(row: Listing, listed: ListedHome): PropertyChange | undefined {
  const { price, detail } = row
  const before = listed.detail as PropertyDetail
  const stored = {
    ...{ floor: listed.floor, totalFloors: listed.total_floors, furnished: listed.furnished },
    ...{ parkingSpaces: listed.parking_spaces, bedrooms: listed.bedrooms },
    bathrooms: listed.bathrooms,
  }
  const { change } = completionOf(additionsOf(row), { facts: stored, detail: before })
  if (listed.price === price) return Object.keys(change).length > 0 ? change : undefined
  const after = { ...before, ...change.detail }
  const isRangeSame = before.priceMax === detail.priceMax
  return {
    ...change,
    price,
    ...(!isRangeSame && { detail: { ...after, priceMax: detail.priceMax } }),
  }
}
