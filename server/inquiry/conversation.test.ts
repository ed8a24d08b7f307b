import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { conversation } from '#contract/inquiry/conversation.ts'
import { useApp } from '#test/app.ts'
import { leadActs } from '#test/lead.ts'
import { makeBroker, makeCustomer, makeProperty } from '#test/make.ts'
import { messagesTo } from '#test/message.ts'

const site = useApp()
const leads = leadActs(site)

const list = async (token: string) => (await site.call(conversation.list, {}, { token })).body
const get = (token: string, id: string) =>
  site.call(conversation.get, { params: { id } }, { token })
const write = (token: string, id: string, text: unknown) =>
  site.call(conversation.write, { params: { id }, body: { text } }, { token })
const read = (token: string, id: string) =>
  site.call(conversation.read, { params: { id } }, { token })
const chat = (token: string, id: string, text = 'Do you have plots too?') =>
  site.call(conversation.chat, { params: { id }, body: { text } }, { token })

/** Creates a customer who has sent an inquiry about a broker's listing. */
async function asked() {
  const customer = await makeCustomer(site.context.db)
  const made = await leads.makeLister()
  await leads.ask(made.listing, { message: 'Is it free?', email: customer.email }, customer.token)
  const [row] = (await list(customer.token)).inquiries
  assert.ok(row)
  return { ...made, customer, id: row._id, row }
}

describe('the customer’s side of an inquiry', () => {
  test('lists what was sent while signed in, with the status in the customer’s words', async () => {
    const { customer, row, title, broker, token, id } = await asked()
    assert.equal(row.broker._id, broker.id)
    assert.equal(row.property?.title, title)
    assert.match(row.reference, /^BB-/)
    assert.deepEqual(row.lastMessage, { from: 'customer', text: 'Is it free?' })
    for (const [stage, status] of [
      [undefined, 'sent'],
      ['contacted', 'answered'],
      ['visit-planned', 'visit-planned'],
      ['lost', 'closed'],
    ] as const) {
      if (stage) await leads.change(token, id, { stage })
      assert.equal((await list(customer.token)).inquiries[0]?.status, status)
    }
    await leads.change(token, id, { isSpam: true })
    assert.equal((await list(customer.token)).inquiries[0]?.status, 'sent')
  })

  test('is a conversation whose replies are unread until they are opened', async () => {
    const { customer, token, id } = await asked()
    await leads.reply(token, id, 'Yes, come on Saturday.')
    const { inquiries, unread } = await list(customer.token)
    assert.equal(unread, 1)
    assert.equal(inquiries[0]?.status, 'answered')
    assert.deepEqual(inquiries[0]?.lastMessage, { from: 'broker', text: 'Yes, come on Saturday.' })
    assert.equal((await write(customer.token, id, 'At ten?')).status, 201)
    assert.equal((await list(customer.token)).unread, 1)
    await read(customer.token, id)
    assert.equal((await list(customer.token)).unread, 0)
    const { body } = await get(customer.token, id)
    assert.deepEqual(
      body.thread.map(({ from, text }) => [from, text]),
      [
        ['customer', 'Is it free?'],
        ['broker', 'Yes, come on Saturday.'],
        ['customer', 'At ten?'],
      ],
    )
    const story = (await leads.get(token, id)).body
    assert.deepEqual(
      story.thread.map(({ text }) => text),
      body.thread.map(({ text }) => text),
    )
    assert.equal(story.inquiry.isWaiting, true)
  })

  test('names the listing that each question was about, to both sides', async () => {
    const { customer, broker, token, id, title } = await asked()
    const other = await makeProperty(site.context.db, { brokerId: broker.id, title: 'Garden flat' })
    await leads.ask(other.id, { message: 'And this one?', email: customer.email }, customer.token)
    await write(customer.token, id, 'At ten?')
    const own = (await get(customer.token, id)).body.thread
    const brokers = (await leads.get(token, id)).body.thread
    for (const thread of [own, brokers]) {
      assert.deepEqual(
        thread.map(({ about }) => about),
        [title, 'Garden flat', undefined],
      )
    }
  })

  test('reopens a closed lead and notifies the broker', async () => {
    const { customer, broker, token, id } = await asked()
    await leads.change(token, id, { stage: 'lost' })
    await write(customer.token, id, 'I have thought again.')
    assert.equal((await leads.get(token, id)).body.inquiry.stage, 'new')
    const messages = await messagesTo(site, broker.id)
    assert.equal(messages.filter(({ channel }) => channel === 'email').length, 2)
  })

  test('shows nothing that was said to others with the same number', async () => {
    const { customer, token, id, listing } = await asked()
    await leads.reply(token, id, 'For Meera only.')
    const other = await makeCustomer(site.context.db)
    await leads.ask(listing, { message: 'Me too' }, other.token)
    const theirs = await get(other.token, id)
    assert.deepEqual(
      theirs.body.thread.map(({ text }) => text),
      ['Me too'],
    )
    assert.equal((await leads.reply(token, id, 'For whom?')).body.code, 'conversation_unclear')
    const latest = (await leads.get(token, id)).body.conversations[0]
    await leads.reply(token, id, 'For the other.', undefined, latest?._id)
    await leads.ask(listing, { message: 'Signed out' })
    const stranger = (await leads.get(token, id)).body.conversations.find(
      ({ isSignedIn }) => !isSignedIn,
    )
    await leads.reply(token, id, 'For nobody’s account.', undefined, stranger?._id)
    const texts = async (who: { token: string }) =>
      (await get(who.token, id)).body.thread.map(({ text }) => text)
    assert.deepEqual(await texts(customer), ['Is it free?', 'For Meera only.'])
    assert.deepEqual(await texts(other), ['Me too', 'For the other.'])
  })

  test('is not accessible to anybody else', async () => {
    const { id, customer } = await asked()
    const other = await makeCustomer(site.context.db)
    const before = await get(customer.token, id)
    for (const answer of [
      await get(other.token, id),
      await write(other.token, id, 'Hello'),
      await read(other.token, id),
    ]) {
      assert.equal(answer.status, 404)
      assert.equal(answer.body.code, 'inquiry_not_found')
    }
    assert.deepEqual((await get(customer.token, id)).body, before.body)
    assert.deepEqual((await list(other.token)).inquiries, [])
  })

  test('may start without a listing: once, and the broker sees it', async () => {
    const customer = await makeCustomer(site.context.db)
    const { token, broker } = await leads.makeLister()
    const answers = await Promise.all([1, 2, 3].map((n) => chat(customer.token, broker.id, `${n}`)))
    assert.deepEqual(
      answers.map(({ status }) => status),
      [201, 201, 201],
    )
    const { inquiries } = await list(customer.token)
    assert.equal(inquiries.length, 1)
    assert.equal(inquiries[0]?.property, null)
    assert.equal(inquiries[0]?.inquiryCount, 1)
    const { body } = await leads.list(token)
    assert.equal(body.inquiries[0]?.property, null)
    assert.equal(body.inquiries[0]?.phone.slice(-2), customer.phone.slice(-2))
    const story = (await leads.get(token, body.inquiries[0]?._id ?? '')).body
    assert.equal(story.thread.length, 3)
    await leads.reply(token, story.inquiry._id, 'Yes, two.')
    assert.equal((await list(customer.token)).unread, 1)
    assert.equal((await leads.list(token, { search: 'meera' })).body.pagination.total, 1)
  })

  test('cannot start with a broker who is not in the directory', async () => {
    const { token } = await makeCustomer(site.context.db)
    const pending = await makeBroker(site.context.db, { kycStatus: 'pending' })
    assert.equal((await chat(token, pending.id)).body.code, 'broker_not_found')
  })

  test('does not continue with a blocked broker', async () => {
    const { customer, broker, id } = await asked()
    await site.context.db
      .updateTable('broker')
      .set({ status: 'blocked' })
      .where('id', '=', broker.id)
      .execute()
    assert.equal((await list(customer.token)).inquiries[0]?.mayWrite, false)
    assert.equal((await write(customer.token, id, 'Hello?')).status, 409)
  })
})
