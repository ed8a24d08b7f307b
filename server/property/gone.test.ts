import assert from 'node:assert/strict'
import { test } from 'node:test'
import { property } from '#contract/property/property.ts'
import { useApp } from '#test/app.ts'
import { makeAdministrator, makeBroker, makeProperty } from '#test/make.ts'

const site = useApp()

const visit = async (id: string) => {
  const { status, body } = await site.call(property.publicGet, { params: { id } })
  return [status, body.code]
}

test('a removed listing that was public is gone (410)', async () => {
  const { db } = site.context
  const broker = await makeBroker(db)
  const withdrawn = await makeProperty(db, { brokerId: broker.id })
  const deleted = await makeProperty(db, { status: 'approved' })
  await site.call(property.withdraw, { params: { id: withdrawn.id } }, broker)
  await site.call(property.remove, { params: { id: deleted.id } }, await makeAdministrator(db))
  for (const { id } of [withdrawn, deleted]) {
    assert.deepEqual(await visit(id), [410, 'property_gone'])
  }
})

test('a removed listing that was never public is not found (404)', async () => {
  const { db } = site.context
  const broker = await makeBroker(db)
  const { id } = await makeProperty(db, { brokerId: broker.id, status: 'pending' })
  assert.deepEqual(await visit(id), [404, 'property_not_found'])
  await site.call(property.withdraw, { params: { id } }, broker)
  assert.deepEqual(await visit(id), [404, 'property_not_found'])
  const blocked = await makeBroker(db, { status: 'blocked' })
  assert.equal((await visit((await makeProperty(db, { brokerId: blocked.id })).id))[0], 404)
})
