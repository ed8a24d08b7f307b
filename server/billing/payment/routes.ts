import type { FastifyInstance } from 'fastify'
import { payment } from '#contract/billing/payment.ts'
import type { Context } from '#server/context.ts'
import { receivedAt } from '#server/http/received-at.ts'
import { serve } from '#server/http/serve.ts'
import { confirmOrder, findOrders, refuseOrder } from './admin-service.ts'
import { handleCheckoutResult, openCheckout } from './checkout.ts'
import { refundPayment, refundUnmatchedPayment } from './give-back.ts'
import { cancelOrder, getOrder, orderPlan, readPlan, reportOrder } from './service.ts'
import { registerPaymentWebhook } from './webhook.ts'

export function registerPaymentRoutes(app: FastifyInstance, context: Context): void {
  const { config } = context
  const gateway = config.payment?.open(context.circuits.gateway)
  app.register((scope) => registerPaymentWebhook(scope, context, gateway))

  serve(app, context, payment.plan, ({ db, viewer }) => readPlan(db, viewer, config))

  serve(app, context, payment.order, async ({ db, viewer, body }) => ({
    order: await orderPlan(db, viewer, body),
  }))

  serve(app, context, payment.get, async ({ db, viewer, params }) => ({
    order: await getOrder(db, viewer, params.id),
  }))

  serve(app, context, payment.report, async ({ db, viewer, params, body }) => ({
    order: await reportOrder(db, viewer, params.id, body),
  }))

  serve(app, context, payment.cancel, async ({ db, viewer, params }) => ({
    order: await cancelOrder(db, viewer, params.id),
  }))

  serve(app, context, payment.checkout, ({ viewer, params }) =>
    openCheckout(context.db, gateway, viewer, params.id),
  )

  serve(app, context, payment.paid, async ({ viewer, params, body }) => ({
    order: await handleCheckoutResult(context.db, gateway, viewer, params.id, body),
  }))

  serve(app, context, payment.list, ({ db, query }) => findOrders(db, query))

  serve(app, context, payment.confirm, async ({ db, viewer, params, body, reply }) => ({
    order: await confirmOrder(db, viewer, params.id, { ...body, receivedAt: receivedAt(reply) }),
  }))

  serve(app, context, payment.refund, ({ viewer, params, body }) =>
    refundPayment(context.db, gateway, viewer, params.id, body),
  )

  serve(app, context, payment.refundUnmatched, async ({ viewer, params, body }) => ({
    order: await refundUnmatchedPayment(context.db, gateway, viewer, params.id, body),
  }))

  serve(app, context, payment.refuse, async ({ db, viewer, params, body, reply }) => ({
    order: await refuseOrder(db, gateway, viewer, params.id, {
      ...body,
      receivedAt: receivedAt(reply),
    }),
  }))
}
