import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { v7 } from 'uuid'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/index.ts'
import { conversation } from '#contract/inquiry/conversation.ts'
import { inquiryLink } from '#contract/inquiry/link.ts'
import { privacy } from '#contract/privacy.ts'
import { useApp } from '#test/app.ts'
import { leadActs } from '#test/lead.ts'
import { makeCustomer } from '#test/make.ts'

/** The number of somebody who asks is shown to the broker only while that person shares it. */

const site = useApp()
const leads = leadActs(site)

const number = '9876543210'
const address = 'meera.iyer@example.in'
const given = { phone: number, email: address, message: 'Is it quiet?' }

/** Somebody with an account who asked, and the broker with the lead. */
async function asked(numberSharing: string) {
  const person = await makeCustomer(site.context.db)
  const lister = await leads.makeLister()
  const made = await leads.ask(lister.listing, { ...given, numberSharing }, person.token)
  assert.equal(made.status, 201)
  const [lead] = (await leads.list(lister.token)).body.inquiries
  assert.ok(lead)
  const contact = async () => (await leads.get(lister.token, lead._id)).body.inquiry
  const choose = (choice: 'week' | 'chat') =>
    site.call(
      conversation.shareNumber,
      { params: { id: lead._id }, body: { numberSharing: choice } },
      { token: person.token },
    )
  return { person, lister, id: lead._id, contact, choose }
}

const letTimePass = (interval: string) =>
  site.context.db
    .updateTable('inquiry')
    .set({ number_shared_until: sql`number_shared_until - ${interval}::interval` })
    .execute()

describe('a number', () => {
  test('that is shared for a week is hidden again after it', async () => {
    const { contact } = await asked('week')
    const open = await contact()
    assert.deepEqual([open.contact, open.phone, open.email], ['open', `+91${number}`, address])
    const days = (Date.parse(open.numberSharedUntil ?? '') - Date.now()) / 86_400_000
    assert.ok(days > 6.9 && days <= 7, `${days} days`)
    await letTimePass('6 days 23 hours')
    assert.equal((await contact()).contact, 'open')
    await letTimePass('2 hours')
    const over = await contact()
    assert.deepEqual([over.contact, over.email], ['unshared', null])
    assert.equal(over.phone, '+91 •••••• ••10')
  })

  test('is shared after the first answer where that was chosen', async () => {
    const { lister, id, contact } = await asked('after-answer')
    assert.equal((await contact()).contact, 'unshared')
    await leads.change(lister.token, id, { note: 'Call her' })
    assert.equal((await contact()).contact, 'unshared')
    assert.equal((await leads.reply(lister.token, id, 'Yes, it is.')).status, 201)
    assert.equal((await contact()).contact, 'open')
    await letTimePass('8 days')
    await leads.reply(lister.token, id, 'Are you still looking?')
    assert.equal((await contact()).contact, 'unshared')
  })

  test('stays hidden in a chat until its owner shares it, and again once they stop', async () => {
    const { lister, id, contact, choose } = await asked('chat')
    await leads.reply(lister.token, id, 'May I call you?')
    assert.equal((await contact()).contact, 'unshared')
    assert.ok((await choose('week')).body.inquiry.numberSharedUntil)
    assert.equal((await contact()).contact, 'open')
    const stopped = await choose('chat')
    assert.equal(stopped.body.inquiry.numberSharedUntil, null)
    assert.equal((await contact()).contact, 'unshared')
    const { body } = await leads.get(lister.token, id)
    const kinds = body.history.map(({ kind }) => kind).filter((kind) => kind.startsWith('number'))
    assert.deepEqual(kinds, ['number-hidden', 'number-shared'])
    const told = await site.context.db
      .selectFrom('message')
      .where('template', '=', 'inquiry.number_shared')
      .where('channel', '=', 'email')
      .select('body')
      .execute()
    assert.equal(told.length, 1)
  })

  test('is not shared by a later message, nor by asking again without a choice', async () => {
    const { person, lister, id, contact } = await asked('chat')
    const written = { params: { id }, body: { text: 'And the lift?' } }
    await site.call(conversation.write, written, { token: person.token })
    await leads.ask(lister.listing, given, person.token)
    assert.equal((await contact()).contact, 'unshared')
  })

  test('of a chat without a listing is not shared', async () => {
    const person = await makeCustomer(site.context.db)
    const { broker } = await leads.makeLister()
    const input = { params: { id: broker.id }, body: { text: 'Do you have plots?' } }
    await site.call(conversation.chat, input, { token: person.token })
    const [lead] = (await leads.list(broker.token)).body.inquiries
    assert.equal(lead?.contact, 'unshared')
  })

  test('that was withdrawn cannot be shared before asking again', async () => {
    const { person, lister, choose } = await asked('week')
    const stopped = { params: { id: lister.broker.id } }
    await site.call(privacy.withdrawContact, stopped, { token: person.token })
    assert.equal((await choose('week')).status, 409)
  })

  test('is shared by its own account alone', async () => {
    const { id } = await asked('chat')
    const { token } = await makeCustomer(site.context.db)
    const input = { params: { id }, body: { numberSharing: 'week' as const } }
    assert.equal((await site.call(conversation.shareNumber, input, { token })).status, 404)
  })
})

test('an address stays hidden where only somebody else shares the same number', async () => {
  const { lister, id, contact } = await asked('chat')
  await leads.ask(lister.listing, { phone: number, name: 'A guest', numberSharing: 'week' })
  assert.equal((await contact()).contact, 'open')
  const story = (await leads.get(lister.token, id)).body
  assert.ok(!JSON.stringify(story).includes(address))
  assert.deepEqual(await leads.names(lister.token, { search: address }), [])
})

describe('somebody without an account', () => {
  test('gives an address for a chat, because no answer would arrive', async () => {
    const lister = await leads.makeLister()
    const refused = await leads.ask(lister.listing, { phone: number, numberSharing: 'chat' })
    assert.equal(refused.status, 400)
    assert.match(JSON.stringify(refused.body), /so that the broker can answer you there/)
    assert.equal((await leads.ask(lister.listing, { ...given, numberSharing: 'chat' })).status, 201)
  })

  test('shares the number and stops by the link of the mail', async () => {
    const lister = await leads.makeLister()
    await leads.ask(lister.listing, { ...given, numberSharing: 'chat' })
    const mail = await site.context.db
      .selectFrom('message')
      .where('template', '=', 'inquiry.sent')
      .select('variables')
      .executeTakeFirstOrThrow()
    const token = new URL(Object(mail.variables).link).searchParams.get('token') ?? ''
    const choose = async (numberSharing: 'week' | 'chat') => {
      const { body } = await site.call(inquiryLink.shareNumber, { body: { token, numberSharing } })
      const [lead] = (await leads.list(lister.token)).body.inquiries
      return [body.conversation.numberSharing, lead?.contact]
    }
    assert.deepEqual(await choose('week'), ['week', 'open'])
    assert.deepEqual(await choose('chat'), ['chat', 'unshared'])
  })
})

test('no answer and no message gives a broker a number that is not shared', async () => {
  const { lister, id } = await asked('chat')
  await leads.reply(lister.token, id, 'Hello')
  await walkWithoutNumber(lister, id)
})

test('none gives a number that is shared, while a report hides all numbers', async () => {
  const { lister, id, contact } = await asked('week')
  const row = { id: v7(), broker_id: lister.broker.id, inquiry_id: id, kind: 'call' as const }
  await site.context.db
    .insertInto('call_report')
    .values({ ...row, happened_on: '2026-11-01', suspends: true })
    .execute()
  assert.equal((await contact()).contact, 'suspended')
  await walkWithoutNumber(lister, id)
})

async function walkWithoutNumber(lister: { token: string; listing: string }, id: string) {
  const reads = (Object.values(endpoints) as Endpoint[]).filter(
    ({ method, access }) => method === 'GET' && (access === 'broker' || access === 'public'),
  )
  assert.ok(reads.length > 40, `${reads.length} endpoints`)
  for (const { path } of reads) {
    const address = `/api${path.replace(/:\w+/g, path.includes('inquiries') ? id : lister.listing)}`
    const { body } = await site.app.inject({
      url: address,
      headers: { authorization: `Bearer ${lister.token}` },
    })
    assert.doesNotMatch(body, new RegExp(number), `${address} gives the number`)
    assert.ok(!body.includes(given.email), `${address} gives the address`)
  }
  const messages = await site.context.db
    .selectFrom('message')
    .where('account_realm', '=', 'broker')
    .selectAll()
    .execute()
  assert.ok(messages.length > 0)
  assert.doesNotMatch(JSON.stringify(messages), new RegExp(number))
  for (const search of [number.slice(4), given.email]) {
    assert.deepEqual(await leads.names(lister.token, { search }), [])
  }
}
