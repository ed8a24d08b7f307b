import type { FastifyInstance } from 'fastify'
import { rera } from '#contract/rera.ts'
import type { Context } from '#server/context.ts'
import { serve } from '#server/http/serve.ts'
import { askWaiver, decideNumberOwner, decideWaiver } from './service.ts'

export function registerReraRoutes(app: FastifyInstance, context: Context): void {
  serve(app, context, rera.askWaiver, async ({ db, viewer, params, body }) => ({
    rera: await askWaiver(db, viewer, params.id, body.reason),
  }))
  serve(app, context, rera.decideWaiver, async ({ db, viewer, params, body }) => ({
    rera: await decideWaiver(db, viewer, params.id, body.act),
  }))
  serve(app, context, rera.decideProject, async ({ db, viewer, params, body }) => ({
    rera: await decideNumberOwner(db, viewer, params.id, body),
  }))
}
