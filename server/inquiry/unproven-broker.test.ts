import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contactChoice } from '#contract/account/contact-choice.ts'
import { broker } from '#contract/broker/broker.ts'
import { useApp } from '#test/app.ts'
import { leadActs } from '#test/lead.ts'
import { makeProperty } from '#test/make.ts'
import { makeTemplate } from '#test/outbox.ts'
import { metaEvent, signedByMeta } from '#test/provider/whatsapp.ts'

/** A verified broker has typed an address and a number that may belong to somebody else. */

const appSecret = 'meta-app-secret-of-a-test'
const site = useApp({
  whatsapp: {
    ...{ url: 'http://127.0.0.1:9', token: 'token-123', phoneId: '10001' },
    ...{ appSecret, verifyToken: 'verify-token-of-ours' },
  },
})
const { ask, list, makeLister } = leadActs(site)
const number = '+919811755555'

const messages = async (channel: string) => {
  const rows = await site.context.db
    .selectFrom('message')
    .where('channel', '=', channel as 'email')
    .select(['template', 'recipient', 'variables'])
    .orderBy('id')
    .execute()
  return rows.filter(({ template }) => /^inquiry[.](?!sent)|whatsapp/.test(template))
}

test('an unproven mailbox of a verified broker gets three inquiry mails a day', async () => {
  const { db } = site.context
  const person = { firstName: 'Win', lastName: 'Rao', companyName: 'Rao Homes' }
  const email = 'victim@example.in'
  const body = { ...person, phone: '98300 00001', email, password: 'monsoon rain' }
  const { body: made } = await site.call(broker.register, { body })
  const brokerId = made.broker._id
  await db
    .updateTable('broker')
    .set({ kyc_status: 'verified' })
    .where('id', '=', brokerId)
    .execute()
  const { id } = await makeProperty(db, { brokerId })
  for (let n = 0; n < 24; n++) {
    const asked = { phone: `98765${String(10_000 + n)}` }
    const { status } = await ask(id, asked)
    assert.equal(status, 201)
  }
  const mails = (await messages('email')).filter(({ recipient }) => recipient === email)
  assert.equal(mails.length, 3)
  assert.equal((await list(made.token, { limit: '50' })).body.inquiries.length, 24)
})

test('a broker’s WhatsApp number gets inquiries once its code was sent back from it', async () => {
  await makeTemplate(site, 'account.confirm_whatsapp', 'whatsapp')
  const { token, listing } = await makeLister()
  const profile = { body: { whatsapp: number } }
  assert.equal((await site.call(broker.changeProfile, profile, { token })).status, 200)
  const choices = { body: { email: true, sms: true, whatsapp: true } }
  const chosen = await site.call(contactChoice.change, choices, { token })
  assert.equal(chosen.body.isWhatsappProven, false)
  assert.equal(chosen.body.whatsappCode?.isSent, true)
  await ask(listing, { phone: '98765 40001' })
  const [code, ...others] = await messages('whatsapp')
  assert.deepEqual([code?.template, others], ['account.confirm_whatsapp', []])
  assert.equal((await messages('email')).length, 1)
  const payload = metaEvent({
    from: number.slice(1),
    type: 'text',
    text: { body: `START ${Object(code?.variables).code}` },
  })
  const { statusCode } = await site.app.inject({
    method: 'POST',
    url: '/api/webhooks/whatsapp',
    payload,
    headers: {
      'content-type': 'application/json',
      'x-hub-signature-256': signedByMeta(appSecret, payload),
    },
  })
  assert.equal(statusCode, 200)
  await ask(listing, { phone: '98765 40002' })
  const sent = (await messages('whatsapp')).map(({ template }) => template)
  assert.deepEqual(sent, ['account.confirm_whatsapp', 'inquiry.received'])
  const read = await site.call(contactChoice.get, {}, { token })
  assert.equal(read.body.isWhatsappProven, true)
})

test('a broker who chose WhatsApp alone gets e-mail until the number is proven', async () => {
  await makeTemplate(site, 'account.confirm_whatsapp', 'whatsapp')
  const { token, listing } = await makeLister()
  const profile = { body: { whatsapp: number } }
  assert.equal((await site.call(broker.changeProfile, profile, { token })).status, 200)
  const choices = { body: { email: false, sms: false, whatsapp: true } }
  assert.equal((await site.call(contactChoice.change, choices, { token })).status, 200)
  await ask(listing, {})
  const mails = (await messages('email')).map(({ template }) => template)
  assert.deepEqual(mails, ['inquiry.received'])
})
