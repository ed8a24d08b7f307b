import assert from 'node:assert/strict'
import { test } from 'node:test'
import { privacy } from '#contract/privacy.ts'
import { erase } from '#server/privacy/erase-queries.ts'
import { useApp } from '#test/app.ts'
import { leadActs } from '#test/lead.ts'
import { makeCustomer, testPassword } from '#test/make.ts'
import { webhookActs } from '#test/partner/webhook.ts'

/** What software of brokers is told about a person belongs to that person's data. */

const site = useApp()
const leads = leadActs(site)
const hooks = webhookActs(site)

const deliveries = () =>
  site.context.db.selectFrom('webhook_delivery').select(['id', 'status']).execute()

async function asked() {
  const lister = await leads.makeLister()
  await hooks.add(lister.token, { kinds: ['lead.created'] })
  const person = await makeCustomer(site.context.db, { isVerified: true })
  const given = { phone: person.phone, email: person.email }
  await leads.ask(lister.listing, given, person.token)
  return { lister, person }
}

test('the export of a person’s data names what software of brokers was told', async () => {
  const { person } = await asked()
  const { body } = await site.call(privacy.data, {}, { token: person.token })
  const data = typeof body === 'string' ? JSON.parse(body) : body
  assert.partialDeepStrictEqual(data.toldToSoftwareOfBrokers, [
    { kind: 'lead.created', status: 'pending' },
  ])
})

test('nothing is told of a person who was erased', async () => {
  const { person } = await asked()
  assert.equal((await deliveries()).length, 1)
  const body = { password: testPassword }
  await site.call(privacy.requestDeletion, { body }, { token: person.token })
  const { db } = site.context
  await db
    .updateTable('customer_deletion')
    .set({ due_at: new Date(0) })
    .execute()
  assert.equal(await erase(db, person.id), true)
  assert.deepEqual(await deliveries(), [])
})

test('erasing one of two people with the same number makes no new lead for software', async () => {
  const { lister, person } = await asked()
  await leads.ask(lister.listing, { phone: person.phone, name: 'Somebody Else' })
  const body = { password: testPassword }
  await site.call(privacy.requestDeletion, { body }, { token: person.token })
  const { db } = site.context
  await db
    .updateTable('customer_deletion')
    .set({ due_at: new Date(0) })
    .execute()
  assert.equal(await erase(db, person.id), true)
  assert.equal((await deliveries()).length, 1)
})
