import { sql } from 'kysely'
import type { Handle } from '#server/db/connect.ts'
import { isOpen, known } from './seen-queries.ts'

/** A new row beside an open listing that the file has no row for and that may be its home. */
export interface LikeHome {
  line: number
  isNoted: boolean
  title: string
}

/** A place without its side: "Wakad" and "Wakad West" are alike. */
const placeOf = (text: ReturnType<typeof sql>) => sql`
  regexp_replace(regexp_replace(lower(${text}), '[^[:alnum:]]+', ' ', 'g'),
    ' (w|e|n|s|west|east|north|south) ?$', '')`

// Areas that differ by less than a fiftieth lie in one step of the scale or in the next.
const stepOf = (area: ReturnType<typeof sql>) => sql`floor(ln(greatest(${area}, 1)) / 0.02)::int`

const lettersOf = (text: ReturnType<typeof sql>) => sql`
  regexp_replace(lower(${text}), '[^[:alnum:]]+', '', 'g')`

/**
 * Finds new rows whose home the broker may have listed already, as an earlier list wrote it:
 * purpose, type and place agree, rooms and floor do not differ, the area is within 2 %. The price
 * is within 10 % under the same title, or within 3 % where the row has no title of its own. Rows
 * with a number of their own are told apart by it.
 */
export async function findLikeHomes(tx: Handle, runId: string): Promise<LikeHome[]> {
  const { rows } = await sql<LikeHome>`
    with known as (${known}
      union
      select p.id, p.import_id, p.broker_id
      from import_price_change c join property p on p.id = c.property_id where c.run_id = ${runId}),
    fresh as materialized (
      select line, is_noted, price, (facts ->> 'brokerId')::uuid as broker_id,
        (facts ->> 'isTitled')::boolean as is_titled,
        facts ->> 'listingType' as listing_type, facts ->> 'propertyType' as property_type,
        (facts ->> 'bedrooms')::int as bedrooms, (facts ->> 'floor')::int as floor,
        (facts ->> 'areaSqft')::numeric as area, ${lettersOf(sql`facts ->> 'title'`)} as letters,
        ${placeOf(sql`facts ->> 'place'`)} as place,
        ${stepOf(sql`(facts ->> 'areaSqft')::numeric`)} as step
      from import_seen s
      where is_new and not is_numbered and not exists (
        select from import_price_change c where c.run_id = ${runId}::uuid and c.line = s.line)
    ), listed as materialized (
      select p.id, p.title, p.broker_id, p.listing_type, p.property_type, p.bedrooms, p.floor,
        p.price, p.area_sqft as area, ${lettersOf(sql`p.title`)} as letters,
        ${placeOf(sql`p.location_text`)} as place, near.step
      from property p,
        generate_series(${stepOf(sql`p.area_sqft`)} - 1, ${stepOf(sql`p.area_sqft`)} + 1)
          as near(step)
      where p.broker_id in (select broker_id from fresh) and ${isOpen}
        and not exists (select from known where known.id = p.id)
    )
    select distinct on (fresh.line) fresh.line, fresh.is_noted as "isNoted", listed.title
    from fresh join listed using (broker_id, listing_type, property_type, place, step)
    where abs(fresh.area - listed.area) <= 0.02 * listed.area
      and (fresh.letters = listed.letters or not fresh.is_titled)
      and coalesce(fresh.bedrooms = listed.bedrooms, true)
      and coalesce(fresh.floor = listed.floor, true)
      and abs(fresh.price - listed.price) <= listed.price
        * case when fresh.letters = listed.letters then 0.1 else 0.03 end
    order by fresh.line, abs(fresh.price - listed.price), listed.id`.execute(tx)
  return rows
}
