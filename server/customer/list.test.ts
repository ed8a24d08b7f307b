import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { customer } from '#contract/customer/customer.ts'
import { useApp } from '#test/app.ts'
import { indianDay, noonInIndia } from '#test/day.ts'
import { makeAdministrator, makeCustomer } from '#test/make.ts'

/** The list of customers and the counts above it. */

const site = useApp()

const day = 86_400_000

async function three() {
  const { db } = site.context
  const { token } = await makeAdministrator(db, { role: 'admin' })
  const made = [
    { first_name: 'Asha', last_name: 'Rao', email: 'asha_rao@example.in', ago: 40, active: 1 },
    { first_name: 'Zubin', last_name: 'Mehta', email: 'zubin@example.in', ago: 20, active: 3 },
    { first_name: 'Chitra', last_name: 'Das', email: 'chitra@example.in', ago: 1, active: null },
  ] as const
  const ids: string[] = []
  for (const { first_name, last_name, email, ago, active } of made) {
    const { id } = await makeCustomer(db, { email, phone: `+9198450000${ids.length}1` })
    ids.push(id)
    await db
      .updateTable('customer')
      .set({
        first_name,
        last_name,
        created_at: new Date(Date.now() - ago * day),
        last_active_at: active && new Date(Date.now() - active * day),
      })
      .where('id', '=', id)
      .execute()
  }
  const names = async (query: Record<string, string>) => {
    const { status, body } = await site.call(customer.list, { query }, { token })
    assert.equal(status, 200, JSON.stringify(body))
    return body.customers.map(({ firstName }) => firstName)
  }
  return { token, ids, names, db }
}

describe('the list of customers', () => {
  test('customers are listed newest first, ten per page', async () => {
    const { token, names, db } = await three()
    assert.deepEqual(await names({}), ['Chitra', 'Zubin', 'Asha'])
    for (let n = 0; n < 8; n++) await makeCustomer(db)
    const { body } = await site.call(customer.list, { query: { page: '2' } }, { token })
    assert.equal(body.customers.length, 1)
    assert.deepEqual(body.pagination, { page: 2, limit: 10, total: 11, pages: 2 })
  })

  test('customers are sorted as requested, never active ones last', async () => {
    const { names } = await three()
    assert.deepEqual(await names({ sort: 'name' }), ['Asha', 'Chitra', 'Zubin'])
    assert.deepEqual(await names({ sort: 'name-desc' }), ['Zubin', 'Chitra', 'Asha'])
    assert.deepEqual(await names({ sort: 'joined' }), ['Asha', 'Zubin', 'Chitra'])
    assert.deepEqual(await names({ sort: 'active-desc' }), ['Asha', 'Zubin', 'Chitra'])
    assert.deepEqual(await names({ sort: 'active' }), ['Zubin', 'Asha', 'Chitra'])
  })

  test('customers are found by literal parts of name, address and number', async () => {
    const { names } = await three()
    assert.deepEqual(await names({ search: 'RAO' }), ['Asha'])
    assert.deepEqual(await names({ search: 'zubin meh' }), ['Zubin'])
    assert.deepEqual(await names({ search: 'chitra@' }), ['Chitra'])
    assert.deepEqual(await names({ search: '098450 00011' }), ['Zubin'])
    assert.deepEqual(await names({ search: 'a_r' }), ['Asha'])
    assert.deepEqual(await names({ search: '%' }), [])
    assert.deepEqual(await names({ search: '\\' }), [])
  })

  test('customers are filtered by status, source and selection', async () => {
    const { names, ids, token } = await three()
    const [asha = '', zubin = ''] = ids
    await site.call(
      customer.changeStatus,
      { params: { id: asha }, body: { status: 'blocked' } },
      { token },
    )
    await site.call(
      customer.change,
      { params: { id: zubin }, body: { source: 'social' } },
      { token },
    )
    assert.deepEqual(await names({ status: 'blocked' }), ['Asha'])
    assert.deepEqual(await names({ source: 'social' }), ['Zubin'])
    assert.deepEqual(await names({ status: 'active', source: 'social' }), ['Zubin'])
    assert.deepEqual(await names({ ids: `${asha},${zubin}` }), ['Zubin', 'Asha'])
    const wrong = await site.call(customer.list, { query: { status: 'suspended' } }, { token })
    assert.equal(wrong.status, 400)
  })

  test('customers are filtered by days in India, both inclusive', async () => {
    const { names, db, ids } = await three()
    const [before, first, after] = ids.map((id, index) => ({
      id,
      at: ['2026-03-01T18:29:59Z', '2026-03-01T18:30:00Z', '2026-03-02T18:30:00Z'][index] ?? '',
    }))
    for (const row of [before, first, after]) {
      await db
        .updateTable('customer')
        .set({ created_at: new Date(row?.at ?? '') })
        .where('id', '=', row?.id ?? '')
        .execute()
    }
    const day = '2026-03-02'
    assert.deepEqual(await names({ createdFrom: day, createdTo: day }), ['Zubin'])
    assert.deepEqual(await names({ createdFrom: day }), ['Chitra', 'Zubin'])
    assert.deepEqual(await names({ createdTo: day }), ['Zubin', 'Asha'])
    assert.deepEqual(await names({ createdTo: '9999-12-31', createdFrom: '0001-01-01' }), [
      'Chitra',
      'Zubin',
      'Asha',
    ])
  })

  test('customers are filtered by verified and unverified', async () => {
    const { names, db, ids } = await three()
    await db
      .updateTable('customer')
      .set({ is_verified: true })
      .where('id', '=', ids[1] ?? '')
      .execute()
    assert.deepEqual(await names({ verified: 'yes' }), ['Zubin'])
    assert.deepEqual(await names({ verified: 'no' }), ['Chitra', 'Asha'])
  })

  test('new this month counts the last 30 days in India including today', async () => {
    const { db } = site.context
    const { token } = await makeAdministrator(db, { role: 'admin' })
    for (const ago of [0, 29, 30]) await makeCustomer(db, { createdAt: noonInIndia(ago) })
    const { body } = await site.call(customer.stats, {}, { token })
    assert.equal(body.stats.recentRegistrations, 2)
    const query = { createdFrom: indianDay(-29), createdTo: indianDay(0) }
    const { body: opened } = await site.call(customer.list, { query }, { token })
    assert.equal(opened.pagination.total, 2)
  })

  test('the list has its counts above it', async () => {
    const { token, ids, db } = await three()
    await site.call(
      customer.changeStatus,
      { params: { id: ids[0] ?? '' }, body: { status: 'blocked' } },
      { token },
    )
    await db
      .updateTable('customer')
      .set({ is_verified: true })
      .where('id', '=', ids[1] ?? '')
      .execute()
    const { body } = await site.call(customer.stats, {}, { token })
    assert.deepEqual(body.stats, {
      total: 3,
      active: 2,
      verified: 1,
      blocked: 1,
      recentRegistrations: 2,
    })
  })
})

test('last activity is saved by a call, but not by each', async () => {
  const { db } = site.context
  const { id, token } = await makeCustomer(db)
  const lastActive = async () => {
    const row = await db
      .selectFrom('customer')
      .select('last_active_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return row.last_active_at?.getTime()
  }
  const seen = (minutes: number) =>
    db
      .updateTable('session')
      .set({ seen_at: new Date(Date.now() - minutes * 60_000) })
      .where('customer_id', '=', id)
      .execute()
  await seen(11)
  await site.call(customer.profile, {}, { token })
  const first = await lastActive()
  assert.ok(first && Date.now() - first < 60_000)
  await site.call(customer.profile, {}, { token })
  assert.equal(await lastActive(), first)
})
