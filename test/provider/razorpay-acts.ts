import { after, beforeEach } from 'node:test'
import { payment } from '#contract/billing/payment.ts'
import { reconcile } from '#server/billing/payment/checkout.ts'
import type { Gateway } from '#server/billing/payment/provider/provider.ts'
import { razorpayAccount } from '#server/billing/payment/provider/razorpay.ts'
import { makeCircuit } from '#server/resilience/circuit.ts'
import { useApp } from '#test/app.ts'
import { planActs } from '#test/plan-acts.ts'
import { type RazorpayEvent, startRazorpay } from './razorpay.ts'

interface Caller {
  token: string
}

/**
 * The app of one test file with a payment gateway beside it, and what people do about plans there.
 */
export async function useGateway() {
  const gateway = await startRazorpay()
  const site = useApp({ payment: razorpayAccount(gateway.config) })
  const plans = planActs(site)
  /** As another server has it, whose circuit is closed. */
  const newGateway = () => razorpayAccount(gateway.config).open(makeCircuit())
  after(() => gateway.close())
  beforeEach(() => {
    gateway.mood = 'well'
    gateway.refunded = 'processed'
    gateway.asked = []
    gateway.refunds = []
  })
  const checkout = (caller: Caller, id: string) =>
    site.call(payment.checkout, { params: { id } }, caller)
  return {
    ...{ gateway, newGateway, site, plans, checkout },
    /** Delivers an event to the webhook; returns the status of the response. */
    async deliver({ body, headers }: RazorpayEvent) {
      const { statusCode } = await site.app.inject({
        ...{ method: 'POST', url: '/api/webhooks/razorpay', payload: body, headers },
      })
      return statusCode
    },
    /** A broker whose order is open at the gateway too. */
    async openOrder(price = 999) {
      const given = await plans.ordered(price)
      const { body } = await checkout(given.broker, given.order._id)
      return { ...given, gatewayOrderId: body.checkout.gatewayOrderId }
    },
    /**
     * A later round of reconciliation, by a server whose circuit is closed; null where no gateway
     * is set up.
     */
    async reconcileLater(reconciled: Gateway | null = newGateway()) {
      const { db } = site.context
      await db
        .updateTable('payment_refund')
        .set({ asked_at: new Date(Date.now() - 3_700_000) })
        .execute()
      await reconcile(db, reconciled ?? undefined)
    },
    async statusOf(id: string) {
      const row = await site.context.db
        .selectFrom('plan_order')
        .select('status')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      return row.status
    },
  }
}
