import assert from 'node:assert/strict'
import { test } from 'node:test'
import { propertyCompare } from '#contract/property/compare.ts'
import { useApp } from '#test/app.ts'
import { makeBroker, makeProperty } from '#test/make.ts'

const site = useApp()

const some = (...ids: string[]) =>
  site.call(propertyCompare.some, { query: { ids: ids.join(',') } })

test('compared homes are in the order chosen, each once', async () => {
  const { db } = site.context
  const ids: string[] = []
  for (const title of ['a', 'b', 'c']) ids.push((await makeProperty(db, { title })).id)
  const [a = '', b = '', c = ''] = ids
  const { body } = await some(c, a, c, b)
  assert.deepEqual(
    body.properties.map(({ title }) => title),
    ['c', 'a', 'b'],
  )
})

test('compared homes are public ones, without contact details of brokers', async () => {
  const { db } = site.context
  const broker = await makeBroker(db)
  const shown = await makeProperty(db, { brokerId: broker.id })
  const sold = await makeProperty(db, { status: 'sold' })
  const hidden = await makeProperty(db, { status: 'pending' })
  const blocked = await makeProperty(db, {
    brokerId: (await makeBroker(db, { status: 'blocked' })).id,
  })
  const { body } = await some(shown.id, hidden.id, sold.id, blocked.id)
  assert.deepEqual(
    body.properties.map(({ _id }) => _id),
    [shown.id, sold.id],
  )
  const text = JSON.stringify(body)
  assert.ok(!text.includes(broker.email) && !text.includes(broker.phone))
  assert.ok(!text.includes('latitude'))
})

test('comparing homes counts no view', async () => {
  const { db } = site.context
  const { id } = await makeProperty(db)
  await some(id)
  const tallies = await db.selectFrom('property_view_tally').selectAll().execute()
  assert.deepEqual(
    tallies.filter(({ property_id }) => property_id === id),
    [],
  )
})

test('comparing more than four homes or invalid ids is refused', async () => {
  const id = '01940000-0000-7000-8000-00000000000'
  assert.equal((await some(...[1, 2, 3, 4, 5].map((digit) => `${id}${digit}`))).status, 400)
  assert.equal((await some('x')).status, 400)
  assert.equal((await some()).status, 200)
})
