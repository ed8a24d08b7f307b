import type { FastifyInstance } from 'fastify'
import { availability } from '#contract/property/availability.ts'
import type { Context } from '#server/context.ts'
import { transact } from '#server/db/transact.ts'
import { serve } from '#server/http/serve.ts'
import { confirmSome } from './confirm.ts'

export function registerAvailabilityRoutes(app: FastifyInstance, context: Context): void {
  serve(app, context, availability.confirmSome, async ({ db, viewer, body }) => ({
    confirmed: await transact(db, (tx) => confirmSome(tx, viewer, viewer.id, body.ids)),
  }))
}
