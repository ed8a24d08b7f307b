import { sql } from 'kysely'
import type { Gazetteer } from '#query-language/gazetteer/gazetteer.ts'
import {
  type Society,
  type SocietyName,
  SocietyNameIndex,
} from '#query-language/gazetteer/societies.ts'
import type { Handle } from '#server/db/connect.ts'
import { marketOf } from '#server/db/index-state.ts'

interface Known {
  names: SocietyNameIndex
  /**
   * From here on rows are read again: some that came before the last one are seen only after it.
   */
  from: { number: number; mark: string } | undefined
}

const readAgain = 100
/** More names in one question are not looked up. */
const maxNamed = 6

let kept: { mark: string; known: Promise<Known> } | undefined

/**
 * The names of all societies that have homes or had some, as of the market that the caller sees.
 */
export async function societyNames(db: Handle): Promise<SocietyNameIndex> {
  const { societiesMark: mark } = await marketOf(db)
  if (kept?.mark === mark) return (await kept.known).names
  const before = kept?.known
  const loading = { mark, known: load(db, before) }
  kept = loading
  loading.known.catch(() => {
    if (kept === loading) kept = undefined
  })
  return (await loading.known).names
}

async function load(db: Handle, loaded: Promise<Known> | undefined): Promise<Known> {
  const before = await loaded?.catch(() => undefined)
  const from = before?.from
  const rows = await db
    .selectFrom('society_name')
    .select(['number', 'mark', 'spelling'])
    .where('number', '>=', from?.number ?? 0)
    .orderBy('number')
    .execute()
  // Another database, or one that was put back to an earlier day.
  if (from && rows[0]?.mark !== from.mark) return load(db, undefined)
  const names = before?.names ?? new SocietyNameIndex()
  for (const { spelling } of rows) names.add(spelling)
  return { names, from: rows.at(-readAgain) ?? rows[0] }
}

/** The societies that a text names and that have live homes now. */
export async function societiesIn(
  db: Handle,
  known: SocietyNameIndex,
  { places }: Gazetteer,
  text: string,
): Promise<Society[]> {
  const named = known.findIn(text).slice(0, maxNamed)
  if (named.length === 0) return []
  const rows = await whereHomesAre(db, named)
  return named.flatMap((society) => {
    const homes = rows.filter(({ spelling }) => society.spellings.has(spelling))
    const name = wellWritten(homes.map((home) => home.name))
    if (name === undefined) return []
    const cities = new Map<string, Set<string>>()
    for (const { city } of homes) {
      const place = places.find(({ kind, ids }) => kind === 'city' && city && ids.includes(city))
      if (place && city) cities.set(place.name, (cities.get(place.name) ?? new Set()).add(city))
    }
    return {
      ...society,
      name,
      cities: [...cities].map(([city, ids]) => ({ name: city, ids: [...ids].toSorted() })),
    }
  })
}

/** As people would write it, not all in capitals, where somebody does. */
function wellWritten(names: readonly string[]): string | undefined {
  const begun = (name: string) => name.match(/(?<!\p{L})\p{Lu}(?=\p{Ll})/gu)?.length ?? 0
  return names
    .map((name) => name.trim().replace(/\s+/g, ' '))
    .toSorted((one, other) => begun(other) - begun(one))
    .at(0)
}

interface Home {
  spelling: string
  name: string
  city: string | null
}

/** One home of each society in each of its cities: the index is gone through from city to city. */
async function whereHomesAre(db: Handle, named: readonly SocietyName[]): Promise<Home[]> {
  const spellings = [...new Set(named.flatMap((society) => [...society.spellings]))]
  const nextOf = (after: ReturnType<typeof sql>) => sql`
    select city_id as city, detail ->> 'society' as name from property
    where is_live and detail ? 'society' and lower(detail ->> 'society') = spelling ${after}
    order by city_id limit 1`
  const { rows } = await sql<Home>`
    with recursive home as (
      select spelling, first.* from unnest(${spellings}::text[]) spelling
      cross join lateral (${nextOf(sql``)}) first
      union all
      select spelling, next.* from home
      cross join lateral (${nextOf(sql`and city_id > home.city`)}) next
    )
    select spelling, name, city from home order by spelling, city`.execute(db)
  return rows
}
