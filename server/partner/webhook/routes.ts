import type { FastifyInstance } from 'fastify'
import { paginationOf } from '#contract/page.ts'
import { partnerWebhook, webhook } from '#contract/partner/webhook.ts'
import type { Context } from '#server/context.ts'
import type { Handle } from '#server/db/connect.ts'
import { serve } from '#server/http/serve.ts'
import type { AdministratorViewer, BrokerViewer } from '#server/http/viewer.ts'
import { rateLimits } from '#server/resilience/rate-limits.ts'
import { countAttempt } from '#server/resilience/throttle.ts'
import { readDeliveries, resendDelivery, sendTest } from './log.ts'
import {
  addPartnerWebhook,
  addWebhook,
  changeWebhook,
  checkAddress,
  listOwnWebhooks,
  listPartnerWebhooks,
  removeWebhook,
  rotateSecret,
  setPaused,
} from './service.ts'

/** Webhooks of brokers in their portal, and of partners in the back office. */
export function registerWebhookRoutes(app: FastifyInstance, context: Context): void {
  serve(app, context, webhook.mine, async ({ db, viewer }) => ({
    webhooks: await listOwnWebhooks(db, { broker_id: viewer.id }),
  }))

  serve<typeof webhook.create, void>(
    app,
    context,
    webhook.create,
    ({ db, viewer, body }) => addWebhook(db, context, viewer, { broker_id: viewer.id }, body),
    {
      prepare: async ({ db, viewer, body }) => {
        await countChange(db, viewer)
        await checkAddress(context, body.url)
      },
    },
  )

  serve(app, context, partnerWebhook.list, async ({ db, params }) => ({
    webhooks: await listPartnerWebhooks(db, params.id),
  }))

  serve<typeof partnerWebhook.create, void>(
    app,
    context,
    partnerWebhook.create,
    ({ db, viewer, params, body }) => addPartnerWebhook(db, context, viewer, params.id, body),
    { prepare: ({ body }) => checkAddress(context, body.url) },
  )

  registerActs(app, context, webhook)
  registerActs(app, context, partnerWebhook)
}

/** What is done with one webhook is the same for both. */
function registerActs(
  app: FastifyInstance,
  context: Context,
  acts: typeof webhook | typeof partnerWebhook,
): void {
  serve<typeof acts.change, void>(
    app,
    context,
    acts.change,
    async ({ db, viewer, params, body }) => ({
      webhook: await changeWebhook(db, viewer, params.id, body),
    }),
    {
      prepare: async ({ db, viewer, body }) => {
        await countChange(db, viewer)
        await checkAddress(context, body.url)
      },
    },
  )

  serve(app, context, acts.remove, async ({ db, viewer, params }) => {
    await removeWebhook(db, viewer, params.id)
    return {}
  })

  serve(app, context, acts.rotate, ({ db, viewer, params, body }) =>
    rotateSecret(db, context, viewer, params.id, body.version),
  )

  serve<typeof acts.pause, void>(
    app,
    context,
    acts.pause,
    async ({ db, viewer, params, body }) => ({
      webhook: await setPaused(db, viewer, params.id, body.isPaused),
    }),
    {
      // What waits is sent at once.
      prepare: async ({ db, viewer, params, body }) => {
        if (!body.isPaused) await countSent(db, viewer, params.id)
      },
    },
  )

  serve<typeof acts.test, void>(
    app,
    context,
    acts.test,
    async ({ db, viewer, params }) => ({ delivery: await sendTest(db, viewer, params.id) }),
    { prepare: ({ db, viewer, params }) => countSent(db, viewer, params.id) },
  )

  serve(app, context, acts.deliveries, async ({ db, viewer, params, query }) => {
    const { deliveries, total } = await readDeliveries(db, viewer, params.id, query)
    return { deliveries, pagination: paginationOf(query.page, query.limit, total) }
  })

  serve<typeof acts.resend, void>(
    app,
    context,
    acts.resend,
    async ({ db, viewer, params }) => ({ delivery: await resendDelivery(db, viewer, params) }),
    { prepare: ({ db, viewer, params }) => countSent(db, viewer, params.id) },
  )
}

type Acting = BrokerViewer | AdministratorViewer

async function countChange(db: Handle, { id }: Acting): Promise<void> {
  await countAttempt(db, `webhooks of ${id}`, rateLimits.webhookChangePerAccount)
}

async function countSent(db: Handle, { id }: Acting, webhookId: string): Promise<void> {
  await countAttempt(db, `webhook ${webhookId} by ${id}`, rateLimits.webhookSentByHand)
}
