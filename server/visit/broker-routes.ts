import type { FastifyInstance } from 'fastify'
import { paginationOf } from '#contract/page.ts'
import { brokerVisit } from '#contract/visit/visit.ts'
import type { Context } from '#server/context.ts'
import { serve } from '#server/http/serve.ts'
import { cancelVisit, proposeTime } from './change.ts'
import { countChange } from './count-change.ts'
import { presentForBroker } from './present.ts'
import { answerMissed, countCode, proveVisit, sayMissed } from './prove.ts'
import { listVisits } from './queries.ts'

/** Registers the visits of a broker's listings. */
export function registerBrokerVisitRoutes(app: FastifyInstance, context: Context): void {
  const { secrets } = context

  serve(app, context, brokerVisit.list, async ({ db, viewer, query }) => {
    const { rows, total } = await listVisits(db, 'broker', viewer, query)
    return {
      visits: rows.map((row) => presentForBroker(row, secrets, viewer)),
      pagination: paginationOf(query.page, query.limit, total),
    }
  })

  serve<typeof brokerVisit.propose, void>(
    app,
    context,
    brokerVisit.propose,
    async ({ db, viewer, params, body }) => {
      const row = await proposeTime(db, context, viewer, { id: params.id, ...body })
      return { visit: presentForBroker(row, secrets, viewer) }
    },
    { prepare: ({ db, viewer }) => countChange(db, viewer) },
  )

  serve<typeof brokerVisit.cancel, void>(
    app,
    context,
    brokerVisit.cancel,
    async ({ db, viewer, params, body }) => {
      const row = await cancelVisit(db, context, viewer, { id: params.id, ...body })
      return { visit: presentForBroker(row, secrets, viewer) }
    },
    { prepare: ({ db, viewer }) => countChange(db, viewer) },
  )

  serve<typeof brokerVisit.prove, number>(
    app,
    context,
    brokerVisit.prove,
    async ({ db, viewer, params, body, prepared: left }) => {
      const row = await proveVisit(db, context, viewer, { id: params.id, ...body, left })
      return { visit: presentForBroker(row, secrets, viewer) }
    },
    { prepare: ({ db, viewer, params }) => countCode(db, viewer, params.id) },
  )

  serve(app, context, brokerVisit.sayMissed, async ({ db, viewer, params }) => ({
    visit: presentForBroker(await sayMissed(db, context, viewer, params.id), secrets, viewer),
  }))

  serve(app, context, brokerVisit.answerMissed, async ({ db, viewer, params, body }) => ({
    visit: presentForBroker(
      await answerMissed(db, viewer, { id: params.id, ...body }),
      secrets,
      viewer,
    ),
  }))
}
