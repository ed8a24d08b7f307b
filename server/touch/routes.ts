import type { FastifyInstance } from 'fastify'
import { touch } from '#contract/touch.ts'
import { t } from '#domain/locale/translate.ts'
import type { Context } from '#server/context.ts'
import { serve } from '#server/http/serve.ts'
import { listOwnTouches } from './queries.ts'
import { removeTouches } from './service.ts'

/** Registers the touches of the signed-in person: reading and withdrawing them. */
export function registerTouchRoutes(app: FastifyInstance, context: Context): void {
  const removed = () => ({ message: t('Deleted') })

  serve(app, context, touch.customer, async ({ db, viewer }) => ({
    touches: await listOwnTouches(db, viewer),
  }))

  serve(app, context, touch.removeOfCustomer, async ({ db, viewer }) => {
    await removeTouches(db, viewer)
    return removed()
  })

  serve(app, context, touch.broker, async ({ db, viewer }) => ({
    touches: await listOwnTouches(db, viewer),
  }))

  serve(app, context, touch.removeOfBroker, async ({ db, viewer }) => {
    await removeTouches(db, viewer)
    return removed()
  })
}
