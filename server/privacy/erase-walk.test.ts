import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { broker } from '#contract/broker/broker.ts'
import { conversation } from '#contract/inquiry/conversation.ts'
import { savedSearch } from '#contract/saved/saved-search.ts'
import { shortlist } from '#contract/shortlist/shortlist.ts'
import { ticket } from '#contract/ticket/ticket.ts'
import { followAuditLog, verifyDatabase } from '#server/audit/chain/service.ts'
import { useApp } from '#test/app.ts'
import { approvalCalls, erasing } from '#test/approval/approval-call.ts'
import { sendDocument } from '#test/document.ts'
import { leadActs } from '#test/lead.ts'
import { makeBroker, makeCustomer } from '#test/make.ts'
import { partnerActs } from '#test/partner/acts.ts'
import { webhookActs } from '#test/partner/webhook.ts'
import { requirementActs } from '#test/requirement/requirement-acts.ts'
import { visitActs } from '#test/visit.ts'

/** Every table is searched for who was erased. */

const site = useApp()
const leads = leadActs(site)
const visits = visitActs(site)
const requirements = requirementActs(site)
const partners = partnerActs(site)
const hooks = webhookActs(site)
const { makeAdmins, ask, decide, byTwo } = approvalCalls(site)

const person = { first_name: 'Zarnoosh', last_name: 'Quilliam', whatsapp: '+919812340077' }
const marks = ['Zarnoosh', 'Quilliam', 'zarnoosh.q', '9812340099', '9812340077']
const reached = { email: 'zarnoosh.q@example.in', phone: '+919812340099' }

/** The tables with a row that names the person, and such a row. */
async function traces(): Promise<string[]> {
  const { db } = site.context
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db)
  assert.ok(tables.length > 150)
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql<{ text: string }>`
      select row::text as text from ${sql.table(name)} as row
      where row::text ~* ${marks.join('|')}`.execute(db)
    for (const { text } of rows) found.push(`${name}: ${text}`)
  }
  return found
}

describe('an erased customer', () => {
  test('is named in no table, whatever happened before', async () => {
    const { db } = site.context
    const customer = await makeCustomer(db, { ...reached, isVerified: true })
    await db.updateTable('customer').set(person).where('id', '=', customer.id).execute()
    const { broker: owner, listing: home } = await leads.makeLister()
    await hooks.add(owner.token)
    const given = { name: 'Zarnoosh Quilliam', ...reached, message: 'Zarnoosh here: is it quiet?' }
    await leads.ask(home, { ...given, numberSharing: 'week' }, customer.token)
    const lead = (await leads.list(owner.token)).body.inquiries[0] ?? assert.fail()
    await leads.reply(owner.token, lead._id, 'Dear Zarnoosh, it is.')
    await leads.change(owner.token, lead._id, { note: 'Call Quilliam', stage: 'visit-planned' })
    const written = { params: { id: lead._id }, body: { text: 'Thank you. Zarnoosh' } }
    await site.call(conversation.write, written, customer)
    const searched = { body: { name: 'For Zarnoosh', filters: { search: 'lake' } } }
    await site.call(savedSearch.create, searched, customer)
    const family = { body: { name: 'The Quilliams', propertyIds: [home] } }
    await site.call(shortlist.create, family, customer)
    await visits.publish(owner)
    const [time = ''] = await visits.tomorrow(home)
    await visits.book(customer, home, time)
    const wanted = { note: 'A quiet home for the Quilliams' }
    await requirements.post(customer, undefined, wanted)
    await requirements.match()
    const body = { fullName: 'Zarnoosh Quilliam', email: reached.email, subject: 'My alerts' }
    const asked = { body: { ...body, message: 'They stopped. Zarnoosh' } }
    assert.equal((await site.call(ticket.contact, asked, customer)).status, 201)
    const report = { kind: 'call', happenedOn: '2026-11-01', note: 'Called Zarnoosh' } as const
    await site.call(conversation.reportCall, { params: { id: lead._id }, body: report }, customer)
    const { asha, vikram } = await makeAdmins()
    const reason = 'Zarnoosh Quilliam asked for it by letter'
    const { _id: first } = (await ask({ ...erasing(customer.id), reason }, asha)).body.approval
    await decide(first, 'decline', vikram)
    assert.ok((await traces()).length > 10)

    assert.equal(await byTwo({ ...erasing(customer.id), reason }), 200)
    assert.deepEqual(await traces(), [])
  })
})

describe('a broker who was deleted', () => {
  test('is named in no table', async () => {
    const { db } = site.context
    const owner = await makeBroker(db, { ...reached })
    await db
      .updateTable('broker')
      .set({ ...person, company_name: 'Lake Homes' })
      .where('id', '=', owner.id)
      .execute()
    await sendDocument(site, owner.token)
    await partners.make(owner.token, ['leads:read'])
    await hooks.add(owner.token)
    const { asha } = await makeAdmins()
    const changing = { act: 'broker.change_identity', target: owner.id }
    await byTwo({
      ...changing,
      identity: { firstName: 'Zarnoosha' },
      reason: 'As the PAN card says',
    })
    const status = { status: 'blocked', reason: 'Somebody else' } as const
    await site.call(broker.changeStatus, { params: { id: owner.id }, body: status }, asha)
    assert.ok((await traces()).length > 5)
    await followAuditLog(db)

    const removed = await site.call(broker.remove, { params: { id: owner.id } }, asha)
    assert.equal(removed.status, 200, removed.body.message)
    assert.deepEqual(await traces(), [])
    await followAuditLog(db)
    const { breaks, erased } = await verifyDatabase(db)
    assert.deepEqual(breaks, [])
    assert.ok(erased > 0)
  })
})
