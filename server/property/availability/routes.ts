import type { FastifyInstance } from 'fastify'
import { availability } from '#contract/property/availability.ts'
import type { Context } from '#server/context.ts'
import { transact } from '#server/db/transact.ts'
import { serve } from '#server/http/serve.ts'
import { confirmSome } from './confirm.ts'
import { confirmRequest, readRequest } from './request.ts'

export function registerAvailabilityRoutes(app: FastifyInstance, context: Context): void {
  serve(app, context, availability.confirmSome, async ({ db, viewer, body }) => ({
    confirmed: await transact(db, (tx) => confirmSome(tx, viewer, viewer.id, body.ids)),
  }))

  const { secrets } = context
  serve(app, context, availability.requested, async ({ db, query }) =>
    readRequest(db, secrets, query.token),
  )
  serve(app, context, availability.confirmRequested, async ({ db, query, body, trace }) =>
    transact(db, (tx) => confirmRequest(tx, secrets, { ...query, ...body, trace })),
  )
}
