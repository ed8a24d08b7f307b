import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { payment } from '#contract/billing/payment.ts'
import { updateOrder } from '#server/billing/payment/queries.ts'
import { transact } from '#server/db/transact.ts'
import { indianDay } from '#test/day.ts'
import { locksAwaited } from '#test/lock.ts'
import { makeAdministrator } from '#test/make.ts'
import { makeInvoiceSetting, makePlan, makeSubscription } from '#test/make-subscription.ts'
import { until } from '#test/process/until.ts'
import type { RazorpayEvent } from '#test/provider/razorpay.ts'
import { useGateway } from '#test/provider/razorpay-acts.ts'

/** Payments through the gateway, against a fake server that speaks its API (PAY-01 to PAY-05). */

const { gateway, site, plans, checkout, deliver, openOrder, statusOf } = await useGateway()

describe('the gateway’s checkout form', () => {
  test('the form opens with the server’s price and one order however often opened', async () => {
    const { broker, order, gatewayOrderId } = await openOrder(2_499)
    const again = await checkout(broker, order._id)
    assert.deepEqual(
      [again.body.checkout.gatewayOrderId, again.body.checkout.amountPaise],
      [gatewayOrderId, 249_900],
    )
    assert.deepEqual(gateway.orders.get(gatewayOrderId), {
      ...{ amount: 249_900, currency: 'INR', receipt: order.reference },
    })
    assert.equal(gateway.asked.filter((call) => call === 'POST /v1/orders').length, 1)
  })

  test('fifty simultaneous clicks create one gateway order', async () => {
    const { broker, order } = await plans.ordered(2_499)
    const answers = await Promise.all(Array.from({ length: 50 }, () => checkout(broker, order._id)))
    const ids = answers.map(({ body }) => body.checkout.gatewayOrderId)
    assert.equal(new Set(ids).size, 1)
    assert.equal(gateway.asked.filter((call) => call === 'POST /v1/orders').length, 1)
  })

  test('the form is refused while another process creates its order', async () => {
    const { broker, order } = await plans.ordered(2_499)
    const asked = (ago: number) =>
      updateOrder(site.context.db, order._id, { gateway_asked_at: new Date(Date.now() - ago) })
    await asked(1_000)
    const { status, body } = await checkout(broker, order._id)
    assert.deepEqual([status, body.code], [409, 'checkout_busy'])
    await asked(60_000)
    assert.equal((await checkout(broker, order._id)).status, 200)
  })

  test('a signed form result starts the plan', async () => {
    const { broker, order, gatewayOrderId } = await openOrder()
    const body = gateway.formAnswer(gateway.pay(gatewayOrderId))
    const answer = await site.call(payment.paid, { params: { id: order._id }, body }, broker)
    assert.equal(answer.body.order.status, 'paid')
    assert.equal((await plans.plan(broker)).current?.startsOn, indianDay(0))
  })

  test('a wrong signature or one of another order is refused', async () => {
    const [mine, other] = [await openOrder(), await openOrder()]
    const paid = gateway.pay(other.gatewayOrderId)
    const { paymentId, signature } = gateway.formAnswer(paid)
    for (const body of [
      { paymentId, signature },
      { paymentId, signature: '0'.repeat(64) },
      { paymentId: 'pay_other', signature },
    ]) {
      const params = { id: mine.order._id }
      const answer = await site.call(payment.paid, { params, body }, mine.broker)
      assert.deepEqual([answer.status, answer.body.code], [400, 'signature_wrong'])
    }
    assert.equal((await plans.plan(mine.broker)).order?.isBeingConfirmed, false)
    assert.deepEqual(await plans.counts(), [0, 0, 0])
  })

  test('a form result waits for confirmation while the gateway is down', async () => {
    const { broker, order, gatewayOrderId } = await openOrder()
    const paid = gateway.pay(gatewayOrderId)
    gateway.mood = 'fails'
    const body = gateway.formAnswer(paid)
    const answer = await site.call(payment.paid, { params: { id: order._id }, body }, broker)
    assert.deepEqual([answer.status, answer.body.order.status], [200, 'open'])
    const isBeingConfirmed = async () => (await plans.plan(broker)).order?.isBeingConfirmed
    assert.equal(await isBeingConfirmed(), true)
    // Meanwhile ordering, cancelling and reporting are refused: the broker would pay twice.
    const other = await makePlan(site.context.db)
    for (const { body } of [
      await plans.order(broker, other.id),
      await plans.cancel(broker, order._id),
      await plans.report(broker, order._id),
      await checkout(broker, order._id),
    ]) {
      assert.equal(body.code, 'order_being_confirmed')
    }
    assert.deepEqual((await plans.plan(broker)).order?.may, [])
    // An earlier attempt failed, which is reported late.
    const before = gateway.pay(gatewayOrderId, { status: 'failed' })
    assert.equal(await deliver(gateway.event('payment.failed', before)), 200)
    assert.equal(await isBeingConfirmed(), true)
    assert.equal(await deliver(gateway.event('payment.captured', paid)), 200)
    assert.equal(await statusOf(order._id), 'paid')
  })

  test('a form result that arrives while another plan is ordered keeps its order', async () => {
    const { db } = site.context
    const { broker, order } = await openOrder()
    const other = await makePlan(db)
    let ordering: ReturnType<typeof plans.order> | undefined
    await transact(db, async (tx) => {
      await updateOrder(tx, order._id, { form_payment_id: 'pay_just_now' })
      ordering = plans.order(broker, other.id)
      await until('the other waits for the order', async () => (await locksAwaited(db)) > 0)
    })
    assert.equal((await ordering)?.body.code, 'order_being_confirmed')
    assert.equal((await plans.plan(broker)).order?._id, order._id)
  })

  test('the form can be opened again after its payment failed', async () => {
    const { broker, order, gatewayOrderId } = await openOrder()
    const tried = gateway.pay(gatewayOrderId, { status: 'authorized' })
    const input = { params: { id: order._id }, body: gateway.formAnswer(tried) }
    const answer = await site.call(payment.paid, input, broker)
    assert.equal(answer.body.order.isBeingConfirmed, true)
    const failed = { ...tried, status: 'failed' }
    assert.equal(await deliver(gateway.event('payment.failed', failed)), 200)
    const { order: open } = await plans.plan(broker)
    assert.deepEqual([open?.status, open?.isBeingConfirmed], ['open', false])
    assert.deepEqual(open?.may, ['report', 'cancel'])
  })
})

describe('gateway events', () => {
  test('unsigned or altered events change nothing (PAY-01)', async () => {
    const { order, gatewayOrderId } = await openOrder()
    const real = gateway.event('payment.captured', gateway.pay(gatewayOrderId))
    const old = gateway.event('payment.captured', { ...gateway.pay(gatewayOrderId), id: 'pay_old' })
    const forged: RazorpayEvent[] = [
      { ...real, headers: { 'content-type': 'application/json' } },
      { ...real, headers: { ...real.headers, 'x-razorpay-signature': 'f'.repeat(64) } },
      { ...real, headers: { ...real.headers, 'x-razorpay-signature': 'nonsense' } },
      // The same event, serialized differently.
      { ...real, body: JSON.stringify(JSON.parse(real.body)) },
      { ...real, body: real.body.replace('99900', '1') },
      { ...real, headers: old.headers },
    ]
    for (const event of forged) assert.equal(await deliver(event), 400)
    assert.equal(await statusOf(order._id), 'open')
    assert.deepEqual(await plans.counts(), [0, 0, 0])
  })

  test('events repeated, shuffled and at once start one plan (PAY-02)', async () => {
    const { order, gatewayOrderId } = await openOrder()
    const tried = gateway.pay(gatewayOrderId, { status: 'failed', error_description: 'Declined' })
    const authorized = gateway.pay(gatewayOrderId, { status: 'authorized' })
    const paid = { ...authorized, status: 'captured' as const }
    const events = [
      gateway.event('payment.failed', tried),
      gateway.event('payment.authorized', authorized),
      gateway.event('payment.captured', paid),
      gateway.event('order.paid', paid),
    ]
    const shuffled = Array.from({ length: 20 }, (_, index) => events[(index * 7) % 4]).filter(
      (event) => event !== undefined,
    )
    const answers = await Promise.all(shuffled.map(deliver))
    assert.ok(answers.every((status) => status === 200))
    // A failure reported after the success changes nothing.
    assert.equal(await deliver(gateway.event('payment.failed', tried)), 200)
    assert.equal(await statusOf(order._id), 'paid')
    assert.deepEqual((await plans.counts()).slice(0, 2), [1, 1])
    const events_ = await site.context.db.selectFrom('gateway_event').select('id').execute()
    assert.equal(events_.length, 5)
  })

  test('a mismatched amount or currency is flagged and starts nothing (PAY-03)', async () => {
    for (const given of [{ amount: 100 }, { amount: 99_901 }, { currency: 'USD' }]) {
      const { broker, order, gatewayOrderId } = await openOrder()
      const paid = gateway.pay(gatewayOrderId, given)
      assert.equal(await deliver(gateway.event('payment.captured', paid)), 200)
      assert.equal(await deliver(gateway.event('order.paid', paid)), 200)
      assert.equal(await statusOf(order._id), 'flagged')
      assert.match((await plans.plan(broker)).told[0]?.reason ?? '', new RegExp(paid.id))
    }
    assert.deepEqual(await plans.counts(), [0, 0, 0])
  })

  test('events of foreign orders or other kinds are stored and ignored', async () => {
    const paid = gateway.pay('order_of_somebody_else')
    assert.equal(await deliver(gateway.event('payment.captured', paid)), 200)
    assert.equal(await deliver(gateway.event('payment.dispute.created', paid)), 200)
    const rows = await site.context.db.selectFrom('gateway_event').select('outcome').execute()
    assert.deepEqual(rows.map(({ outcome }) => outcome).sort(), ['order unknown', 'passed over'])
    for (const body of ['', '[]', '{"event":1}', 'nonsense']) {
      const { headers } = gateway.event('payment.captured', paid)
      assert.equal(await deliver({ body, headers }), 400, body)
    }
  })

  test('administrators are notified once of a second payment', async () => {
    const { gatewayOrderId } = await openOrder()
    const [first, second] = [gateway.pay(gatewayOrderId), gateway.pay(gatewayOrderId)]
    await deliver(gateway.event('payment.captured', first))
    await deliver(gateway.event('payment.captured', second))
    await deliver(gateway.event('order.paid', second))
    assert.deepEqual((await plans.counts()).slice(0, 2), [1, 1])
    const flags = await site.context.db
      .selectFrom('audit_event')
      .select('id')
      .where('act', '=', 'plan_order.flag')
      .execute()
    assert.equal(flags.length, 1)
  })

  test('a payment of a cancelled order starts the plan', async () => {
    const { broker, order, gatewayOrderId } = await openOrder()
    await plans.cancel(broker, order._id)
    await deliver(gateway.event('payment.captured', gateway.pay(gatewayOrderId)))
    assert.equal(await statusOf(order._id), 'paid')
    assert.notEqual((await plans.plan(broker)).current, null)
  })

  test('a plan bought before another was assigned follows it', async () => {
    const { broker, gatewayOrderId } = await openOrder()
    await makeSubscription(site.context.db, { startsIn: 0, endsIn: 20, brokerId: broker.id })
    await makeSubscription(site.context.db, { startsIn: 20, endsIn: 40, brokerId: broker.id })
    await deliver(gateway.event('payment.captured', gateway.pay(gatewayOrderId)))
    const bought = await site.context.db
      .selectFrom('subscription')
      .select('starts_on')
      .where('broker_id', '=', broker.id)
      .orderBy('starts_on', 'desc')
      .executeTakeFirst()
    assert.equal(bought?.starts_on, indianDay(40))
  })

  test('a crash leaves nothing, and the retried event starts the plan (PAY-05)', async () => {
    const { db } = site.context
    await makeInvoiceSetting(db)
    const { order, gatewayOrderId } = await openOrder()
    const event = gateway.event('payment.captured', gateway.pay(gatewayOrderId))
    for (const table of ['subscription', 'payment', 'invoice', 'audit_event', 'gateway_event']) {
      const at = sql.table(table)
      await sql`create function break_off() returns trigger language plpgsql
        as 'begin raise exception ''pulled the plug''; end'`.execute(db)
      await sql`create trigger break_off after insert on ${at} for each row
        execute function break_off()`.execute(db)
      assert.equal(await deliver(event), 500)
      await sql`drop function break_off cascade`.execute(db)
      assert.equal(await statusOf(order._id), 'open')
      assert.deepEqual(await plans.counts(), [0, 0, 0])
      assert.deepEqual(await db.selectFrom('gateway_event').select('id').execute(), [])
    }
    assert.equal(await deliver(event), 200)
    assert.deepEqual(await plans.counts(), [1, 1, 1])
    const { number } = await db.selectFrom('invoice').select('number').executeTakeFirstOrThrow()
    assert.match(number, /000001$/)
  })

  test('a refund event refunds the payment once; a partial one notifies', async () => {
    const { gatewayOrderId } = await openOrder()
    const paid = gateway.pay(gatewayOrderId)
    await deliver(gateway.event('payment.captured', paid))
    const refund = (amount: number) => ({ id: 'rfnd_1', payment_id: paid.id, amount })
    await makeAdministrator(site.context.db, { role: 'admin' })
    const part = gateway.event('refund.processed', refund(100))
    for (let n = 0; n < 3; n++) assert.equal(await deliver(part), 200)
    const notices = await site.context.db.selectFrom('notification').select('id').execute()
    assert.equal(notices.length, 1)
    const status = async () =>
      (await site.context.db.selectFrom('payment').select('status').executeTakeFirst())?.status
    assert.equal(await status(), 'paid')
    await deliver(gateway.event('refund.processed', refund(paid.amount)))
    await deliver(gateway.event('refund.processed', refund(paid.amount)))
    assert.equal(await status(), 'refunded')
    const outcomes = await site.context.db
      .selectFrom('gateway_event')
      .select('outcome')
      .orderBy('received_at')
      .execute()
    assert.deepEqual(
      outcomes.map(({ outcome }) => outcome),
      ['activated', 'part', 'refunded', 'known already'],
    )
  })
})
