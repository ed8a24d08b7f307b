import type { FastifyInstance } from 'fastify'
import { costRate } from '#contract/cost/cost-rate.ts'
import { t } from '#domain/locale/translate.ts'
import type { Context } from '#server/context.ts'
import { serveCrud } from '#server/http/serve-crud.ts'
import { serveRead } from '#server/http/serve-read.ts'
import { listRates, listRatesOfToday } from './queries.ts'
import { costRateService } from './service.ts'

export function registerCostRoutes(app: FastifyInstance, context: Context): void {
  serveRead(app, context, costRate.publicList, 'everyone', async ({ db, query }) => ({
    rates: await listRatesOfToday(db, query.state),
  }))

  serveCrud(app, context, costRate, {
    list: ({ db, query }) => listRates(db, query),
    get: async ({ db, params }) => ({ rate: await costRateService.get(db, params.id) }),
    create: async ({ db, viewer, body }) => ({
      rate: await costRateService.create(db, viewer, body),
    }),
    change: async ({ db, viewer, params, body }) => ({
      rate: await costRateService.change(db, viewer, params.id, body),
    }),
    remove: async ({ db, viewer, params }) => {
      await costRateService.remove(db, viewer, params.id)
      return { message: t('Rate deleted') }
    },
  })
}
