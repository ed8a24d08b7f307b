import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { makeInvoiceSetting, makeSubscription } from '#test/make-subscription.ts'
import { useGateway } from '#test/provider/razorpay-acts.ts'

/**
 * A payment whose amount or currency differs from its order: an administrator decides (decision
 * 0052).
 */

const { gateway, site, plans, openOrder, deliver, statusOf, reconcileLater } = await useGateway()

const givenBack = () => gateway.refunds.map(({ payment_id, amount }) => [payment_id, amount])

/** Creates an order that was paid in dollars. */
async function flagged() {
  const caller = await plans.makeAdmin()
  const made = await openOrder()
  const paid = gateway.pay(made.gatewayOrderId, { amount: 99_950, currency: 'USD' })
  for (let n = 0; n < 2; n++) await deliver(gateway.event('payment.captured', paid))
  const show = async () => {
    const { order, waiting } = await plans.shown(caller, made.order.reference, 'waiting')
    return { order, waiting, unmatched: order?.strays[0] }
  }
  return { ...made, caller, paid, show }
}

describe('a payment whose amount or currency differs', () => {
  const sums: unknown[] = [-1, 0, 1, Number.MAX_SAFE_INTEGER, 0.5, '99900', null, {}, 1e300]
  for (const amount of sums) {
    test(`a signed amount of ${JSON.stringify(amount)} causes no server error`, async () => {
      const made = await openOrder()
      const paid = gateway.pay(made.gatewayOrderId)
      const event = gateway.event('payment.captured', { ...paid, amount })
      const isWhole = Number.isSafeInteger(amount)
      assert.equal(await deliver(event), isWhole ? 200 : 400)
      assert.equal(await statusOf(made.order._id), isWhole ? 'flagged' : 'open')
      const refund = { id: 'rfnd_1', payment_id: paid.id, amount, receipt: null }
      assert.ok([200, 400].includes(await deliver(gateway.event('refund.processed', refund))))
    })
  }

  const readings: [Record<string, unknown>, 200 | 400][] = [
    [{ currency: 'USD' }, 200],
    [{ currency: 'inr' }, 200],
    [{ currency: '' }, 200],
    [{ currency: 'INR\u0000' }, 400],
    [{ currency: 'Indian rupees' }, 400],
    [{ currency: null }, 400],
    [{ amount: 99_900.5 }, 400],
    [{ amount: 99_900.000_000_1 }, 400],
    [{ amount: -99_900 }, 200],
    [{ amount: '99900.00' }, 400],
    [{ amount: [99_900] }, 400],
    [{ amount: true }, 400],
    [{ amount: 2 ** 53 }, 400],
    [{ amount: 9_990_000 }, 200],
    [{ id: 'pay_\u0000' }, 400],
  ]
  for (const [given, status] of readings) {
    test(`a payment with ${JSON.stringify(given)} starts no plan`, async () => {
      const made = await openOrder()
      const event = gateway.event('payment.captured', {
        ...gateway.pay(made.gatewayOrderId),
        ...given,
      })
      assert.deepEqual([await deliver(event), await deliver(event)], [status, status])
      assert.equal(await statusOf(made.order._id), status === 200 ? 'flagged' : 'open')
      assert.deepEqual(await plans.counts(), [0, 0, 0])
      const unsigned = { ...event, headers: { ...event.headers, 'x-razorpay-signature': '' } }
      assert.equal(await deliver(unsigned), 400)
    })
  }

  test('a mismatched payment waits for the decision and is refunded on refusal', async () => {
    const { broker, caller, order, paid, show } = await flagged()
    const last = async () => (await plans.plan(broker)).told[0]
    await reconcileLater()
    assert.deepEqual(givenBack(), [])
    const { order: row, unmatched, waiting } = await show()
    assert.deepEqual([row?.status, unmatched?.may, waiting], ['flagged', [], 1])
    const refused = await plans.refuse(caller, order._id, 'Another currency')
    assert.equal(refused.body.order.strays[0]?.refund?.status, 'created')
    const ended = await last()
    assert.deepEqual(
      [ended?.status, ended?.reason, ended?.returns.map(({ state }) => state)],
      ['refused', 'Another currency', ['under-way']],
    )
    await reconcileLater()
    assert.deepEqual(givenBack(), [[paid.id, 99_950]])
    const [back] = (await last())?.returns ?? []
    assert.deepEqual(
      [back?.state, back?.amount, back?.currency, back?.reference],
      ['returned', 99_950, 'USD', null],
    )
    assert.ok(back?.returnedAt)
    await site.context.db
      .updateTable('unmatched_payment')
      .set({ returned_at: new Date(Date.now() - 31 * 86_400_000) })
      .execute()
    assert.equal(await last(), undefined)
    assert.equal((await show()).waiting, 0)
    // The money arrived, so nobody is notified that it was not found.
    const [[template, said] = [], ...more] = await plans.sentMails()
    assert.equal(template, 'subscription.returned')
    assert.match(said ?? '', /could not use the USD 999\.50 that you paid for the plan/)
    assert.deepEqual(more, [])
  })

  test('a mismatched payment is shown while it waits, also beside later orders', async () => {
    const { db } = site.context
    const { broker, caller, order, plan, show } = await flagged()
    const shownOrders = async () => {
      const { order: open, told } = await plans.plan(broker)
      return [open?.status, told.map(({ status, returns }) => [status, returns[0]?.state])]
    }
    const { body: later } = await plans.order(broker, plan.id)
    assert.deepEqual(await shownOrders(), ['open', [['flagged', 'waiting']]])
    // As if no refund could be requested.
    await plans.refuse(caller, order._id, 'Another currency')
    await db.deleteFrom('payment_refund').execute()
    const longAgo = new Date(Date.now() - 40 * 86_400_000)
    await db
      .updateTable('plan_order')
      .set({ created_at: longAgo, decided_at: longAgo })
      .where('id', '=', order._id)
      .execute()
    assert.deepEqual(await shownOrders(), ['open', [['refused', 'waiting']]])
    await plans.report(broker, later.order._id)
    await plans.confirm(caller, later.order._id)
    assert.deepEqual(await shownOrders(), [undefined, [['refused', 'waiting']]])
    await plans.giveBack(caller, (await show()).unmatched?._id ?? '', 'UTR 15')
    assert.deepEqual(await shownOrders(), [undefined, [['refused', 'returned']]])
    // A plan that started since replaces the news.
    await makeSubscription(db, { brokerId: broker.id, startsIn: 60, endsIn: 90 })
    assert.deepEqual(await shownOrders(), [undefined, []])
  })

  test('a mismatched payment cannot be refunded before the order is decided', async () => {
    const { caller, show } = await flagged()
    const { unmatched } = await show()
    for (const reference of [undefined, 'UTR 9']) {
      const { status, body } = await plans.giveBack(caller, unmatched?._id ?? '', reference)
      assert.deepEqual([status, body.code], [409, 'payment_step_impossible'])
    }
    assert.equal((await show()).unmatched?.returnedAt, null)
  })

  test('a mismatched payment is refunded once the right one is found', async () => {
    await makeInvoiceSetting(site.context.db)
    const { order, gatewayOrderId } = await openOrder()
    const wrong = gateway.pay(gatewayOrderId, { amount: 100 })
    await deliver(gateway.event('payment.captured', wrong))
    gateway.pay(gatewayOrderId)
    await site.context.db
      .updateTable('plan_order')
      .set({ created_at: new Date(Date.now() - 31_000) })
      .execute()
    await reconcileLater()
    assert.equal(await statusOf(order._id), 'paid')
    await reconcileLater()
    assert.deepEqual(givenBack(), [[wrong.id, 100]])
  })

  test('a mismatched payment stored on its order only is moved and refunded', async () => {
    const { db } = site.context
    const { caller, order, gatewayOrderId, paid, show } = await flagged()
    await db.deleteFrom('unmatched_payment').execute()
    await db
      .updateTable('plan_order')
      .set({ gateway_payment_id: paid.id, created_at: new Date(Date.now() - 40 * 86_400_000) })
      .execute()
    await reconcileLater()
    const { order: row, unmatched } = await show()
    assert.deepEqual([row?.gatewayPaymentId, unmatched?.gatewayPaymentId], [null, paid.id])
    await plans.refuse(caller, order._id, 'Another currency')
    await reconcileLater()
    assert.deepEqual(givenBack(), [[paid.id, 99_950]])
    const asked = gateway.asked.filter((call) => call.includes(gatewayOrderId))
    assert.equal(asked.length, 1)
  })
})
