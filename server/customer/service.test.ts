import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { v7 } from 'uuid'
import { customer } from '#contract/customer/customer.ts'
import { useApp } from '#test/app.ts'
import { makeAdministrator, makeCustomer } from '#test/make.ts'

const site = useApp()

let token = ''
beforeEach(async () => {
  token = (await makeAdministrator(site.context.db)).token
})

function setStatus(id: string, status: string) {
  return site.call(customer.changeStatus, { params: { id }, body: { status } }, { token })
}

function audit() {
  return site.context.db.selectFrom('audit_event').select(['act', 'before', 'after']).execute()
}

test('blocking and activating a customer are each audited', async () => {
  const { id } = await makeCustomer(site.context.db)
  const blocked = await setStatus(id, 'blocked')
  assert.deepEqual([blocked.status, blocked.body.customer.status], [200, 'blocked'])
  assert.equal((await setStatus(id, 'active')).body.customer.status, 'active')
  assert.deepEqual(await audit(), [
    {
      act: 'customer.change_status',
      before: { status: 'active' },
      after: { status: 'blocked' },
    },
    {
      act: 'customer.change_status',
      before: { status: 'blocked' },
      after: { status: 'active' },
    },
  ])
})

test('setting the current status again changes nothing', async () => {
  const { id } = await makeCustomer(site.context.db)
  assert.equal((await setStatus(id, 'active')).status, 200)
  assert.deepEqual(await audit(), [])
})

test('an unknown status is refused, and an unknown customer is not found', async () => {
  const { id } = await makeCustomer(site.context.db)
  assert.equal((await setStatus(id, 'suspended')).status, 400)
  const missing = await setStatus(v7(), 'blocked')
  assert.deepEqual([missing.status, missing.body.code], [404, 'customer_not_found'])
})
