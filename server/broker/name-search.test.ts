import assert from 'node:assert/strict'
import { test } from 'node:test'
import { property } from '#contract/property/property.ts'
import { useApp } from '#test/app.ts'
import { makeAdministrator, makeBroker, makeProperty } from '#test/make.ts'

const site = useApp()

test('brokers are found by parts of names, short whole words, never by e-mail', async () => {
  const { db } = site.context
  const admin = await makeAdministrator(db)
  const given = { companyName: 'K Estates', email: 'quartz@example.in' }
  const broker = await makeBroker(db, given)
  await makeProperty(db, { brokerId: broker.id })
  const found = async (search: string) =>
    (await site.call(property.list, { query: { search } }, admin)).body.pagination.total
  for (const search of ['SHETT', 'ravi shetty', 'etty k est', 'K', 'k ']) {
    assert.equal(await found(search), 1, search)
  }
  for (const search of ['quartz', 'estates quartz', 'ra', 'av', 'r%y', '%', '_']) {
    assert.equal(await found(search), 0, search)
  }
})
