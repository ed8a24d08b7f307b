import type { FastifyInstance } from 'fastify'
import { leadGuarantee } from '#contract/inquiry/lead-guarantee.ts'
import type { Context } from '#server/context.ts'
import { serve } from '#server/http/serve.ts'
import { relayedBy } from '#server/inquiry/contact.ts'
import { recordTry } from './tries.ts'

/** Registers the tries of brokers to reach leads. */
export function registerGuaranteeRoutes(app: FastifyInstance, context: Context): void {
  serve(app, context, leadGuarantee.recordTry, async ({ db, viewer, params, body }) => ({
    guarantee: await recordTry(db, viewer, params.id, body, relayedBy(context.config)),
  }))
}
