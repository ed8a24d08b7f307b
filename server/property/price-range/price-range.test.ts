import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { random } from '@brickbazaar/random'
import { sql } from 'kysely'
import { priceRange } from '#contract/property/price-range.ts'
import { property } from '#contract/property/property.ts'
import { propertyReview } from '#contract/property/review.ts'
import { flagPriceCuts } from '#server/flag/flag-by-rule.ts'
import { hasOthersPhotos } from '#server/property-review/signals.ts'
import { useApp } from '#test/app.ts'
import {
  type GivenProperty,
  makeAdministrator,
  makeBroker,
  makeLocation,
  makeProperty,
} from '#test/make.ts'
import { makePhoto, room } from '#test/photo.ts'
import { submit } from '#test/submission.ts'
import { followPriceRanges } from './follow.ts'
import { testMarkets } from './test-markets.ts'

const site = useApp()

const longAgo = new Date(Date.now() - 400 * 86_400_000)
const home: GivenProperty = { area: 1_000, bedrooms: 2, detail: { areaBasis: 'carpet' } }
const usual = 10_000_000

/** Flats of four brokers in two localities of a city, which ask 8 to 12 thousand per sq ft. */
async function market(count: number, given: GivenProperty = {}) {
  const { db } = site.context
  const city = await makeLocation(db, { name: given.title ?? 'Bengaluru' })
  const places = [
    await makeLocation(db, { name: 'Whitefield', parentId: city.id }),
    await makeLocation(db, { name: 'Varthur', parentId: city.id }),
  ]
  const brokers = []
  for (let at = 0; at < 4; at++) brokers.push(await makeBroker(db, { createdAt: longAgo }))
  const dice = random('a')
  for (let at = 0; at < count; at++) {
    const area = dice.whole(900, 1_100)
    await makeProperty(db, {
      ...{ ...home, area, price: Math.round(area * dice.between(8_000, 12_000)) },
      brokerId: brokers[Math.floor(at / 2) % 4]?.id ?? '',
      locationId: places[at % 2]?.id ?? '',
      createdAt: new Date(Date.now() - (count - at) * 60_000),
      ...given,
    })
  }
  return { city, locationId: places[0]?.id ?? '', brokers }
}

/** What the jobs do within a few minutes. */
async function work() {
  await testMarkets(site.context.db)
  await followPriceRanges(site.context.db, hasOthersPhotos)
}

const pageOf = async (id: string) => {
  const { status, body } = await site.call(property.publicGet, { params: { id } })
  assert.equal(status, 200, JSON.stringify(body))
  return body.property
}
const rangeOf = async (id: string) => (await pageOf(id)).priceRange

const submitted = async (owner: { token: string }, given: Record<string, unknown>) => {
  const { status, body } = await submit(site, owner, {
    ...home,
    propertyType: 'apartment',
    ...given,
  })
  assert.equal(status, 201, JSON.stringify(body))
  return body.property._id
}

const approve = async (id: string) => {
  const admin = await makeAdministrator(site.context.db)
  const input = { params: { id }, body: { status: 'approved' } }
  assert.equal((await site.call(property.changeStatus, input, admin)).status, 200)
}

const signalsOf = async (id: string) => {
  const admin = await makeAdministrator(site.context.db, { role: 'moderator' })
  return (await site.call(propertyReview.signals, { params: { id } }, admin)).body.signals
}

describe('what similar homes ask', () => {
  test('is on the page of a home with their number and the error of the city', async () => {
    const { locationId } = await market(110)
    await work()
    const { id } = await makeProperty(site.context.db, { ...home, locationId, price: 14_000_000 })
    assert.equal(await rangeOf(id), null)
    await work()
    const range = await rangeOf(id)
    assert.ok(range)
    assert.ok(range.low > 0.78 * usual && range.low < 0.92 * usual, `${range.low}`)
    assert.ok(range.high > 1.08 * usual && range.high < 1.25 * usual, `${range.high}`)
    assert.ok(range.error > 0.05 && range.error < 0.15 && range.isErrorOfCity)
    assert.deepEqual([range.count, range.isDoubtful], [30, false])
  })

  test('is shown with those homes and the measure, and without one that has gone', async () => {
    const { locationId } = await market(110)
    const { id } = await makeProperty(site.context.db, { ...home, locationId, price: 14_000_000 })
    await work()
    const ask = async () => site.call(priceRange.homes, { params: { id } })
    const { status, body } = await ask()
    assert.equal(status, 200, JSON.stringify(body))
    assert.deepEqual([body.homes.length, body.range.count], [30, 30])
    assert.ok(body.coverage >= 0.75 && body.coverage <= 0.85 && body.tested > 60)
    const [first] = body.homes
    assert.equal(first?.place, 'Whitefield')
    const params = { id: first?._id ?? '' }
    await site.call(property.remove, { params }, await makeAdministrator(site.context.db))
    assert.equal((await ask()).body.homes.length, 29)
    // A home that is not live has none.
    await site.context.db.updateTable('property').set({ status: 'pending' }).execute()
    assert.equal((await ask()).status, 404)
  })

  test('is another once the area of the home is corrected', async () => {
    const { db } = site.context
    const { locationId } = await market(110)
    const { id } = await makeProperty(db, { ...home, locationId, price: usual })
    await work()
    const before = await rangeOf(id)
    await db.updateTable('property').set({ area: 1_080 }).where('id', '=', id).execute()
    await work()
    const after = await rangeOf(id)
    assert.ok(before && after && after.low > before.low, JSON.stringify([before, after]))
  })

  test('is of rents for rent, and not said where too few are alike', async () => {
    const { db } = site.context
    const { locationId, brokers } = await market(110)
    const given = { ...home, locationId, brokerId: brokers[0]?.id ?? '' }
    const rent = await makeProperty(db, { ...given, listingType: 'rent', price: 30_000 })
    const house = await makeProperty(db, { ...given, propertyType: 'villa' })
    const unstated = await makeProperty(db, { ...given, detail: {} })
    await testMarkets(db)
    // Homes for sale must not be compared even where rents could be estimated.
    await sql`update price_range_market rent set is_sound = true, coverage = sale.coverage,
        median_error = sale.median_error, abstention = sale.abstention, margin = sale.margin
      from price_range_market sale where rent.listing_type = 'rent'
        and sale.listing_type = 'sell' and sale.city_id is not distinct from rent.city_id`.execute(
      db,
    )
    await work()
    for (const { id } of [rent, house, unstated]) assert.equal(await rangeOf(id), null)
  })

  test('is measured in all of India where the city has too few homes', async () => {
    await market(110)
    const { city, locationId } = await market(30, { title: 'Mysuru' })
    const { db } = site.context
    const { id } = await makeProperty(db, { ...home, locationId })
    await work()
    const range = await rangeOf(id)
    assert.deepEqual([range?.isErrorOfCity, range?.count], [false, 15], city.name)
    await sql`update price_range_market set margin = margin + 0.1`.execute(db)
    await db.insertInto('price_range_change').values({ property_id: id }).execute()
    await work()
    const wider = await rangeOf(id)
    assert.equal(((wider?.low ?? 0) / (range?.low ?? 1)).toFixed(2), Math.exp(-0.1).toFixed(2))
  })

  test('follows the market a day later, and is not said when it or its homes are old', async () => {
    const { db } = site.context
    const { locationId } = await market(110)
    const { id } = await makeProperty(db, { ...home, locationId })
    await work()
    const before = await rangeOf(id)
    await db
      .updateTable('property')
      .where('id', '<>', id)
      .set(({ eb }) => ({ price: eb('price', '*', 2) }))
      .execute()
    await sql`update price_range set computed_at = now() - interval '3 days'`.execute(db)
    assert.equal(await rangeOf(id), null)
    const workTomorrow = async () => {
      await db.deleteFrom('price_range_change').execute()
      await sql`update price_range_market set tested_at = now() - interval '25 hours'`.execute(db)
      await work()
    }
    await workTomorrow()
    const after = await rangeOf(id)
    assert.equal(Math.round((after?.low ?? 0) / (before?.low ?? 1)), 2)
    await db
      .updateTable('property')
      .where('id', '<>', id)
      .set({ unconfirmed_at: new Date() })
      .execute()
    await workTomorrow()
    assert.equal(await rangeOf(id), null)
  })
})

describe('a price far below similar homes', () => {
  test('is a signal for the reviewer, before it is live', async () => {
    const { locationId, brokers } = await market(110)
    await work()
    const [owner] = brokers
    assert.ok(owner)
    const low = await submitted(owner, { location: locationId, price: 5_000_000 })
    const { range } = await signalsOf(low)
    assert.deepEqual([range?.isFarBelow, range?.isNewBroker], [true, false])
    assert.ok(range && range.below > 0.35 && range.below < 0.5)
    const fair = await submitted(owner, { location: locationId, price: 8_000_000 })
    assert.equal((await signalsOf(fair)).range?.isFarBelow, false)
  })

  test('is looked at after a cut, which stays live, however small it was', async () => {
    const { db } = site.context
    const { locationId, brokers } = await market(110)
    const given = { ...home, locationId, brokerId: brokers[0]?.id ?? '' }
    const low = await makeProperty(db, { ...given, price: 5_900_000 })
    const fair = await makeProperty(db, { ...given, price: 8_900_000 })
    await work()
    for (const { id, price } of [low, fair]) {
      const input = { params: { id }, body: { price: Number(price) - 200_000 } }
      assert.equal((await site.call(property.change, input, brokers[0])).status, 200)
    }
    await flagPriceCuts(db)
    const flags = await db.selectFrom('flag').select(['property_id', 'reason', 'note']).execute()
    assert.deepEqual(
      flags.map(({ property_id: id, reason }) => [id, reason]),
      [[low.id, 'price-cut']],
    )
    assert.match(flags[0]?.note ?? '', /^₹59\.0L → ₹57\.0L, ₹8\d\.\dL – ₹1\.\dCr/)
    assert.equal((await pageOf(low.id)).price, 5_700_000)
  })

  test('warns visitors if the photos are of another broker and the account is new', async () => {
    const { db } = site.context
    const { locationId, brokers } = await market(110)
    const [honest] = brokers
    const copier = await makeBroker(db)
    assert.ok(honest)
    const photo = async (owner: { id: string; token: string }, seed: number) => [
      { url: (await makePhoto(site, owner, await room(seed))).url },
    ]
    const list = async (owner: { id: string; token: string }, seed: number, price: number) => {
      const images = await photo(owner, seed)
      const id = await submitted(owner, { location: locationId, price, images, address: `${seed}` })
      await approve(id)
      return id
    }
    const original = await list(honest, 1, usual)
    const copied = await list(copier, 1, 5_100_000)
    const fair = await list(copier, 1, usual)
    const own = await list(copier, 3, 5_200_000)
    await work()
    const found = []
    for (const id of [original, copied, fair, own]) found.push((await rangeOf(id))?.isDoubtful)
    assert.deepEqual(found, [false, true, false, false])
    const ofKnownBroker = await list(brokers[1] ?? honest, 1, 5_300_000)
    await work()
    assert.equal((await rangeOf(ofKnownBroker))?.isDoubtful, false)
  })
})
