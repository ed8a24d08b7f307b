import type { FastifyInstance } from 'fastify'
import { listingMessage } from '#contract/property/listing-message.ts'
import type { Context } from '#server/context.ts'
import { serve } from '#server/http/serve.ts'
import { limitConcurrency } from '#server/resilience/concurrency.ts'
import { readListingMessage } from './read.ts'

/** Long messages keep the process busy, so they are read one after another. */
const maxWaiting = 50
const maxWaitMs = 5_000

export function registerListingMessageRoutes(app: FastifyInstance, context: Context): void {
  const limited = limitConcurrency(1, maxWaiting, maxWaitMs)
  serve(app, context, listingMessage.read, ({ db, viewer, body }) =>
    limited(() => readListingMessage(db, viewer, body)),
  )
}
