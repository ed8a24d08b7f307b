import { sql } from 'kysely'
import { signalLimits } from '#contract/property/review.ts'
import type { Handle } from '#server/db/connect.ts'
import type { ListingRow } from '#server/property/listing-queries.ts'

const shown = 10

/**
 * Returns other listings with the same deal, address, place and area. An address without a number
 * is a street or a locality, not a home, and matches nothing. Different bedrooms or floors, if both
 * are known, are two homes in one building.
 */
export async function findSameHome(db: Handle, row: ListingRow): Promise<string[]> {
  if (!/\p{Nd}/u.test(row.address)) return []
  const share = signalLimits.areaShare
  const { rows } = await sql<{ id: string }>`
    select id from property
    where removed_at is null and plain_address(address) = plain_address(${row.address})
      and id <> ${row.id} and listing_type = ${row.listing_type}
      and area_sqft between ${row.area_sqft * (1 - share)} and ${row.area_sqft * (1 + share)}
      and (pincode = ${row.pincode} or location_id = ${row.location_id}
        or lower(location_text) = lower(${row.location_text}))
      and coalesce(bedrooms <> ${row.bedrooms}, false) is false
      and coalesce(floor <> ${row.floor}, false) is false
      and (broker_id <> ${row.broker_id} or status in ('pending', 'approved'))
    order by created_at, id
    limit ${shown}`.execute(db)
  return rows.map(({ id }) => id)
}
