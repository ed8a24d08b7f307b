import { sql } from 'kysely'
import type { ComparableHome, PublicPriceRange } from '#contract/property/price-range.ts'
import type { Handle } from '#server/db/connect.ts'

/** The maximum age of a range in days: later the market has moved on, or the job is behind. */
const isFresh = sql<boolean>`property.is_live and computed_at > now() - interval '2 days'`

const range = sql<PublicPriceRange>`json_build_object('low', low, 'high', high,
  'count', cardinality(comparables), 'error', price_range.median_error,
  'isErrorOfCity', is_error_of_city, 'isDoubtful', is_doubtful)`

/** Selects the range of a live listing. */
export const priceRange = sql<PublicPriceRange | null>`(select ${range} from price_range
  where property_id = property.id and ${isFresh})`

interface StoredRange {
  range: PublicPriceRange
  coverage: number
  tested: number
  homes: ComparableHome[]
}

/** Returns the range of a live listing with its homes and its accuracy; undefined without one. */
export async function findRange(db: Handle, id: string): Promise<StoredRange | undefined> {
  const { rows } = await sql<StoredRange>`
    select ${range} as range, market.coverage, market.tested,
      coalesce((select json_agg(json_build_object('_id', other.id, 'title', other.title,
          'place', coalesce(place.name, other.location_text), 'price', other.price,
          'areaSqft', other.area_sqft) order by position)
        from unnest(comparables) with ordinality as given (id, position)
        join property other on other.id = given.id and other.is_live
        left join location place on place.id = other.location_id), '[]') as homes
    from property
    join price_range on property_id = property.id and ${isFresh}
    join price_range_market market on market.listing_type = property.listing_type
      and market.is_sound
      and market.city_id is not distinct from case when is_error_of_city then property.city_id end
    where property.id = ${id}`.execute(db)
  return rows[0]
}

export interface NewRange {
  id: string
  low: number
  high: number
  comparables: string[]
  error: number
  isErrorOfCity: boolean
  isDoubtful: boolean
}

export async function saveRanges(tx: Handle, ranges: readonly NewRange[]): Promise<void> {
  if (ranges.length === 0) return
  await tx
    .insertInto('price_range')
    .values(
      ranges.map(({ id, error, isErrorOfCity, isDoubtful, ...range }) => ({
        ...range,
        property_id: id,
        median_error: error,
        is_error_of_city: isErrorOfCity,
        is_doubtful: isDoubtful,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('property_id').doUpdateSet(({ ref }) => ({
        low: ref('excluded.low'),
        high: ref('excluded.high'),
        comparables: ref('excluded.comparables'),
        median_error: ref('excluded.median_error'),
        is_error_of_city: ref('excluded.is_error_of_city'),
        is_doubtful: ref('excluded.is_doubtful'),
        computed_at: ref('excluded.computed_at'),
      })),
    )
    .execute()
}

export async function deleteRanges(tx: Handle, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx.deleteFrom('price_range').where('property_id', 'in', ids).execute()
}

/**
 * Removes and returns changed listings. If the work is then interrupted, the daily round of their
 * locality makes up for it.
 */
export async function takeRangeChanges(db: Handle, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    delete from price_range_change
    where id in (select id from price_range_change order by id limit ${limit}
      for update skip locked)
    returning property_id as id`.execute(db)
  return [...new Set(rows.map(({ id }) => id))]
}

/** Removes and returns a locality whose ranges are due. */
export async function takeDueLocality(db: Handle) {
  const { rows } = await sql<{ locality: string; deal: 'sell' | 'rent' }>`
    delete from price_range_locality
    where ctid = (select ctid from price_range_locality limit 1 for update skip locked)
    returning location_id as locality, listing_type as deal`.execute(db)
  return rows[0]
}
