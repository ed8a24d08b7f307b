import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { v7 } from 'uuid'
import { useApp } from '#test/app.ts'
import { planDesk } from '#test/plan-desk.ts'
import { reconcile } from './online.ts'
import { insertRefund } from './refund-queries.ts'
import { settlePayment } from './settle.ts'

/** What came through a gateway whose keys were removed since: nobody can be asked to give it back. */

const site = useApp()
const desk = planDesk(site)

/** An order for which one rupee came while the gateway was there. */
async function flagged() {
  const { db } = site.context
  const caller = await desk.office()
  const { order } = await desk.ordered()
  const gatewayOrderId = `order_${order.reference}`
  await db.updateTable('plan_order').set({ gateway_order_id: gatewayOrderId }).execute()
  const paid = { amount: 100, currency: 'INR', status: 'captured' as const }
  await settlePayment(db, { id: `pay_${order.reference}`, order_id: gatewayOrderId, ...paid })
  const show = async () => {
    const found = await desk.shown(caller, order.reference, 'waiting')
    return { waiting: found.waiting, stray: found.order?.strays[0] }
  }
  return { caller, order, show }
}

describe('money that nobody can be asked to give back', () => {
  test('waits for the office when its order is refused, and is ended by the reference of a transfer', async () => {
    const { caller, order, show } = await flagged()
    assert.equal((await desk.refuse(caller, order._id, 'Another sum')).status, 200)
    const { waiting, stray } = await show()
    assert.deepEqual([waiting, stray?.refund, stray?.may], [1, null, ['refund']])
    const without = await desk.giveBack(caller, stray?._id ?? '')
    assert.match(without.body.errors?.[0]?.message ?? '', /Online payment is not set up/)
    assert.equal((await desk.giveBack(caller, stray?._id ?? '', 'UTR 10')).status, 200)
    assert.equal((await show()).waiting, 0)
  })

  test('and was under way when the keys went is left to the office after a day', async () => {
    const { db } = site.context
    const { caller, order, show } = await flagged()
    await desk.refuse(caller, order._id, 'Another sum')
    const { stray } = await show()
    const asked = { asked_at: new Date(Date.now() - 3_700_000), status: 'created' as const }
    const wish = { id: v7(), stray_payment_id: stray?._id ?? '', reason: 'Does not fit', ...asked }
    await insertRefund(db, wish)
    await reconcile(db, undefined)
    assert.equal((await show()).waiting, 0)
    await db
      .updateTable('payment_refund')
      .set({ created_at: new Date(Date.now() - 90_000_000), asked_at: asked.asked_at })
      .execute()
    await reconcile(db, undefined)
    const left = await show()
    assert.deepEqual([left.waiting, left.stray?.may], [1, ['refund']])
    assert.equal((await desk.giveBack(caller, left.stray?._id ?? '', 'UTR 11')).status, 200)
  })
})
