import { sql } from 'kysely'
import type { Handle } from '#server/db/connect.ts'

/** The minimum of listings and brokers for a usual loading. */
const [minListings, minBrokers] = [10, 3]

/** Recomputes the usual loading of places from live listings that state both areas. */
export async function saveUsualLoadings(tx: Handle): Promise<void> {
  await sql`
    with stated as (
      select location_id, city_id, broker_id, larger.basis,
        larger.sqft / stated_carpet(area_sqft, detail)::double precision as loading
      from property cross join lateral (values
        ('built-up', coalesce((detail ->> 'areaBuiltUpSqft')::double precision,
          case detail ->> 'areaBasis' when 'built-up' then area_sqft end)),
        ('super-built-up', coalesce((detail ->> 'areaSuperBuiltUpSqft')::double precision,
          case detail ->> 'areaBasis' when 'super-built-up' then area_sqft end))
      ) larger (basis, sqft)
      where is_live and larger.sqft is not null
        and stated_carpet(area_sqft, detail) > 0
    ), placed as (
      select location_id as place_id, broker_id, basis, loading from stated
      union all
      select city_id, broker_id, basis, loading from stated where city_id <> location_id
    ), usual as (
      select place_id, basis, count(*) as listing_count,
        round((percentile_cont(0.5) within group (order by loading))::numeric, 2) as loading
      from placed where place_id is not null and loading between 1 and 2
      group by place_id, basis
      having count(*) >= ${minListings} and count(distinct broker_id) >= ${minBrokers}
    ), gone as (
      delete from usual_loading
      where not exists (select from usual
        where usual.place_id = usual_loading.place_id and usual.basis = usual_loading.basis)
    )
    insert into usual_loading (place_id, basis, loading, listing_count)
    select place_id, basis, loading, listing_count from usual
    on conflict (place_id, basis)
    do update set loading = excluded.loading, listing_count = excluded.listing_count`.execute(tx)
}

/**
 * Converts up to this many listings with the usual loading of their place; returns how many
 * changed.
 */
export async function convertListings(tx: Handle, limit: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update property set usual_loading = changed.loading
    from (
      select id, usual_loading_of(detail, location_id, city_id) as loading from property
      where removed_at is null and detail ->> 'areaBasis' in ('built-up', 'super-built-up')
        and usual_loading is distinct from usual_loading_of(detail, location_id, city_id)
      limit ${limit} for no key update skip locked
    ) changed
    where property.id = changed.id`.execute(tx)
  return Number(numAffectedRows)
}
