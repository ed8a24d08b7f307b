import type { FastifyInstance } from 'fastify'
import { availability } from '#contract/property/availability.ts'
import { expiredProperty } from '#contract/property/expired.ts'
import { refuse } from '#contract/refusal.ts'
import type { Context } from '#server/context.ts'
import { transact } from '#server/db/transact.ts'
import { serve } from '#server/http/serve.ts'
import { serveRead } from '#server/http/serve-read.ts'
import { findExpiredCard } from '#server/property/public-queries.ts'
import { confirmSome } from './confirm.ts'
import { confirmRequest, readRequest } from './request.ts'

export function registerAvailabilityRoutes(app: FastifyInstance, context: Context): void {
  serve(app, context, availability.confirmSome, async ({ db, viewer, body }) => ({
    confirmed: await transact(db, (tx) => confirmSome(tx, viewer, viewer.id, body.ids)),
  }))

  serveRead(app, context, expiredProperty.get, 'everyone', async ({ params }) => {
    const property = await findExpiredCard(context.reads.prepared, params.id)
    if (!property) throw refuse('property_not_found')
    return { property }
  })

  const { secrets } = context
  serve(app, context, availability.requested, async ({ db, query }) =>
    readRequest(db, secrets, query.token),
  )
  serve(app, context, availability.confirmRequested, async ({ db, query, body, trace }) =>
    transact(db, (tx) => confirmRequest(tx, secrets, { ...query, ...body, trace })),
  )
}
