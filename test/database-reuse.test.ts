import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { reuseDatabases, testDatabase } from './database.ts'
import { makeCustomer } from './make.ts'

let end: () => Promise<void>
before(() => {
  end = reuseDatabases()
})
after(() => end())

test('the next test file gets the same database, emptied', async () => {
  const first = await testDatabase()
  await makeCustomer(first.db)
  await first.drop()
  const next = await testDatabase()
  assert.equal(next.url, first.url)
  assert.deepEqual(await next.db.selectFrom('customer').select('id').execute(), [])
  await next.drop()
})

for (const change of [
  'alter table broker add column of_one_file text',
  'alter table broker drop column about',
  'alter table property alter column title drop not null',
  "alter table property alter column title set default 'Home'",
  'alter table property drop constraint property_listed_home',
  'alter table inquiry disable trigger inquiry_lead',
  'drop trigger inquiry_lead on inquiry',
  'drop index location_parent',
  'create table of_one_file (id int)',
]) {
  test(`a database is not reused after "${change}"`, async () => {
    const altered = await testDatabase()
    await altered.pool.query(change)
    await altered.drop()
    const next = await testDatabase()
    assert.notEqual(next.url, altered.url)
    await next.drop()
  })
}
