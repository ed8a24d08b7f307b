import { sql } from 'kysely'
import type { Handle } from '#server/db/connect.ts'
import { isOpen, known } from './seen-queries.ts'

/** A new row that may be the home of an open listing without a row in the file. */
export interface LikeHome {
  line: number
  isNoted: boolean
  title: string
}

// The same columns as `unitName` in source-key.ts, which number the homes of a building.
const unitHeader =
  '^(flat|unit|apartment|villa|plot|shop|office|door|house|bungalow|tower|wing|block)' +
  '[^[:alpha:]]*(no|number|num|name|id|code)?[^[:alpha:]]*$'

/** Returns a place without its side: "Wakad" and "Wakad West" are alike. */
const placeOf = (text: ReturnType<typeof sql>) => sql`
  regexp_replace(regexp_replace(lower(${text}), '[^[:alnum:]]+', ' ', 'g'),
    ' (w|e|n|s|west|east|north|south) ?$', '')`

// Areas within 2 % of each other are in the same or the next step of this scale.
const stepOf = (area: ReturnType<typeof sql>) => sql`floor(ln(greatest(${area}, 1)) / 0.02)::int`

const lettersOf = (text: ReturnType<typeof sql>) => sql`
  regexp_replace(lower(${text}), '[^[:alnum:]]+', '', 'g')`

/**
 * Finds new rows whose home the broker may already have listed from an earlier list: purpose, type
 * and place match, rooms and floor do not differ, and the area is within 2 %. The price is within
 * 10 % for the same title, or within 3 % if the row has no title of its own. Rows with their own
 * listing number are distinguished by it.
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

// Returns whether one address contains the other, as two addresses of one home do.
const isWithin = (one: ReturnType<typeof sql>, other: ReturnType<typeof sql>) => sql`
  (position(${one} in ${other}) > 0 or position(${other} in ${one}) > 0)`

/**
 * Pairs new rows with the open listing of their broker that is the same home, although a later list
 * added or dropped a column: title or society, type, purpose, place and area match, and nothing
 * stated by both differs. Only if the file has one such row and the broker one such listing,
 * because the flats of a builder are alike.
 */
export async function pairSameHomes(tx: Handle, runId: string): Promise<void> {
  await sql`
    with known as (${known}
      union
      select p.id, p.import_id, p.broker_id
      from import_price_change c join property p on p.id = c.property_id where c.run_id = ${runId}),
    sent as materialized (
      select line, key, price, (facts ->> 'brokerId')::uuid as broker_id,
        is_new and not is_numbered and not exists (select from import_price_change c
          where c.run_id = ${runId}::uuid and c.line = s.line) as is_fresh,
        (facts ->> 'isTitled')::boolean as is_titled, (facts ->> 'hasUnit')::boolean as has_unit,
        facts ->> 'listingType' as listing_type, facts ->> 'propertyType' as property_type,
        (facts ->> 'bedrooms')::int as bedrooms, (facts ->> 'floor')::int as floor,
        round((facts ->> 'areaSqft')::numeric) as area,
        ${lettersOf(sql`facts ->> 'title'`)} as letters,
        ${lettersOf(sql`facts ->> 'address'`)} as address,
        ${lettersOf(sql`facts -> 'additions' -> 'detail' ->> 'society'`)} as society,
        ${placeOf(sql`facts ->> 'place'`)} as place
      from import_seen s
    ), listed as materialized (
      select p.id, p.broker_id, p.listing_type, p.property_type, p.bedrooms, p.floor, p.price,
        round(p.area_sqft) as area, ${lettersOf(sql`p.title`)} as letters,
        ${lettersOf(sql`p.address`)} as address,
        ${lettersOf(sql`p.detail ->> 'society'`)} as society,
        ${placeOf(sql`p.location_text`)} as place,
        not exists (select from known where known.id = p.id) as is_free,
        exists (select from import_run r, unnest(r.headers) as header
          where r.id = p.import_id and header ~* ${unitHeader}) as has_unit
      from property p
      where p.broker_id in (select broker_id from sent where is_fresh) and ${isOpen}
    ), alike as (
      select sent.*, listed.id, listed.is_free, listed.has_unit as is_listed_by_unit,
        listed.price as listed_price,
        count(*) over (partition by sent.line) as listings,
        count(*) over (partition by listed.id) as rows
      from sent join listed using (broker_id, listing_type, property_type, place, area)
      where (case when sent.is_titled then sent.letters = listed.letters
          else sent.society = listed.society end)
        and coalesce(sent.bedrooms = listed.bedrooms, true)
        and coalesce(sent.floor = listed.floor, true)
        and coalesce(sent.society = listed.society, true)
        and ${isWithin(sql`sent.address`, sql`listed.address`)}
    )
    insert into import_price_change (run_id, line, property_id, key)
    select ${runId}::uuid, line, id, key from alike
    where is_fresh and is_free and listings = 1 and rows = 1
      and not (has_unit and is_listed_by_unit)
      and abs(price - listed_price) <= 0.1 * listed_price
    on conflict do nothing`.execute(tx)
}
