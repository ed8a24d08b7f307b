import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { payment } from '#contract/billing/payment.ts'
import { transact } from '#server/db/transact.ts'
import { makeAdministrator } from '#test/make.ts'
import { useGateway } from '#test/provider/razorpay-acts.ts'
import { reconcile } from './checkout.ts'
import { claimUnsettled, lapseOrders } from './queries.ts'

/** Gateway payments when webhooks never arrive or the gateway is down (PAY-04, PRC-09). */

const { gateway, site, plans, checkout, deliver, openOrder, statusOf, newGateway } =
  await useGateway()

/** Makes every order this many days old. */
const age = (days: number) =>
  site.context.db
    .updateTable('plan_order')
    .set({ created_at: new Date(Date.now() - days * 86_400_000) })
    .execute()

const halfAMinute = 31 / 86_400

describe('a webhook that never arrives', () => {
  test('reconciliation settles a payment without a webhook (PAY-04)', async () => {
    const { db } = site.context
    const [paid, unpaid] = [await openOrder(), await openOrder()]
    gateway.pay(paid.gatewayOrderId)
    gateway.pay(unpaid.gatewayOrderId, { status: 'authorized' })
    const ask = () => reconcile(db, newGateway())
    await ask()
    assert.equal(await statusOf(paid.order._id), 'open')
    // Simulates half a minute passing.
    await age(halfAMinute)
    await Promise.all([ask(), ask(), ask()])
    assert.equal(await statusOf(paid.order._id), 'paid')
    assert.equal(await statusOf(unpaid.order._id), 'open')
    assert.deepEqual((await plans.counts()).slice(0, 2), [1, 1])
    const asked = gateway.asked.filter((call) => call.endsWith('/payments')).length
    assert.equal(asked, 2)
  })

  test('reconciliation settles a payment whatever the order’s state became', async () => {
    const { db } = site.context
    const admin = await makeAdministrator(db, { role: 'admin' })
    const [reported, refused] = [await openOrder(), await openOrder()]
    for (const { broker, order, gatewayOrderId } of [reported, refused]) {
      gateway.pay(gatewayOrderId)
      assert.equal((await plans.report(broker, order._id, `UTR ${order.reference}`)).status, 200)
    }
    assert.equal((await plans.refuse(admin, refused.order._id, 'Not found')).status, 200)
    await age(halfAMinute)
    await reconcile(db, newGateway())
    assert.equal(await statusOf(reported.order._id), 'paid')
    assert.equal(await statusOf(refused.order._id), 'paid')
  })

  test('reconciliation skips orders that were never at the gateway', async () => {
    const { db } = site.context
    const { broker, plan, gatewayOrderId } = await openOrder()
    await sql`
      insert into plan_order
        (id, reference, broker_id, plan_id, plan, price, amount, begins, status, created_at)
      select gen_random_uuid(), 'BB' || n, ${broker.id}, ${plan.id}, '{}', 1, 1, 'now', 'cancelled',
        now() - interval '1 hour'
      from generate_series(1, 5000) n`.execute(db)
    await db
      .updateTable('plan_order')
      .set({ created_at: new Date(Date.now() - 31_000) })
      .where('gateway_order_id', '=', gatewayOrderId)
      .execute()
    await sql`analyze plan_order`.execute(db)
    const scans = await transact(db, async (tx) => {
      const claimed = await claimUnsettled(tx)
      assert.deepEqual(claimed, [{ gateway_order_id: gatewayOrderId }])
      const { rows } = await sql<{ scans: number }>`
        select pg_stat_get_xact_numscans('plan_order_at_gateway'::regclass) as scans`.execute(tx)
      return rows[0]?.scans
    })
    assert.ok(Number(scans) > 0, 'the index is not used')
  })

  test('an order nobody pays is cancelled after three days', async () => {
    const { db } = site.context
    const { order } = await openOrder()
    await age(2.9)
    await reconcile(db, undefined)
    assert.equal(await statusOf(order._id), 'open')
    await age(3.1)
    await reconcile(db, undefined)
    assert.equal(await statusOf(order._id), 'cancelled')
  })
})

describe('a payment that only the form reported', () => {
  /** Creates an order that was paid in the form some days ago and never confirmed. */
  async function unconfirmed(daysAgo: number) {
    const made = await openOrder()
    const paid = gateway.pay(made.gatewayOrderId)
    gateway.mood = 'fails'
    const input = { params: { id: made.order._id }, body: gateway.formAnswer(paid) }
    await site.call(payment.paid, input, made.broker)
    await age(daysAgo)
    gateway.mood = 'well'
    return { ...made, paid, admin: await plans.makeAdmin() }
  }

  test('after three days it waits for an administrator and cannot be paid again', async () => {
    const { db } = site.context
    const { broker, order, paid, admin, gatewayOrderId } = await unconfirmed(2.9)
    await reconcile(db, undefined)
    assert.equal(await statusOf(order._id), 'open')
    await age(3.1)
    await lapseOrders(db)
    assert.equal(await statusOf(order._id), 'open')
    await Promise.all([reconcile(db, undefined), reconcile(db, undefined)])
    const { order: row, waiting } = await plans.shown(admin, order.reference, 'waiting')
    assert.deepEqual(
      [waiting, row?.status, row?.paymentReference, row?.may],
      [1, 'reported', paid.id, ['confirm', 'refuse']],
    )
    assert.match(row?.reason ?? '', /not confirmed for three days/)
    const notices = await db.selectFrom('notification').select('title').execute()
    assert.deepEqual(
      notices.map(({ title }) => title.startsWith('Payment to confirm: ₹999')),
      [true],
    )
    const own = (await plans.plan(broker)).order
    assert.deepEqual([own?.isBeingConfirmed, own?.may], [true, []])
    // The gateway's later report is picked up by reconciliation.
    const failed = { ...paid, status: 'failed', error_description: 'Declined' }
    await deliver(gateway.event('payment.failed', failed))
    assert.equal((await plans.shown(admin, order.reference)).order?.reason, 'Declined')
    gateway.pay(gatewayOrderId)
    await reconcile(db, newGateway())
    assert.equal(await statusOf(order._id), 'paid')
  })

  test('it is checked once an hour for thirty days', async () => {
    const { db } = site.context
    const { order } = await unconfirmed(29)
    const asked = async (minutesAgo: number) => {
      await db
        .updateTable('plan_order')
        .set({ asked_times: 900, asked_at: new Date(Date.now() - minutesAgo * 60_000) })
        .execute()
      return (await claimUnsettled(db)).length
    }
    assert.deepEqual([await asked(59), await asked(61)], [0, 1])
    await age(31)
    assert.equal(await asked(61), 0)
    assert.equal(await statusOf(order._id), 'open')
  })

  test('a later gateway report matches the manually confirmed payment', async () => {
    const { db } = site.context
    const { order, paid, admin } = await unconfirmed(4)
    await reconcile(db, undefined)
    assert.equal((await plans.confirm(admin, order._id)).body.order.status, 'paid')
    await deliver(gateway.event('payment.captured', paid))
    const { order: row } = await plans.shown(admin, order.reference)
    assert.deepEqual([row?.gatewayPaymentId, row?.reason, row?.strays], [paid.id, null, []])
    assert.deepEqual((await plans.counts()).slice(0, 2), [1, 1])
  })
})

describe('an unreachable gateway', () => {
  for (const mood of ['refuses', 'fails', 'garbage', 'redirects'] as const) {
    test(`a failing gateway (${mood}) gives a clear message, and the order waits`, async () => {
      const { broker, order } = await plans.ordered()
      gateway.mood = mood
      // A new client has its own circuit breaker, so that each failure mode is tested afresh.
      await assert.rejects(
        newGateway().createOrder({ amountPaise: 100, reference: 'BB1' }),
        /is not available right now/,
      )
      gateway.mood = 'well'
      assert.equal((await checkout(broker, order._id)).status, 200)
    })
  }

  for (const mood of ['hangs', 'trickles'] as const) {
    test(`a failing gateway (${mood}) delays a request by at most three seconds`, async () => {
      gateway.mood = mood
      const started = Date.now()
      await assert.rejects(
        newGateway().createOrder({ amountPaise: 100, reference: 'BB1' }),
        /is not available right now/,
      )
      assert.ok(Date.now() - started < 9_000)
    })
  }

  test('the circuit opens after failures and closes after its rest', async () => {
    gateway.mood = 'fails'
    const { broker, order } = await plans.ordered()
    const answers = []
    for (let n = 0; n < 8; n++) answers.push(await checkout(broker, order._id))
    assert.ok(answers.every(({ status, body }) => status === 503 && body.code === 'gateway_away'))
    assert.equal(gateway.asked.length, 5)
    assert.equal((await plans.report(broker, order._id)).body.order.status, 'reported')
  })
})
