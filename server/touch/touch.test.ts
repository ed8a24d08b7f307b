import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { payment } from '#contract/billing/payment.ts'
import { customer } from '#contract/customer/customer.ts'
import { privacy } from '#contract/privacy.ts'
import { report, type SourceReport } from '#contract/report.ts'
import { touch } from '#contract/touch.ts'
import { eraseDue } from '#server/privacy/erase.ts'
import { useApp } from '#test/app.ts'
import { leadActs } from '#test/lead.ts'
import { makeAdministrator, makeBroker, makeCustomer } from '#test/make.ts'
import { makePlan, makeSubscription } from '#test/make-subscription.ts'

/** How people found the site, sent with what they do if they agree (decision 0108). */

const site = useApp()
const leadActions = leadActs(site)

const advert = {
  class: 'search',
  source: 'Google',
  medium: 'cpc',
  campaign: 'Diwali 2026',
  landing: '/properties?search=secret',
  touchedOn: '2026-11-02',
}
const direct = { class: 'direct', landing: '/' }
const both = { first: advert, last: direct }

const stored = () =>
  site.context.db
    .selectFrom('touch')
    .selectAll()
    .orderBy('created_at')
    .orderBy('position')
    .execute()

const registration = (touches?: unknown) => ({
  ...{ firstName: 'Nila', lastName: 'Das', phone: '98765 43211', email: 'nila@example.in' },
  ...{ password: 'a-long-password', confirmPassword: 'a-long-password' },
  ...(touches !== undefined && { touches }),
})

describe('touches are stored', () => {
  test('with the registration of a customer', async () => {
    const body = registration(both)
    assert.equal((await site.call(customer.register, { body })).status, 201)
    const [first, last] = await stored()
    assert.deepEqual(
      [first?.position, first?.class, first?.source, first?.campaign, first?.touched_on],
      ['first', 'search', 'Google', 'Diwali 2026', '2026-11-02'],
    )
    assert.deepEqual([first?.landing, first?.notice], ['/properties', '2026-11-29.1'])
    assert.deepEqual([last?.position, last?.class, last?.source], ['last', 'direct', null])
    assert.ok(first?.customer_id)
  })

  test('with an inquiry, whose broker sees the kind alone', async () => {
    const { token, listing } = await leadActions.makeLister()
    await leadActions.ask(listing, { touches: { first: direct, last: advert } })
    const { inquiries } = (await leadActions.list(token)).body
    assert.equal(inquiries[0]?.cameFrom, 'search')
    assert.doesNotMatch(JSON.stringify(inquiries), /Diwali|cpc/)
    assert.equal((await stored()).length, 2)
    // Asked again within a day: the inquiry has its touches.
    await leadActions.ask(listing, { touches: { first: direct, last: direct }, message: 'And?' })
    assert.equal((await stored()).length, 2)
  })

  test('with the order of a plan', async () => {
    const broker = await makeBroker(site.context.db)
    const plan = await makePlan(site.context.db)
    const body = { planId: plan.id, touches: both }
    const { order } = (await site.call(payment.order, { body }, broker)).body
    assert.deepEqual(
      (await stored()).map(({ plan_order_id }) => plan_order_id),
      [order._id, order._id],
    )
  })

  test('only where they are sent', async () => {
    const { token, listing } = await leadActions.makeLister()
    await leadActions.ask(listing)
    assert.equal((await leadActions.list(token)).body.inquiries[0]?.cameFrom, null)
    assert.equal((await stored()).length, 0)
  })
})

describe('bad touches', () => {
  const bad: Record<string, unknown> = {
    'no object': 'google',
    'one touch alone': { first: advert },
    'an unknown kind': { first: { class: 'hacked' }, last: direct },
    nothing: null,
  }
  for (const [name, touches] of Object.entries(bad)) {
    test(`are left out, and refuse no inquiry: ${name}`, async () => {
      const { listing } = await leadActions.makeLister()
      assert.equal((await leadActions.ask(listing, { touches })).status, 201)
      assert.deepEqual(await stored(), [])
    })
  }

  test('lose what is too long, no text, no day, or names a person', async () => {
    const { listing } = await leadActions.makeLister()
    const last = {
      ...{ class: 'partner', source: 'x '.repeat(5000), medium: '<script>alert(1)</script>' },
      ...{ campaign: 'asha@example.in', term: '\ufffd\u0000', content: 7 },
      ...{ landing: '/shortlist/secret-token?key=1', touchedOn: 'yesterday', more: 'ignored' },
    }
    assert.equal((await leadActions.ask(listing, { touches: { first: last, last } })).status, 201)
    const [row] = await stored()
    assert.ok((row?.source?.length ?? 101) <= 100)
    assert.equal(row?.medium, 'scriptalert(1)/script')
    const { campaign, term, content, landing, touched_on } = row ?? {}
    assert.deepEqual([campaign, term, content, touched_on], [null, null, null, null])
    assert.equal(landing, '/shortlist')
  })
})

describe('a person', () => {
  test('reads, withdraws and takes along what was sent', async () => {
    const { listing } = await leadActions.makeLister()
    const person = await makeCustomer(site.context.db)
    const other = await makeCustomer(site.context.db)
    await leadActions.ask(listing, { touches: both }, person.token)
    await leadActions.ask(listing, { touches: both, phone: '98765 43999' }, other.token)
    const own = async () => (await site.call(touch.customer, {}, person)).body.touches
    assert.deepEqual(
      (await own()).map(({ position, class: kind }) => [position, kind]),
      [
        ['first', 'search'],
        ['last', 'direct'],
      ],
    )
    const { body } = await site.call(privacy.data, {}, person)
    assert.match(JSON.stringify(body), /Diwali 2026/)
    assert.equal((await site.call(touch.removeOfCustomer, {}, person)).status, 200)
    assert.deepEqual(await own(), [])
    assert.equal((await stored()).length, 2)
  })

  test('who is erased leaves none behind', async () => {
    const { db } = site.context
    const { listing } = await leadActions.makeLister()
    const body = registration(both)
    const { token } = (await site.call(customer.register, { body })).body
    await leadActions.ask(listing, { touches: both }, token)
    assert.equal((await stored()).length, 4)
    const password = { password: 'a-long-password' }
    await site.call(privacy.requestDeletion, { body: password }, { token })
    await db.updateTable('customer_deletion').set({ due_at: new Date() }).execute()
    await eraseDue(db)
    assert.deepEqual(await stored(), [])
  })

  test('who is a broker withdraws those of orders', async () => {
    const broker = await makeBroker(site.context.db)
    const plan = await makePlan(site.context.db)
    await site.call(payment.order, { body: { planId: plan.id, touches: both } }, broker)
    assert.equal((await site.call(touch.broker, {}, broker)).body.touches.length, 2)
    await site.call(touch.removeOfBroker, {}, broker)
    assert.deepEqual(await stored(), [])
  })
})

describe('the report of sources', () => {
  const read = async (query: Record<string, string>, role: 'admin' | 'moderator' = 'admin') => {
    const admin = await makeAdministrator(site.context.db, { role })
    return (await site.call(report.sources, { query }, admin)).body
  }
  const rowsOf = ({ rows }: SourceReport) =>
    rows.map(({ kind, name, customers, leads, payments, revenue }) => [
      ...[kind, name, customers, leads, payments, revenue],
    ])

  test('counts customers, leads and payments by first or last touch', async () => {
    const { db } = site.context
    const { listing } = await leadActions.makeLister()
    await site.call(customer.register, { body: registration(both) })
    await leadActions.ask(listing, { touches: { first: advert, last: advert } })
    await leadActions.ask(listing, { phone: '98765 43333' })
    const broker = await makeBroker(db)
    const plan = await makePlan(db)
    const sent = { body: { planId: plan.id, touches: { first: advert, last: advert } } }
    const { order } = (await site.call(payment.order, sent, broker)).body
    const paid = { startsIn: -1, endsIn: 29, brokerId: broker.id, planId: plan.id, paid: 999 }
    const { id } = await makeSubscription(db, paid)
    await db
      .updateTable('plan_order')
      .set({ status: 'paid', subscription_id: id, method: 'upi', decided_at: new Date() })
      .where('id', '=', order._id)
      .execute()
    assert.deepEqual(rowsOf(await read({ position: 'last' })), [
      ['named', 'search', 0, 1, 1, 999],
      ['named', 'direct', 1, 0, 0, 0],
      ['unknown', null, 0, 1, 0, 0],
    ])
    assert.deepEqual(rowsOf(await read({ position: 'first' })), [
      ['named', 'search', 1, 1, 1, 999],
      ['unknown', null, 0, 1, 0, 0],
    ])
    assert.deepEqual(rowsOf(await read({ position: 'last', group: 'campaign' })), [
      ['named', 'diwali 2026', 0, 1, 1, 999],
      ['none', null, 1, 0, 0, 0],
      ['unknown', null, 0, 1, 0, 0],
    ])
    const unpaid = rowsOf(await read({}, 'moderator'))
    assert.deepEqual(unpaid[0], ['named', 'search', 0, 1, null, null])
    const file = await site.call(
      report.export,
      { params: { type: 'sources' } },
      await makeAdministrator(db, { role: 'admin' }),
    )
    assert.match(String(file.body), /"First touch: Kind of source","Search engine","Leads","1"/)
  })

  test('sums the tail of a thousand campaigns as other', async () => {
    const { db } = site.context
    await sql`
      insert into customer (id, email, phone, first_name, last_name, password_hash)
      select gen_random_uuid(), 'c' || n || '@example.in', '+9190000' || 10000 + n, 'Nila', 'Das',
        ''
      from generate_series(1, 1000) n`.execute(db)
    await sql`
      insert into touch (id, customer_id, position, class, campaign, notice)
      select gen_random_uuid(), id, 'last', 'social', email, 'test' from customer`.execute(db)
    const { rows } = await read({ group: 'campaign' })
    assert.equal(rows.filter(({ kind }) => kind === 'named').length, 20)
    assert.equal(rows.find(({ kind }) => kind === 'other')?.customers, 980)
    assert.ok(rows.every(({ customers }) => Number.isInteger(customers)))
  })
})
