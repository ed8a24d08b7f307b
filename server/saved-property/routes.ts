import type { FastifyInstance } from 'fastify'
import { savedProperty } from '#contract/saved/saved-property.ts'
import { t } from '#domain/locale/translate.ts'
import type { Context } from '#server/context.ts'
import { serve } from '#server/http/serve.ts'
import { listSavedIds, saveHasAlerts } from './queries.ts'
import { findSaved, saveProperty, unsaveProperty } from './service.ts'

export function registerSavedPropertyRoutes(app: FastifyInstance, context: Context): void {
  serve(app, context, savedProperty.list, ({ db, viewer, query }) => findSaved(db, viewer, query))

  serve(app, context, savedProperty.ids, async ({ db, viewer }) => ({
    ids: await listSavedIds(db, viewer),
  }))

  serve(app, context, savedProperty.save, async ({ db, viewer, body }) => ({
    savedProperty: await saveProperty(db, viewer, body.propertyId),
  }))

  serve(app, context, savedProperty.setAlerts, async ({ db, viewer, params, body }) => {
    const { hasAlerts } = body
    await saveHasAlerts(db, viewer, { propertyId: params.id, hasAlerts })
    return {
      message: hasAlerts ? t('Alerts for this home are on') : t('Alerts for this home are off'),
    }
  })

  serve(app, context, savedProperty.remove, async ({ db, viewer, params }) => {
    await unsaveProperty(db, viewer, params.id)
    return { message: t('Removed from your saved properties') }
  })
}
