import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { random } from '@brickbazaar/random'
import { isSound, PriceBackTest } from './back-test.ts'
import { Neighbourhoods } from './neighbours.ts'
import { priceRangeOf } from './price-range.ts'
import type { LocalityHomes, PricedHome } from './priced-home.ts'

let serial = 0
const flat = (given: Partial<PricedHome> = {}): PricedHome => ({
  ...{ id: String(++serial).padStart(6, '0'), price: 10_000_000, areaSqft: 1_000 },
  ...{ propertyType: 'apartment', bedrooms: 2, areaBasis: 'carpet', furnished: null },
  ...{ society: null, locality: 'Baner', latitude: null, longitude: null },
  brokerId: `broker ${serial % 4}`,
  ...given,
})
/** Flats that ask from 1 crore upwards, each a lakh more. */
const flats = (count: number, given: Partial<PricedHome> = {}) =>
  Array.from({ length: count }, (_, at) => flat({ price: 10_000_000 + at * 100_000, ...given }))
const within = (homes: PricedHome[], kilometres = 0): LocalityHomes[] => [{ homes, kilometres }]
const rangeOf = (homes: PricedHome[], given: Partial<PricedHome> = {}) =>
  priceRangeOf(flat({ price: 30_000_000, brokerId: 'own', ...given }), within(homes), 0)

describe('the range that similar homes ask', () => {
  test('is where eight of ten of them are, and ends with its margin', () => {
    const range = rangeOf(flats(21))
    assert.deepEqual([range?.low, range?.middle, range?.high].map(inLakh), [102, 110, 118])
    const wide = priceRangeOf(flat({ price: 1, brokerId: 'own' }), within(flats(21)), 0.1)
    assert.deepEqual([wide?.low, wide?.high].map(inLakh), [92, 131])
    assert.equal(range?.comparables.length, 21)
  })

  test('is for the size of the home: twice the area asks less than twice as much', () => {
    const range = rangeOf(flats(12), { areaSqft: 1_500 })
    assert.equal(inLakh(range?.middle), 146)
  })

  const others: [string, Partial<PricedHome>, Partial<PricedHome>?][] = [
    ['of another type', { propertyType: 'villa' }],
    ['measured on another basis', { areaBasis: 'super-built-up' }],
    ['of which the basis is not stated', { areaBasis: null }],
    ['with two bedrooms more', { bedrooms: 4 }],
    ['with unknown bedrooms', { bedrooms: null }],
    ['much larger', { areaSqft: 1_700 }],
    ['much smaller', { areaSqft: 600 }],
    ['of two brokers', { brokerId: 'broker 1' }, { brokerId: 'broker 2' }],
    ['that are one advert, listed again', { price: 9_000_000 }],
  ]
  for (const [what, given, rest = {}] of others) {
    test(`is not said by homes ${what}`, () => {
      assert.equal(rangeOf([...flats(8, rest), ...flats(10, given)]), undefined)
    })
  }

  test('is said from ten homes on', () => {
    assert.equal(rangeOf(flats(9)), undefined)
    assert.notEqual(rangeOf(flats(10)), undefined)
  })

  test('is not said where similar homes ask from one to more than two times as much', () => {
    const [cheap, dear] = [flats(10), flats(10).map((one) => ({ ...one, price: one.price * 3 }))]
    assert.notEqual(rangeOf(cheap), undefined)
    assert.equal(rangeOf([...cheap, ...dear]), undefined)
  })

  test('takes at most eight homes of one broker, and one with the same price for its own', () => {
    const flood = flats(30, { brokerId: 'flood' }).map((one) => ({ ...one, price: one.price + 1 }))
    const range = rangeOf([...flood, ...flats(20)])
    const flooded = range?.comparables.filter(({ brokerId }) => brokerId === 'flood')
    assert.deepEqual([flooded?.length, range?.comparables.length], [8, 28])
    const again = flat({ price: 10_500_000, brokerId: 'own' })
    const own = priceRangeOf(again, within(flats(12)), 0)
    assert.equal(own?.comparables.length, 11)
    const listed = flat({ price: 10_450_000, homeId: 'home 1' })
    const known = rangeOf([listed, ...flats(12)], { homeId: 'home 1' })
    assert.equal(known?.comparables.length, 12)
  })

  test('is not moved far by one broker, and not at all by homes of its own', () => {
    const dear = flats(8, { brokerId: 'dear' }).map((one) => ({ ...one, price: one.price * 1.5 }))
    assert.equal(inLakh(rangeOf([...dear, ...flats(4)])?.middle), 102)
    const others = flats(12)
    assert.deepEqual(rangeOf([...dear, ...others], { brokerId: 'dear' }), rangeOf(others))
  })

  test('prefers the same society, bedrooms and nearer homes', () => {
    const far = flats(40, { society: 'other' }).map((one) => ({ ...one, price: one.price + 1 }))
    const near = flats(12, { society: 'lake view' })
    const range = rangeOf([...far, ...near], { society: 'lake view' })
    const first = range?.comparables.slice(0, 12).map(({ society }) => society)
    assert.deepEqual(new Set(first), new Set(['lake view']))
  })
})

test('localities within three kilometres are compared, the nearest eight', () => {
  const point = (east: number) => ({ latitude: 18.5, longitude: 73.8 + east * 0.0095 })
  const places = new Neighbourhoods(
    new Map(['a', 'b', 'c', 'd', 'e'].map((name, at) => [name, point(at)])),
  )
  assert.deepEqual(
    places.around('a').map(({ locality }) => locality),
    ['a', 'b', 'c'],
  )
  assert.deepEqual(places.around('unknown'), [{ locality: 'unknown', kilometres: 0 }])
})

describe('the back-test of a market', () => {
  /** Homes of four brokers whose prices differ by chance, by up to `noise`. */
  function market(count: number, noise: number): PriceBackTest {
    const dice = random(`market ${noise}`)
    const test = new PriceBackTest(new Neighbourhoods(new Map()))
    for (let at = 0; at < count; at++) {
      const areaSqft = dice.whole(900, 1_100)
      const price = Math.round(10_000 * areaSqft * Math.exp(dice.between(-noise, noise)))
      test.add(flat({ price, areaSqft }))
    }
    return test
  }

  test('finds eight of ten prices in their ranges, whatever the prices differ by', () => {
    for (const noise of [0.05, 0.2, 0.3]) {
      const result = market(1_200, noise).result()
      assert.ok(result && isSound(result), JSON.stringify(result))
      assert.ok(Math.abs(result.medianError - noise / 2) < noise / 4, `${result.medianError}`)
      assert.ok(result.abstention < 0.3)
    }
  })

  test('says nothing of a small market, or of one in which prices follow nothing', () => {
    assert.equal(market(60, 0.2).result(), undefined)
    const chaos = market(2_000, 1.5).result()
    assert.ok(chaos === undefined || !isSound(chaos))
  })
})

function inLakh(price: number | undefined): number {
  return Math.round((price ?? 0) / 100_000)
}
