import type { FastifyInstance } from 'fastify'
import { listingChange } from '#contract/property/listing-change.ts'
import type { Context } from '#server/context.ts'
import { serve } from '#server/http/serve.ts'
import { readChanges } from './feed.ts'

export function registerListingChangeRoutes(app: FastifyInstance, context: Context): void {
  const { secrets } = context
  // From the primary: a replica may be behind what a cursor has seen.
  serve(app, context, listingChange.list, ({ db, query }) => readChanges(db, secrets, query))
}
