import { createHash } from 'node:crypto'
import type { Point } from '#domain/place/distance.ts'
import { type BackTest, PriceBackTest } from '#domain/price-range/back-test.ts'
import { Neighbourhoods } from '#domain/price-range/neighbours.ts'
import type { FileHome } from './read-file.ts'

/** The homes of one list in one city, for sale or for rent. */
export interface Market {
  source: string
  city: string
  deal: string
  homes: number
  order: 'dates' | 'listing numbers' | 'shuffled'
  result: BackTest | undefined
}

/** Back-tests each city and deal of the homes of one list. */
export function testMarkets(source: string, homes: readonly FileHome[]): Market[] {
  const markets = Map.groupBy(homes, ({ city, deal }) => `${deal} ${city}`)
  return [...markets.values()].flatMap((of) => {
    const [first] = of
    if (!first) return []
    const dated = of.filter(({ order }) => order !== undefined)
    const hasOrder = dated.length * 2 > of.length
    const ordered = hasOrder ? dated.toSorted(byOrder) : of.toSorted(byHash)
    const order = hasOrder ? (first.order?.includes('-') ? 'dates' : 'listing numbers') : 'shuffled'
    const { city, deal } = first
    return [{ source, city, deal, homes: ordered.length, order, result: backTest(ordered) }]
  })
}

function byOrder({ order: one = '', id }: FileHome, { order: next = '', id: other }: FileHome) {
  return one === next ? (id < other ? -1 : 1) : one < next ? -1 : 1
}

// Rows without a date may be sorted by price or place, which would leak into the test.
const byHash = (one: FileHome, next: FileHome) => (hashOf(one.id) < hashOf(next.id) ? -1 : 1)
const hashOf = (id: string) => createHash('sha256').update(id).digest('hex')

function backTest(homes: readonly FileHome[]): BackTest | undefined {
  const test = new PriceBackTest(new Neighbourhoods(pointsOf(homes)))
  for (const home of homes) {
    if (home.locality === '') test.skip()
    else test.add(home)
  }
  return test.result()
}

/** Returns the middle of the points in each locality: some rows have the point of another city. */
function pointsOf(homes: readonly FileHome[]): Map<string, Point> {
  const points = new Map<string, Point>()
  for (const [locality, of] of Map.groupBy(homes, (home) => home.locality)) {
    const latitude = middle(of.flatMap((home) => home.latitude ?? []))
    const longitude = middle(of.flatMap((home) => home.longitude ?? []))
    if (locality === '' || latitude === undefined || longitude === undefined) continue
    points.set(locality, { latitude, longitude })
  }
  return points
}

function middle(values: readonly number[]): number | undefined {
  return values.toSorted((one, next) => one - next)[Math.floor(values.length / 2)]
}
