import type { FastifyInstance } from 'fastify'
import { ownProperty } from '#contract/property/own-property.ts'
import type { Context } from '#server/context.ts'
import { serve } from '#server/http/serve.ts'
import { type PendingCounts, writeEvery } from '#server/job/pending-counts.ts'
import { repeat } from '#server/job/repeat.ts'
import { getAnalytics } from './analytics.ts'

/** Registers the routes that record and return the analytics of listings. */
export function registerAnalyticsRoutes(
  app: FastifyInstance,
  context: Context,
  shown: PendingCounts,
): void {
  const { db } = context
  const writing = repeat(app.log, {
    name: 'count showings',
    milliseconds: writeEvery,
    work: () => shown.writeSome(db),
  })
  app.addHook('onClose', async () => {
    await writing.stop()
    await shown.flush(db)
  })

  serve(app, context, ownProperty.analytics, async ({ db, viewer, params, query }) => {
    // Written first, so that the latest impressions are included.
    await shown.writeOne(db, params.id)
    return getAnalytics(db, viewer, params.id, query.period)
  })
}
