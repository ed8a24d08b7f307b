import type { FastifyInstance } from 'fastify'
import { inquiry } from '#contract/inquiry.ts'
import type { Context } from '#server/context.ts'
import { serve } from '#server/http/serve.ts'
import { askBroker, countInquiry } from './service.ts'

export function mountInquiry(app: FastifyInstance, context: Context): void {
  serve<typeof inquiry.create, void>(
    app,
    context,
    inquiry.create,
    async ({ db, viewer, params, body }) => ({
      inquiry: { reference: await askBroker(db, viewer, params.id, body) },
      message: 'Your inquiry has been sent to the broker',
    }),
    { prepare: ({ db, body, trace }) => countInquiry(db, trace.address, body.phone) },
  )
}
