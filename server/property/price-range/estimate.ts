import { setImmediate } from 'node:timers/promises'
import { signalLimits } from '#contract/property/review.ts'
import { Neighbourhoods } from '#domain/price-range/neighbours.ts'
import { type PriceRange, priceRangeOf } from '#domain/price-range/price-range.ts'
import type { LocalityHomes } from '#domain/price-range/priced-home.ts'
import type { Handle } from '#server/db/connect.ts'
import { type ComparedDeal, type DatedHome, listHomesOf, listPoints } from './home-queries.ts'
import { findSoundMarket, type SoundMarket } from './market-queries.ts'

/** The number of listings between two pauses, so that requests do not wait for estimates. */
export const perPause = 5

export type HomeToEstimate = DatedHome & { deal: ComparedDeal; cityId: string }

export interface Estimate {
  home: HomeToEstimate
  market: SoundMarket
  range: PriceRange
}

/** Returns the ranges of these homes, without those that cannot be estimated. */
export async function estimateAll(
  db: Handle,
  homes: readonly HomeToEstimate[],
): Promise<Estimate[]> {
  const groups = Map.groupBy(homes, ({ locality, deal }) => `${locality} ${deal}`)
  const found: Estimate[] = []
  for (const group of groups.values()) found.push(...(await estimateLocality(db, group)))
  return found
}

async function estimateLocality(db: Handle, homes: readonly HomeToEstimate[]): Promise<Estimate[]> {
  const [first] = homes
  const market = first && (await findSoundMarket(db, first))
  if (!market) return []
  const nearby = await nearbyHomes(db, first)
  const found: Estimate[] = []
  for (const [index, home] of homes.entries()) {
    if (index % perPause === perPause - 1) await setImmediate()
    const range = priceRangeOf(home, nearby, market.margin)
    if (range) found.push({ home, market, range })
  }
  return found
}

async function nearbyHomes(
  db: Handle,
  { locality, cityId, deal }: HomeToEstimate,
): Promise<LocalityHomes[]> {
  const places = new Neighbourhoods(await listPoints(db, cityId)).around(locality)
  const homes = await listHomesOf(
    db,
    places.map((place) => place.locality),
    deal,
  )
  return places.map((place) => ({
    kilometres: place.kilometres,
    homes: homes.get(place.locality) ?? [],
  }))
}

/** Whether a home asks so much less than similar ones that somebody should check it. */
export const isFarBelow = (price: number, { low }: PriceRange) =>
  price < low * (1 - signalLimits.lowShare)

/** Whether an account is too new to be trusted. */
export const isNewBroker = (since: Date) =>
  Date.now() - since.getTime() < signalLimits.newBrokerDays * 86_400_000
