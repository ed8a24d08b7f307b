import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { invoice } from '#contract/billing/invoice.ts'
import { invoiceSetting } from '#contract/billing/invoice-settings.ts'
import { payment } from '#contract/billing/payment.ts'
import { subscription } from '#contract/billing/subscription.ts'
import { transact } from '#server/db/transact.ts'
import { useApp } from '#test/app.ts'
import { indianDay } from '#test/day.ts'
import { makeAdministrator, makeBroker } from '#test/make.ts'
import { makeInvoiceSetting, makePlan, makeSubscription } from '#test/make-subscription.ts'
import { issueInvoice } from './issue.ts'

/** Invoices: numbers, amounts, parties and credit notes (PAY-07, PAY-08). */

const site = useApp()

const admin = () => makeAdministrator(site.context.db, { role: 'admin' })

async function assign(caller: { token: string }, brokerId: string, price: number) {
  const plan = await makePlan(site.context.db, { price, name: `Plan ${price} ${brokerId}` })
  return site.call(
    subscription.assign,
    { params: { id: brokerId }, body: { planId: plan.id } },
    caller,
  )
}

async function invoices(caller: { token: string }, query: Record<string, string> = {}) {
  const { body } = await site.call(invoice.list, { query: { limit: '100', ...query } }, caller)
  return body.invoices
}

describe('an invoice', () => {
  test('an invoice is issued with the payment, with the tax of the broker’s state', async () => {
    const { db } = site.context
    await makeInvoiceSetting(db)
    const caller = await admin()
    const [home, away] = [await makeBroker(db), await makeBroker(db)]
    const billing = { name: 'Kaveri Homes LLP', address: 'Hill Road, Mumbai', state: '27' }
    const saved = await site.call(
      invoice.changeBilling,
      { body: { ...billing, gstin: '27aapfu0939f1zv' } },
      away,
    )
    assert.equal(saved.body.billing.gstin, '27AAPFU0939F1ZV')
    await assign(caller, home.id, 1_180)
    await assign(caller, away.id, 1_180)
    const [second, first] = await invoices(caller)
    assert.deepEqual(
      [first?.recipient, first?.taxablePaise, first?.cgstPaise, first?.sgstPaise, first?.igstPaise],
      ['Shetty Homes', 100_000, 9_000, 9_000, 0],
    )
    assert.deepEqual(
      [second?.recipient, second?.taxablePaise, second?.cgstPaise, second?.igstPaise],
      ['Kaveri Homes LLP', 100_000, 0, 18_000],
    )
    assert.equal(second?.totalPaise, 118_000)
    assert.match(second?.number ?? '', /^BB\/\d\d-\d\d\/000002$/)
  })

  test('a GSTIN of another state or with a wrong check digit is refused', async () => {
    const broker = await makeBroker(site.context.db)
    const save = (body: object) => site.call(invoice.changeBilling, { body }, broker)
    const billing = { name: 'Kaveri', address: 'Hill Road', state: '27' }
    for (const gstin of ['29AAGCB7383J1Z4', '22AAAAA0000A1Z5', 'x']) {
      const { status, body } = await save({ ...billing, gstin })
      assert.deepEqual([status, body.errors?.[0]?.path], [400, 'gstin'])
    }
    assert.equal((await save({ ...billing, state: '99' })).status, 400)
    assert.equal((await save(billing)).status, 200)
  })

  test('invoices wait for the supplier’s details and are then issued in order', async () => {
    const caller = await admin()
    const broker = await makeBroker(site.context.db)
    await assign(caller, broker.id, 999)
    const before = await site.call(invoice.list, {}, caller)
    assert.deepEqual([before.body.invoices, before.body.missing], [[], 1])
    const draft = {
      ...{ validFrom: indianDay(-2), supplierName: 'BrickBazaar', supplierAddress: 'Bengaluru' },
      ...{ supplierState: '29', serviceCode: '998599', serviceName: 'Listings' },
    }
    const add = (body: object) => site.call(invoiceSetting.create, { body }, caller)
    const unregistered = await add({ ...draft, ratePercent: 18 })
    assert.equal(unregistered.body.code, 'invoice_setting_unregistered')
    assert.equal((await add({ ...draft, ratePercent: 0 })).status, 201)
    const after = await site.call(invoice.list, {}, caller)
    assert.deepEqual([after.body.invoices.length, after.body.missing], [1, 0])
    assert.equal(after.body.invoices[0]?.taxablePaise, 99_900)
    const overlapping = await add({ ...draft, validFrom: indianDay(5), ratePercent: 0 })
    assert.deepEqual([overlapping.status, overlapping.body.code], [409, 'invoice_setting_overlaps'])
  })

  test('an invoice keeps the rate of its payment day', async () => {
    const { db } = site.context
    await makeInvoiceSetting(db, { until: indianDay(-10), rate: 1200 })
    await makeInvoiceSetting(db, { from: indianDay(-10), rate: 1800 })
    const noon = (days: number) => new Date(`${indianDay(days)}T12:00:00+05:30`)
    const spell = { startsIn: -20, endsIn: 10, paid: 1_120 }
    const old = await makeSubscription(db, { ...spell, paidAt: noon(-11) })
    const recent = await makeSubscription(db, { ...spell, paidAt: noon(-10) })
    for (const { id } of [old, recent]) {
      const paid = await db
        .selectFrom('payment')
        .select('id')
        .where('subscription_id', '=', id)
        .executeTakeFirstOrThrow()
      await transact(db, (tx) => issueInvoice(tx, paid.id))
    }
    const rates = await db.selectFrom('invoice').select('rate_basis_points').orderBy('id').execute()
    assert.deepEqual(
      rates.map((row) => row.rate_basis_points),
      [1200, 1800],
    )
  })

  test('an invoice can be neither changed nor deleted', async () => {
    const { db } = site.context
    await makeInvoiceSetting(db)
    const caller = await admin()
    await assign(caller, (await makeBroker(db)).id, 999)
    await assert.rejects(sql`update invoice set total_paise = 1`.execute(db), /never changed/)
    await assert.rejects(sql`delete from invoice`.execute(db), /never changed/)
  })
})

describe('invoice numbers', () => {
  test('twenty payments at once, some failing, leave no gap or duplicate', async () => {
    const { db } = site.context
    await makeInvoiceSetting(db)
    const caller = await admin()
    // More at once could exhaust the connection pool and be asked to retry.
    const brokers = await Promise.all(Array.from({ length: 24 }, () => makeBroker(db)))
    const plan = await makePlan(db, { price: 999 })
    // Five of them use the same reference: one is accepted, four are rolled back.
    const answers = await Promise.all(
      brokers.map(({ id }, index) => {
        const paymentReference = index < 5 ? 'SAME' : `UTR ${index}`
        const body = { planId: plan.id, paymentMethod: 'upi', paymentReference }
        return site.call(subscription.assign, { params: { id }, body }, caller)
      }),
    )
    assert.deepEqual(answers.map(({ status }) => status).sort(), [
      ...Array(20).fill(201),
      ...Array(4).fill(409),
    ])
    const rows = await db.selectFrom('invoice').select(['serial', 'number']).execute()
    assert.deepEqual(
      rows.map(({ serial }) => serial).sort((one, other) => one - other),
      Array.from({ length: 20 }, (_, index) => index + 1),
    )
    assert.ok(rows.every(({ number }) => /^[A-Z0-9/-]{1,16}$/.test(number)))
  })

  /** Inserts payments without an invoice. */
  async function payments(count: number): Promise<string[]> {
    const { db } = site.context
    const brokerId = (await makeBroker(db)).id
    for (let n = 0; n < count; n++) {
      await makeSubscription(db, { startsIn: n, endsIn: n + 1, paid: 500, brokerId })
    }
    const rows = await db.selectFrom('payment').select('id').execute()
    return rows.map(({ id }) => id)
  }

  test('invoice numbers restart with the financial year', async () => {
    const { db } = site.context
    await makeInvoiceSetting(db)
    const numbers = []
    for (const [index, id] of (await payments(3)).entries()) {
      const day = ['2027-03-30', '2027-03-31', '2027-04-01'][index]
      numbers.push(await transact(db, (tx) => issueInvoice(tx, id, day)))
    }
    assert.deepEqual(numbers, ['BB/26-27/000001', 'BB/26-27/000002', 'BB/27-28/000001'])
  })

  test('a hundred invoices at the turn of the year have no gaps (PAY-07)', async () => {
    const { db } = site.context
    await makeInvoiceSetting(db)
    const days = ['2027-03-31', '2027-04-01', '2028-04-01']
    const given = (await payments(100)).map((id, index) => ({ id, day: days[index % 3] }))
    let written = 0
    const issue = ({ id, day }: (typeof given)[number]) =>
      transact(db, async (tx) => {
        await issueInvoice(tx, id, day)
        // Every tenth connection is cut between taking the number and the commit.
        if (++written % 10 === 0)
          await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx)
      })
    const first = await Promise.allSettled(given.map(issue))
    assert.equal(first.filter(({ status }) => status === 'rejected').length, 10)
    const rows = () =>
      db
        .selectFrom('invoice')
        .select(['payment_id', 'number', 'serial', 'financial_year'])
        .execute()
    assert.equal((await rows()).length, 90)
    const invoiced = new Set((await rows()).map(({ payment_id }) => payment_id))
    await Promise.all(
      given
        .filter(({ id }) => !invoiced.has(id))
        .map(({ id, day }) => transact(db, (tx) => issueInvoice(tx, id, day))),
    )
    const byYear = Map.groupBy(await rows(), (row) => row.financial_year)
    assert.deepEqual([...byYear].map(([year, { length }]) => [year, length]).sort(), [
      ['26-27', 34],
      ['27-28', 33],
      ['28-29', 33],
    ])
    for (const [year, found] of byYear) {
      assert.deepEqual(
        found.map(({ number }) => number).sort(),
        found.map((_, index) => `BB/${year}/${String(index + 1).padStart(6, '0')}`),
      )
      assert.ok(found.every(({ number }) => number.length <= 16))
    }
  })
})

describe('a refund', () => {
  test('a refund issues one credit note', async () => {
    const { db } = site.context
    await makeInvoiceSetting(db)
    const caller = await admin()
    const { body } = await assign(caller, (await makeBroker(db)).id, 999)
    const one = await site.call(subscription.get, { params: { id: body.subscription._id } }, caller)
    const params = { id: one.body.payments[0]?._id ?? '' }
    const asked = { reason: 'Paid twice', reference: 'UTR 99' }
    const refund = () => site.call(payment.refund, { params, body: asked }, caller)
    const answers = await Promise.all([refund(), refund()])
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409])
    const [note, original, ...more] = await invoices(caller)
    assert.deepEqual(more, [])
    assert.deepEqual(
      [note?.kind, note?.credits, note?.totalPaise, note?.cgstPaise],
      ['credit-note', original?.number, original?.totalPaise, original?.cgstPaise],
    )
    assert.match(note?.number ?? '', /^CN\/\d\d-\d\d\/000001$/)
    const found = async (query: Record<string, string>) => (await invoices(caller, query)).length
    const day = indianDay(0)
    assert.equal(await found({ kind: 'credit-note' }), 1)
    assert.equal(await found({ search: 'SHETTY', issuedFrom: day, issuedTo: day }), 2)
    assert.equal(await found({ search: note?.number ?? '' }), 1)
    assert.equal(await found({ issuedTo: indianDay(-1) }), 0)
  })
})

describe('invoice files', () => {
  test('an invoice PDF opens for its broker and administrators only (AZ-02)', async () => {
    const { db } = site.context
    await makeInvoiceSetting(db)
    const caller = await admin()
    const [broker, stranger] = [await makeBroker(db), await makeBroker(db)]
    await assign(caller, broker.id, 999)
    const mine = await site.call(invoice.mine, {}, broker)
    const params = { id: mine.body.invoices[0]?._id ?? '' }
    const own = await site.call(invoice.ownFile, { params }, broker)
    assert.equal(own.status, 200)
    assert.match(String(own.headers['content-disposition']), /BB-\d\d-\d\d-000001\.pdf/)
    assert.match(String(own.body), /^%PDF-/)
    assert.equal((await site.call(invoice.file, { params }, caller)).status, 200)
    const theirs = await site.call(invoice.ownFile, { params }, stranger)
    assert.equal(theirs.status, 404)
    assert.deepEqual((await site.call(invoice.mine, {}, stranger)).body.invoices, [])
  })

  test('the register’s file matches the list', async () => {
    const { db } = site.context
    await makeInvoiceSetting(db)
    const caller = await admin()
    await assign(caller, (await makeBroker(db, { companyName: '=cmd()' })).id, 1_180)
    const { body } = await site.call(invoice.export, {}, caller)
    assert.match(String(body), /"?1000\.00"?,"?90\.00"?,"?90\.00"?,"?0\.00"?,"?1180\.00/)
    assert.ok(!/(^|,)"?=cmd/m.test(String(body)))
  })
})
