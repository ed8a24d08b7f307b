import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inquiry } from '#contract/inquiry/inquiry.ts'
import { property } from '#contract/property/property.ts'
import { useApp } from '#test/app.ts'
import { makeBroker, makeProperty } from '#test/make.ts'

/** The cards of a broker's dashboard and the listings below them. */

const site = useApp()

test('the numbers of a broker are those of the own listings, also after a new one', async () => {
  const { db } = site.context
  const owner = await makeBroker(db)
  const stats = async () => (await site.call(property.mineStats, {}, owner)).body.stats
  const none = { total: 0, approved: 0, pending: 0, views: 0, inquiries: 0 }
  assert.deepEqual(await stats(), none)

  const statuses = ['approved', 'approved', 'pending', 'rejected', 'sold'] as const
  const made = []
  for (const status of statuses) made.push(await makeProperty(db, { brokerId: owner.id, status }))
  await makeProperty(db)
  assert.deepEqual(await stats(), { ...none, total: 5, approved: 2, pending: 1 })

  const [live] = made
  assert.ok(live)
  const params = { id: live.id }
  const headers = { 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari' }
  assert.equal((await site.call(property.publicGet, { params }, { headers })).status, 200)
  const body = { name: 'Meera Iyer', phone: '98860 54321' }
  assert.equal((await site.call(inquiry.create, { params, body })).status, 201)
  await makeProperty(db, { brokerId: owner.id, status: 'pending' })
  assert.deepEqual(await stats(), {
    ...{ total: 6, approved: 2, pending: 2 },
    ...{ views: 1, inquiries: 1 },
  })
})

test('the latest three listings are the last ones created, whatever their status', async () => {
  const { db } = site.context
  const owner = await makeBroker(db)
  for (const [title, hours] of [
    ['Third', 3],
    ['First', 1],
    ['Fourth', 4],
    ['Second', 2],
  ] as const) {
    const createdAt = new Date(Date.now() - hours * 3_600_000)
    const status = title === 'Second' ? 'rejected' : 'approved'
    await makeProperty(db, { brokerId: owner.id, title, createdAt, status })
  }
  const { body } = await site.call(property.mine, { query: { limit: '3' } }, owner)
  assert.deepEqual(
    body.properties.map(({ title }) => title),
    ['First', 'Second', 'Third'],
  )
})
