import type { FastifyInstance } from 'fastify'
import { listingChange } from '#contract/property/listing-change.ts'
import type { Context } from '#server/context.ts'
import { serve } from '#server/http/serve.ts'
import { readChanges } from './feed.ts'

export function registerListingChangeRoutes(app: FastifyInstance, context: Context): void {
  const { secrets } = context
  // Reads the primary, because a replica may lag behind a cursor.
  serve(app, context, listingChange.list, ({ db, query }) => readChanges(db, secrets, query))
}
