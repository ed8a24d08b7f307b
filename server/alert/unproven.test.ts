import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contactChoice } from '#contract/account/contact-choice.ts'
import { customer } from '#contract/customer/customer.ts'
import { seekerActs } from '#test/alert/seeker-acts.ts'
import { useApp } from '#test/app.ts'
import { makeCustomer, makeProperty } from '#test/make.ts'
import { proveNumber } from '#test/number-proof.ts'

/** Alerts to addresses and numbers that anybody could have entered (decision 0070). */

const site = useApp()
const seekers = seekerActs(site)

async function openAccount() {
  const seeker = await makeCustomer(site.context.db)
  const { token } = seeker
  const numbers = { body: { whatsapp: '9789077777' } }
  assert.equal((await site.call(customer.changeProfile, numbers, { token })).status, 200)
  const account = { realm: 'customer', id: seeker.id } as const
  await proveNumber(site.context.db, account, '+919789077777')
  const body = { answersByEmail: true, alertsByEmail: true, alertsByWhatsapp: true }
  await site.call(contactChoice.customerChange, { body }, { token })
  return seeker
}
const instantly = { frequency: 'instant', channels: ['email', 'whatsapp'] }

test('an account with an unproven mailbox gets no alerts on any channel', async () => {
  const { id, token } = await openAccount()
  const search = { filters: { minPrice: 1 }, ...instantly }
  assert.equal((await seekers.create(token, search)).status, 201)
  await makeProperty(site.context.db, { title: 'Lake flat' })
  assert.deepEqual(await seekers.alertsTo(id), [])
  await site.context.db.updateTable('customer').set({ is_verified: true }).execute()
  await makeProperty(site.context.db, { title: 'Hill flat' })
  const alerts = await seekers.alertsTo(id)
  assert.deepEqual(alerts.map(({ channel }) => channel).sort(), ['email', 'whatsapp'])
  assert.ok(alerts.every(({ variables }) => variables.title === 'Hill flat'))
})

for (const name of [
  'URGENT: your account is closed, call 9876543210',
  'Pay the token to rajk@okaxis',
  'See www.rajhomes.com today',
]) {
  test(`alerts omit the search name "${name}"`, async () => {
    const { id, token } = await openAccount()
    await seekers.search(token, { minPrice: 1 }, { name, ...instantly })
    await makeProperty(site.context.db)
    const alerts = await seekers.alertsTo(id)
    assert.equal(alerts.length, 2)
    for (const { variables } of alerts) assert.equal(variables.search, 'Saved search')
  })
}

test('a long search name is cut in the subject', async () => {
  const { id, token } = await openAccount()
  await seekers.search(token, { minPrice: 1 }, { name: 'long name '.repeat(11), ...instantly })
  await makeProperty(site.context.db)
  const [message] = await seekers.alertsTo(id)
  assert.ok((message?.variables.search ?? '').length <= 60)
})
