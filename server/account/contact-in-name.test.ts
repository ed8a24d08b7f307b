import assert from 'node:assert/strict'
import { test } from 'node:test'
import { broker } from '#contract/broker/broker.ts'
import { customer } from '#contract/customer/customer.ts'
import { useApp } from '#test/app.ts'
import { makeAdministrator, makeBroker, makeCustomer } from '#test/make.ts'

const site = useApp()

test('a contact detail spread over the names of a broker is refused', async () => {
  const { token } = await makeBroker(site.context.db)
  const save = (body: Record<string, unknown>) =>
    site.call(broker.changeProfile, { body }, { token })
  for (const names of [
    { firstName: '98765', lastName: '43210' },
    { firstName: '43210', companyName: 'Sky 98765' },
    { firstName: 'nau aath saat chhah paanch', lastName: 'chaar teen do ek shunya' },
    { companyName: 'SKYHOMES.IN' },
    { companyName: 'skyhomes.in Realty' },
    { firstName: 'WhatsApp 98765 Sky', lastName: '43210' },
    { firstName: 'Rao 43210', lastName: 'Ravi', companyName: 'Sky 98765 Homes' },
    { companyName: '98765 Sky 43210' },
    { lastName: '@jio' },
    { firstName: '98765', about: 'For homes in Pune and around it, write 43210' },
    { firstName: '98765', operatingAreas: ['43210'] },
    { about: 'Homes in Pune since 1995. 98765', operatingAreas: ['43210'] },
    { companyName: 'Sky Homes dot', about: 'com is what we are.' },
  ]) {
    assert.equal((await save(names)).status, 400, JSON.stringify(names))
  }
  // Saving the names one at a time must not get around the check.
  assert.equal((await save({ firstName: '98765' })).status, 200)
  assert.equal((await save({ lastName: '43210' })).status, 400)
  assert.equal((await save({ firstName: 'Ravi', companyName: 'Shetty Homes' })).status, 200)
})

test('a contact detail spread over the names of a customer is refused', async () => {
  const password = 'Violet-river-71-lamp'
  const names = { firstName: 'Sky Homes dot', lastName: 'com' }
  const body = { ...names, phone: '98111 22233', email: 'sky@example.in' }
  const other = { firstName: 'Ravi', lastName: 'Rao', password, confirmPassword: password }
  const spread = { companyName: 'Sky Homes, ring 98765', operatingAreas: ['Baner', '43210'] }
  const asBroker = await site.call(broker.register, { body: { ...body, ...other, ...spread } })
  assert.deepEqual([asBroker.status, asBroker.body.errors?.[0]?.path], [400, 'operatingAreas'])
  const registered = await site.call(customer.register, {
    body: { ...body, password, confirmPassword: password },
  })
  assert.deepEqual([registered.status, registered.body.errors?.[0]?.path], [400, 'lastName'])
  const { token } = await makeCustomer(site.context.db)
  const changed = await site.call(customer.changeProfile, { body: names }, { token })
  assert.equal(changed.status, 400)
})

test('a contact detail spread over names is refused for an administrator too', async () => {
  const { db } = site.context
  const { token } = await makeAdministrator(db, { role: 'admin' })
  const spread = { firstName: '98765', lastName: '43210' }
  const contact = { phone: '98111 22233', email: 'sky@example.in' }
  const company = { ...contact, firstName: '43210', lastName: 'Rao', companyName: 'Sky 98765' }
  const [ofBroker, ofCustomer] = [await makeBroker(db), await makeCustomer(db)]
  const answers = [
    await site.call(broker.create, { body: company }, { token }),
    await site.call(broker.change, { params: { id: ofBroker.id }, body: spread }, { token }),
    await site.call(customer.create, { body: { ...contact, ...spread } }, { token }),
    await site.call(customer.change, { params: { id: ofCustomer.id }, body: spread }, { token }),
  ]
  for (const { status, body } of answers) {
    assert.deepEqual([status, body.errors?.[0]?.path], [400, 'lastName'])
  }
  const named = { firstName: 'Ravi', lastName: 'Rao', companyName: 'Sky Homes' }
  const added = await site.call(broker.create, { body: { ...contact, ...named } }, { token })
  assert.equal(added.status, 201)
})
