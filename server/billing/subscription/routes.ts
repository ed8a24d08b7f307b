import type { FastifyInstance } from 'fastify'
import { subscription } from '#contract/billing/subscription.ts'
import { subscriptionPlan } from '#contract/billing/subscription-plan.ts'
import { t } from '#domain/locale/translate.ts'
import { saveDecisionViews } from '#server/audit/decision-view-queries.ts'
import type { Context } from '#server/context.ts'
import { receivedAt } from '#server/http/received-at.ts'
import { serve } from '#server/http/serve.ts'
import { serveCrud } from '#server/http/serve-crud.ts'
import { findPlans, offerPlans, plansService, togglePlan, withSubscribers } from './plan.ts'
import {
  assignPlan,
  cancelSubscription,
  countSubscriptions,
  findSubscriptions,
  getSubscription,
  recordPayment,
  renewSubscription,
} from './service.ts'

export function registerSubscriptionRoutes(app: FastifyInstance, context: Context): void {
  registerPlansRoutes(app, context)

  serve(app, context, subscription.list, ({ db, query }) => findSubscriptions(db, query))

  serve(app, context, subscription.stats, async ({ db }) => ({
    stats: await countSubscriptions(db),
  }))

  serve(app, context, subscription.get, ({ db, params }) => getSubscription(db, params.id))

  serve(app, context, subscription.assign, async ({ db, viewer, params, body }) => ({
    subscription: await assignPlan(db, viewer, params.id, body),
  }))

  serve(app, context, subscription.renew, async ({ db, viewer, params, body }) => ({
    subscription: await renewSubscription(db, viewer, params.id, body),
  }))

  serve(app, context, subscription.cancel, async ({ db, viewer, params, body }) => ({
    subscription: await cancelSubscription(db, viewer, params.id, body.reason),
  }))

  serve(app, context, subscription.pay, ({ db, viewer, params, body }) =>
    recordPayment(db, viewer, params.id, body),
  )
}

function registerPlansRoutes(app: FastifyInstance, context: Context): void {
  serveCrud(app, context, subscriptionPlan, {
    list: async ({ db, viewer, query }) => {
      const found = await findPlans(db, query)
      await saveDecisionViews(
        db,
        viewer,
        found.plans.map(({ _id }) => _id),
      )
      return found
    },
    get: async ({ db, viewer, params }) => {
      const plan = await withSubscribers(db, await plansService.get(db, params.id))
      await saveDecisionViews(db, viewer, [params.id])
      return { plan }
    },
    create: async ({ db, viewer, body }) => ({
      plan: await withSubscribers(db, await plansService.create(db, viewer, body)),
    }),
    change: async ({ db, viewer, params, body }) => ({
      plan: await withSubscribers(db, await plansService.change(db, viewer, params.id, body)),
    }),
    remove: async ({ db, viewer, params }) => {
      await plansService.remove(db, viewer, params.id)
      return { message: t('Subscription plan deleted successfully') }
    },
  })

  serve(
    app,
    context,
    subscriptionPlan.toggleStatus,
    async ({ db, viewer, params, body, reply }) => {
      const plan = await togglePlan(db, viewer, params.id, body ?? {}, receivedAt(reply))
      await saveDecisionViews(db, viewer, [params.id])
      return { plan: await withSubscribers(db, plan) }
    },
  )

  serve(app, context, subscriptionPlan.offered, ({ db }) => offerPlans(db))
}
