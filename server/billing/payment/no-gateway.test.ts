import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { v7 } from 'uuid'
import { payment } from '#contract/billing/payment.ts'
import { useApp } from '#test/app.ts'
import { planActs } from '#test/plan-acts.ts'
import { reconcile } from './checkout.ts'
import { insertRefund } from './refund-queries.ts'
import { settlePayment } from './settle.ts'

/** Payments through a gateway whose keys were removed since: no gateway can refund them. */

const site = useApp()
const plans = planActs(site)

/** Creates an order for which one rupee arrived while the gateway was set up. */
async function flagged() {
  const { db } = site.context
  const caller = await plans.makeAdmin()
  const { broker, order } = await plans.ordered()
  const gatewayOrderId = `order_${order.reference}`
  await db.updateTable('plan_order').set({ gateway_order_id: gatewayOrderId }).execute()
  const paid = { amount: 100, currency: 'INR', status: 'captured' as const, error: null }
  await settlePayment(db, undefined, {
    ...{ id: `pay_${order.reference}`, orderId: gatewayOrderId, ...paid },
    method: 'upi',
  })
  const show = async () => {
    const found = await plans.shown(caller, order.reference, 'waiting')
    return { waiting: found.waiting, unmatched: found.order?.strays[0] }
  }
  /** Returns the refunds the broker sees. */
  const returns = async () =>
    (await plans.plan(broker)).told[0]?.returns.map(({ state, reference }) => [state, reference])
  return { caller, order, show, returns }
}

/** Creates a plan that was paid through the gateway while it was set up. */
async function paidOnline() {
  const { db } = site.context
  const { broker, order } = await plans.ordered()
  const gatewayOrderId = `order_${order.reference}`
  await db.updateTable('plan_order').set({ gateway_order_id: gatewayOrderId }).execute()
  const paid = { amount: 99_900, currency: 'INR', status: 'captured' as const, error: null }
  await settlePayment(db, undefined, {
    ...{ id: `pay_${order.reference}`, orderId: gatewayOrderId, ...paid },
    method: 'upi',
  })
  const { id: paymentId } = await db.selectFrom('payment').select('id').executeTakeFirstOrThrow()
  return { broker, paymentId }
}

const hoursAgo = (count: number) => new Date(Date.now() - count * 3_600_000)

/** Reconciles a day after a refund was requested, on a server without a gateway. */
async function askADayLater() {
  const { db } = site.context
  await db
    .updateTable('payment_refund')
    .set({ created_at: hoursAgo(25), asked_at: hoursAgo(25) })
    .execute()
  await reconcile(db, undefined)
}

describe('refunds without a gateway', () => {
  test('a refused order’s payment waits for an administrator’s bank transfer', async () => {
    const { caller, order, show, returns } = await flagged()
    assert.equal((await plans.refuse(caller, order._id, 'Another sum')).status, 200)
    const { waiting, unmatched } = await show()
    assert.deepEqual([waiting, unmatched?.refund, unmatched?.may], [1, null, ['refund']])
    assert.deepEqual(await returns(), [['waiting', null]])
    const without = await plans.giveBack(caller, unmatched?._id ?? '')
    assert.match(without.body.errors?.[0]?.message ?? '', /Online payment is not set up/)
    assert.equal((await plans.giveBack(caller, unmatched?._id ?? '', 'UTR 10')).status, 200)
    assert.equal((await show()).waiting, 0)
    assert.deepEqual(await returns(), [['returned', 'UTR 10']])
  })

  test('a refund under way when the keys go is left to an administrator', async () => {
    const { db } = site.context
    const { caller, order, show, returns } = await flagged()
    await plans.refuse(caller, order._id, 'Another sum')
    const { unmatched } = await show()
    const asked = { asked_at: new Date(Date.now() - 3_700_000), status: 'created' as const }
    const wish = {
      id: v7(),
      unmatched_payment_id: unmatched?._id ?? '',
      reason: 'Does not fit',
      ...asked,
    }
    await insertRefund(db, wish)
    await reconcile(db, undefined)
    assert.equal((await show()).waiting, 0)
    assert.deepEqual(await returns(), [['under-way', null]])
    await askADayLater()
    const left = await show()
    assert.deepEqual([left.waiting, left.unmatched?.may], [1, ['refund']])
    assert.equal((await plans.giveBack(caller, left.unmatched?._id ?? '', 'UTR 11')).status, 200)
  })

  test('a refund the gateway had accepted is left to an administrator', async () => {
    const { db } = site.context
    const { caller, order, show, returns } = await flagged()
    await plans.refuse(caller, order._id, 'Another sum')
    const { unmatched } = await show()
    await insertRefund(db, {
      ...{ id: v7(), unmatched_payment_id: unmatched?._id ?? '', reason: 'Does not fit' },
      ...{ status: 'created', gateway_refund_id: 'rfnd_taken_on' },
    })
    await askADayLater()
    const left = await show()
    assert.deepEqual([left.waiting, left.unmatched?.refund?.status], [1, 'failed'])
    assert.match(left.unmatched?.refund?.error ?? '', /rfnd_taken_on.+turned off/)
    assert.deepEqual(await returns(), [['waiting', null]])
    const notices = await db.selectFrom('notification').select('title').execute()
    assert.ok(notices.some(({ title }) => title.startsWith('Refund failed: ₹1,')))
    const ended = await plans.giveBack(caller, left.unmatched?._id ?? '', 'rfnd_taken_on')
    assert.equal(ended.status, 200)
    const line = await db
      .selectFrom('audit_event')
      .where('act', '=', 'plan_order.return')
      .select(['actor_id', 'after'])
      .executeTakeFirstOrThrow()
    assert.equal(line.actor_id, caller.id)
    assert.match(JSON.stringify(line.after), /rfnd_taken_on/)
    assert.deepEqual(await returns(), [['returned', 'rfnd_taken_on']])
  })

  test('a refund of a plan’s payment is left to an administrator', async () => {
    const { db } = site.context
    const caller = await plans.makeAdmin()
    const { broker, paymentId } = await paidOnline()
    await insertRefund(db, {
      ...{ id: v7(), payment_id: paymentId, reason: 'Goodwill' },
      ...{ status: 'created', gateway_refund_id: 'rfnd_of_a_plan' },
    })
    const give = (reference: string) =>
      site.call(
        payment.refund,
        { params: { id: paymentId }, body: { reason: 'Goodwill', reference } },
        caller,
      )
    assert.equal((await give('UTR 12')).body.code, 'payment_step_impossible')
    await askADayLater()
    const { status, body } = await give('UTR 12')
    assert.equal(status, 200)
    assert.deepEqual(
      body.payments.map(({ status, refund }) => [status, refund?.reference]),
      [['refunded', 'UTR 12']],
    )
    assert.equal((await plans.plan(broker)).current?.paid, 0)
  })
})

test('opening the checkout without a gateway says online payment is not offered', async () => {
  const { broker, order } = await plans.ordered()
  const { status, body } = await site.call(payment.checkout, { params: { id: order._id } }, broker)
  assert.deepEqual([status, body.code], [409, 'online_payment_not_offered'])
})
