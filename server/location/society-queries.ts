import { sql } from 'kysely'
import { type SocietyName, SocietyNameIndex } from '#query-language/gazetteer/societies.ts'
import type { Handle } from '#server/db/connect.ts'

export interface Known {
  names: SocietyNameIndex
  /** Rows are read again from here: some numbers below the last one may have committed after it. */
  from: { number: number; mark: string } | undefined
}

const readAgain = 100

export async function listNewSocieties(
  db: Handle,
  loaded: Promise<Known> | undefined,
): Promise<Known> {
  const before = await loaded?.catch(() => undefined)
  const from = before?.from
  const rows = await db
    .selectFrom('society_name')
    .select(['number', 'mark', 'spelling'])
    .where('number', '>=', from?.number ?? 0)
    .orderBy('number')
    .execute()
  // It is another database, or one restored from a backup.
  if (from && rows[0]?.mark !== from.mark) return listNewSocieties(db, undefined)
  const names = before?.names ?? new SocietyNameIndex()
  for (const { spelling } of rows) names.add(spelling)
  return { names, from: rows.at(-readAgain) ?? rows[0] }
}

interface Home {
  spelling: string
  name: string
  city: string | null
}

/** Returns one home per society and city, by skipping through the index from city to city. */
export async function whereHomesAre(db: Handle, named: readonly SocietyName[]): Promise<Home[]> {
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
