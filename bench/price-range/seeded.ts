import { type ComparedDeal, listMarketHomes } from '#server/property/price-range/home-queries.ts'
import { onDemo } from '../search/site.ts'
import type { FileHome } from './read-file.ts'

const allHomes = 100_000
const deals: readonly ComparedDeal[] = ['sell', 'rent']

/** Returns the live listings of the demo marketplace, made anew. */
export function readDemo(say: (line: string) => void): Promise<FileHome[]> {
  return onDemo(say, async ({ db }) => {
    const cities = await db
      .selectFrom('location')
      .where('type', '=', 'city')
      .select(['id', 'name'])
      .execute()
    const homes: FileHome[] = []
    for (const { id, name: city } of cities) {
      for (const deal of deals) {
        const listed = await listMarketHomes(db, id, deal, allHomes)
        homes.push(
          ...listed.map((home, index) => ({
            ...home,
            ...{ city, deal, order: String(index).padStart(6, '0') },
          })),
        )
      }
    }
    return homes
  })
}
