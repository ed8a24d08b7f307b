import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { brokerDirectory } from '#contract/broker/directory.ts'
import { contact } from '#contract/contact/contact.ts'
import { property } from '#contract/property/property.ts'
import { savedProperty } from '#contract/saved/saved-property.ts'
import { useApp } from '#test/app.ts'
import { makeBroker, makeCustomer, makeProperty } from '#test/make.ts'
import { makeSubscription } from '#test/make-subscription.ts'
import { planActs } from '#test/plan-acts.ts'
import { makeContactToken } from './page-token.ts'

/**
 * Phone numbers get harvested: each is given only on a click, to people, and rate-limited (RAT-03).
 */

const site = useApp()
const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x64) Firefox/140.0' }
const robot = { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' }

/** Returns the request body of a visitor who has just opened the page. */
const bodyOf = (id: string) => ({
  way: 'call',
  token: makeContactToken(site.context.secrets, id),
})
const ask = (id: string, given: { token?: string; address?: string; headers?: object } = {}) =>
  site.call(contact.ofProperty, { params: { id }, body: bodyOf(id) }, {
    headers,
    ...given,
  } as object)
const askBroker = (id: string, given: { token?: string; address?: string } = {}) =>
  site.call(contact.ofBroker, { params: { id }, body: bodyOf(id) }, {
    headers,
    ...given,
  } as object)
const reveals = () => site.context.db.selectFrom('contact_reveal').selectAll().execute()

async function makeLister() {
  const { db } = site.context
  const broker = await makeBroker(db)
  const { id } = await makeProperty(db, { brokerId: broker.id })
  return { broker, id }
}

describe('the phone number of a broker', () => {
  test('no public response has a number until it is requested (RAT-03)', async () => {
    const { broker, id } = await makeLister()
    const answers = [
      await site.call(property.publicList),
      await site.call(property.publicGet, { params: { id } }),
      await site.call(brokerDirectory.list),
      await site.call(brokerDirectory.get, { params: { id: broker.id } }),
    ]
    for (const { status, body } of answers) {
      assert.equal(status, 200)
      const text = JSON.stringify(body)
      assert.ok(!text.includes(broker.phone.slice(3)) && !text.includes(broker.email))
    }
    const { status, body, headers: told } = await ask(id)
    assert.equal(status, 200)
    assert.deepEqual(body.contact, {
      phone: broker.phone,
      phoneText: `+91 ${broker.phone.slice(3, 8)} ${broker.phone.slice(8)}`,
      whatsapp: broker.phone,
      email: broker.email,
    })
    assert.match(String(told['cache-control']), /no-store/)
  })

  test('the WhatsApp number is the broker’s own if there is one', async () => {
    const { broker, id } = await makeLister()
    await site.context.db
      .updateTable('broker')
      .set({ whatsapp: '+919845012345' })
      .where('id', '=', broker.id)
      .execute()
    assert.equal((await ask(id)).body.contact.whatsapp, '+919845012345')
    assert.equal((await askBroker(broker.id)).body.contact.whatsapp, '+919845012345')
  })

  test('a number is given to visitors who opened the page within a day', async () => {
    const { broker, id } = await makeLister()
    const { contactToken } = (await site.call(property.publicGet, { params: { id } })).body
    const ofBroker = (await site.call(brokerDirectory.get, { params: { id: broker.id } })).body
    const hoursAgo = (hours: number) =>
      makeContactToken(site.context.secrets, id, Date.now() - hours * 3_600_000)
    const answer = async (token: string | undefined, who: object = {}) => {
      const body = { way: 'call', ...(token !== undefined && { token }) }
      const { status, body: told } = await site.call(
        contact.ofProperty,
        { params: { id }, body },
        { headers, ...who },
      )
      return told.code ?? status
    }
    assert.equal(await answer(contactToken), 200)
    assert.equal(await answer(hoursAgo(23)), 200)
    const [hour = ''] = contactToken.split('.')
    for (const token of [
      ...[undefined, '', '.', 'x', `${hour}.`, `${hour}.AAAAAAAAAAAAAAAAAAAAAA`],
      ...[hoursAgo(26), hoursAgo(-2), ofBroker.contactToken],
    ]) {
      assert.equal(await answer(token), 'contact_page_expired', token)
    }
    const input = { params: { id: broker.id }, body: { way: 'call', token: ofBroker.contactToken } }
    assert.equal((await site.call(contact.ofBroker, input, { headers })).status, 200)
    // Customers can get the numbers of saved homes without opening each page.
    const { token } = await makeCustomer(site.context.db)
    assert.equal(await answer(undefined, { token }), 200)
  })

  test('a number is given to no bot, and of nothing that is not public', async () => {
    const { db } = site.context
    const { id } = await makeLister()
    const refused = await ask(id, { headers: robot })
    assert.deepEqual([refused.status, refused.body.code], [403, 'contact_for_people'])
    for (const status of ['pending', 'rejected', 'sold'] as const) {
      const { id: hidden } = await makeProperty(db, { status })
      assert.equal((await ask(hidden)).status, 404, status)
    }
    const blocked = await makeBroker(db, { status: 'blocked' })
    assert.equal((await askBroker(blocked.id)).status, 404)
    assert.deepEqual(await reveals(), [])
  })

  test('a request counts once per visitor and day, never the owner’s', async () => {
    const { broker, id } = await makeLister()
    for (const address of ['10.0.0.1', '10.0.0.1', '10.0.0.2']) await ask(id, { address })
    await askBroker(broker.id, { address: '10.0.0.1' })
    assert.equal((await ask(id, { token: broker.token })).status, 200)
    assert.equal((await reveals()).length, 2)
  })
})

describe('limits on giving numbers', () => {
  test('an address or a customer gets 30 numbers an hour and 60 a day', async () => {
    const { db } = site.context
    const { id } = await makeLister()
    const { token } = await makeCustomer(db)
    for (const [key, attempts, given] of [
      ['contact reveal from 10.0.0.1', 30, { address: '10.0.0.1' }],
      ['contact reveals of a day from 10.0.0.1', 60, { address: '10.0.0.1' }],
      ['contact reveal by', 30, { token, address: '10.0.0.1' }],
      ['contact reveals of a day by', 60, { token, address: '10.0.0.1' }],
    ] as const) {
      await db.deleteFrom('throttle').execute()
      assert.equal((await ask(id, given)).status, 200)
      // Simulates that all but two have been used.
      await db
        .updateTable('throttle')
        .set({ count: attempts - 2 })
        .where('key', 'like', `${key}%`)
        .where('key', 'not like', '% by customers %')
        .execute()
      const answers = await Promise.all(Array.from({ length: 5 }, () => ask(id, given)))
      const codes = answers.map(({ status }) => status).sort()
      assert.deepEqual(codes, [200, 200, 429, 429, 429])
      const over = answers.find(({ status }) => status === 429)
      assert.ok(Number(over?.headers['retry-after']) > 0)
      assert.equal((await ask(id, { address: '10.0.0.2' })).status, 200)
    }
  })

  test('customers of one address together get 60 an hour and 150 a day', async () => {
    const { db } = site.context
    const { id } = await makeLister()
    const ofNewcomer = async () => {
      const { token } = await makeCustomer(db)
      return ask(id, { token, address: '10.0.0.1' })
    }
    for (const [key, attempts] of [
      ['contact reveal by customers from 10.0.0.1', 60],
      ['contact reveals of a day by customers from 10.0.0.1', 150],
    ] as const) {
      await db.deleteFrom('throttle').execute()
      assert.equal((await ofNewcomer()).status, 200)
      await db
        .updateTable('throttle')
        .set({ count: attempts - 1 })
        .where('key', '=', key)
        .execute()
      assert.equal((await ofNewcomer()).status, 200)
      assert.equal((await ofNewcomer()).status, 429)
    }
  })

  test('giving numbers does not use up the broker’s plan', async () => {
    const { broker, id } = await makeLister()
    const spell = { startsIn: -1, endsIn: 30, brokerId: broker.id }
    await makeSubscription(site.context.db, { ...spell, limits: { contactViews: 1 } })
    for (const address of ['10.0.0.1', '10.0.0.2']) {
      assert.equal((await ask(id, { address })).status, 200)
    }
    assert.deepEqual((await planActs(site).plan(broker)).usage.contactViews, {
      ...{ used: 0, credited: 0, limit: 1 },
    })
  })
})

describe('numbers given to a customer', () => {
  test('a customer sees only the numbers they were given, with place and time', async () => {
    const { db } = site.context
    const { broker, id } = await makeLister()
    const one = await makeCustomer(db)
    const other = await makeCustomer(db)
    await ask(id, one)
    await askBroker(broker.id, other)
    const made = async (token: string) =>
      (await site.call(contact.made, {}, { token })).body.contacts
    const [first, ...more] = await made(one.token)
    assert.deepEqual([first?.broker._id, first?.property?._id, more], [broker.id, id, []])
    assert.deepEqual(
      (await made(other.token)).map(({ property: at }) => at),
      [null],
    )
  })

  test('a saved home shows the number from then on', async () => {
    const { db } = site.context
    const { broker, id } = await makeLister()
    const { token } = await makeCustomer(db)
    await site.call(savedProperty.save, { body: { propertyId: id } }, { token })
    const saved = async () => {
      const { body } = await site.call(savedProperty.list, {}, { token })
      return body.savedProperties.map(({ brokerPhone, isPhoneKnown }) => [
        brokerPhone,
        isPhoneKnown,
      ])
    }
    assert.deepEqual(await saved(), [[`+91 •••••• ••${broker.phone.slice(-2)}`, false]])
    await ask(id, { token })
    assert.deepEqual(await saved(), [[broker.phone, true]])
  })
})
