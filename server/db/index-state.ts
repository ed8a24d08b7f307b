import { sql } from 'kysely'
import { makeBatchLoader } from './batch-loader.ts'
import type { Handle } from './connect.ts'

/** What has to be known of the whole market before a list of it is asked for. */
export interface Market {
  /** Whether nearly all listings are in the bitmaps. */
  isFolded: boolean
  /** Most markets have no listing of a premium plan: then a list costs what it did. */
  hasPremium: boolean
  /** Another one after each change of the Locations, which leaves a mark in its own transaction. */
  placesMark: string
  /** Another one whenever there is a society nobody had heard of. */
  societiesMark: string
}

/** Changed listings are looked at one by one; beyond so many another way is quicker. */
const maxChanged = 3_000

const asking = new WeakMap<Handle, (question: undefined) => Promise<Market>>()

/** The market as this handle sees it now: asked once for all that ask at about the same time. */
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
