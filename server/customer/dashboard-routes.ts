import type { FastifyInstance } from 'fastify'
import { dashboard } from '#contract/dashboard.ts'
import { refuse } from '#contract/refusal.ts'
import { t } from '#domain/locale/translate.ts'
import type { Context } from '#server/context.ts'
import { serve } from '#server/http/serve.ts'
import { noteView } from '#server/property/analytics/analytics.ts'
import { dismissListing, restoreListing } from '#server/recommendation/service.ts'
import { readDashboard } from './dashboard.ts'

export function registerDashboardRoutes(app: FastifyInstance, context: Context): void {
  serve(app, context, dashboard.get, async ({ db, viewer }) => ({
    dashboard: await readDashboard(db, viewer),
  }))

  serve(app, context, dashboard.noteView, async ({ db, viewer, body }) => {
    if (!(await noteView(db, viewer, body.propertyId))) throw refuse('property_not_found')
    return { message: 'Noted' }
  })

  serve(app, context, dashboard.dismiss, async ({ db, viewer, body }) => {
    await dismissListing(db, viewer, body.propertyId)
    return { message: t('You will see fewer homes like this') }
  })

  serve(app, context, dashboard.restore, async ({ db, viewer, params }) => {
    await restoreListing(db, viewer, params.id)
    return { message: t('We may recommend this home again') }
  })
}
