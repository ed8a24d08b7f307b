import { type RawBuilder, sql } from 'kysely'
import type { TrailingName } from '#query-language/suggest/suggest.ts'
import type { Handle } from '#server/db/connect.ts'
import { societyNames } from '#server/location/society-names.ts'
import { compileSearch } from '#server/search/compile-query.ts'

/** Names looked at of one beginning, and homes counted of each. */
const maxNames = 30
const maxCounted = 40
/** Homes of one society looked at for one that is asked for. */
const maxLooked = 300

export interface FoundSociety extends TrailingName {
  city: string | null
}

/**
 * Societies whose name one of the endings begins and that have homes as the words before ask for,
 * those with most of them first; none that a search would not understand.
 */
export async function societiesLike(
  db: Handle,
  endings: readonly TrailingName[],
  most: number,
): Promise<FoundSociety[]> {
  const [known, begun] = await Promise.all([societyNames(db), namesBegun(db, endings)])
  for (const [index, { lead }] of endings.entries()) {
    const spellings = begun.flatMap(({ ending, spelling }) =>
      ending === index && known.findIn(spelling).some(({ spellings: own }) => own.has(spelling))
        ? spelling
        : [],
    )
    const homes = spellings.length > 0 ? await homesOf(db, spellings, lead, most) : []
    if (homes.length > 0) return homes.map((home) => ({ lead, ...home }))
  }
  return []
}

async function namesBegun(db: Handle, endings: readonly TrailingName[]) {
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

/** Those that have homes as the words before ask for, by name and city. */
async function homesOf(db: Handle, spellings: readonly string[], lead: string, most: number) {
  const conditions = await conditionsOf(db, lead)
  const looked = conditions ? maxLooked : maxCounted
  // Each name by itself, so that the index of the homes of one finds them.
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
    order by least(count(*), ${sql.lit(maxCounted)}) desc, 1, 2 limit ${most}`.execute(db)
  return rows
}

/** What the words before a name ask for; nothing where there are none. */
async function conditionsOf(db: Handle, lead: string): Promise<RawBuilder<unknown> | undefined> {
  if (lead.trim() === '') return undefined
  const { tallied, indexed, worded } = (await compileSearch(db, { search: lead })).filter
  const conditions = [...tallied, ...indexed, ...worded]
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : undefined
}
