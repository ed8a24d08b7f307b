import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { broker as brokerCalls } from '#contract/broker/broker.ts'
import { brokerDirectory, type DirectorySort } from '#contract/broker/directory.ts'
import { property } from '#contract/property/property.ts'
import { useApp } from '#test/app.ts'
import { makeAdministrator, makeBroker, makeLocation, makeProperty } from '#test/make.ts'

/** The public directory of brokers: who is listed, in what order, and what stays private. */

const site = useApp()

async function names(query: Record<string, string> = {}) {
  const { brokers } = (await site.call(brokerDirectory.list, { query })).body
  return brokers.map(({ companyName }) => companyName)
}

async function set(id: string, values: Record<string, unknown>) {
  await site.context.db.updateTable('broker').set(values).where('id', '=', id).execute()
}

describe('the contents of the broker directory', () => {
  test('the directory lists and counts active brokers with verified KYC', async () => {
    const { db } = site.context
    const shown = await makeBroker(db, { companyName: 'Shown' })
    await makeBroker(db, { companyName: 'Waiting', kycStatus: 'pending' })
    await makeBroker(db, { companyName: 'Refused', kycStatus: 'rejected' })
    for (const status of ['inactive', 'blocked', 'suspended'] as const) {
      await makeBroker(db, { companyName: status, status })
    }
    const { brokers, pagination } = (await site.call(brokerDirectory.list, {})).body
    assert.deepEqual(
      [brokers.map(({ companyName }) => companyName), pagination.total],
      [['Shown'], 1],
    )
    const caller = await makeAdministrator(db)
    const body = { kycStatus: 'rejected', rejectionReason: 'Licence expired' } as const
    await site.call(brokerCalls.changeKyc, { params: { id: shown.id }, body }, caller)
    assert.deepEqual(await names(), [])
    assert.equal((await site.call(brokerDirectory.get, { params: { id: shown.id } })).status, 404)
  })

  test('the directory shows neither phone nor e-mail', async () => {
    const { id, phone, email } = await makeBroker(site.context.db)
    const list = JSON.stringify((await site.call(brokerDirectory.list, {})).body)
    assert.ok(!list.includes(phone) && !list.includes(email))
    const { body } = await site.call(brokerDirectory.get, { params: { id } })
    assert.equal(body.broker.phone, `+91 •••••• ••${phone.slice(-2)}`)
    assert.ok(!JSON.stringify(body).includes(email))
    // Searching by address would reveal who has it.
    assert.deepEqual(await names({ search: email }), [])
  })
})

describe('filters of the broker directory', () => {
  test('the directory is searched by part of a name or company in any case', async () => {
    const { db } = site.context
    await makeBroker(db, { companyName: 'Sahyadri Estates' })
    await makeBroker(db, { companyName: '100% Homes' })
    assert.deepEqual(await names({ search: 'SAHYA' }), ['Sahyadri Estates'])
    assert.deepEqual(await names({ search: '%' }), ['100% Homes'])
    assert.equal((await names({ search: 'ravi shetty' })).length, 2)
  })

  test('the directory is filtered by known specializations', async () => {
    const { id } = await makeBroker(site.context.db, { companyName: 'Farms' })
    await makeBroker(site.context.db)
    await set(id, { specialization: ['agricultural', 'luxury'] })
    assert.deepEqual(await names({ specialization: 'luxury' }), ['Farms'])
    const answer = await site.call(brokerDirectory.list, { query: { specialization: 'boats' } })
    assert.equal(answer.status, 400)
  })

  test('the directory is filtered by operating area or live listings in a place', async () => {
    const { db } = site.context
    const city = await makeLocation(db, { name: 'Pune', aliases: ['Poona'] })
    const area = await makeLocation(db, { name: 'Baner', parentId: city.id })
    const named = await makeBroker(db, { companyName: 'Named' })
    await set(named.id, { operating_areas: ['Baner'] })
    const lists = await makeBroker(db, { companyName: 'Lists' })
    await makeProperty(db, { brokerId: lists.id, locationId: area.id })
    await makeBroker(db, { companyName: 'Elsewhere' })
    const text = await makeBroker(db, { companyName: 'Unknown place' })
    await set(text.id, { operating_areas: ['Old Mahabaleshwar Road'] })
    for (const location of ['Pune', 'POONA', 'baner', city.id]) {
      assert.deepEqual((await names({ location })).sort(), ['Lists', 'Named'], location)
    }
    assert.deepEqual(await names({ location: 'mahabaleshwar' }), ['Unknown place'])
    const { brokers } = (await site.call(brokerDirectory.list, { query: { search: 'Lists' } })).body
    assert.equal(brokers[0]?.location, 'Pune')
  })
})

describe('sorting of the broker directory', () => {
  test('the directory is sorted by experience, deals and live listings', async () => {
    const { db } = site.context
    const first = await makeBroker(db, { companyName: 'First' })
    const second = await makeBroker(db, { companyName: 'Second' })
    await set(first.id, { experience: 12 })
    await set(second.id, { experience: 3 })
    await makeProperty(db, { brokerId: second.id, status: 'sold' })
    const live = await makeProperty(db, { brokerId: second.id })
    const orders: [DirectorySort, string[]][] = [
      ['experience', ['First', 'Second']],
      ['deals', ['Second', 'First']],
      ['listings', ['Second', 'First']],
    ]
    for (const [sort, order] of orders) assert.deepEqual(await names({ sort }), order, sort)
    const { brokers } = (await site.call(brokerDirectory.list, { query: { sort: 'deals' } })).body
    assert.deepEqual([brokers[0]?.activeListings, brokers[0]?.totalDeals], [1, 1])
    await site.call(property.withdraw, { params: { id: live.id } }, second)
    const after = (await site.call(brokerDirectory.get, { params: { id: second.id } })).body.broker
    assert.equal(after.activeListings, 0)
  })

  test('many ratings of 4.8 rank above a single one of five stars', async () => {
    const { db } = site.context
    const once = await makeBroker(db, { companyName: 'Once' })
    const often = await makeBroker(db, { companyName: 'Often' })
    await makeBroker(db, { companyName: 'Never' })
    await set(once.id, { rating: 5, review_count: 1 })
    await set(often.id, { rating: 4.8, review_count: 20 })
    assert.deepEqual(await names({ sort: 'rating' }), ['Often', 'Once', 'Never'])
    const { brokers } = (await site.call(brokerDirectory.list, {})).body
    assert.deepEqual(
      brokers.map(({ rating, reviewCount }) => [rating, reviewCount]),
      [
        [4.8, 20],
        [5, 1],
        [null, 0],
      ],
    )
  })

  test('the order is the same on every page', async () => {
    for (let n = 0; n < 15; n++) await makeBroker(site.context.db, { companyName: `Firm ${n}` })
    const pages = [...(await names({ limit: '8' })), ...(await names({ limit: '8', page: '2' }))]
    assert.equal(new Set(pages).size, 15)
  })
})
