import type { FastifyInstance } from 'fastify'
import { propertyCompare } from '#contract/property/compare.ts'
import { ownProperty } from '#contract/property/own-property.ts'
import { property } from '#contract/property/property.ts'
import { t } from '#domain/locale/translate.ts'
import { makeContactToken } from '#server/contact/page-token.ts'
import type { Context } from '#server/context.ts'
import { serve } from '#server/http/serve.ts'
import { serveRead } from '#server/http/serve-read.ts'
import { noteView } from '#server/property/analytics/customer-view-queries.ts'
import { findCompared } from './compare.ts'
import { listingVisits } from './public-page.ts'
import { sumOwn } from './queries.ts'
import {
  archiveListing,
  changeListing,
  closeListing,
  confirmListing,
  createListing,
  findAskers,
  getMine,
  restoreListing,
} from './service.ts'
import { isKeyed, presentSubmitted } from './submission/submission.ts'

const removed = () => ({ message: t('Property deleted successfully') })

export function registerPropertyRoutes(app: FastifyInstance, context: Context): void {
  registerPublicRoutes(app, context)
  registerBrokerRoutes(app, context)
}

function registerPublicRoutes(app: FastifyInstance, context: Context): void {
  const { prepared } = context.reads
  const visitListing = listingVisits(context, (error) => app.log.warn({ err: error }, 'view'))

  serveRead(app, context, propertyCompare.some, 'everyone', async ({ query }) => ({
    properties: await findCompared(prepared, query.ids),
  }))

  // A view counts once per visitor.
  serveRead(
    app,
    context,
    property.publicGet,
    'visitor',
    async ({ db, viewer, params, trace, isProgram }) => {
      const property = await visitListing(params.id, { viewer, trace, isProgram })
      if (viewer?.realm === 'customer') await noteView(db, viewer, params.id)
      return { property, contactToken: makeContactToken(context.secrets, params.id) }
    },
    // Made field by field, so that nothing has to be cut (`card.test.ts`).
    { write: JSON.stringify },
  )
}

function registerBrokerRoutes(app: FastifyInstance, context: Context): void {
  const { secrets } = context

  serve(app, context, property.create, async ({ db, viewer, body, request }) =>
    presentSubmitted(await createListing(db, viewer, body, secrets, isKeyed(request))),
  )

  serve(app, context, property.mineStats, async ({ db, viewer }) => ({
    stats: await sumOwn(db, viewer),
  }))

  serve(app, context, property.mineOne, async ({ db, viewer, params }) => ({
    property: await getMine(db, viewer, params.id, secrets),
  }))

  serve(app, context, property.change, async ({ db, viewer, params, body }) => ({
    property: await changeListing(db, viewer, params.id, body, secrets),
  }))

  serve(app, context, property.close, async ({ db, viewer, params, body }) => ({
    property: await closeListing(db, viewer, params.id, body, secrets),
  }))

  serve(app, context, ownProperty.askers, async ({ db, viewer, params }) => ({
    askers: await findAskers(db, viewer, params.id),
  }))

  serve(app, context, ownProperty.confirm, async ({ db, viewer, params }) => ({
    property: await confirmListing(db, viewer, params.id, secrets),
  }))

  serve(app, context, ownProperty.restore, async ({ db, viewer, params }) => ({
    property: await restoreListing(db, viewer, params.id, secrets),
  }))

  serve(app, context, property.withdraw, async ({ db, viewer, params }) => {
    await archiveListing(db, viewer, params.id)
    return removed()
  })
}
