import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { flag } from '#contract/flag.ts'
import { property } from '#contract/property/property.ts'
import { useApp } from '#test/app.ts'
import { makeAdministrator, makeBroker, makeLocation, makeProperty } from '#test/make.ts'
import { flagPriceCuts, flagWordings } from './flag-by-rule.ts'

/** What reviewers look at while it stays live. */

const site = useApp()

async function flags() {
  const { token } = await makeAdministrator(site.context.db, { role: 'moderator' })
  const { body } = await site.call(flag.list, { query: { status: 'open' } }, { token })
  return body.flags.map(({ reason, note, property: { _id, status } }) => ({
    reason,
    note,
    id: _id,
    status,
  }))
}

describe('a price cut', () => {
  const cut = async (from: number, to: number) => {
    const { db } = site.context
    const { id: brokerId, token } = await makeBroker(db)
    const { id } = await makeProperty(db, { brokerId, price: from })
    const answer = await site.call(
      property.change,
      { params: { id }, body: { price: to } },
      { token },
    )
    assert.deepEqual([answer.status, answer.body.property.isLive], [200, true])
    return id
  }

  test('by more than half stays live, and reviewers are asked once', async () => {
    const id = await cut(10_000_000, 4_900_000)
    await Promise.all([flagPriceCuts(site.context.db), flagPriceCuts(site.context.db)])
    const note = '₹1.0Cr → ₹49.0L'
    assert.deepEqual(await flags(), [{ reason: 'price-cut', note, id, status: 'approved' }])
    await site.context.db.updateTable('property').set({ price: 1 }).where('id', '=', id).execute()
    await flagPriceCuts(site.context.db)
    assert.equal((await flags()).length, 1)
  })

  test('to half, and a higher price, ask nobody', async () => {
    await cut(10_000_000, 5_000_000)
    await cut(10_000_000, 10_100_000)
    await flagPriceCuts(site.context.db)
    assert.deepEqual(await flags(), [])
  })

  test('to 30 % below the locality is looked at, however small it was', async () => {
    const { db } = site.context
    const city = await makeLocation(db)
    const { id: locationId } = await makeLocation(db, { name: 'Wakad', parentId: city.id })
    const home = { locationId, area: 100, price: 750_000 }
    for (let n = 0; n < 10; n++) await makeProperty(db, { locationId, area: 100, price: 1_000_000 })
    const [, low] = [await makeProperty(db, home), await makeProperty(db, home)]
    await db.updateTable('property').set({ price: 700_000 }).where('price', '=', 750_000).execute()
    await db.updateTable('property').set({ price: 699_999 }).where('id', '=', low.id).execute()
    await flagPriceCuts(db)
    const note = '₹7.5L → ₹7.0L (₹7,000 : ₹10,000 / sq ft)'
    assert.deepEqual(await flags(), [{ reason: 'price-cut', note, id: low.id, status: 'approved' }])
  })
})

describe('wording that excludes people', () => {
  test('in a live listing of before is flagged once, and the listing stays live', async () => {
    const { db } = site.context
    const { id: brokerId } = await makeBroker(db)
    const description = 'Airy. Only for Jains. No bachelors.'
    const { id } = await makeProperty(db, { brokerId, description })
    await makeProperty(db, { brokerId, description: 'Near Jain temple.' })
    await makeProperty(db, { brokerId, description, status: 'pending' })
    await Promise.all([flagWordings(db), flagWordings(db)])
    await flagWordings(db)
    const note = '“Only for Jains”\n“No bachelors”'
    assert.deepEqual(await flags(), [{ reason: 'wording', note, id, status: 'approved' }])
  })
})

test('visitors cannot report for a reason of a rule', async () => {
  const { id } = await makeProperty(site.context.db)
  for (const reason of ['price-cut', 'wording']) {
    const answer = await site.call(flag.report, { params: { id }, body: { reason } })
    assert.equal(answer.status, 400)
  }
})
