import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { customer } from '#contract/customer/customer.ts'
import { conversation } from '#contract/inquiry/conversation.ts'
import { privacy } from '#contract/privacy.ts'
import { savedProperty } from '#contract/saved/saved-property.ts'
import { ticket } from '#contract/ticket/ticket.ts'
import { seekerActs } from '#test/alert/seeker-acts.ts'
import { useApp } from '#test/app.ts'
import { leadActs } from '#test/lead.ts'
import { makeAdministrator, makeCustomer, testPassword } from '#test/make.ts'
import { messagesTo } from '#test/message.ts'
import { eraseDue } from './erase.ts'

const site = useApp()
const seeker = seekerActs(site)
const leads = leadActs(site)

const ask = (token: string, password = testPassword) =>
  site.call(privacy.requestDeletion, { body: { password } }, { token })
const deletion = async (token: string) =>
  (await site.call(privacy.deletion, {}, { token })).body.deletion
const timePasses = () =>
  site.context.db
    .updateTable('customer_deletion')
    .set({ due_at: sql`now() - interval '1 second'` })
    .execute()

/** Sends a ticket of the customer and a reply to it. */
async function answerTicketOf({ email, token }: { email: string; token: string }) {
  const { db } = site.context
  const body = { fullName: 'Meera Iyer', email, subject: 'My alerts', message: 'They stopped.' }
  assert.equal((await site.call(ticket.contact, { body }, { token })).status, 201)
  const { id } = await db.selectFrom('ticket').select('id').executeTakeFirstOrThrow()
  const support = await makeAdministrator(db, { role: 'superadmin' })
  const reply = { params: { id }, body: { text: 'Dear Meera, they run again.', resolve: true } }
  assert.equal((await site.call(ticket.reply, reply, support)).status, 201)
  await db
    .updateTable('message')
    .set({ status: 'sent' })
    .where('template', '=', 'ticket.received')
    .execute()
}

async function busy() {
  const { db } = site.context
  const person = await makeCustomer(db)
  const lister = await leads.makeLister()
  await seeker.search(person.token, { minPrice: 1 })
  await seeker.work()
  await site.call(
    savedProperty.save,
    { body: { propertyId: lister.listing } },
    { token: person.token },
  )
  const given = {
    name: 'Meera Iyer',
    phone: person.phone,
    message: 'I am at home',
    email: person.email,
  }
  await leads.ask(lister.listing, given, person.token)
  const lead = (await leads.list(lister.token)).body.inquiries[0]
  assert.ok(lead)
  await leads.reply(lister.token, lead._id, 'Dear Meera')
  await leads.change(lister.token, lead._id, { note: 'Meera has a dog', stage: 'visit-planned' })
  await site.call(
    customer.changeProfile,
    { body: { firstName: 'Meerabai' } },
    { token: person.token },
  )
  return { person, lister, lead }
}

describe('who has my number', () => {
  test('names each broker, when, why and for which listing', async () => {
    const { person, lister, lead } = await busy()
    const read = (token: string) => site.call(privacy.disclosures, {}, { token })
    const [given, ...others] = (await read(person.token)).body.disclosures
    assert.deepEqual(others, [])
    assert.equal(given?.broker._id, lister.broker.id)
    assert.equal(given?.phone, person.phone)
    assert.equal(given?.property?.title, lister.title)
    assert.equal(given?.inquiryId, lead._id)
    const other = await makeCustomer(site.context.db)
    assert.deepEqual((await read(other.token)).body.disclosures, [])
  })
})

describe('consents', () => {
  test('are listed, and withdrawn by their owner only', async () => {
    const person = await makeCustomer(site.context.db)
    const other = await makeCustomer(site.context.db)
    const search = await seeker.search(person.token, { minPrice: 1 })
    const read = async () =>
      (await site.call(privacy.consents, {}, { token: person.token })).body.consents
    const [given] = await read()
    assert.equal(given?.purpose, 'alerts')
    assert.equal(given?.withdrawnAt, null)
    const take = (token: string) =>
      site.call(privacy.withdraw, { params: { id: given?._id ?? '' } }, { token })
    assert.equal((await take(other.token)).status, 404)
    assert.equal((await read())[0]?.withdrawnAt, null)
    assert.equal((await take(person.token)).status, 200)
    assert.equal((await take(person.token)).status, 200)
    assert.ok((await read())[0]?.withdrawnAt)
    assert.equal((await seeker.get(person.token, search)).alertsEnabled, false)
  })
})

describe('my data', () => {
  test('is one file with all data of the customer, none of others, and no secrets', async () => {
    const { person } = await busy()
    const { person: other } = await busy()
    const answer = await site.call(privacy.data, {}, { token: person.token })
    assert.equal(answer.status, 200)
    assert.match(String(answer.headers['content-disposition']), /my-data-\d{4}-\d\d-\d\d\.json/)
    const text = JSON.stringify(answer.body)
    for (const mine of [person.email, 'I am at home', 'Dear Meera', 'Meerabai']) {
      assert.ok(text.includes(mine), mine)
    }
    for (const not of [other.email, 'argon2', 'has a dog', 'token_hash']) {
      assert.ok(!text.includes(not), not)
    }
  })
})

describe('deleting the account', () => {
  test('needs the password, and can be cancelled for two days', async () => {
    const person = await makeCustomer(site.context.db, { isVerified: true })
    const wrong = await ask(person.token, 'not it')
    assert.equal(wrong.status, 400)
    assert.equal(wrong.body.errors?.[0]?.path, 'password')
    assert.equal(await deletion(person.token), null)
    assert.equal((await ask(person.token)).status, 202)
    const first = await deletion(person.token)
    const wait = Date.parse(first?.dueAt ?? '') - Date.parse(first?.requestedAt ?? '')
    assert.equal(wait, 48 * 3_600_000)
    await ask(person.token)
    assert.deepEqual(await deletion(person.token), first)
    const messages = await messagesTo(site, person.id)
    assert.deepEqual(
      messages.map(({ template }) => template),
      ['account.deletion_asked'],
    )
    assert.equal(await eraseDue(site.context.db), 0)
    await site.call(privacy.cancelDeletion, {}, { token: person.token })
    assert.equal(await deletion(person.token), null)
    await timePasses()
    assert.equal(await eraseDue(site.context.db), 0)
    assert.equal((await site.call(customer.profile, {}, { token: person.token })).status, 200)
  })

  test('leaves what brokers and the law need, without personal data', async () => {
    const { db } = site.context
    const { person, lister, lead } = await busy()
    const { person: other } = await busy()
    await answerTicketOf(person)
    await ask(person.token)
    await timePasses()
    assert.equal(await eraseDue(db), 1)
    assert.equal(await eraseDue(db), 0)
    assert.equal((await site.call(customer.profile, {}, { token: person.token })).status, 401)

    const story = (await leads.get(lister.token, lead._id)).body
    assert.equal(story.inquiry.name, 'Deleted customer')
    assert.equal(story.inquiry.stage, 'visit-planned')
    assert.equal(story.asked.length, 1)
    const { rows } = await sql<{ found: string }>`
      select name as found from (
        select 'customer' as name, customer::text as row from customer
        union all select 'inquiry', inquiry::text from inquiry
        union all select 'lead', lead::text from lead
        union all select 'lead_entry', lead_entry::text from lead_entry
        union all select 'message', message::text from message
        union all select 'ticket', ticket::text from ticket
        union all select 'audit_event', audit_event::text from audit_event
          where actor_realm is distinct from 'broker'
        union all select 'saved_search', saved_search::text from saved_search
        union all select 'alert', alert::text from alert
      ) kept
      where strpos(row, ${person.email}) > 0 or strpos(row, ${person.phone}) > 0
        or (strpos(row, ${person.id}) > 0 and name not in ('message', 'audit_event'))`.execute(db)
    assert.deepEqual(rows, [])
    const acts = await db
      .selectFrom('audit_event')
      .where('target_id', '=', person.id)
      .select(['act', 'actor_name', 'before', 'after'])
      .orderBy('id')
      .execute()
    assert.deepEqual(
      acts.map(({ act }) => act),
      ['customer.change_profile', 'customer.ask_deletion', 'customer.erase'],
    )
    assert.ok(!JSON.stringify(acts).includes('Meera'))
    // Another customer with the same kinds of data still has all of it.
    const theirs = (await site.call(conversation.list, {}, { token: other.token })).body
    assert.equal(theirs.inquiries.length, 1)
    assert.equal(theirs.unread, 1)
  })

  test('removes the name from what brokers read, and stops messages with it', async () => {
    const { db } = site.context
    const { person, lister } = await busy()
    const { person: other, lister: next } = await busy()
    await site.call(
      privacy.withdrawContact,
      { params: { id: lister.broker.id } },
      { token: person.token },
    )
    const told = db.updateTable('message').where('account_id', '=', lister.broker.id)
    await told.set({ status: 'sent' }).where('template', '=', 'inquiry.withdrawn').execute()
    assert.match(JSON.stringify(await messagesTo(site, lister.broker.id)), /Meera/)
    await ask(person.token)
    await timePasses()
    assert.equal(await eraseDue(db), 1)
    const kept = await messagesTo(site, lister.broker.id)
    assert.deepEqual(
      kept.map(({ template }) => template),
      ['inquiry.withdrawn', 'inquiry.withdrawn'],
    )
    assert.ok(!JSON.stringify(kept).includes('Meera'))
    // A message about somebody else is still sent.
    assert.match(
      JSON.stringify(await messagesTo(site, next.broker.id)),
      new RegExp(`••${other.phone.slice(-2)}`),
    )
  })

  test('names a shared lead after a person who stays', async () => {
    const { db } = site.context
    const person = await makeCustomer(db)
    const lister = await leads.makeLister()
    await leads.ask(lister.listing, { name: 'Asha Rao', phone: person.phone })
    await leads.ask(lister.listing, { name: 'Meera Iyer', phone: person.phone }, person.token)
    await ask(person.token)
    await timePasses()
    assert.equal(await eraseDue(db), 1)
    assert.deepEqual((await leads.names(lister.token)).sort(), ['Asha Rao', 'Deleted customer'])
  })

  test('does not touch others who gave the same number', async () => {
    const { db } = site.context
    const person = await makeCustomer(db)
    const other = await makeCustomer(db)
    const lister = await leads.makeLister()
    await leads.ask(lister.listing, { message: 'Mine' }, person.token)
    await leads.ask(lister.listing, { message: 'Theirs' }, other.token)
    await ask(person.token)
    await timePasses()
    assert.equal(await eraseDue(db), 1)
    const { inquiries } = (await leads.list(lister.token)).body
    assert.deepEqual(inquiries.map(({ name }) => name).sort(), ['Deleted customer', 'Meera Iyer'])
    const theirs = (await site.call(conversation.list, {}, { token: other.token })).body
    assert.equal(theirs.inquiries[0]?.lastMessage?.text, 'Theirs')
  })

  test('is the only thing that may change the audit log', async () => {
    const person = await makeCustomer(site.context.db)
    await ask(person.token)
    const { db } = site.context
    await assert.rejects(db.updateTable('audit_event').set({ actor_name: 'x' }).execute())
    await assert.rejects(
      db.transaction().execute(async (tx) => {
        await sql`select set_config('brickbazaar.erasing', 'on', true)`.execute(tx)
        await tx.updateTable('audit_event').set({ act: 'nothing' }).execute()
      }),
    )
    await assert.rejects(
      db.transaction().execute(async (tx) => {
        await sql`select set_config('brickbazaar.erasing', 'on', true)`.execute(tx)
        await tx.deleteFrom('audit_event').execute()
      }),
    )
  })
})
