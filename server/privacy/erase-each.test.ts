import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { privacy } from '#contract/privacy.ts'
import { useApp } from '#test/app.ts'
import { makeCustomer, testPassword } from '#test/make.ts'
import { eraseDue } from './erase.ts'

const site = useApp()

/** Creates a customer whose account was due for deletion `days` ago. */
async function leaver(days: number) {
  const { db } = site.context
  const { id, token } = await makeCustomer(db)
  const asked = await site.call(
    privacy.requestDeletion,
    { body: { password: testPassword } },
    { token },
  )
  assert.equal(asked.status, 202)
  await db
    .updateTable('customer_deletion')
    .set({ due_at: sql`now() - ${days} * interval '1 day'` })
    .where('customer_id', '=', id)
    .execute()
  return id
}

test('an account that cannot be deleted delays no other, and is retried', async () => {
  const { db } = site.context
  const stuck = await leaver(3)
  await leaver(2)
  await leaver(1)
  const left = async () =>
    (await db.selectFrom('customer').select('id').execute()).map(({ id }) => id)
  await sql`create table held (id uuid references customer)`.execute(db)
  await sql`insert into held values (${stuck})`.execute(db)
  await assert.rejects(eraseDue(db), ({ errors }: AggregateError) => {
    assert.deepEqual(
      errors.map(({ code }) => code),
      ['23503'],
    )
    return true
  })
  assert.deepEqual(await left(), [stuck])
  await sql`drop table held`.execute(db)
  assert.equal(await eraseDue(db), 1)
  assert.deepEqual(await left(), [])
})
