import { sql } from 'kysely'
import type { SearchReading } from '#contract/search/explanation.ts'
import { dayInIndia } from '#domain/date/date.ts'
import type { Handle } from '#server/db/connect.ts'
import { type Counts, PendingCounts } from '#server/job/pending-counts.ts'

/** Popular cities are those of the searches of so many days (real-behaviour 5). */
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

/** Counts searches by the place they name; only those of a known city are written down. */
export const citySearchCounts = () => new PendingCounts(addCitySearches, { mostKeys: 5_000 })

async function addCitySearches(db: Handle, counts: Counts): Promise<void> {
  const names = counts.map(([name]) => name)
  await sql`
    insert into city_search (day, city_id, count)
    select ${dayInIndia(new Date())}::date, city.id, sum(searched.count)
    from unnest(${names}::text[], ${counts.map(([, count]) => count)}::bigint[])
      as searched (name, count)
    cross join lateral (
      select coalesce(upper.id, parent.id, place.id) as id from location place
      left join location parent on parent.id = place.parent_id
      left join location upper on upper.id = parent.parent_id
      where place.is_active and (lower(place.name) = searched.name
        or folded(place.aliases) @> array[searched.name] or place.id::text = searched.name)
      order by place.type <> 'city', place.id limit 1
    ) found
    join location city on city.id = found.id and city.type = 'city'
    group by city.id order by city.id
    on conflict (day, city_id) do update set count = city_search.count + excluded.count`.execute(db)
}

/** Counts of longer ago say nothing about now. */
export async function sweepCitySearches(db: Handle): Promise<void> {
  await sql`delete from city_search where day < india_today() - ${searchDays}::int`.execute(db)
}
