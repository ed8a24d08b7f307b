import { v7 } from 'uuid'
import { payment } from '#contract/billing/payment.ts'
import { costRate } from '#contract/cost/cost-rate.ts'
import { issueInvoice } from '#server/billing/invoice/issue.ts'
import { transact } from '#server/db/transact.ts'
import { makeBroker } from '#test/make.ts'
import { makeInvoiceSetting, makePlan, makeSubscription } from '#test/make-subscription.ts'
import type { AdminSession, Prepare } from './act.ts'

const running = { startsIn: -3, endsIn: 20, paid: 999 }

async function issued({ site }: AdminSession): Promise<string> {
  const { db } = site.context
  await makeInvoiceSetting(db)
  const { id } = await makeSubscription(db, running)
  const paid = await db
    .selectFrom('payment')
    .select('id')
    .where('subscription_id', '=', id)
    .executeTakeFirstOrThrow()
  await transact(db, (tx) => issueInvoice(tx, paid.id))
  const row = await db.selectFrom('invoice').select('id').executeTakeFirstOrThrow()
  return row.id
}

async function reported({ site }: AdminSession): Promise<string> {
  const { db } = site.context
  const [broker, plan] = [await makeBroker(db), await makePlan(db)]
  const { body } = await site.call(payment.order, { body: { planId: plan.id } }, broker)
  const { _id: id } = body.order
  const report = { method: 'upi', reference: 'UTR 4242' }
  await site.call(payment.report, { params: { id }, body: report }, broker)
  return id
}

/** An order that is paid, with a second payment that did not go back by itself. */
async function makeUnmatched(admin: AdminSession) {
  const { db } = admin.site.context
  const orderId = await reported(admin)
  const id = v7()
  await db
    .insertInto('unmatched_payment')
    .values({
      ...{ id, order_id: orderId, gateway_payment_id: `pay_${id}`, amount: 99_900 },
      currency: 'INR',
    })
    .execute()
  return { id, orderId }
}

const rate = {
  ...{ charge: 'stamp-duty', state: 'Goa', place: 'any', buyer: 'any', above: 0, percent: 3 },
  ...{ validFrom: '2026-04-01', source: 'Gazette', address: 'http://goa.gov.in/' },
  checkedOn: '2026-11-29',
}

async function rated({ site, boss }: AdminSession): Promise<string> {
  const { body } = await site.call(costRate.create, { body: rate }, boss)
  return body.rate._id
}

/** Money: who sells, what was invoiced, what a home costs besides. */
export const billingActs: Record<string, Prepare> = {
  'POST /cost-rates': async () => ({ body: rate, act: 'cost_rate.create', kind: 'cost_rate' }),
  'PUT /cost-rates/:id': async (admin) => {
    const id = await rated(admin)
    return { params: { id }, body: { percent: 4 }, act: 'cost_rate.change', kind: 'cost_rate', id }
  },
  'DELETE /cost-rates/:id': async (admin) => {
    const id = await rated(admin)
    return { params: { id }, act: 'cost_rate.remove', kind: 'cost_rate', id }
  },
  'POST /invoice-settings': async () => ({
    body: {
      ...{ validFrom: '2026-04-01', supplierName: 'BrickBazaar', supplierAddress: 'Bengaluru' },
      ...{ supplierState: '29', serviceCode: '998599', serviceName: 'Listings' },
      ratePercent: 0,
    },
    act: 'invoice_setting.create',
    kind: 'invoice_setting',
  }),
  'PUT /invoice-settings/:id': async ({ site }) => {
    const { id } = await makeInvoiceSetting(site.context.db)
    const body = { supplierName: 'BrickBazaar' }
    return { params: { id }, body, act: 'invoice_setting.change', kind: 'invoice_setting', id }
  },
  'DELETE /invoice-settings/:id': async ({ site }) => {
    const { id } = await makeInvoiceSetting(site.context.db)
    return { params: { id }, act: 'invoice_setting.remove', kind: 'invoice_setting', id }
  },
  'GET /invoices/:id/file': async (admin) => {
    const id = await issued(admin)
    return { params: { id }, act: 'invoice.open', kind: 'invoice', id }
  },
  'POST /plan-orders/:id/confirm': async (admin) => {
    const id = await reported(admin)
    return { params: { id }, act: 'plan_order.confirm', kind: 'plan_order', id }
  },
  'POST /plan-orders/:id/refuse': async (admin) => {
    const id = await reported(admin)
    const body = { reason: 'The money has not come.' }
    return { params: { id }, body, act: 'plan_order.refuse', kind: 'plan_order', id }
  },
  'POST /stray-payments/:id/refund': async (admin) => {
    const { id, orderId } = await makeUnmatched(admin)
    const body = { reference: 'UTR 4243' }
    return { params: { id }, body, act: 'plan_order.return', kind: 'plan_order', id: orderId }
  },
  'GET /invoices/export': async () => ({ act: 'invoices.export', kind: 'export' }),
}
