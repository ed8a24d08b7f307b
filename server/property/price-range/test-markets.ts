import { setImmediate } from 'node:timers/promises'
import { type BackTest, PriceBackTest } from '#domain/price-range/back-test.ts'
import { Neighbourhoods } from '#domain/price-range/neighbours.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import { workForARound } from '#server/job/round.ts'
import { perPause } from './estimate.ts'
import { listMarketHomes, listPoints } from './home-queries.ts'
import { type Market, saveMarket, takeDueMarket } from './market-queries.ts'

/** The number of newest homes that a test of a market uses. */
const maxHomes = 5_000

/** Back-tests markets without a test for a day, in one round. */
export function testMarkets(db: Handle): Promise<void> {
  return workForARound(async () => {
    const market = await takeDueMarket(db)
    if (!market) return false
    // Not in a transaction, which must not idle for the seconds that a large market takes.
    const test = await backTest(db, market)
    await transact(db, (tx) => saveMarket(tx, market, test))
    return true
  })
}

async function backTest(db: Handle, { cityId, deal }: Market): Promise<BackTest | undefined> {
  const homes = await listMarketHomes(db, cityId, deal, maxHomes)
  if (homes.length === 0) return undefined
  const test = new PriceBackTest(new Neighbourhoods(await listPoints(db, cityId)))
  for (const [index, home] of homes.entries()) {
    if (index % perPause === perPause - 1) await setImmediate()
    test.add(home)
  }
  return test.result()
}
