import assert from 'node:assert/strict'
import { test } from 'node:test'
import { invoice } from '#contract/billing/invoice.ts'
import { invoiceSetting } from '#contract/billing/invoice-settings.ts'
import { subscription } from '#contract/billing/subscription.ts'
import { useApp } from '#test/app.ts'
import { indianDay } from '#test/day.ts'
import { locksAwaited } from '#test/lock.ts'
import { makeAdministrator, makeBroker } from '#test/make.ts'
import { makePlan } from '#test/make-subscription.ts'
import { until } from '#test/process/until.ts'

const site = useApp()

test('a payment refunded while missing invoices are issued gets none', async () => {
  const { db } = site.context
  const caller = await makeAdministrator(db, { role: 'admin' })
  const broker = await makeBroker(db)
  const plan = await makePlan(db, { price: 999 })
  const given = { params: { id: broker.id }, body: { planId: plan.id } }
  await site.call(subscription.assign, given, caller)
  const draft = {
    ...{ validFrom: indianDay(-2), supplierName: 'BrickBazaar', supplierAddress: 'Bengaluru' },
    ...{ supplierState: '29', serviceCode: '998599', serviceName: 'Listings', ratePercent: 0 },
  }
  const { saving } = await db.transaction().execute(async (tx) => {
    await tx
      .updateTable('payment')
      .set({ status: 'refunded', refunded_at: new Date(), refund_reason: 'Paid twice' })
      .execute()
    const saving = site.call(invoiceSetting.create, { body: draft }, caller)
    await until('the invoice waits for its payment', async () => (await locksAwaited(db)) > 0)
    return { saving }
  })
  assert.equal((await saving).status, 201)
  const { body } = await site.call(invoice.list, { query: {} }, caller)
  assert.deepEqual(body.invoices, [])
})
