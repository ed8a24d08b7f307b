import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { conversation } from '#contract/inquiry/conversation.ts'
import { inquiry } from '#contract/inquiry/inquiry.ts'
import { useApp } from '#test/app.ts'
import { leadActs } from '#test/lead.ts'
import { makeCustomer } from '#test/make.ts'
import { messagesTo } from '#test/message.ts'

/** Several people who typed one number: steps for one do not count for another (decision 0044). */

const site = useApp()
const { age, ask, change, get, list, replies, reply, makeLister } = leadActs(site)
const phone = '+919876543210'

async function twoUnderOneNumber() {
  const { token, listing } = await makeLister()
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
  test('the inbox says whose address and latest message it shows', async () => {
    const { token, lead, own } = await twoUnderOneNumber()
    assert.deepEqual(
      [lead.email, lead.lastMessage, lead.conversationCount],
      ['stranger@example.in', 'Strange', 2],
    )
    assert.notEqual(lead.conversation, own)
    const { conversations } = (await get(token, lead._id)).body
    assert.ok(conversations.some(({ _id }) => _id === lead.conversation))
  })

  test('a stranger who asks again does not reopen what was closed with a customer', async () => {
    const { token, listing, lead, own, status } = await twoUnderOneNumber()
    await change(token, lead._id, { stage: 'contacted', conversation: own })
    await change(token, lead._id, { stage: 'lost', conversation: own })
    assert.equal(await status(), 'closed')
    await age('2 days')
    await ask(listing, { phone, email: 'stranger@example.in', message: 'And now?' })
    assert.equal((await list(token)).body.inquiries[0]?.stage, 'new')
    assert.equal(await status(), 'closed')
  })

  test('a customer who asks again reopens their own conversation', async () => {
    const { token, listing, customer, lead, own, status } = await twoUnderOneNumber()
    await change(token, lead._id, { stage: 'contacted', conversation: own })
    await change(token, lead._id, { stage: 'lost', conversation: own })
    await age('2 days')
    await ask(listing, { phone, message: 'Is it back?' }, customer.token)
    assert.equal(await status(), 'sent')
  })
})

describe('a reply that names no conversation is refused', () => {
  const said = { phone, message: 'Is it free?' }

  test('where a guest and an account of somebody else gave the number', async () => {
    const { token, listing } = await makeLister()
    await ask(listing, { ...said, email: 'victim@example.in' })
    const stranger = await makeCustomer(site.context.db, { phone })
    await ask(listing, { ...said, message: 'Mine' }, stranger.token)
    await refused(token)
  })

  test('where two guests gave the number', async () => {
    const { token, listing } = await makeLister()
    await ask(listing, { ...said, email: 'victim@example.in' })
    await ask(listing, { ...said, email: 'stranger@example.in' })
    await refused(token)
  })

  async function refused(token: string) {
    const id = (await list(token)).body.inquiries[0]?._id ?? ''
    const { status, body } = await reply(token, id, 'Come on Sunday at ten.')
    assert.deepEqual([status, body.code], [409, 'conversation_unclear'])
    assert.deepEqual(await replies(), [])
    const { conversations, thread } = (await get(token, id)).body
    assert.equal(thread.filter(({ from }) => from === 'broker').length, 0)
    const victim = conversations.find(({ email }) => email === 'victim@example.in')?._id
    assert.equal((await reply(token, id, 'Come on Sunday.', undefined, victim)).status, 201)
    assert.deepEqual(
      (await replies()).map(({ recipient }) => recipient),
      ['victim@example.in'],
    )
  }
})

describe('spam', () => {
  test('names its conversation where several gave the number, and spares the others', async () => {
    const { token, customer, lead, own } = await twoUnderOneNumber()
    const { status, body } = await change(token, lead._id, { isSpam: true })
    assert.deepEqual([status, body.code], [409, 'conversation_unclear'])
    const { conversations } = (await get(token, lead._id)).body
    const strangers = conversations.find(({ _id }) => _id !== own)?._id
    await change(token, lead._id, { isSpam: true, conversation: strangers })
    const marked = (await get(token, lead._id)).body.conversations
    assert.deepEqual(
      marked.map(({ _id, isSpam }) => [_id === own, isSpam]),
      [
        [false, true],
        [true, false],
      ],
    )
    assert.deepEqual(
      (await list(token)).body.inquiries.map(({ _id }) => _id),
      [lead._id],
    )
    // When all conversations are spam the lead leaves the inbox; unmarking one brings it back.
    await change(token, lead._id, { isSpam: true, conversation: own })
    assert.deepEqual((await list(token)).body.inquiries, [])
    await change(token, lead._id, { isSpam: false, conversation: own })
    const mine = (await site.call(conversation.list, {}, customer)).body.inquiries[0]?._id ?? ''
    const more = { params: { id: mine }, body: { text: 'Is it still free?' } }
    assert.equal((await site.call(conversation.write, more, customer)).status, 201)
    assert.equal((await list(token)).body.inquiries.length, 1)
  })

  test('of a stranger keeps no later customer out of the inbox', async () => {
    const { token, listing } = await makeLister()
    const customer = await makeCustomer(site.context.db, { phone })
    await ask(listing, { phone, email: 'stranger@example.in', message: 'Rude words' })
    const id = (await list(token)).body.inquiries[0]?._id ?? ''
    assert.equal((await change(token, id, { isSpam: true })).status, 200)
    assert.deepEqual((await list(token)).body.inquiries, [])
    await ask(listing, { phone, message: 'Is it free?' }, customer.token)
    assert.deepEqual(
      (await list(token)).body.inquiries.map(({ _id, isSpam }) => [_id, isSpam]),
      [[id, false]],
    )
  })

  async function markedSpam(given: Record<string, unknown>) {
    const { token, listing, broker } = await makeLister()
    await ask(listing, { phone, message: 'Buy gold', ...given })
    const [lead] = (await list(token)).body.inquiries
    assert.ok(lead)
    assert.equal((await change(token, lead._id, { isSpam: true })).status, 200)
    const inbox = async () => (await list(token)).body.inquiries.map(({ _id }) => _id)
    const notified = async () =>
      (await messagesTo(site, broker.id)).filter(
        ({ channel, template }) => channel === 'email' && template === 'inquiry.received',
      ).length
    return { token, listing, id: lead._id, inbox, notified }
  }

  test('of a stranger with somebody’s number does not silence its guest', async () => {
    const { token, listing, id, inbox, notified } = await markedSpam({ email: 'gold@example.in' })
    assert.deepEqual([await inbox(), await notified()], [[], 1])
    await ask(listing, { phone, email: 'guest@example.in', message: 'Is it near the school?' })
    assert.deepEqual([await inbox(), await notified()], [[id], 2])
    const { conversations } = (await get(token, id)).body
    const guest = conversations.find(({ email }) => email === 'guest@example.in')
    assert.equal((await reply(token, id, 'Yes, it is.', undefined, guest?._id)).status, 201)
    assert.deepEqual(
      (await replies()).map(({ recipient }) => recipient),
      ['guest@example.in'],
    )
    await age('2 days')
    await ask(listing, { phone, email: 'gold@example.in', message: 'Buy gold' })
    assert.equal(await notified(), 2)
  })

  test('of a guest without a mailbox silences one network only', async () => {
    const { listing, inbox, notified } = await markedSpam({})
    await age('2 days')
    await ask(listing, { phone, message: 'Buy gold' })
    await age('2 days')
    await ask(listing, { phone, message: 'Buy gold' })
    assert.deepEqual([await inbox(), await notified()], [[], 1])
    const input = { params: { id: listing }, body: { name: 'Meera', phone, message: 'Parking?' } }
    await site.call(inquiry.create, input, { address: '203.0.113.7' })
    assert.equal(await notified(), 2)
  })
})
