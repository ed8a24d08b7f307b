import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { inquiry } from '#contract/inquiry/inquiry.ts'
import { privacy } from '#contract/privacy.ts'
import { ownProperty } from '#contract/property/own-property.ts'
import { property } from '#contract/property/property.ts'
import { useApp } from '#test/app.ts'
import { makeAdministrator, makeBroker, makeCustomer, makeProperty } from '#test/make.ts'

const site = useApp()

async function ask(id: string, person: { name: string; phone: string; email?: string }) {
  const { status, body } = await site.call(inquiry.create, { params: { id }, body: person })
  assert.equal(status, 201, body.message)
}

const asha = { name: 'Asha', phone: '9886000001', email: 'asha@example.in' }
const bala = { name: 'Bala', phone: '9886000002', email: 'bala@example.in' }
const chitra = { name: 'Chitra', phone: '9886000003', email: 'chitra@example.in' }

async function stages(): Promise<Record<string, string>> {
  const rows = await site.context.db.selectFrom('lead').select(['name', 'stage']).execute()
  return Object.fromEntries(rows.map(({ name, stage }) => [name, stage]))
}

async function notified(): Promise<string[]> {
  const rows = await site.context.db
    .selectFrom('message')
    .where('template', '=', 'inquiry.gone')
    .select(['recipient', 'body'])
    .orderBy('recipient')
    .execute()
  return rows.map(({ recipient, body }) => `${recipient}: ${body}`)
}

/** Creates a listing that three people asked about; Chitra also asked about another one. */
async function listingWithAskers() {
  const { db } = site.context
  const owner = await makeBroker(db)
  const flat = await makeProperty(db, { brokerId: owner.id, title: 'Lake flat' })
  const other = await makeProperty(db, { brokerId: owner.id, title: 'Hill flat' })
  await ask(flat.id, asha)
  await ask(flat.id, bala)
  await ask(other.id, chitra)
  await ask(flat.id, chitra)
  return { owner, flat, other }
}

const close = (id: string, token: string, body: Record<string, unknown>) =>
  site.call(property.close, { params: { id }, body }, { token })

describe('a listing that is sold', () => {
  test('shows the closing price and source to its broker only', async () => {
    const { db } = site.context
    const owner = await makeBroker(db)
    const { id } = await makeProperty(db, { brokerId: owner.id })
    const given = { status: 'sold', closedPrice: 8_123_457, closedSource: 'referral' }
    const { status, body } = await close(id, owner.token, given)
    assert.equal(status, 200, body.message)
    const { closing } = body.property
    assert.deepEqual([closing?.price, closing?.source], [8_123_457, 'referral'])
    assert.ok(closing?.at)
    const open = await site.call(property.publicGet, { params: { id } })
    const admin = await makeAdministrator(db)
    const inside = await site.call(property.get, { params: { id } }, { token: admin.token })
    for (const answer of [open, inside]) {
      assert.equal(answer.status, 200)
      assert.doesNotMatch(JSON.stringify(answer.body), /8123457|referral/)
    }
  })

  test('closes the taker’s lead, loses leads of it alone, and notifies the others', async () => {
    const { owner, flat } = await listingWithAskers()
    const { body } = await site.call(
      ownProperty.askers,
      { params: { id: flat.id } },
      { token: owner.token },
    )
    assert.deepEqual(body.askers.map(({ name }) => name).toSorted(), ['Asha', 'Bala', 'Chitra'])
    const leadId = body.askers.find(({ name }) => name === 'Asha')?._id
    assert.equal((await close(flat.id, owner.token, { status: 'sold', leadId })).status, 200)
    assert.deepEqual(await stages(), { Asha: 'closed', Bala: 'lost', Chitra: 'new' })
    const messages = await notified()
    assert.equal(messages.length, 2)
    assert.match(messages[0] ?? '', /^bala@example.in: Hello Bala, "Lake flat".* has been sold/)
    assert.match(messages[1] ?? '', /^chitra@example.in/)
    const entries = await site.context.db
      .selectFrom('lead_entry')
      .innerJoin('lead', 'lead.id', 'lead_entry.lead_id')
      .select(['lead.name', 'kind', 'text', 'before', 'after'])
      .orderBy('lead.name')
      .execute()
    const text = '“Lake flat” was sold.'
    assert.deepEqual(entries, [
      { name: 'Asha', kind: 'stage', text, before: 'new', after: 'closed' },
      { name: 'Bala', kind: 'stage', text, before: 'new', after: 'lost' },
      { name: 'Chitra', kind: 'note', text, before: null, after: null },
    ])
  })

  test('notifies nobody who withdrew consent, nor asks them about a visit', async () => {
    const { db } = site.context
    const { owner, flat, other } = await listingWithAskers()
    const person = await makeCustomer(db, { phone: '+919886000009' })
    // Anybody can type a number: one lead of three people.
    const shared = { phone: person.phone }
    const input = (id: string, given: object) => ({ params: { id }, body: { ...shared, ...given } })
    await site.call(inquiry.create, input(flat.id, { name: 'Esha', email: 'esha@example.in' }))
    await site.call(inquiry.create, input(other.id, { name: 'Farah', email: 'farah@example.in' }))
    const mine = { name: 'Meera', email: person.email }
    const fresh = await makeProperty(db, { brokerId: owner.id, title: 'Fort flat' })
    await site.call(inquiry.create, input(fresh.id, mine), { token: person.token })
    await site.call(inquiry.create, input(flat.id, mine), { token: person.token })
    const withdraw = { params: { id: owner.id } }
    assert.equal(
      (await site.call(privacy.withdrawContact, withdraw, { token: person.token })).status,
      200,
    )
    const { id: leadId } = await db
      .selectFrom('lead')
      .where('phone', '=', person.phone)
      .select('id')
      .executeTakeFirstOrThrow()
    // Only she asked about this one, so nobody is notified, nor asked about a visit.
    const sold = { status: 'sold', leadId }
    assert.equal((await close(fresh.id, owner.token, { status: 'sold' })).status, 200)
    assert.deepEqual(await notified(), [])
    // Somebody else in the lead had asked about this one as well.
    assert.equal((await close(flat.id, owner.token, { status: 'rented' })).status, 200)
    assert.deepEqual(
      (await notified()).map((line) => line.slice(0, line.indexOf(','))),
      [
        'asha@example.in: Hello Asha',
        'bala@example.in: Hello Bala',
        'chitra@example.in: Hello Chitra',
        'esha@example.in: Hello Esha',
      ],
    )
    assert.equal((await close(other.id, owner.token, sold)).status, 200)
    const entries = await db
      .selectFrom('lead_entry')
      .where('lead_id', '=', leadId)
      .where('after', '=', 'closed')
      .select('customer_id')
      .execute()
    assert.deepEqual(entries, [{ customer_id: null }])
  })

  test('notifies each person with the number at their own address only', async () => {
    const { db } = site.context
    const owner = await makeBroker(db)
    const flat = await makeProperty(db, { brokerId: owner.id, title: 'Lake flat' })
    const other = await makeProperty(db, { brokerId: owner.id })
    const person = await makeCustomer(db, { phone: '+919886000009' })
    const given = async (id: string, body: object, token?: string) => {
      const input = { params: { id }, body: { phone: person.phone, ...body } }
      const { status } = await site.call(inquiry.create, input, token ? { token } : {})
      assert.equal(status, 201)
      // The next inquiry without an account is on another day, and so a separate one.
      await sql`update inquiry set created_at = created_at - interval '2 days'`.execute(db)
    }
    await given(other.id, { name: 'Farah', email: 'farah@example.in' })
    await given(flat.id, { name: 'Gauri' })
    await given(flat.id, { name: 'Esha', email: 'esha@example.in' })
    await given(flat.id, { name: 'Esha', email: 'Esha@example.in' })
    await given(other.id, { name: 'Meera', email: 'meera@example.in' }, person.token)
    await given(flat.id, { name: 'Meera' }, person.token)
    assert.equal((await close(flat.id, owner.token, { status: 'sold' })).status, 200)
    assert.deepEqual(
      (await notified()).map((line) => line.slice(0, line.indexOf(',')).toLowerCase()),
      [`${person.email}: hello meera`, 'esha@example.in: hello esha'],
    )
  })

  test('asks the taker about a visit, but nobody where several gave the number', async () => {
    const { db } = site.context
    const owner = await makeBroker(db)
    const flat = await makeProperty(db, { brokerId: owner.id })
    const house = await makeProperty(db, { brokerId: owner.id })
    const person = await makeCustomer(db)
    const other = await makeCustomer(db)
    const given = (id: string, phone: string, token: string) =>
      site.call(inquiry.create, { params: { id }, body: { name: 'Meera', phone } }, { token })
    await given(flat.id, person.phone, person.token)
    await given(house.id, other.phone, person.token)
    await given(house.id, other.phone, other.token)
    const leads = await db.selectFrom('lead').select(['id', 'phone']).execute()
    const taken = async (id: string, phone: string) => {
      const leadId = leads.find((lead) => lead.phone === phone)?.id
      assert.equal((await close(id, owner.token, { status: 'sold', leadId })).status, 200)
      const { customer_id } = await db
        .selectFrom('lead_entry')
        .where('lead_id', '=', leadId ?? '')
        .where('after', '=', 'closed')
        .select('customer_id')
        .executeTakeFirstOrThrow()
      return customer_id
    }
    assert.equal(await taken(flat.id, person.phone), person.id)
    assert.equal(await taken(house.id, other.phone), null)
  })

  test('ends the leads also when an administrator closes it', async () => {
    const { flat } = await listingWithAskers()
    const { token } = await makeAdministrator(site.context.db)
    const { status, body } = await site.call(
      property.changeStatus,
      { params: { id: flat.id }, body: { status: 'rented' } },
      { token },
    )
    assert.equal(status, 200, body.message)
    assert.deepEqual(await stages(), { Asha: 'lost', Bala: 'lost', Chitra: 'new' })
    assert.equal((await notified()).length, 3)
  })

  test('cannot go to a person who never asked, nor to another broker’s lead (AZ-02)', async () => {
    const { owner, flat } = await listingWithAskers()
    const theirs = await makeProperty(site.context.db)
    await ask(theirs.id, { name: 'Deepa', phone: '9886000004' })
    const { id } = await site.context.db
      .selectFrom('lead')
      .where('name', '=', 'Deepa')
      .select('id')
      .executeTakeFirstOrThrow()
    const { status } = await close(flat.id, owner.token, { status: 'sold', leadId: id })
    assert.equal(status, 404)
    assert.deepEqual(await stages(), { Asha: 'new', Bala: 'new', Chitra: 'new', Deepa: 'new' })
    assert.equal(
      (await close(flat.id, owner.token, { status: 'sold', closedPrice: 0 })).status,
      400,
    )
  })
})

describe('a deletion', () => {
  test('can be undone for a minute, and the listing is as before', async () => {
    const { db } = site.context
    const owner = await makeBroker(db)
    const { id } = await makeProperty(db, { brokerId: owner.id })
    const as = { token: owner.token }
    assert.equal((await site.call(property.withdraw, { params: { id } }, as)).status, 200)
    const gone = await site.call(property.publicGet, { params: { id } })
    assert.ok(gone.status >= 400, String(gone.status))
    const { status, body } = await site.call(ownProperty.restore, { params: { id } }, as)
    assert.equal(status, 200, body.message)
    assert.deepEqual([body.property.status, body.property.isLive], ['approved', true])
    assert.equal((await site.call(property.publicGet, { params: { id } })).status, 200)
    assert.equal((await site.call(ownProperty.restore, { params: { id } }, as)).status, 404)
  })

  test('is final after a minute, or when an administrator deleted', async () => {
    const { db } = site.context
    const owner = await makeBroker(db)
    const [late, taken] = [
      await makeProperty(db, { brokerId: owner.id }),
      await makeProperty(db, { brokerId: owner.id }),
    ]
    const { token } = await makeAdministrator(db)
    await site.call(property.withdraw, { params: { id: late.id } }, { token: owner.token })
    await sql`update property set removed_at = removed_at - interval '61 seconds',
      withdrawn_at = withdrawn_at - interval '61 seconds' where id = ${late.id}`.execute(db)
    await site.call(property.remove, { params: { id: taken.id } }, { token })
    for (const { id } of [late, taken]) {
      const answer = await site.call(
        ownProperty.restore,
        { params: { id } },
        { token: owner.token },
      )
      assert.equal(answer.status, 404)
    }
  })
})
