import type { FastifyInstance } from 'fastify'
import { openPaginationOf, paginationOf } from '#contract/page.ts'
import { apiKey } from '#contract/partner/api-key.ts'
import { partner } from '#contract/partner/partner.ts'
import type { Context } from '#server/context.ts'
import { serve } from '#server/http/serve.ts'
import { registerListingChangeRoutes } from '#server/listing-change/routes.ts'
import { makeCrudService } from '#server/master/crud-service.ts'
import { rateLimits } from '#server/resilience/rate-limits.ts'
import { countAttempt } from '#server/resilience/throttle.ts'
import { listAllKeys, listOwnKeys, makeKey, makePartnerKey, resume, revoke } from './key-service.ts'
import { findPartner, insertPartner, listPartners, updatePartner } from './queries.ts'
import { registerWebhookRoutes } from './webhook/routes.ts'

const partners = makeCrudService({
  table: 'partner',
  missing: 'partner_not_found',
  constraints: { partner_name_taken: ['name_taken', 'name'] },
  find: findPartner,
  insert: insertPartner,
  update: updatePartner,
})

export function registerPartnerRoutes(app: FastifyInstance, context: Context): void {
  serve(app, context, partner.list, async ({ db, query }) => {
    const { rows, total } = await listPartners(db, query)
    return { partners: rows, pagination: openPaginationOf(query, total) }
  })

  serve(app, context, partner.get, async ({ db, params }) => ({
    partner: await partners.get(db, params.id),
  }))

  serve(app, context, partner.create, async ({ db, viewer, body }) => ({
    partner: await partners.create(db, viewer, body),
  }))

  serve(app, context, partner.change, async ({ db, viewer, params, body }) => ({
    partner: await partners.change(db, viewer, params.id, body),
  }))

  registerKeyRoutes(app, context)
  registerListingChangeRoutes(app, context)
  registerWebhookRoutes(app, context)
}

function registerKeyRoutes(app: FastifyInstance, context: Context): void {
  serve(app, context, apiKey.mine, async ({ db, viewer }) => ({
    apiKeys: await listOwnKeys(db, { broker_id: viewer.id }),
  }))

  serve<typeof apiKey.create, void>(
    app,
    context,
    apiKey.create,
    ({ db, viewer, body }) => makeKey(db, viewer, { broker_id: viewer.id }, body),
    {
      prepare: async ({ db, viewer }) => {
        await countAttempt(db, `api keys of ${viewer.id}`, rateLimits.apiKeyPerBroker)
      },
    },
  )

  serve(app, context, apiKey.revoke, async ({ db, viewer, params }) => ({
    apiKey: await revoke(db, viewer, params.id),
  }))

  serve(app, context, apiKey.resume, async ({ db, viewer, params }) => ({
    apiKey: await resume(db, viewer, params.id),
  }))

  serve(app, context, apiKey.list, async ({ db, query }) => {
    const { apiKeys, total } = await listAllKeys(db, query)
    return { apiKeys, pagination: paginationOf(query.page, query.limit, total) }
  })

  serve(app, context, apiKey.createForPartner, ({ db, viewer, params, body }) =>
    makePartnerKey(db, viewer, params.id, body),
  )

  serve(app, context, apiKey.revokeAny, async ({ db, viewer, params }) => ({
    apiKey: await revoke(db, viewer, params.id),
  }))
}
