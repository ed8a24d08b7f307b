import { random } from '@brickbazaar/random'
import { sql } from 'kysely'
import type { Handle } from '#server/db/connect.ts'

const days = 30
/** Searches per day, in proportion to the size of each market. */
const searchesADay: Record<string, number> = {
  ...{ Mumbai: 190, Bangalore: 170, Delhi: 140, Pune: 90, Hyderabad: 85, Chennai: 60 },
}

/** Inserts recent searches per city, from which the popular cities are computed. */
export async function seedCitySearches(tx: Handle): Promise<void> {
  const cities = await tx
    .selectFrom('location')
    .where('type', '=', 'city')
    .select(['id', 'name'])
    .execute()
  const rows = cities.flatMap(({ id, name }) => {
    const dice = random(`searches in ${name}`)
    const usual = searchesADay[name] ?? 20
    return Array.from({ length: days }, (_, back) => ({
      day: sql<string>`india_today() - ${back}::int`,
      city_id: id,
      count: dice.whole(Math.round(usual * 0.7), Math.round(usual * 1.3)),
    }))
  })
  if (rows.length > 0) await tx.insertInto('city_search').values(rows).execute()
}
