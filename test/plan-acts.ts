import { payment } from '#contract/billing/payment.ts'
import type { TestApp } from './app.ts'
import { makeAdministrator, makeBroker } from './make.ts'
import { makePlan } from './make-subscription.ts'

interface Caller {
  token: string
}

/** What brokers and administrators do about plans, over HTTP. */
export function planActs(site: TestApp) {
  const order = (caller: Caller, planId: string, key?: string) =>
    site.call(
      payment.order,
      { body: { planId } },
      { ...caller, ...(key && { headers: { 'idempotency-key': key } }) },
    )
  const report = (caller: Caller, id: string, reference = 'UTR 424242', method = 'upi') =>
    site.call(payment.report, { params: { id }, body: { method, reference } }, caller)
  return {
    order,
    report,
    plan: async (caller: Caller) => (await site.call(payment.plan, {}, caller)).body,
    cancel: (caller: Caller, id: string) => site.call(payment.cancel, { params: { id } }, caller),
    confirm: (caller: Caller, id: string) => site.call(payment.confirm, { params: { id } }, caller),
    refuse: (caller: Caller, id: string, reason: string) =>
      site.call(payment.refuse, { params: { id }, body: { reason } }, caller),
    giveBack: (caller: Caller, unmatchedPaymentId: string, reference?: string) =>
      site.call(
        payment.refundUnmatched,
        { params: { id: unmatchedPaymentId }, body: { ...(reference && { reference }) } },
        caller,
      ),
    makeAdmin: () => makeAdministrator(site.context.db, { role: 'admin' }),
    /** An order as administrators find it, and how many wait for them. */
    async shown(caller: Caller, reference: string, status?: 'waiting') {
      const query = { search: reference, ...(status && { status }) }
      const { body } = await site.call(payment.list, { query }, caller)
      return { order: body.orders[0], waiting: body.waiting }
    },
    /** The e-mails sent to brokers: template and text. */
    async sentMails() {
      const rows = await site.context.db
        .selectFrom('message')
        .select(['template', 'body'])
        .where('channel', '=', 'email')
        .orderBy('id')
        .execute()
      return rows.map(({ template, body }) => [template, body] as const)
    },
    /** A broker with an order of a new plan. */
    async ordered(price = 999) {
      const { db } = site.context
      const [broker, plan] = [await makeBroker(db), await makePlan(db, { price })]
      const { body } = await order(broker, plan.id)
      return { broker, plan, order: body.order }
    },
    /** How many subscriptions, payments and invoices there are. */
    async counts() {
      const { db } = site.context
      const count = async (table: 'subscription' | 'payment' | 'invoice') =>
        (await db.selectFrom(table).select('id').execute()).length
      return [await count('subscription'), await count('payment'), await count('invoice')]
    },
  }
}
