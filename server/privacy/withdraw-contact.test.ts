import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { contactNotice } from '#contract/contact/notice-text.ts'
import { conversation } from '#contract/inquiry/conversation.ts'
import { privacy } from '#contract/privacy.ts'
import { storedLocale } from '#domain/locale/locale.ts'
import { useApp } from '#test/app.ts'
import { leadActs } from '#test/lead.ts'
import { makeCustomer } from '#test/make.ts'
import { makeSubscription } from '#test/make-subscription.ts'

/**
 * The consent that a broker may contact a person is given with an inquiry and withdrawn in the
 * profile.
 */

const site = useApp()
const leads = leadActs(site)

const take = (token: string, brokerId: string) =>
  site.call(privacy.withdrawContact, { params: { id: brokerId } }, { token })
const consents = () =>
  site.context.db.selectFrom('contact_consent').selectAll().orderBy('given_at').execute()
const messages = (template: string) =>
  site.context.db
    .selectFrom('message')
    .selectAll()
    .where('template', '=', template)
    .orderBy('id')
    .execute()

/** Creates a customer with number and address who has asked about a broker's listing. */
async function asked({ language }: { language?: string } = {}) {
  const { db } = site.context
  const person = await makeCustomer(db)
  const lister = await leads.makeLister()
  if (language) await db.updateTable('broker').set({ language }).execute()
  const given = { phone: person.phone, email: person.email, message: 'Is it quiet?' }
  await leads.ask(lister.listing, given, person.token)
  const lead = (await leads.list(lister.token)).body.inquiries[0]
  assert.ok(lead)
  return { person, lister, lead }
}

describe('each inquiry', () => {
  test('stores the consent: its words and language, and from where it was given', async () => {
    const { person, lister } = await asked()
    const [consent, ...more] = await consents()
    assert.deepEqual(more, [])
    assert.equal(consent?.broker_id, lister.broker.id)
    assert.equal(consent?.customer_id, person.id)
    assert.deepEqual(consent?.data, ['name', 'phone number', 'message', 'e-mail address'])
    assert.deepEqual(consent?.channels, ['phone', 'whatsapp', 'email'])
    assert.deepEqual([consent?.notice, consent?.language], ['2026-11-29.3', 'en'])
    const proof = consent?.proof as { how: string; address: string; requestId: string }
    assert.deepEqual([proof.how, proof.address], ['form', '127.0.0.1'])
    assert.ok(proof.requestId)
  })

  test('names where to complain, also in Hindi (DPDP Act, section 5)', () => {
    const english = contactNotice('Ravi Shetty', storedLocale('en'))
    const hindi = contactNotice('Ravi Shetty', storedLocale('hi'))
    assert.match(english, /grievance officer .*Data Protection Board of India/)
    assert.match(hindi, /शिकायत अधिकारी .*डेटा संरक्षण बोर्ड/)
    for (const notice of [english, hindi]) assert.match(notice, /Ravi Shetty/)
  })

  test('without an account or address says so, and names the language shown', async () => {
    const lister = await leads.makeLister()
    const { status } = await leads.ask(lister.listing, { language: 'hi' })
    assert.equal(status, 201)
    // A second question that day extends the inquiry; the consent stays as it was.
    await leads.ask(lister.listing, { language: 'en' })
    const [consent, ...more] = await consents()
    assert.deepEqual(more, [])
    assert.deepEqual([consent?.customer_id, consent?.language], [null, 'hi'])
    assert.deepEqual(consent?.channels, ['phone', 'whatsapp'])
    assert.equal((await leads.ask(lister.listing, { language: 'fr' })).status, 400)
  })

  test('that is not stored leaves no consent, and one to a broker only has one', async () => {
    const lister = await leads.makeLister()
    await leads.ask(lister.listing, { website: 'https://spam.example' })
    assert.deepEqual(await consents(), [])
    const { token } = await makeCustomer(site.context.db)
    const input = { params: { id: lister.broker.id }, body: { text: 'Do you have plots?' } }
    assert.equal((await site.call(conversation.chat, input, { token })).status, 201)
    assert.equal((await consents()).length, 1)
  })
})

describe('a withdrawn permission', () => {
  test('hides number and address from the broker, in list, lead, outbox and search', async () => {
    const { person, lister, lead } = await asked()
    assert.equal((await take(person.token, lister.broker.id)).status, 200)
    const list = await leads.list(lister.token)
    const one = await leads.get(lister.token, lead._id)
    const changed = await leads.change(lister.token, lead._id, { note: 'A dog' })
    const received = await messages('inquiry.received')
    assert.ok(received.length > 0)
    const seen = JSON.stringify([list.body, one.body, changed.body, received])
    assert.ok(!seen.includes(person.phone.slice(3)) && !seen.includes(person.email))
    const { contact, may, phone, email } = one.body.inquiry
    assert.deepEqual([contact, may, email], ['withdrawn', ['note', 'spam'], null])
    assert.equal(phone, `+91 •••••• ••${person.phone.slice(-2)}`)
    for (const search of [person.phone.slice(5), person.email]) {
      assert.deepEqual(await leads.names(lister.token, { search }), [])
    }
    assert.deepEqual(await leads.names(lister.token, { search: 'meera' }), ['Meera Iyer'])
  })

  test('hides the number also in messages that failed or may fail', async () => {
    const { person, lister } = await asked({ language: 'hi' })
    const { db } = site.context
    const told = db.updateTable('message').where('template', '=', 'inquiry.received')
    await told.set({ status: 'failed' }).where('channel', '=', 'email').execute()
    await told.set({ status: 'sent' }).where('channel', '=', 'sms').execute()
    await take(person.token, lister.broker.id)
    const kept = await messages('inquiry.received')
    assert.deepEqual(kept.map(({ status }) => status).sort(), ['failed', 'sent'])
    // An SMS in English stands by for a broker who reads Hindi.
    assert.ok(kept.some(({ source_variables }) => source_variables))
    assert.ok(!JSON.stringify(kept).includes(person.phone.slice(3)))
  })

  test('ends replies and follow-ups, costs no contact view, and is notified once', async () => {
    const { person, lister, lead } = await asked()
    await leads.change(lister.token, lead._id, {
      followUpOn: new Date().toISOString().slice(0, 10),
    })
    const { db } = site.context
    const spell = { startsIn: -1, endsIn: 30, brokerId: lister.broker.id }
    await makeSubscription(db, { ...spell, limits: { contactViews: 5 } })
    await take(person.token, lister.broker.id)
    await take(person.token, lister.broker.id)
    const { inquiry, history } = (await leads.get(lister.token, lead._id)).body
    assert.deepEqual([inquiry.contact, inquiry.followUpOn], ['withdrawn', null])
    assert.deepEqual(history.filter(({ kind }) => kind === 'withdrawn').length, 1)
    const opened = await db.selectFrom('contact_view').select('lead_id').execute()
    assert.deepEqual(opened, [])
    const replied = await leads.reply(lister.token, lead._id, 'Hello')
    assert.equal(replied.status, 409)
    assert.match(replied.body.message, /no longer wishes to be contacted/)
    const later = await leads.change(lister.token, lead._id, { followUpOn: '2027-01-01' })
    assert.equal(later.status, 409)
    assert.deepEqual(await messages('inquiry.replied'), [])
    const withdrawn = await messages('inquiry.withdrawn')
    assert.deepEqual(withdrawn.map(({ channel }) => channel).sort(), ['email', 'sms'])
    assert.ok(!JSON.stringify(withdrawn).includes(person.phone.slice(3)))
  })

  test('is in the audit log, the customer’s data and the list of who has the number', async () => {
    const { person, lister } = await asked()
    await take(person.token, lister.broker.id)
    const row = await site.context.db
      .selectFrom('audit_event')
      .selectAll()
      .where('act', '=', 'customer.withdraw_contact')
      .executeTakeFirstOrThrow()
    assert.deepEqual([row.actor_id, row.target_id], [person.id, person.id])
    assert.equal((row.after as { broker: string }).broker, lister.broker.id)
    const [consent] = await consents()
    assert.ok(consent?.withdrawn_at)
    assert.equal((consent.withdrawal as { how: string }).how, 'profile')
    const { token } = person
    const { disclosures } = (await site.call(privacy.disclosures, {}, { token })).body
    assert.ok(disclosures[0]?.withdrawnAt)
    const data = JSON.stringify((await site.call(privacy.data, {}, { token })).body)
    assert.match(data, /consentsToBrokers.*withdrawn_at/)
  })

  test('is the person’s own: other brokers, and others with the number, keep theirs', async () => {
    const { person, lister, lead } = await asked()
    const second = await leads.makeLister()
    await leads.ask(second.listing, { phone: person.phone }, person.token)
    const other = await makeCustomer(site.context.db)
    await leads.ask(lister.listing, { phone: person.phone, email: other.email }, other.token)
    assert.equal((await take(other.token, second.broker.id)).status, 404)
    await take(person.token, lister.broker.id)
    const { inquiry, asked: inquiries } = (await leads.get(lister.token, lead._id)).body
    // The other person in the lead can still be contacted; the address is only theirs.
    assert.deepEqual([inquiry.contact, inquiry.email], ['open', other.email])
    assert.ok(!JSON.stringify(inquiries).includes(person.email))
    assert.equal((await leads.list(second.token)).body.inquiries[0]?.contact, 'open')
    // A reply goes to the person who may be contacted, although the other one asked last.
    await leads.ask(lister.listing, { phone: person.phone, email: person.email }, person.token)
    await take(person.token, lister.broker.id)
    await leads.reply(lister.token, lead._id, 'Come on Sunday')
    assert.deepEqual(
      (await leads.replies()).map(({ recipient, account_id }) => [recipient, account_id]),
      [[other.email, other.id]],
    )
    const input = { params: { id: lead._id } }
    const threads = await Promise.all(
      [person, other].map(({ token }) => site.call(conversation.get, input, { token })),
    )
    assert.deepEqual(
      threads.map(({ body }) => body.thread.some(({ from }) => from === 'broker')),
      [false, true],
    )
    await take(other.token, lister.broker.id)
    assert.equal((await leads.get(lister.token, lead._id)).body.inquiry.contact, 'withdrawn')
  })

  test('covers what was sent signed out with the account’s number and address', async () => {
    const { person, lister, lead } = await asked()
    const mine = { phone: person.phone, email: person.email.toUpperCase() }
    await leads.ask(lister.listing, { ...mine, name: 'M. Iyer' })
    assert.equal((await consents()).length, 2)
    await site.context.db.updateTable('customer').set({ is_verified: true }).execute()
    const { body } = await take(person.token, lister.broker.id)
    assert.equal(body.message, 'This broker can no longer contact you')
    assert.equal((await leads.get(lister.token, lead._id)).body.inquiry.contact, 'withdrawn')
    assert.ok(!JSON.stringify(await messages('inquiry.received')).includes(person.phone.slice(3)))
    // The notification refers to the account's own inquiry, by which it is found on deletion.
    const withdrawn = await messages('inquiry.withdrawn')
    assert.ok(
      withdrawn.length > 0 && withdrawn.every(({ body: text }) => text.includes('Meera Iyer')),
    )
  })

  test('spares what was sent without the account while its mailbox is unproven', async () => {
    const { person, lister, lead } = await asked()
    await leads.ask(lister.listing, { phone: person.phone, email: person.email, name: 'M. Iyer' })
    const { body } = await take(person.token, lister.broker.id)
    assert.match(body.message, /still see your number/)
    assert.equal((await leads.get(lister.token, lead._id)).body.inquiry.contact, 'open')
  })

  test('reports that an inquiry of an unknown sender still gives the number', async () => {
    const { person, lister, lead } = await asked()
    const other = await makeCustomer(site.context.db)
    await leads.ask(lister.listing, { phone: person.phone, email: other.email })
    // The address alone is no proof either.
    await leads.ask(lister.listing, { phone: other.phone, email: person.email })
    for (let press = 0; press < 2; press++) {
      const { body } = await take(person.token, lister.broker.id)
      assert.match(
        body.message,
        /Brokers still see your number in enquiries you sent without signing in\.$/,
      )
    }
    assert.equal((await leads.get(lister.token, lead._id)).body.inquiry.contact, 'open')
    const open = (await consents()).filter((consent) => !consent.withdrawn_at)
    assert.deepEqual(
      open.map(({ customer_id }) => customer_id),
      [null, null],
    )
    assert.deepEqual(await messages('inquiry.withdrawn'), [])
  })

  test('is given again by asking again, and by nothing else', async () => {
    const { person, lister, lead } = await asked()
    const { token } = person
    await take(token, lister.broker.id)
    const input = { params: { id: lead._id }, body: { text: 'One more thing' } }
    const written = await site.call(conversation.write, input, { token })
    assert.equal(written.status, 409)
    const { inquiry } = (await site.call(conversation.get, { params: { id: lead._id } }, { token }))
      .body
    assert.deepEqual([inquiry.mayWrite, inquiry.isWithdrawn], [false, true])
    assert.equal((await leads.list(lister.token)).body.inquiries[0]?.contact, 'withdrawn')
    // Within a day it extends the first inquiry, with a new consent.
    const before = (await messages('inquiry.received')).length
    await leads.ask(lister.listing, { phone: person.phone, email: person.email }, token)
    const received = (await messages('inquiry.received')).slice(before)
    assert.deepEqual(received.map(({ channel }) => channel).sort(), ['email', 'sms'])
    assert.ok(received.every(({ body }) => body.includes(person.phone.slice(-2))))
    const again = (await leads.get(lister.token, lead._id)).body.inquiry
    assert.deepEqual([again.contact, again.email], ['open', person.email])
    await take(token, lister.broker.id)
    const chat = { params: { id: lister.broker.id }, body: { text: 'Hello again' } }
    assert.equal((await site.call(conversation.chat, chat, { token })).status, 201)
    // A chat gives the broker no number.
    assert.equal((await leads.get(lister.token, lead._id)).body.inquiry.contact, 'unshared')
    assert.equal((await consents()).length, 3)
  })
})

test('a contact that the broker has not opened is not found by its number', async () => {
  const { person, lister, lead } = await asked()
  const spell = { startsIn: -1, endsIn: 30, brokerId: lister.broker.id }
  await makeSubscription(site.context.db, { ...spell, limits: { contactViews: 5 } })
  const search = person.phone.slice(5)
  assert.deepEqual(await leads.names(lister.token, { search }), [])
  await leads.get(lister.token, lead._id)
  assert.deepEqual(await leads.names(lister.token, { search }), ['Meera Iyer'])
})
