import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { v7 } from 'uuid'
import { conversation } from '#contract/inquiry/conversation.ts'
import { inquiry } from '#contract/inquiry/inquiry.ts'
import { dayInIndia } from '#domain/date/date.ts'
import { useApp } from '#test/app.ts'
import { leadActs, meera } from '#test/lead.ts'
import { makeCustomer } from '#test/make.ts'

/** A broker's leads: spam, replies, other brokers, and concurrent changes. */

const site = useApp()
const { age, ask, asked, change, get, list, names, replies, reply, makeLister, stats } =
  leadActs(site)

const inDays = (days: number) => dayInIndia(new Date(Date.now() + days * 86_400_000))

describe('spam', () => {
  test('is marked per conversation, not for a customer with the same number', async () => {
    const { token, id, listing } = await asked({ message: 'Rude words' })
    const honest = await makeCustomer(site.context.db, { phone: '+919876543210' })
    await ask(listing, { message: 'Is it free?' }, honest.token)
    const { conversations } = (await get(token, id)).body
    const strangers = conversations.find(({ isSignedIn }) => !isSignedIn)?._id
    await change(token, id, { isSpam: true, conversation: strangers })
    assert.equal((await names(token)).length, 1)
    // Each conversation is marked; a later sender is not affected.
    const own = conversations.find(({ isSignedIn }) => isSignedIn)?._id
    await change(token, id, { isSpam: true, conversation: own })
    assert.deepEqual(await names(token), [])
    const later = await makeCustomer(site.context.db, { phone: '+919876543210' })
    await ask(listing, { message: 'May I visit?' }, later.token)
    assert.equal((await names(token)).length, 1)
  })

  test('leaves the list and the counts, can be undone, and notifies nobody', async () => {
    const { token, id, listing } = await asked()
    await change(token, id, { followUpOn: inDays(0) })
    const { body } = await change(token, id, { isSpam: true })
    assert.deepEqual(
      [body.inquiry.next, body.inquiry.may, body.inquiry.followUpOn],
      [[], ['note', 'not-spam'], null],
    )
    assert.deepEqual(
      [await names(token), await names(token, { stage: 'spam' })],
      [[], [meera.name]],
    )
    const counts = await stats(token)
    assert.deepEqual([counts.total, counts.spam, counts.stages.new, counts.due], [0, 1, 0, 0])
    const messages = () =>
      site.context.db
        .selectFrom('message')
        .where('template', '=', 'inquiry.received')
        .select('id')
        .execute()
    const before = (await messages()).length
    await age('2 days')
    await ask(listing)
    assert.equal((await messages()).length, before)
    assert.deepEqual(await names(token), [])
    assert.equal((await change(token, id, { stage: 'contacted' })).status, 409)
    assert.equal((await reply(token, id, 'Hello')).status, 409)
    await change(token, id, { isSpam: false })
    assert.deepEqual(await names(token), [meera.name])
  })
})

describe('a reply', () => {
  test('is in the conversation, goes out by e-mail, and makes the lead contacted', async () => {
    const { token, id, lead } = await asked({ email: 'meera@example.in', message: 'Is it free?' })
    const { status, body } = await reply(token, id, 'Yes.\nShall we meet?')
    assert.deepEqual(
      [status, body.inquiry.stage, body.inquiry.isWaiting],
      [201, 'contacted', false],
    )
    const { thread } = (await get(token, id)).body
    assert.deepEqual(
      thread.map(({ from, text }) => [from, text]),
      [
        ['customer', 'Is it free?'],
        ['broker', 'Yes.\nShall we meet?'],
      ],
    )
    const [sent, ...others] = await replies()
    assert.deepEqual([others, sent?.channel, sent?.recipient], [[], 'email', 'meera@example.in'])
    assert.ok(sent?.subject?.includes(lead.property?.title ?? '-'))
    assert.ok(sent?.body.includes('Yes.\nShall we meet?'))
    assert.ok(sent?.body.includes('Ravi Shetty, Shetty Homes'))
    await reply(token, id, 'One more thing')
    assert.equal((await get(token, id)).body.inquiry.stage, 'contacted')
  })

  test('is stored if there is no address; an account is notified of it', async () => {
    const { token, id, listing } = await asked()
    await reply(token, id, 'Hello')
    assert.deepEqual(await replies(), [])
    const customer = await makeCustomer(site.context.db)
    await ask(listing, { name: 'C', phone: '98111 22233', email: 'c@example.in' }, customer.token)
    const theirs = (await list(token, { search: '98111 22233' })).body.inquiries[0]?._id ?? ''
    await reply(token, theirs, 'Hello')
    assert.equal((await replies())[0]?.account_id, customer.id)
  })

  test('goes to the account that asked, not to a stranger with the same number', async () => {
    const { token, listing } = await makeLister()
    const customer = await makeCustomer(site.context.db)
    const phone = { phone: '98111 22233' }
    await ask(listing, { ...phone, name: 'Asha', email: 'asha@example.in' }, customer.token)
    const lead = (await list(token)).body.inquiries[0]?._id ?? ''
    await ask(listing, { ...phone, name: 'Somebody', email: 'stranger@example.in' })
    const { conversations } = (await get(token, lead)).body
    assert.deepEqual(
      conversations.map(({ email, isSignedIn }) => [email, isSignedIn]),
      [
        ['stranger@example.in', false],
        ['asha@example.in', true],
      ],
    )
    await reply(token, lead, 'Which floor?', undefined, conversations[1]?._id)
    await reply(token, lead, 'And you?', undefined, conversations[0]?._id)
    assert.deepEqual(
      (await replies()).map(({ recipient, account_id }) => [recipient, account_id]),
      [
        [customer.email, customer.id],
        ['stranger@example.in', null],
      ],
    )
    const { thread } = (await get(token, lead)).body
    assert.deepEqual(
      thread.flatMap(({ from, text, conversation }) =>
        from === 'broker' ? [[text, conversation]] : [],
      ),
      [
        ['Which floor?', conversations[1]?._id],
        ['And you?', conversations[0]?._id],
      ],
    )
    const [own] = (await site.call(conversation.list, {}, customer)).body.inquiries
    assert.ok(own)
    const more = { params: { id: own._id }, body: { text: 'Is the flat on the third floor?' } }
    assert.equal((await site.call(conversation.write, more, customer)).status, 201)
    assert.equal((await get(token, lead)).body.inquiry.email, 'asha@example.in')
    await reply(token, lead, 'It is, Asha', undefined, conversations[1]?._id)
    const mine = { params: { id: own._id } }
    const read = (await site.call(conversation.get, mine, customer)).body.thread
    assert.deepEqual(
      read.flatMap(({ from, text }) => (from === 'broker' ? [text] : [])),
      ['Which floor?', 'It is, Asha'],
    )
  })

  test('reaches each mailbox: a question with another address is a separate inquiry', async () => {
    const { token, listing } = await makeLister()
    const phone = { phone: '98111 22233', name: 'Asha' }
    await ask(listing, phone)
    await ask(listing, { ...phone, email: 'stranger@example.in', message: 'Mine' })
    await ask(listing, { ...phone, email: 'asha@example.in', message: 'Also mine' })
    const lead = (await list(token)).body.inquiries[0]
    assert.equal(lead?.inquiryCount, 3)
    const { conversations } = (await get(token, lead?._id ?? '')).body
    assert.deepEqual(
      conversations.map(({ email }) => email),
      ['asha@example.in', 'stranger@example.in', null],
    )
  })

  test('needs no link between inquiries of the same number from other networks', async () => {
    const { token, listing } = await makeLister()
    const body = { name: 'Asha', phone: '98111 22233', email: 'asha@example.in', message: 'Mine' }
    for (const address of ['192.0.2.1', '192.0.2.1', '192.0.2.2']) {
      await site.call(inquiry.create, { params: { id: listing }, body }, { address })
    }
    assert.equal((await list(token)).body.inquiries[0]?.inquiryCount, 2)
  })

  test('sent again under its key is sent once', async () => {
    const { token, id } = await asked({ email: 'meera@example.in' })
    await Promise.all(Array.from({ length: 10 }, () => reply(token, id, 'Once', 'one-reply')))
    assert.equal((await get(token, id)).body.thread.length, 1)
    assert.equal((await replies()).length, 1)
  })

  test('is limited in number', async () => {
    const { token, id } = await asked()
    const codes = new Map<number, number>()
    for (let n = 0; n < 103; n++) {
      const { status } = await reply(token, id, `${n}`)
      codes.set(status, (codes.get(status) ?? 0) + 1)
    }
    assert.deepEqual(
      [...codes],
      [
        [201, 100],
        [429, 3],
      ],
    )
  })

  test('with hostile text is stored as text', async () => {
    const words = `<script>alert(1)</script>'; drop table lead; -- {phone} \r\nBcc: somebody`
    const { token, id } = await asked({
      name: '<img src=x onerror=alert(1)>{reply}',
      email: 'meera@example.in',
      message: words,
    })
    await change(token, id, { note: words })
    await reply(token, id, words)
    const { thread, history } = (await get(token, id)).body
    const kept = words.replace('\r', '')
    assert.deepEqual(
      [...thread, ...history.filter(({ kind }) => kind === 'note')].map(({ text }) =>
        text?.replace('\r', ''),
      ),
      [kept, kept, kept],
    )
    const [sent] = await replies()
    assert.ok(!/[\r\n]/.test(sent?.subject ?? ''))
    assert.ok(sent?.body.includes('{phone}'))
    for (const text of ['', '   ', 'x'.repeat(4001), 'a\u0000b', '\ud800', '\u202eabc', 7, null]) {
      const { status } = await reply(token, id, text)
      assert.equal(status, 400, JSON.stringify(text))
    }
    assert.equal((await change(token, id, { note: 'x'.repeat(2001) })).status, 400)
    assert.equal((await change(token, id, { phone: '+919811122233' })).status, 400)
  })
})

describe('an inquiry of another broker', () => {
  test('cannot be seen, changed or replied to (AZ-02)', async () => {
    const { id, token } = await asked({ email: 'meera@example.in' })
    const stranger = (await makeLister()).token
    assert.deepEqual(await names(stranger), [])
    assert.deepEqual(await names(stranger, { search: 'Meera' }), [])
    assert.equal((await stats(stranger)).total, 0)
    const before = (await get(token, id)).body
    for (const answer of [
      await get(stranger, id),
      await change(stranger, id, { stage: 'lost', note: 'mine', isSpam: true }),
      await reply(stranger, id, 'Hello'),
      await get(token, v7()),
      await get(token, 'nonsense'),
    ]) {
      assert.equal(answer.status, 404, answer.body.code)
    }
    assert.deepEqual((await get(token, id)).body, before)
    assert.deepEqual(await replies(), [])
  })
})

describe('thirty concurrent changes of a lead', () => {
  test('from the same state change it once, and the others are refused', async () => {
    const { token, id, lead } = await asked()
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        change(token, id, { stage: 'contacted', note: `${n}`, version: lead.version }),
      ),
    )
    const codes = answers.map(({ status }) => status)
    assert.equal(codes.filter((code) => code === 200).length, 1)
    assert.equal(codes.filter((code) => code === 409).length, 29)
    const { history } = (await get(token, id)).body
    assert.deepEqual(history.map(({ kind }) => kind).sort(), ['note', 'stage'])
  })

  test('that name no state are all applied', async () => {
    const { token, id } = await asked()
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) => change(token, id, { stage: 'contacted', note: `${n}` })),
    )
    assert.ok(answers.every(({ status }) => status === 200))
    const { history } = (await get(token, id)).body
    assert.equal(history.filter(({ kind }) => kind === 'note').length, 30)
    assert.equal(history.filter(({ kind }) => kind === 'stage').length, 1)
  })

  test('while the person asks are applied one after the other', async () => {
    const { token, id, listing } = await asked()
    await Promise.all(
      Array.from({ length: 15 }, (_, n) => [
        change(token, id, { stage: n % 2 ? 'closed' : 'lost' }),
        ask(listing, { message: `${n}` }),
      ]).flat(),
    )
    const { thread, inquiry: lead } = (await get(token, id)).body
    assert.equal(thread.length, 15)
    assert.ok(['new', 'closed', 'lost'].includes(lead.stage))
  })
})
