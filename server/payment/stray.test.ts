import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { payment } from '#contract/payment.ts'
import { makeCircuit } from '#server/message/circuit.ts'
import { makeAdministrator } from '#test/make.ts'
import { makeInvoiceSetting } from '#test/make-subscription.ts'
import { useGateway } from '#test/razorpay-desk.ts'
import { gatewayOf } from './gateway.ts'
import { reconcile } from './online.ts'

/** Money that came for an order and does not pay for it: it goes back (docs/decisions/0275). */

const { gateway, site, desk, opened, hear, statusOf } = await useGateway()

/** A later round of asking. */
async function askAgain() {
  const { db } = site.context
  await db
    .updateTable('payment_refund')
    .set({ asked_at: new Date(Date.now() - 3_700_000) })
    .execute()
  await reconcile(db, gatewayOf(gateway.config, makeCircuit()))
}

const office = () => makeAdministrator(site.context.db, { role: 'admin' })

/** The order as the office sees it, and how many wait there. */
async function shown(caller: { token: string }, reference: string, status?: 'waiting') {
  const query = { search: reference, ...(status && { status }) }
  const { body } = await site.call(payment.list, { query }, caller)
  return { order: body.orders[0], waiting: body.waiting }
}

const told = async () => {
  const rows = await site.context.db
    .selectFrom('message')
    .select('body')
    .where('template', '=', 'subscription.returned')
    .where('channel', '=', 'email')
    .execute()
  return rows.map(({ body }) => body)
}

/** An order that was paid, and paid a second time. */
async function paidTwice() {
  const caller = await office()
  await makeInvoiceSetting(site.context.db)
  const made = await opened()
  const [first, second] = [gateway.pay(made.gatewayOrderId), gateway.pay(made.gatewayOrderId)]
  await hear(gateway.event('payment.captured', first))
  await hear(gateway.event('payment.captured', second))
  return { ...made, caller, first, second }
}

describe('a second payment', () => {
  test('goes back by itself, once, and is neither revenue nor on an invoice', async () => {
    const { caller, order, second } = await paidTwice()
    const before = await shown(caller, order.reference)
    assert.equal(before.order?.strays[0]?.refund?.status, 'created')
    assert.deepEqual([before.waiting, before.order?.strays[0]?.may], [0, []])
    await Promise.all([askAgain(), askAgain()])
    await askAgain()
    assert.deepEqual(
      gateway.refunds.map(({ payment_id, amount }) => [payment_id, amount]),
      [[second.id, 99_900]],
    )
    const [stray, ...more] = (await shown(caller, order.reference)).order?.strays ?? []
    assert.deepEqual(more, [])
    assert.ok(stray?.returnedAt)
    assert.deepEqual([stray.gatewayPaymentId, stray.may], [second.id, []])
    assert.deepEqual(await desk.counts(), [1, 1, 1])
    const [line, ...lines] = await told()
    assert.match(line ?? '', new RegExp(`₹999 came for the plan .+ \\(order ${order.reference}\\)`))
    assert.deepEqual(lines, [])
  })

  test('is ended by what was given back on the gateway’s own desk', async () => {
    const { caller, order, second } = await paidTwice()
    const made = { id: 'rfnd_theirs', payment_id: second.id, amount: 99_900 }
    for (let n = 0; n < 2; n++) await hear(gateway.event('refund.processed', made))
    await askAgain()
    assert.ok((await shown(caller, order.reference)).order?.strays[0]?.returnedAt)
    assert.equal(gateway.asked.filter((call) => call.endsWith('/refund')).length, 0)
    assert.equal((await told()).length, 1)
  })

  test('that the gateway will not give back waits for a decision, and goes back with a press', async () => {
    const { caller, order, second } = await paidTwice()
    gateway.refunds.push({
      ...{ id: 'rfnd_other', payment_id: second.id, amount: 1, receipt: null, status: 'pending' },
    })
    await askAgain()
    const { order: row, waiting } = await shown(caller, order.reference, 'waiting')
    assert.equal(waiting, 1)
    const [stray] = row?.strays ?? []
    assert.deepEqual([stray?.refund?.status, stray?.may], ['failed', ['refund']])
    assert.match(stray?.refund?.error ?? '', /fully refunded/)
    const notices = await site.context.db.selectFrom('notification').select('title').execute()
    assert.deepEqual(
      notices.map(({ title }) => title),
      [`Refund failed: ₹999, ${second.id}`],
    )
    gateway.refunds = []
    const press = () =>
      site.call(payment.refundStray, { params: { id: stray?._id ?? '' }, body: {} }, caller)
    const answers = await Promise.all([press(), press()])
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409])
    assert.equal(gateway.refunds.length, 1)
    assert.equal((await shown(caller, order.reference)).waiting, 0)
    assert.equal((await press()).body.code, 'payment_step_impossible')
  })

  test('is given back by a transfer where its reference is told', async () => {
    const { caller, order, second } = await paidTwice()
    gateway.refunds.push({
      ...{ id: 'rfnd_other', payment_id: second.id, amount: 1, receipt: null, status: 'pending' },
    })
    await askAgain()
    const [stray] = (await shown(caller, order.reference)).order?.strays ?? []
    const input = { params: { id: stray?._id ?? '' }, body: { reference: 'UTR 8' } }
    const { status, body } = await site.call(payment.refundStray, input, caller)
    assert.equal(status, 200)
    assert.ok(body.order.strays[0]?.returnedAt)
    assert.equal(body.order.strays[0]?.refund?.reference, 'UTR 8')
  })
})

describe('a payment of another sum', () => {
  test('stays while the order waits for a decision, and goes back when it is refused', async () => {
    const caller = await office()
    const { order, gatewayOrderId } = await opened()
    const paid = gateway.pay(gatewayOrderId, { amount: 99_950, currency: 'USD' })
    for (let n = 0; n < 2; n++) await hear(gateway.event('payment.captured', paid))
    await askAgain()
    assert.equal(gateway.refunds.length, 0)
    const { order: row, waiting } = await shown(caller, order.reference, 'waiting')
    assert.deepEqual([row?.status, row?.strays[0]?.may, waiting], ['flagged', [], 1])
    const refused = await desk.refuse(caller, order._id, 'Another currency')
    assert.equal(refused.body.order.strays[0]?.refund?.status, 'created')
    await askAgain()
    assert.deepEqual(
      gateway.refunds.map(({ payment_id, amount }) => [payment_id, amount]),
      [[paid.id, 99_950]],
    )
    assert.match((await told())[0] ?? '', /USD 999\.50 came for the plan/)
    assert.equal((await shown(caller, order.reference)).waiting, 0)
  })

  test('goes back by itself once the right one has come, also where only asking tells of that', async () => {
    const { order, gatewayOrderId } = await opened()
    const wrong = gateway.pay(gatewayOrderId, { amount: 100 })
    await hear(gateway.event('payment.captured', wrong))
    gateway.pay(gatewayOrderId)
    await site.context.db
      .updateTable('plan_order')
      .set({ created_at: new Date(Date.now() - 31_000) })
      .execute()
    await askAgain()
    assert.equal(await statusOf(order._id), 'paid')
    await askAgain()
    assert.deepEqual(
      gateway.refunds.map(({ payment_id }) => payment_id),
      [wrong.id],
    )
  })
})

describe('a refund that is told before its payment', () => {
  test('is followed when the payment is told', async () => {
    const { db } = site.context
    await makeInvoiceSetting(db)
    const { order, gatewayOrderId } = await opened()
    const paid = gateway.pay(gatewayOrderId)
    const made = { id: 'rfnd_early', payment_id: paid.id, amount: paid.amount }
    assert.equal(await hear(gateway.event('refund.processed', made)), 200)
    assert.deepEqual(await desk.counts(), [0, 0, 0])
    assert.equal(await hear(gateway.event('payment.captured', paid)), 200)
    assert.equal(await statusOf(order._id), 'paid')
    const row = await db.selectFrom('payment').select('status').executeTakeFirstOrThrow()
    assert.equal(row.status, 'refunded')
    const kinds = await db.selectFrom('invoice').select('kind').orderBy('id').execute()
    assert.deepEqual(
      kinds.map(({ kind }) => kind),
      ['invoice', 'credit-note'],
    )
  })
})
