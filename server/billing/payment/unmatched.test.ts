import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { v7 } from 'uuid'
import { transact } from '#server/db/transact.ts'
import { locksAwaited } from '#test/lock.ts'
import { makeInvoiceSetting } from '#test/make-subscription.ts'
import { until } from '#test/process/until.ts'
import { useGateway } from '#test/provider/razorpay-acts.ts'
import { reconcile } from './checkout.ts'
import { insertRefund } from './refund-queries.ts'
import { lockUnmatchedMoney } from './refundable.ts'

/** Payments that do not pay for their order are refunded (decision 0052). */

const { gateway, site, plans, openOrder, deliver, statusOf, reconcileLater } = await useGateway()

const returned = async () => {
  const notices = await plans.sentMails()
  return notices.flatMap(([template, body]) => (template === 'subscription.returned' ? [body] : []))
}

/** Creates an order that was paid twice. */
async function paidTwice() {
  const caller = await plans.makeAdmin()
  await makeInvoiceSetting(site.context.db)
  const made = await openOrder()
  const [first, second] = [gateway.pay(made.gatewayOrderId), gateway.pay(made.gatewayOrderId)]
  await deliver(gateway.event('payment.captured', first))
  await deliver(gateway.event('payment.captured', second))
  return { ...made, caller, first, second }
}

/** Creates an order that was paid twice, whose second payment the gateway refuses to refund. */
async function paidTwiceWithFailedRefund() {
  const made = await paidTwice()
  gateway.refunds.push({
    ...{ id: 'rfnd_other', payment_id: made.second.id, amount: 1, receipt: null },
    status: 'pending',
  })
  await reconcileLater()
  const [unmatched] = (await plans.shown(made.caller, made.order.reference)).order?.strays ?? []
  assert.ok(unmatched)
  return { ...made, unmatched }
}

describe('second payments of an order', () => {
  test('a second payment is refunded once and is neither revenue nor invoiced', async () => {
    const { caller, order, second } = await paidTwice()
    const before = await plans.shown(caller, order.reference)
    assert.equal(before.order?.strays[0]?.refund?.status, 'created')
    assert.deepEqual([before.waiting, before.order?.strays[0]?.may], [0, []])
    await Promise.all([reconcileLater(), reconcileLater()])
    await reconcileLater()
    assert.deepEqual(
      gateway.refunds.map(({ payment_id, amount }) => [payment_id, amount]),
      [[second.id, 99_900]],
    )
    const [unmatched, ...more] = (await plans.shown(caller, order.reference)).order?.strays ?? []
    assert.deepEqual(more, [])
    assert.ok(unmatched?.returnedAt)
    assert.deepEqual([unmatched.gatewayPaymentId, unmatched.may], [second.id, []])
    assert.deepEqual(await plans.counts(), [1, 1, 1])
    const [line, ...lines] = await returned()
    assert.match(
      line ?? '',
      new RegExp(
        `could not use the ₹999 that you paid .+ \\(order ${order.reference}\\).+ the way you paid`,
      ),
    )
    assert.deepEqual(lines, [])
  })

  test('a refund in the gateway’s dashboard settles a second payment', async () => {
    const { caller, order, second } = await paidTwice()
    const made = { id: 'rfnd_theirs', payment_id: second.id, amount: 99_900 }
    for (let n = 0; n < 2; n++) await deliver(gateway.event('refund.processed', made))
    await reconcileLater()
    assert.ok((await plans.shown(caller, order.reference)).order?.strays[0]?.returnedAt)
    assert.equal(gateway.asked.filter((call) => call.endsWith('/refund')).length, 0)
    assert.equal((await returned()).length, 1)
  })

  test('a second payment the gateway refuses to refund waits for a decision', async () => {
    const { caller, order, second, unmatched } = await paidTwiceWithFailedRefund()
    assert.equal((await plans.shown(caller, order.reference, 'waiting')).waiting, 1)
    assert.deepEqual([unmatched.refund?.status, unmatched.may], ['failed', ['refund']])
    assert.match(unmatched.refund?.error ?? '', /fully refunded/)
    const notices = await site.context.db.selectFrom('notification').select('title').execute()
    assert.deepEqual(
      notices.map(({ title }) => title),
      [`Refund failed: ₹999, ${second.id}`],
    )
    gateway.refunds = []
    const press = () => plans.giveBack(caller, unmatched._id)
    const answers = await Promise.all([press(), press()])
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409])
    assert.equal(gateway.refunds.length, 1)
    assert.equal((await plans.shown(caller, order.reference)).waiting, 0)
    assert.equal((await press()).body.code, 'payment_step_impossible')
  })

  test('a second payment is refunded by transfer with its reference', async () => {
    const { caller, unmatched } = await paidTwiceWithFailedRefund()
    const { status, body } = await plans.giveBack(caller, unmatched._id, 'UTR 8')
    assert.equal(status, 200)
    assert.ok(body.order.strays[0]?.returnedAt)
    assert.equal(body.order.strays[0]?.refund?.reference, 'UTR 8')
    const [template, said] = (await plans.sentMails()).at(-1) ?? []
    assert.equal(template, 'subscription.transferred')
    assert.match(said ?? '', /not use the ₹999 .+ back to you with the reference UTR 8/)
    assert.deepEqual(await returned(), [])
  })

  test('a manual refund while another payment arrives is made once', async () => {
    const { db } = site.context
    const { caller, order, gatewayOrderId, unmatched } = await paidTwiceWithFailedRefund()
    const third = gateway.event('payment.captured', gateway.pay(gatewayOrderId))
    let delivered: Promise<number> | undefined
    await transact(db, async (tx) => {
      const money = await lockUnmatchedMoney(tx, unmatched._id)
      assert.ok(money)
      await insertRefund(tx, { id: v7(), ...money.of, reason: 'By hand', status: 'created' })
      delivered = deliver(third)
      await until(
        'the third payment waits for the refund of the second',
        async () => (await locksAwaited(db)) > 0,
      )
    })
    assert.equal(await delivered, 200)
    const { order: row } = await plans.shown(caller, order.reference)
    assert.deepEqual(
      row?.strays.map(({ refund }) => refund?.status),
      ['created', 'created'],
    )
    const refunds = await db.selectFrom('payment_refund').select('status').execute()
    assert.deepEqual(refunds.map(({ status }) => status).sort(), ['created', 'created', 'failed'])
  })

  test('a refund not accepted within a day is left to administrators', async () => {
    const { caller, order } = await paidTwice()
    const find = async () => {
      const { order: row, waiting } = await plans.shown(caller, order.reference)
      const [unmatched] = row?.strays ?? []
      assert.ok(unmatched)
      return { ...unmatched, waiting }
    }
    const hoursLater = async (hours: number) => {
      const created_at = sql<Date>`created_at - ${hours} * interval '1 hour'`
      await site.context.db.updateTable('payment_refund').set({ created_at }).execute()
      await reconcileLater()
    }
    // The key is no longer accepted.
    gateway.mood = 'refuses'
    await hoursLater(23)
    assert.equal((await find()).refund?.status, 'created')
    await hoursLater(2)
    const left = await find()
    assert.deepEqual([left.waiting, left.refund?.status, left.may], [1, 'failed', ['refund']])
    assert.match(left.refund?.error ?? '', /could not reach .+ for a day/)
    Object.assign(gateway, { mood: 'well', refunded: 'pending' })
    assert.equal((await plans.giveBack(caller, left._id)).status, 200)
    gateway.mood = 'refuses'
    await hoursLater(70)
    assert.equal((await find()).refund?.status, 'created')
  })
})

describe('accepted refunds of a gateway whose keys are removed', () => {
  /** Creates a refund that has been under way for days. */
  async function acceptedLongAgo() {
    const { db } = site.context
    const made = await paidTwice()
    gateway.refunded = 'pending'
    await reconcileLater()
    const created_at = new Date(Date.now() - 70 * 3_600_000)
    await db.updateTable('payment_refund').set({ created_at }).execute()
    const find = async () => {
      const { order, waiting } = await plans.shown(made.caller, made.order.reference)
      const [unmatched] = order?.strays ?? []
      assert.ok(unmatched)
      return { ...unmatched, waiting }
    }
    const passDayWithoutGateway = async () => {
      const asked_at = new Date(Date.now() - 25 * 3_600_000)
      await db.updateTable('payment_refund').set({ asked_at }).execute()
      await reconcile(db, undefined)
    }
    return { ...made, find, passDayWithoutGateway }
  }

  test('an accepted refund waits a day and is reopened when the keys are back', async () => {
    const { caller, order, find, passDayWithoutGateway } = await acceptedLongAgo()
    await reconcileLater(null)
    assert.equal((await find()).refund?.status, 'created')
    await passDayWithoutGateway()
    const left = await find()
    assert.deepEqual([left.waiting, left.refund?.status], [1, 'failed'])
    await reconcileLater()
    const again = await find()
    assert.deepEqual([again.waiting, again.refund?.status, again.may], [0, 'created', []])
    for (const refund of gateway.refunds) refund.status = 'processed'
    await reconcileLater()
    assert.ok((await find()).returnedAt)
    assert.equal(gateway.refunds.length, 1)
    const acts = await site.context.db
      .selectFrom('audit_event')
      .select('act')
      .where('target_id', '=', order._id)
      .where('act', 'like', 'plan_order.re%')
      .orderBy('id')
      .execute()
    assert.deepEqual(
      acts.map(({ act }) => act),
      ['plan_order.refund_failed', 'plan_order.refund_asked', 'plan_order.return'],
    )
    assert.equal((await plans.giveBack(caller, left._id, 'UTR 13')).status, 409)
  })

  test('a refund is not reopened if the money was returned meanwhile', async () => {
    const { caller, find, passDayWithoutGateway } = await acceptedLongAgo()
    await passDayWithoutGateway()
    assert.equal((await plans.giveBack(caller, (await find())._id, 'UTR 14')).status, 200)
    gateway.asked = []
    await reconcileLater()
    const refunds = await site.context.db.selectFrom('payment_refund').select('status').execute()
    assert.deepEqual(refunds.map(({ status }) => status).sort(), ['failed', 'processed'])
    assert.deepEqual(
      gateway.asked.filter((call) => call.includes('refund')),
      [],
    )
  })
})

describe('a refund reported before its payment', () => {
  test('an early refund is applied when the payment is reported', async () => {
    const { db } = site.context
    await makeInvoiceSetting(db)
    const { order, gatewayOrderId } = await openOrder()
    const paid = gateway.pay(gatewayOrderId)
    const made = { id: 'rfnd_early', payment_id: paid.id, amount: paid.amount }
    assert.equal(await deliver(gateway.event('refund.processed', made)), 200)
    assert.deepEqual(await plans.counts(), [0, 0, 0])
    assert.equal(await deliver(gateway.event('payment.captured', paid)), 200)
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
