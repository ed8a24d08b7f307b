import { type RawBuilder, sql } from 'kysely'
import type { TrailingName } from '#query-language/suggest/suggest.ts'
import type { Handle } from '#server/db/connect.ts'
import type { Counts } from '#server/job/pending-counts.ts'
import { compileSearch } from '#server/search/compile-query.ts'

/** Returns active PIN codes with this prefix. */
export async function pincodesLike(
  db: Handle,
  prefix: string,
  max: number,
): Promise<{ pincode: string; area: string | null }[]> {
  const { rows } = await sql<{ pincode: string; area: string | null }>`
    select place.pincode, min(parent.name) as area
    from location place left join location parent on parent.id = place.parent_id
    where place.type = 'pincode' and place.is_active and place.pincode like ${`${prefix}%`}
    group by place.pincode order by place.pincode limit ${max}`.execute(db)
  return rows
}

/** Lists the most frequent searches since a day in India. */
export async function listPopularSentences(
  db: Handle,
  since: string,
  max: number,
): Promise<string[]> {
  const { rows } = await sql<{ sentence: string }>`
    select sentence from search_count where day >= ${since}::date
    group by sentence having sum(count) >= 3
    order by sum(count) desc, sentence limit ${max}`.execute(db)
  return rows.map(({ sentence }) => sentence)
}

/** Lists the cities with most live homes. */
export async function listBusiestCities(db: Handle, max: number): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select location.name from property join location on location.id = property.city_id
    where property.is_live group by location.id
    order by count(*) desc, location.name limit ${max}`.execute(db)
  return rows.map(({ name }) => name)
}

/** Adds to the counts of a day, in a fixed order, which prevents deadlocks between servers. */
export async function addSentenceCounts(db: Handle, day: string, counts: Counts): Promise<void> {
  await sql`
    insert into search_count (day, sentence, count)
    select ${day}::date, sentence, count
    from unnest(${counts.map(([sentence]) => sentence)}::text[],
      ${counts.map(([, count]) => count)}::bigint[])
      as asked (sentence, count)
    on conflict (day, sentence) do update set count = search_count.count + excluded.count`.execute(
    db,
  )
}

export async function deleteSentenceCounts(db: Handle, before: string): Promise<void> {
  await sql`delete from search_count where day < ${before}::date`.execute(db)
}

/** Names looked up per prefix, and homes counted per name. */
const maxNames = 30
const maxCounted = 40
/** Homes checked per society when the words before it have conditions. */
const maxLooked = 300

export async function namesBegun(db: Handle, endings: readonly TrailingName[]) {
  if (endings.length === 0) return []
  const looks = endings.map(({ name }, index) => {
    const start = name
      .toLowerCase()
      .trim()
      .replace(/[\\%_]/g, (sign) => `\\${sign}`)
    return sql`(
      select distinct ${sql.lit(index)} as ending, spelling from society_name
      where spelling like ${`${start}%`} order by spelling limit ${sql.lit(maxNames)})`
  })
  const { rows } = await sql<{ ending: number; spelling: string }>`
    ${sql.join(looks, sql` union all `)}`.execute(db)
  return rows
}

/** Returns the societies with homes that match the words before the name, by name and city. */
export async function homesOf(db: Handle, spellings: readonly string[], lead: string, max: number) {
  const conditions = await conditionsOf(db, lead)
  const looked = conditions ? maxLooked : maxCounted
  // A lateral query per name uses the index of homes by society.
  const { rows } = await sql<{ name: string; city: string | null }>`
    select min(home.name) as name, city.name as city
    from unnest(${spellings}::text[]) spelling
    cross join lateral (
      select detail ->> 'society' as name, city_id,
        case when ${conditions ?? sql`true`} then true end as fits
      from property
      where is_live and detail ? 'society' and lower(detail ->> 'society') = spelling
      limit ${sql.lit(looked)}
    ) home
    left join location city on city.id = city_id
    where fits
    group by spelling, city.name
    order by least(count(*), ${sql.lit(maxCounted)}) desc, 1, 2 limit ${max}`.execute(db)
  return rows
}

/** Returns the conditions of the words before a name, or undefined without any. */
async function conditionsOf(db: Handle, lead: string): Promise<RawBuilder<unknown> | undefined> {
  if (lead.trim() === '') return undefined
  const { tallied, indexed, worded } = (await compileSearch(db, { search: lead })).filter
  const conditions = [...tallied, ...indexed, ...worded]
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : undefined
}
