import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { v7 } from 'uuid'
import { broker } from '#contract/broker/broker.ts'
import { useApp } from '#test/app.ts'
import { makeAdministrator, makeBroker } from '#test/make.ts'

const site = useApp()

async function list(query: Record<string, string> = {}) {
  const { token } = await makeAdministrator(site.context.db, { role: 'moderator' })
  return site.call(broker.list, { query }, { token })
}

async function companies(query: Record<string, string>): Promise<string[]> {
  const { status, body } = await list(query)
  assert.equal(status, 200)
  assert.equal(body.pagination.total, body.brokers.length)
  return body.brokers.map(({ companyName }) => companyName).sort()
}

describe('the list of brokers', () => {
  test('brokers are listed newest first, ten per page, with exact totals', async () => {
    const ids: string[] = []
    for (let index = 0; index < 23; index++) ids.push((await makeBroker(site.context.db)).id)
    const seen: string[] = []
    for (const page of ['1', '2', '3']) {
      const { body } = await list({ page })
      assert.deepEqual(body.pagination, { page: Number(page), limit: 10, total: 23, pages: 3 })
      seen.push(...body.brokers.map(({ _id }) => _id))
    }
    assert.deepEqual(seen, ids.reverse())
  })

  test('the list is empty beyond its end and without brokers', async () => {
    assert.deepEqual((await list()).body, {
      brokers: [],
      pagination: { page: 1, limit: 10, total: 0, pages: 0 },
    })
    await makeBroker(site.context.db)
    const beyond = await list({ page: '1000000000', limit: '100' })
    assert.deepEqual(beyond.body.brokers, [])
    assert.equal(beyond.body.pagination.total, 1)
  })

  test('page and limit are clamped, and must be whole numbers', async () => {
    assert.partialDeepStrictEqual((await list({ page: '0', limit: '1000' })).body.pagination, {
      page: 1,
      limit: 100,
    })
    for (const page of ['', 'x', '1.5', '1e3', '9007199254740993']) {
      assert.equal((await list({ page })).status, 400, page)
    }
  })

  test('brokers are found by name, company, email and phone, in any case', async () => {
    const { db } = site.context
    await makeBroker(db, {
      companyName: 'Lakeside Realty',
      email: 'desk@lakeside.example.in',
      phone: '+919845012345',
    })
    await makeBroker(db, { companyName: 'Hilltop Homes', phone: '+919900011122' })
    for (const search of [
      ...['lakeside', 'LAKESIDE realty', 'desk@lakeside', '98450', '98450 12345'],
      ...['+91 98450-12345', '09845012345', '  Lakeside  '],
    ]) {
      assert.deepEqual(await companies({ search }), ['Lakeside Realty'], search)
    }
    assert.deepEqual(await companies({ search: 'ravi shetty' }), [
      'Hilltop Homes',
      'Lakeside Realty',
    ])
    assert.deepEqual(await companies({ search: 'nobody' }), [])
    assert.equal((await companies({ search: '' })).length, 2)
  })

  test('pattern characters in a search are literal', async () => {
    const { db } = site.context
    await makeBroker(db, { companyName: '100% Homes' })
    await makeBroker(db, { companyName: 'O\u2019Brien_& Sons' })
    assert.deepEqual(await companies({ search: '100%' }), ['100% Homes'])
    assert.deepEqual(await companies({ search: '%' }), ['100% Homes'])
    assert.deepEqual(await companies({ search: '_' }), ['O\u2019Brien_& Sons'])
    for (const search of ["'; drop table broker; --", '\\', '()', "' or 1=1"]) {
      assert.deepEqual(await companies({ search }), [], search)
    }
  })

  test('brokers are filtered by days in India, both inclusive', async () => {
    const { db } = site.context
    for (const moment of ['2026-03-01T18:29:59Z', '2026-03-01T18:30:00Z', '2026-03-02T18:30:00Z']) {
      await makeBroker(db, { companyName: moment, createdAt: new Date(moment) })
    }
    const day = '2026-03-02'
    assert.deepEqual(await companies({ createdFrom: day, createdTo: day }), [
      '2026-03-01T18:30:00Z',
    ])
    assert.equal((await companies({ createdFrom: day })).length, 2)
    assert.equal((await companies({ createdTo: day })).length, 2)
    assert.equal((await list({ createdFrom: '2026-02-30' })).status, 400)
  })

  test('brokers are filtered by status and KYC, alone and together', async () => {
    const { db } = site.context
    await makeBroker(db, { companyName: 'A', status: 'active', kycStatus: 'verified' })
    await makeBroker(db, { companyName: 'B', status: 'blocked', kycStatus: 'verified' })
    await makeBroker(db, { companyName: 'C', status: 'active', kycStatus: 'pending' })
    assert.deepEqual(await companies({ status: 'active' }), ['A', 'C'])
    assert.deepEqual(await companies({ kycStatus: 'verified' }), ['A', 'B'])
    assert.deepEqual(await companies({ status: 'active', kycStatus: 'pending' }), ['C'])
    assert.deepEqual(await companies({ status: '', kycStatus: '' }), ['A', 'B', 'C'])
    assert.deepEqual(await companies({ status: 'active', search: 'shetty' }), ['A', 'C'])
    for (const [name, value] of [
      ['status', 'retired'],
      ['kycStatus', 'all'],
      ['sort', 'beauty'],
      ['ids', 'x'],
    ] as const) {
      assert.equal((await list({ [name]: value })).status, 400)
    }
  })

  test('each listed broker can be opened', async () => {
    const { token } = await makeAdministrator(site.context.db)
    const { id } = await makeBroker(site.context.db, { companyName: 'Lakeside Realty' })
    const one = await site.call(broker.get, { params: { id } }, { token })
    assert.equal(one.body.broker.companyName, 'Lakeside Realty')
    for (const unknown of [v7(), 'x']) {
      const missing = await site.call(broker.get, { params: { id: unknown } }, { token })
      assert.equal(missing.status, 404)
    }
  })
})
