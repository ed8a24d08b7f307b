import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { emailConfirm } from '#contract/account/confirm-email.ts'
import { conversation } from '#contract/inquiry/conversation.ts'
import { inquiryLink } from '#contract/inquiry/link.ts'
import { createPasswordLink } from '#server/account/password/password-link.ts'
import { useApp } from '#test/app.ts'
import { leadActs } from '#test/lead.ts'
import { makeCustomer } from '#test/make.ts'

/** Access by the secret link of an inquiry sent without an account (decision 0044). */

const site = useApp()
const { ask, asked, get, list, reply } = leadActs(site)
const mailbox = 'meera@example.in'

const read = (token: string) => site.call(inquiryLink.get, { query: { token } })
const write = (token: string, text: string) =>
  site.call(inquiryLink.write, { body: { token, text } })
const withdraw = (token: string) => site.call(inquiryLink.withdraw, { body: { token } })
const join = (token: string, session: string) =>
  site.call(inquiryLink.join, { body: { token } }, { token: session })

/** Returns the mails to an address with a link, oldest first. */
async function mailsTo(recipient: string) {
  const rows = await site.context.db
    .selectFrom('message')
    .select(['template', 'variables', 'subject'])
    .where('recipient', '=', recipient)
    .orderBy('id')
    .execute()
  return rows.map(({ template, variables, subject }) => {
    const given = variables as Record<string, string>
    return { template, subject, given, link: new URL(given.link ?? 'https://none.in/') }
  })
}

async function tokensTo(recipient: string): Promise<string[]> {
  const mails = await mailsTo(recipient)
  return mails.map(({ link }) => link.searchParams.get('token') ?? '')
}

async function started() {
  const made = await asked({ email: mailbox, message: 'Is it free?' })
  const [token = ''] = await tokensTo(mailbox)
  return { ...made, link: token }
}

const texts = (thread: readonly { text: string }[]) => thread.map(({ text }) => text)

describe('the link of an inquiry sent without an account', () => {
  test('is in the confirmation mail, which repeats nothing that was typed', async () => {
    await asked({ email: mailbox, name: 'Win money', message: 'Buy now' })
    const [mail] = await mailsTo(mailbox)
    assert.equal(mail?.template, 'inquiry.sent')
    assert.equal(mail?.link.pathname, '/conversation')
    assert.doesNotMatch(JSON.stringify(mail), /Win money|Buy now|98765/)
    const [stored] = await site.context.db.selectFrom('inquiry_link').selectAll().execute()
    assert.doesNotMatch(String(stored?.token_hash), new RegExp(mail?.given.link ?? ''))
  })

  test('is in the mail of each reply, and every link stays valid', async () => {
    const { token, id, link } = await started()
    await reply(token, id, 'Yes, it is.')
    const mails = await tokensTo(mailbox)
    assert.equal(mails.length, 2)
    assert.equal(new Set(mails).size, 2)
    for (const one of [link, ...mails]) {
      const { status, body } = await read(one)
      assert.equal(status, 200)
      assert.deepEqual(texts(body.conversation.thread), ['Is it free?', 'Yes, it is.'])
    }
  })

  test('opens nothing when it is guessed, cut or expired', async () => {
    const { link } = await started()
    for (const wrong of ['', 'x', link.slice(1), `${link}x`, link.toUpperCase()]) {
      assert.equal((await read(wrong)).status, 404, wrong)
      assert.equal((await write(wrong, 'Hello')).status, 404)
      assert.equal((await withdraw(wrong)).status, 404)
    }
    await site.context.db
      .updateTable('inquiry_link')
      .set({ expires_at: new Date(0) })
      .execute()
    assert.equal((await read(link)).body.code, 'inquiry_link_over')
  })

  test('adds messages to the broker’s same conversation', async () => {
    const { token, id, link } = await started()
    assert.equal((await write(link, 'And on Sunday?')).status, 201)
    const { thread, conversations } = (await get(token, id)).body
    assert.deepEqual(texts(thread), ['Is it free?', 'And on Sunday?'])
    assert.equal(conversations.length, 1)
    assert.equal((await write(link, '  ')).status, 400)
  })

  test('shows nothing of others who typed the same number', async () => {
    const { token, id, listing } = await started()
    await ask(listing, { email: 'stranger@example.in', message: 'Strange' })
    const customer = await makeCustomer(site.context.db, { phone: '+919876543210' })
    await ask(listing, { message: 'Signed in' }, customer.token)
    const { conversations } = (await get(token, id)).body
    const own = conversations.find(({ email }) => email === mailbox)
    await reply(token, id, 'To Meera alone', undefined, own?._id)
    const [stranger = ''] = await tokensTo('stranger@example.in')
    assert.deepEqual(texts((await read(stranger)).body.conversation.thread), ['Strange'])
  })

  test('withdraws the consent of this sender only', async () => {
    const { token, id, listing, link } = await started()
    await ask(listing, { email: 'other@example.in', message: 'Me too' })
    const gone = await withdraw(link)
    assert.deepEqual(
      [gone.status, gone.body.conversation.isWithdrawn, gone.body.conversation.mayWrite],
      [200, true, false],
    )
    const { conversations } = (await get(token, id)).body
    assert.deepEqual(conversations.map(({ email, isWithdrawn }) => [email, isWithdrawn]).sort(), [
      [null, true],
      ['other@example.in', false],
    ])
    assert.equal((await write(link, 'Hello')).status, 409)
    assert.equal((await withdraw(link)).status, 200)
    const { inquiries } = (await list(token)).body
    assert.equal(inquiries[0]?.contact, 'open')
  })

  test('adds the conversation to the account that opens it, and to no second one', async () => {
    const { token, id, link } = await started()
    await reply(token, id, 'Yes, it is.')
    const { token: session, id: accountId, email } = await makeCustomer(site.context.db)
    const { token: other } = await makeCustomer(site.context.db)
    assert.equal((await site.call(inquiryLink.join, { body: { token: link } })).status, 401)
    assert.equal((await join(link, session)).status, 200)
    const { inquiries } = (await site.call(conversation.list, {}, { token: session })).body
    const opened = await site.call(
      conversation.get,
      { params: { id: inquiries[0]?._id ?? '' } },
      { token: session },
    )
    assert.deepEqual(texts(opened.body.thread), ['Is it free?', 'Yes, it is.'])
    for (const refused of [await read(link), await join(link, other), await withdraw(link)]) {
      assert.deepEqual([refused.status, refused.body.code], [409, 'conversation_in_account'])
    }
    await reply(token, id, 'Come on Sunday.')
    const last = (await mailsTo(email)).at(-1)
    assert.equal(last?.link.pathname, '/customer-portal/inquiries')
    const sent = await site.context.db
      .selectFrom('message')
      .select('account_id')
      .where('template', '=', 'inquiry.replied')
      .orderBy('id', 'desc')
      .executeTakeFirst()
    assert.equal(sent?.account_id, accountId)
  })

  test('is not needed once the account has proven the mailbox', async () => {
    const { token, id } = await started()
    await reply(token, id, 'Yes, it is.')
    const { db } = site.context
    const owner = await makeCustomer(db, { email: mailbox, isVerified: false })
    const seen = async () =>
      (await site.call(conversation.list, {}, { token: owner.token })).body.inquiries
    assert.deepEqual(await seen(), [])
    const proof = await createPasswordLink(db, { realm: 'customer', id: owner.id })
    const confirmed = await site.call(emailConfirm.customer, { body: { token: proof } }, owner)
    assert.equal(confirmed.status, 200)
    const [row] = await seen()
    const params = { id: row?._id ?? '' }
    const opened = await site.call(conversation.get, { params }, { token: owner.token })
    assert.deepEqual(texts(opened.body.thread), ['Is it free?', 'Yes, it is.'])
  })

  test('merges the conversations of the account and the link with a broker', async () => {
    const { token, id, listing, link } = await started()
    const customer = await makeCustomer(site.context.db, { phone: '+919876543210' })
    await ask(listing, { message: 'Signed in' }, customer.token)
    const before = (await get(token, id)).body.conversations
    for (const { _id, isSignedIn } of before) {
      await reply(token, id, isSignedIn ? 'To the account' : 'To the mailbox', undefined, _id)
    }
    assert.equal((await join(link, customer.token)).status, 200)
    const { conversations, thread } = (await get(token, id)).body
    assert.equal(conversations.length, 1)
    assert.deepEqual(
      new Set(thread.map((message) => message.conversation)),
      new Set([conversations[0]?._id]),
    )
  })

  test('is not mailed to a signed-in customer or without an address', async () => {
    const { listing } = await asked()
    const customer = await makeCustomer(site.context.db)
    await ask(listing, { phone: '98765 00001', email: customer.email }, customer.token)
    assert.deepEqual(await mailsTo(customer.email), [])
    assert.deepEqual(await site.context.db.selectFrom('inquiry_link').selectAll().execute(), [])
  })

  test('is mailed to one mailbox at most five times a day, whoever asks', async () => {
    const { listing } = await asked({ email: mailbox })
    for (let n = 0; n < 8; n++) {
      const typed = n % 2 ? 'MEERA@Example.IN' : mailbox
      assert.equal((await ask(listing, { phone: `98765 0000${n}`, email: typed })).status, 201)
    }
    assert.equal((await mailsTo(mailbox)).length, 5)
  })

  test('also adds inquiries without a mail, if it went to the account’s address', async () => {
    const stranger = await asked({ email: mailbox, phone: '98765 00000' })
    for (let n = 1; n < 5; n++) {
      await ask(stranger.listing, { phone: `98765 0000${n}`, email: mailbox })
    }
    const own = await asked({ email: mailbox, message: 'Is it free?' })
    const [token = '', ...others] = await tokensTo(mailbox)
    assert.equal(others.length, 4)
    const seen = async (session: string) =>
      (await site.call(conversation.list, {}, { token: session })).body.inquiries
    const another = await makeCustomer(site.context.db, { isVerified: false })
    assert.equal((await join(others[0] ?? '', another.token)).status, 200)
    assert.equal((await seen(another.token)).length, 1)
    const owner = await makeCustomer(site.context.db, { email: mailbox, isVerified: false })
    assert.equal((await join(token, owner.token)).status, 200)
    const found = await seen(owner.token)
    assert.equal(found.length, 5)
    assert.ok(found.some(({ property }) => property?._id === own.listing))
  })
})
