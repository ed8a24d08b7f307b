import { sql } from 'kysely'
import type { PropertyDetail } from '#contract/property/detail.ts'
import { type PropertySignals, signalLimits } from '#contract/property/review.ts'
import type { Handle } from '#server/db/connect.ts'
import type { ListingRow } from '#server/property/listing-queries.ts'

/**
 * Compares the price per square foot with the median of live listings of the same type and deal in
 * the same locality, with an area of the same basis: its location, or its PIN code if it has only a
 * city or no location. Returns null if there are too few of them.
 */
export async function compareRate(db: Handle, row: ListingRow): Promise<PropertySignals['rate']> {
  const locality = await localityOf(db, row)
  // The column is only written from validated drafts.
  const { areaBasis } = row.detail as PropertyDetail
  if (!locality) return null
  const { rows } = await sql<{ median: number | null; count: number }>`
    select percentile_cont(0.5) within group (order by price / area_sqft) as median,
      count(*)::integer as count
    from property
    where is_live and property_type = ${row.property_type} and listing_type = ${row.listing_type}
      and detail ->> 'areaBasis' is not distinct from ${areaBasis ?? null}
      and ${locality.is} ${row.is_live ? sql`and id <> ${row.id}` : sql``}`.execute(db)
  const { median = null, count = 0 } = rows[0] ?? {}
  if (median === null || count < signalLimits.medianOf) return null
  const rate = row.price / row.area_sqft
  const times = rate / median
  const isFar = times >= signalLimits.farTimes || times <= 1 / signalLimits.farTimes
  return { place: locality.place, rate, median, count, times, isFar }
}

async function localityOf(db: Handle, { location_id, place_name, pincode }: ListingRow) {
  const isCity = location_id === null || location_id === (await cityOf(db, location_id))
  if (!isCity && place_name) return { place: place_name, is: sql`location_id = ${location_id}` }
  return pincode ? { place: pincode, is: sql`pincode = ${pincode}` } : undefined
}

async function cityOf(db: Handle, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('location')
    .where('id', '=', id)
    .where('type', '=', 'city')
    .select('id')
    .executeTakeFirst()
  return row?.id
}
