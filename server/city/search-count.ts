import { sql } from 'kysely'
import type { SearchReading } from '#contract/search/explanation.ts'
import { dayInIndia } from '#domain/date/date.ts'
import type { Handle } from '#server/db/connect.ts'
import { type Counts, PendingCounts } from '#server/job/pending-counts.ts'

/** Popular cities are those most searched in so many days (PLC-7). */
export const searchDays = 30

/** Returns the place a search names, by its filter or in its text, or undefined. */
export function searchedPlace(
  query: { location?: string | undefined },
  reading: SearchReading | null | undefined,
): string | undefined {
  const slot = reading?.slots.find(({ slot: name }) => name === 'city' || name === 'locality')
  // "Whitefield, Bengaluru": the city stands last.
  const place = query.location ?? slot?.label.split(',').at(-1)
  return place?.trim().toLowerCase().slice(0, 120) || undefined
}

/** Returns the key of a search: the place it names, and the visitor in hexadecimal digits. */
export const searchKey = (place: string, visitor: Buffer) => `${visitor.toString('hex')} ${place}`

/**
 * Counts who searches by the place they name, each visitor once a day for a city; only searches of
 * a known city are written down.
 */
export const citySearchCounts = () => new PendingCounts(addCitySearches, { mostKeys: 5_000 })

async function addCitySearches(db: Handle, counts: Counts): Promise<void> {
  const keys = counts.map(([key]) => key)
  const day = sql`${dayInIndia(new Date())}::date`
  await sql`
    with visitor as (
      insert into city_search_visitor (day, city_id, visitor)
      select distinct ${day}, city.id, decode(split_part(searched.key, ' ', 1), 'hex')
      from unnest(${keys}::text[]) as searched (key)
      cross join lateral (select substr(key, strpos(key, ' ') + 1) as name) place_name
      cross join lateral (
        select coalesce(upper.id, parent.id, place.id) as id from location place
        left join location parent on parent.id = place.parent_id
        left join location upper on upper.id = parent.parent_id
        where place.is_active and (lower(place.name) = place_name.name
          or folded(place.aliases) @> array[place_name.name]
          or place.id::text = place_name.name)
        order by place.type <> 'city', place.id limit 1
      ) found
      join location city on city.id = found.id and city.type = 'city'
      on conflict do nothing
      returning city_id
    )
    insert into city_search (day, city_id, count)
    select ${day}, city_id, count(*) from visitor group by city_id order by city_id
    on conflict (day, city_id) do update set count = city_search.count + excluded.count`.execute(db)
}

/** Counts of longer ago say nothing about now. */
export async function sweepCitySearches(db: Handle): Promise<void> {
  await sql`delete from city_search where day < india_today() - ${searchDays}::int`.execute(db)
  await sql`delete from city_search_visitor where day < india_today()`.execute(db)
}
