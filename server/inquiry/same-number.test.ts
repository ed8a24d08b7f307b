import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { conversation } from '#contract/inquiry/conversation.ts'
import { useApp } from '#test/app.ts'
import { leadActs } from '#test/lead.ts'
import { makeCustomer } from '#test/make.ts'

/** Several people typed one number: acts of one do not count for another (decision 0044). */

const site = useApp()
const { age, ask, change, get, list, shop } = leadActs(site)
const phone = '+919876543210'

async function twoUnderOneNumber() {
  const { token, listing } = await shop()
  const customer = await makeCustomer(site.context.db, { phone })
  await ask(listing, { phone, message: 'Mine' }, customer.token)
  await ask(listing, { phone, email: 'stranger@example.in', message: 'Strange' })
  const [lead] = (await list(token)).body.inquiries
  assert.ok(lead)
  const own = (await get(token, lead._id)).body.conversations.find((one) => one.isSignedIn)
  const status = async () => {
    const { inquiries } = (await site.call(conversation.list, {}, { token: customer.token })).body
    return inquiries[0]?.status
  }
  return { token, listing, customer, lead, own: own?._id, status }
}

describe('under one number', () => {
  test('the inbox says whose address and last words it shows', async () => {
    const { token, lead, own } = await twoUnderOneNumber()
    assert.deepEqual(
      [lead.email, lead.lastMessage, lead.conversationCount],
      ['stranger@example.in', 'Strange', 2],
    )
    assert.notEqual(lead.conversation, own)
    const { conversations } = (await get(token, lead._id)).body
    assert.ok(conversations.some(({ _id }) => _id === lead.conversation))
  })

  test('a stranger who asks again does not open what was closed with a customer', async () => {
    const { token, listing, lead, own, status } = await twoUnderOneNumber()
    await change(token, lead._id, { stage: 'contacted', conversation: own })
    await change(token, lead._id, { stage: 'lost', conversation: own })
    assert.equal(await status(), 'closed')
    await age('2 days')
    await ask(listing, { phone, email: 'stranger@example.in', message: 'And now?' })
    assert.equal((await list(token)).body.inquiries[0]?.stage, 'new')
    assert.equal(await status(), 'closed')
  })

  test('a customer who asks again opens the own conversation', async () => {
    const { token, listing, customer, lead, own, status } = await twoUnderOneNumber()
    await change(token, lead._id, { stage: 'contacted', conversation: own })
    await change(token, lead._id, { stage: 'lost', conversation: own })
    await age('2 days')
    await ask(listing, { phone, message: 'Is it back?' }, customer.token)
    assert.equal(await status(), 'sent')
  })
})
