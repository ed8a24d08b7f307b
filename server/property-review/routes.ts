import type { FastifyInstance } from 'fastify'
import { propertyClaim } from '#contract/property/claim.ts'
import { property } from '#contract/property/property.ts'
import { propertyReview } from '#contract/property/review.ts'
import { t } from '#domain/locale/translate.ts'
import { saveDecisionViews } from '#server/audit/decision-view-queries.ts'
import type { Context } from '#server/context.ts'
import { receivedAt } from '#server/http/received-at.ts'
import { serve } from '#server/http/serve.ts'
import { setClaim } from '#server/property/claim/service.ts'
import { countByStatus } from '#server/property/queries.ts'
import { isKeyed, presentSubmitted } from '#server/property/submission/submission.ts'
import { addForBroker, editForBroker, getSignals } from './edit-for-broker.ts'
import { decideListing, getForReview, removeListing } from './service.ts'

const removed = () => ({ message: t('Property deleted successfully') })

export function registerPropertyReviewRoutes(app: FastifyInstance, context: Context): void {
  const { secrets } = context

  serve(app, context, property.stats, async ({ db }) => ({ stats: await countByStatus(db) }))

  serve(app, context, property.get, async ({ db, viewer, params }) => {
    const shown = await getForReview(db, viewer, params.id, secrets)
    await saveDecisionViews(db, viewer, [params.id, shown.broker._id])
    return shown
  })

  serve(app, context, property.changeStatus, async ({ db, viewer, params, body, reply }) => ({
    property: await decideListing(
      db,
      viewer,
      params.id,
      { ...body, receivedAt: receivedAt(reply) },
      secrets,
    ),
  }))

  serve(app, context, property.remove, async ({ db, viewer, params }) => {
    await removeListing(db, viewer, params.id)
    return removed()
  })

  serve(app, context, propertyReview.signals, ({ db, viewer, params }) =>
    getSignals(db, viewer, params.id, secrets),
  )

  serve(app, context, propertyClaim.set, async ({ db, viewer, params, body }) => ({
    claims: await setClaim(db, viewer, params, body),
  }))

  serve(app, context, propertyReview.add, async ({ db, viewer, body, request }) =>
    presentSubmitted(await addForBroker(db, viewer, body, secrets, isKeyed(request))),
  )

  serve(app, context, propertyReview.edit, async ({ db, viewer, params, body }) => ({
    property: await editForBroker(db, viewer, params.id, body, secrets),
  }))
}
