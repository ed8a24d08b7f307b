import assert from 'node:assert/strict'
import { test } from 'node:test'
import { conversation } from '#contract/inquiry/conversation.ts'
import { useApp } from '#test/app.ts'
import { leadActs } from '#test/lead.ts'
import { makeCustomer } from '#test/make.ts'

/** Where a broker's replies are sent, and what they may contain there (decision 0070). */

const site = useApp()
const { ask, list, reply, replies, makeLister } = leadActs(site)
const payment = 'Pay the token to rajk@okaxis or on www.rajhomes.com'

test('a reply to a signed-in customer goes to the account’s address only', async () => {
  const { token, listing } = await makeLister()
  const customer = await makeCustomer(site.context.db)
  await ask(listing, { email: 'somebody@example.org' }, customer.token)
  const [lead] = (await list(token)).body.inquiries
  await reply(token, lead?._id ?? '', 'Come on Sunday')
  assert.deepEqual(
    (await replies()).map(({ recipient }) => recipient),
    [customer.email],
  )
})

test('a typed address gets five replies a day, without links and payment addresses', async () => {
  const { token, listing } = await makeLister()
  await ask(listing, { email: 'somebody@example.org' })
  const [lead] = (await list(token)).body.inquiries
  for (let n = 0; n < 8; n++) {
    assert.equal((await reply(token, lead?._id ?? '', payment)).status, 201)
  }
  const sent = await replies()
  assert.equal(sent.length, 5)
  for (const { body } of sent) assert.doesNotMatch(body ?? '', /okaxis|rajhomes/)
})

test('the proven address of a customer gets every reply in full', async () => {
  const { token, listing } = await makeLister()
  const customer = await makeCustomer(site.context.db)
  await site.context.db.updateTable('customer').set({ is_verified: true }).execute()
  await ask(listing, { email: customer.email }, customer.token)
  const [lead] = (await list(token)).body.inquiries
  for (let n = 0; n < 8; n++) await reply(token, lead?._id ?? '', payment)
  const sent = await replies()
  assert.equal(sent.length, 8)
  for (const { body } of sent) assert.match(body ?? '', /okaxis/)
  const thread = await site.call(conversation.list, {}, { token: customer.token })
  assert.equal(thread.body.inquiries.length, 1)
})

test('a guest gets the reply, whatever other spellings of the mailbox got', async () => {
  const other = await makeLister()
  for (let n = 0; n < 8; n++) {
    const typed = { phone: `98765 4000${n}`, email: `guest+${n}@example.org` }
    await ask(other.listing, typed)
  }
  for (const { _id } of (await list(other.token)).body.inquiries) {
    await reply(other.token, _id, 'Come on Sunday')
  }
  const { token, listing } = await makeLister()
  await ask(listing, { email: 'guest@example.org' })
  const [lead] = (await list(token)).body.inquiries
  assert.equal((await reply(token, lead?._id ?? '', 'Yes, it is free.')).status, 201)
  const sent = await site.context.db
    .selectFrom('message')
    .where('recipient', '=', 'guest@example.org')
    .select('template')
    .orderBy('id')
    .execute()
  assert.deepEqual(
    sent.map(({ template }) => template),
    ['inquiry.replied'],
  )
})
