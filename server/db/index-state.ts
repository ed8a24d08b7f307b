import { sql } from 'kysely'
import { makeBatchLoader } from './batch-loader.ts'
import type { Handle } from './connect.ts'

/** The state of the index and its tables, needed before a list is queried. */
export interface Market {
  /** Whether nearly all listings are in the bitmaps. */
  isFolded: boolean
  /** Whether any live listing is premium; usually none is, and then a list costs nothing extra. */
  hasPremium: boolean
  /** Changes whenever the Locations change, in the same transaction. */
  placesMark: string
  /** Changes whenever a new society appears. */
  societiesMark: string
}

/** Changed listings are checked one by one; beyond this number another way is faster. */
const maxChanged = 3_000

const asking = new WeakMap<Handle, (question: undefined) => Promise<Market>>()

/**
 * Returns the index state as this handle sees it now, with one query for all concurrent callers.
 */
export function marketOf(db: Handle): Promise<Market> {
  let ask = asking.get(db)
  if (!ask) {
    ask = makeBatchLoader(Number.POSITIVE_INFINITY, async (questions) => {
      const market = await readMarket(db)
      return questions.map(() => market)
    })
    asking.set(db, ask)
  }
  return ask(undefined)
}

async function readMarket(db: Handle): Promise<Market> {
  const { rows } = await sql<Market>`
    select (select count(*) from (
        select from property_word_change limit ${sql.lit(maxChanged + 1)}) change
      ) <= ${sql.lit(maxChanged)} as "isFolded",
      exists (select from property where is_live and is_premium) as "hasPremium",
      (select md5(coalesce(string_agg(id::text, ' ' order by id), '')) from location_change)
        as "placesMark",
      coalesce((select mark::text from society_name order by number desc limit 1), '')
        as "societiesMark"`.execute(db)
  const [market] = rows
  if (!market) throw new Error('A statement without a table answers one row.')
  return market
}
