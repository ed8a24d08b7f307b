import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { contactChoice } from '#contract/account/contact-choice.ts'
import { messageSetting } from '#contract/message/settings.ts'
import { queueMessage } from '#server/notification/outbox/enqueue.ts'
import { useApp } from '#test/app.ts'
import { makeAdministrator, makeBroker, makeCustomer } from '#test/make.ts'
import { proveNumber } from '#test/number-proof.ts'
import { outbox } from '#test/outbox.ts'
import { listConsents, mayContact } from './consent.ts'

/** The channels on which an account gets messages: as chosen, and WhatsApp only after an opt-in. */

const site = useApp()

async function makeReachable() {
  const { db } = site.context
  const { id, email, phone, token } = await makeBroker(db)
  const whatsapp = '+919812345678'
  await db.updateTable('broker').set({ whatsapp }).where('id', '=', id).execute()
  const account = { realm: 'broker', id } as const
  await proveNumber(db, account, whatsapp)
  return { id, token, account, to: { email, phone, whatsapp, account } }
}

type Reachable = Awaited<ReturnType<typeof makeReachable>>

const choose = ({ token }: Reachable, body: object) =>
  site.call(contactChoice.change, { body }, { token })

async function waysOf({ to }: Reachable, template: 'property.approved' | 'account.reset_password') {
  const { db } = site.context
  await db.deleteFrom('message').execute()
  if (template === 'property.approved') {
    await queueMessage(db, { to, template, variables: { name: 'Ravi', title: 'Sea view' } })
  } else {
    await queueMessage(db, { to, template, variables: { name: 'Ravi', link: 'https://x.in' } })
  }
  return (await outbox(site)).map(({ channel }) => channel)
}

describe('a customer', () => {
  async function makeSeeker() {
    const { db } = site.context
    const { id, email, token } = await makeCustomer(db, { isVerified: true })
    const whatsapp = '+919812345678'
    await db.updateTable('customer').set({ whatsapp }).where('id', '=', id).execute()
    const account = { realm: 'customer', id } as const
    return { token, account, to: { email, whatsapp, account } }
  }
  const all = { answersByEmail: true, alertsByEmail: true, alertsByWhatsapp: true }
  const choose = (token: string, body: object) =>
    site.call(contactChoice.customerChange, { body }, { token })

  test('is notified of replies until turned off, and of no alerts without consent', async () => {
    const { db } = site.context
    const { token, to } = await makeSeeker()
    const { body } = await site.call(contactChoice.customerGet, {}, { token })
    assert.deepEqual(body.choices, {
      ...{ answersByEmail: true, alertsByEmail: false, alertsByWhatsapp: false },
    })
    assert.deepEqual(body.alertHours, { from: 10, until: 21 })
    const answer = {
      ...{ name: 'Meera', title: 'Lake flat', reference: 'BB-1', reply: 'Yes' },
      ...{ broker: 'Ravi Shetty', phone: '+919812345678', link: 'https://example.in/' },
    }
    const tell = () => queueMessage(db, { to, template: 'inquiry.replied', variables: answer })
    await tell()
    await choose(token, { ...all, answersByEmail: false })
    await tell()
    const messages = (await outbox(site)).filter(({ template }) => template === 'inquiry.replied')
    assert.equal(messages.length, 1)
  })

  test('gives and withdraws the consent to alerts per channel, with a proof', async () => {
    const { db } = site.context
    const { token, account } = await makeSeeker()
    const may = async () => [
      await mayContact(db, account, 'alerts', 'email'),
      await mayContact(db, account, 'alerts', 'whatsapp'),
    ]
    assert.deepEqual(await may(), [false, false])
    const { body } = await choose(token, all)
    assert.deepEqual(body.choices, all)
    await proveNumber(db, account, '+919812345678')
    assert.deepEqual(await may(), [true, true])
    await choose(token, { ...all, alertsByWhatsapp: false })
    assert.deepEqual(await may(), [true, false])
    const kept = await db.selectFrom('consent').select(['proof', 'withdrawn_at']).execute()
    assert.ok(kept.every(({ proof }) => (proof as { how: string }).how === 'profile'))
    assert.equal(kept.filter(({ withdrawn_at }) => withdrawn_at).length, 1)
    const acts = await db.selectFrom('audit_event').select('act').execute()
    assert.deepEqual(
      acts.map(({ act }) => act),
      ['customer.contact', 'customer.contact'],
    )
  })

  test('needs a number for WhatsApp, and sees the hours that the back office sets', async () => {
    const { db } = site.context
    const { token } = await makeCustomer(db)
    const { status, body } = await choose(token, all)
    assert.deepEqual([status, body.errors?.[0]?.path], [400, 'alertsByWhatsapp'])
    const admin = await makeAdministrator(db)
    const { settings } = (await site.call(messageSetting.get, {}, admin)).body
    const { dailyCap, inquiriesPerHour, version } = settings
    const hours = { promotionalFrom: 11, promotionalUntil: 19 }
    const changed = { dailyCap, inquiriesPerHour, version, ...hours }
    assert.equal((await site.call(messageSetting.change, { body: changed }, admin)).status, 200)
    const read = await site.call(contactChoice.customerGet, {}, { token })
    assert.deepEqual(read.body.alertHours, { from: 11, until: 19 })
  })
})

describe('a broker', () => {
  test('is reached by e-mail and SMS until it chooses otherwise', async () => {
    const broker = await makeReachable()
    const { body } = await site.call(contactChoice.get, {}, { token: broker.token })
    assert.deepEqual(body.choices, { email: true, sms: true, whatsapp: false })
    assert.deepEqual(await waysOf(broker, 'property.approved'), ['email', 'sms'])
    await choose(broker, { email: false, sms: false, whatsapp: true })
    assert.deepEqual(await waysOf(broker, 'property.approved'), ['whatsapp'])
    assert.deepEqual(await waysOf(broker, 'account.reset_password'), ['email'])
  })

  test('agrees to WhatsApp with a proof, and withdraws it', async () => {
    const { db } = site.context
    const broker = await makeReachable()
    await choose(broker, { email: true, sms: true, whatsapp: true })
    await choose(broker, { email: true, sms: true, whatsapp: true })
    await choose(broker, { email: true, sms: true, whatsapp: false })
    assert.deepEqual(await waysOf(broker, 'property.approved'), ['email', 'sms'])
    const kept = await db.selectFrom('consent').select(['proof', 'withdrawal']).execute()
    assert.equal(kept.length, 1)
    assert.deepEqual(
      [kept[0]?.proof, kept[0]?.withdrawal].map((proof) => (proof as { how: string }).how),
      ['profile', 'profile'],
    )
    assert.equal((await listConsents(db, broker.account)).length, 1)
    const events = await db.selectFrom('audit_event').select('act').execute()
    assert.deepEqual(
      events.map(({ act }) => act),
      ['broker.contact', 'broker.contact'],
    )
  })

  test('must keep one channel, and needs a number for WhatsApp', async () => {
    const broker = await makeReachable()
    const none = await choose(broker, { email: false, sms: false, whatsapp: false })
    assert.deepEqual([none.status, none.body.errors?.[0]?.path], [400, 'email'])
    await site.context.db
      .updateTable('broker')
      .set({ whatsapp: null })
      .where('id', '=', broker.id)
      .execute()
    const { status, body } = await choose(broker, { email: true, sms: true, whatsapp: true })
    assert.deepEqual([status, body.errors?.[0]?.path], [400, 'whatsapp'])
    assert.deepEqual(await listConsents(site.context.db, broker.account), [])
  })
})
