import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { v7 } from 'uuid'
import { payment } from '#contract/billing/payment.ts'
import { OrderStatus } from '#contract/billing/plan-order.ts'
import { subscriptionPlan } from '#contract/billing/subscription-plan.ts'
import { useApp } from '#test/app.ts'
import { indianDay } from '#test/day.ts'
import { makeAdministrator, makeBroker } from '#test/make.ts'
import { makeInvoiceSetting, makePlan, makeSubscription } from '#test/make-subscription.ts'
import { planActs } from '#test/plan-acts.ts'

/**
 * A broker orders a plan and pays by bank or UPI; an administrator checks whether the money has
 * arrived.
 */

const site = useApp({ upiId: 'brickbazaar@okbank' })
const plans = planActs(site)
const admin = () => makeAdministrator(site.context.db, { role: 'admin' })

describe('plans on offer', () => {
  test('a broker sees the plan’s usage, the plans on offer and how to pay', async () => {
    const { db } = site.context
    await makeInvoiceSetting(db, { bank: 'HDFC 0001' })
    const broker = await makeBroker(db)
    const dear = await makePlan(db, { price: 2_999 })
    await makePlan(db, { price: 1, isActive: false })
    const none = await plans.plan(broker)
    assert.deepEqual([none.current, none.next, none.order], [null, null, null])
    assert.deepEqual(none.usage.propertyListings, { used: 0, limit: -1 })
    assert.deepEqual(none.usage.premiumListings, { used: 0, limit: 0, waiting: 0 })
    assert.deepEqual(
      none.offers.map(({ _id, offer }) => [_id, offer]),
      [[dear.id, { begins: 'now', credit: 0, amount: 2_999 }]],
    )
    assert.deepEqual(none.paying, {
      ...{ online: false, provider: null, upiId: 'brickbazaar@okbank' },
      ...{ payee: 'BrickBazaar Services Pvt Ltd', bankDetails: 'HDFC 0001' },
    })
    await makeSubscription(db, { startsIn: -20, endsIn: 10, brokerId: broker.id, paid: 900 })
    const held = await plans.plan(broker)
    assert.equal(held.current?.daysLeft, 10)
    assert.deepEqual(held.offers[0]?.offer, { begins: 'now', credit: 300, amount: 2_699 })
  })

  test('an order keeps the price it was placed at, whatever is sent (PAY-03)', async () => {
    const { db } = site.context
    const caller = await admin()
    const [broker, plan] = [await makeBroker(db), await makePlan(db, { price: 999 })]
    const tampered = await site.call(
      payment.order,
      { body: { planId: plan.id, amount: 1, price: 1 } },
      broker,
    )
    assert.equal(tampered.status, 400)
    const { body } = await plans.order(broker, plan.id)
    assert.equal(body.order.amount, 999)
    await site.call(
      subscriptionPlan.change,
      { params: { id: plan.id }, body: { price: 5_000 } },
      caller,
    )
    await plans.report(broker, body.order._id)
    await plans.confirm(caller, body.order._id)
    const paid = await db.selectFrom('payment').select('amount').execute()
    assert.deepEqual(paid, [{ amount: 999 }])
    assert.equal((await plans.plan(broker)).current?.plan.price, 999)
  })

  test('a free plan starts at once, without payment or invoice', async () => {
    await makeInvoiceSetting(site.context.db)
    const { broker, order } = await plans.ordered(0)
    assert.equal(order.status, 'paid')
    assert.equal((await plans.plan(broker)).current?.status, 'active')
    assert.deepEqual(await plans.counts(), [1, 0, 0])
  })

  test('a withdrawn plan cannot be ordered', async () => {
    const { db } = site.context
    const broker = await makeBroker(db)
    const plan = await makePlan(db, { isActive: false })
    assert.equal((await plans.order(broker, plan.id)).body.code, 'plan_inactive')
    assert.equal((await plans.order(broker, v7())).body.code, 'plan_not_found')
  })
})

describe('orders', () => {
  test('a confirmed order creates plan, payment, invoice and message', async () => {
    const { db } = site.context
    await makeInvoiceSetting(db)
    const caller = await admin()
    const { broker, order } = await plans.ordered()
    assert.match(order.reference, /^BB[2-9A-Z]{8}$/)
    assert.deepEqual(order.may, ['report', 'cancel'])
    const reported = await plans.report(broker, order._id)
    assert.deepEqual([reported.body.order.status, reported.body.order.may], ['reported', []])
    const notices = await db.selectFrom('notification').select(['kind', 'title']).execute()
    assert.equal(notices.length, 1)
    assert.match(notices[0]?.title ?? '', /Payment to confirm: ₹999/)
    const query = { status: 'waiting', sort: 'waiting' }
    const list = await site.call(payment.list, { query }, caller)
    assert.deepEqual([list.body.waiting, list.body.orders[0]?.may], [1, ['confirm', 'refuse']])
    for (const search of [order.reference, 'utr 4242', 'SHETTY']) {
      const found = await site.call(payment.list, { query: { search } }, caller)
      assert.equal(found.body.pagination.total, 1, search)
    }
    const answers = await Promise.all([1, 2, 3].map(() => plans.confirm(caller, order._id)))
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409])
    assert.deepEqual(await plans.counts(), [1, 1, 1])
    const { current, order: open, told: earlier } = await plans.plan(broker)
    assert.deepEqual([current?.startsOn, open, earlier], [indianDay(0), null, []])
    const said = await db
      .selectFrom('message')
      .select(['body', 'category'])
      .where('channel', '=', 'email')
      .execute()
    assert.match(said[0]?.body ?? '', /₹999 .* Invoice: BB\/\d\d-\d\d\/000001/)
    assert.equal(said[0]?.category, 'subscription')
  })

  test('a refused order shows the broker the reason and allows another', async () => {
    const caller = await admin()
    const { broker, plan, order } = await plans.ordered()
    await plans.report(broker, order._id)
    assert.equal((await plans.order(broker, plan.id)).body.code, 'order_pending')
    assert.equal((await plans.refuse(caller, order._id, ' ')).status, 400)
    await plans.refuse(caller, order._id, 'The money has not come.')
    const reasons = async () => (await plans.plan(broker)).told.map(({ reason }) => reason)
    assert.deepEqual(await reasons(), ['The money has not come.'])
    assert.deepEqual(await plans.counts(), [0, 0, 0])
    const said = await site.context.db.selectFrom('message').select('body').execute()
    assert.ok(said.some(({ body }) => body.includes('The money has not come.')))
    const again = await plans.order(broker, plan.id)
    assert.equal(again.status, 201)
    assert.deepEqual(await reasons(), [])
    await plans.cancel(broker, again.body.order._id)
    assert.deepEqual(await reasons(), ['The money has not come.'])
    await makeSubscription(site.context.db, { brokerId: broker.id, startsIn: 0, endsIn: 30 })
    assert.deepEqual(await reasons(), [])
  })

  test('an unpaid order can be cancelled and is replaced by the next', async () => {
    const { broker, plan, order } = await plans.ordered()
    const { body } = await plans.order(broker, plan.id)
    assert.notEqual(body.order._id, order._id)
    assert.equal((await plans.report(broker, order._id)).body.code, 'order_step_impossible')
    assert.equal((await plans.cancel(broker, body.order._id)).body.order.status, 'cancelled')
    assert.equal((await plans.plan(broker)).order, null)
  })

  test('an order sent many times, or at once, is stored once', async () => {
    const { db } = site.context
    const [broker, plan] = [await makeBroker(db), await makePlan(db)]
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => plans.order(broker, plan.id, 'one-order-key')),
    )
    assert.equal(new Set(answers.map(({ body }) => body.order._id)).size, 1)
    await Promise.all(Array.from({ length: 10 }, () => plans.order(broker, plan.id)))
    const open = await db
      .selectFrom('plan_order')
      .select('id')
      .where('status', '=', 'open')
      .execute()
    assert.equal(open.length, 1)
  })

  test('orders only take the transitions of their lifecycle', async () => {
    const { db } = site.context
    const caller = await admin()
    const acts = {
      report: (token: { token: string }, id: string) => plans.report(token, id, `R${v7()}`),
      cancel: plans.cancel,
      confirm: (_: { token: string }, id: string) => plans.confirm(caller, id),
      refuse: (_: { token: string }, id: string) => plans.refuse(caller, id, 'No'),
    }
    const allowed: Record<OrderStatus, string[]> = {
      open: ['report', 'cancel'],
      reported: ['confirm', 'refuse'],
      flagged: ['refuse'],
      paid: [],
      refused: [],
      cancelled: [],
    }
    for (const status of OrderStatus.keys) {
      for (const [name, act] of Object.entries(acts)) {
        const { broker, order } = await plans.ordered(status === 'paid' ? 0 : 500)
        if (status !== 'paid') {
          const change = { status, method: 'upi', payment_reference: v7() } as const
          await db.updateTable('plan_order').set(change).where('id', '=', order._id).execute()
        }
        const answer = await act(broker, order._id)
        const expected = allowed[status].includes(name) ? 200 : 409
        assert.equal(answer.status, expected, `${name} of ${status}: ${answer.body.code}`)
      }
    }
  })

  // However it is spaced, hyphenated or capitalised, by either method, after any prefix.
  for (const [method, again] of [
    ['upi', 'utr-44 12567'],
    ['bank-transfer', 'UTR4412567'],
    ['bank-transfer', 'NEFT 4412567'],
    ['upi', 'Ref No UTR 4412567'],
    ['upi', '4412567'],
  ] as const) {
    test(`a used reference is refused, by ${method} as ${again}`, async () => {
      const caller = await admin()
      const [one, other] = [await plans.ordered(), await plans.ordered()]
      await plans.report(one.broker, one.order._id, 'UTR 4412567')
      await plans.report(other.broker, other.order._id, again, method)
      assert.equal((await plans.confirm(caller, one.order._id)).status, 200)
      const answer = await plans.confirm(caller, other.order._id)
      assert.deepEqual([answer.status, answer.body.code], [409, 'payment_reference_taken'])
      assert.equal((await plans.counts())[0], 1)
    })
  }

  for (const again of [
    '0441234567891',
    '000000441234567891',
    'CMS441234567891',
    'P2A441234567891',
    'INB 441234567891',
    '441234567891A',
    '441234567891 paid',
    '441234567891 2',
    '44l234567891',
    '4412 3456 7891 UPI',
  ]) {
    test(`the number of a used transfer is refused as ${again}`, async () => {
      const caller = await admin()
      const [one, other] = [await plans.ordered(), await plans.ordered()]
      await plans.report(one.broker, one.order._id, 'UTR441234567891')
      await plans.report(other.broker, other.order._id, again, 'bank-transfer')
      assert.equal((await plans.confirm(caller, one.order._id)).status, 200)
      const answer = await plans.confirm(caller, other.order._id)
      assert.deepEqual([answer.status, answer.body.code], [409, 'payment_reference_taken'])
    })
  }

  test('the number of another transfer of the same bank is accepted', async () => {
    const caller = await admin()
    for (const reference of ['HDFCR52025112800000001', 'HDFCR52025112800000002', 'UTR 4412567']) {
      const { broker, order } = await plans.ordered()
      await plans.report(broker, order._id, reference, 'bank-transfer')
      assert.equal((await plans.confirm(caller, order._id)).status, 200)
    }
  })

  test('a reference of look-alike letters is refused', async () => {
    const { broker, order } = await plans.ordered()
    for (const reference of ['ＵＴＲ4412567', 'UTR441256०', 'UТR4412567', '----', 'UTR']) {
      const { status, body } = await plans.report(broker, order._id, reference)
      assert.deepEqual([status, body.errors?.[0]?.path], [400, 'reference'], reference)
    }
  })

  test('a broker can place at most twenty orders an hour', async () => {
    const { db } = site.context
    const [broker, plan] = [await makeBroker(db), await makePlan(db)]
    for (let count = 0; count < 20; count++) {
      assert.equal((await plans.order(broker, plan.id)).status, 201)
    }
    assert.equal((await plans.order(broker, plan.id)).status, 429)
  })

  test('a broker cannot see, pay or cancel another’s order (AZ-02)', async () => {
    const { broker, order } = await plans.ordered()
    const stranger = await makeBroker(site.context.db)
    const params = { id: order._id }
    const form = { paymentId: 'pay_1', signature: '0'.repeat(64) }
    for (const answer of [
      await site.call(payment.get, { params }, stranger),
      await plans.report(stranger, order._id),
      await plans.cancel(stranger, order._id),
      await site.call(payment.paid, { params, body: form }, stranger),
    ]) {
      assert.deepEqual([answer.status, answer.body.code], [404, 'order_not_found'])
    }
    const still = await site.call(payment.get, { params }, broker)
    assert.deepEqual(still.body.order, order)
  })
})
