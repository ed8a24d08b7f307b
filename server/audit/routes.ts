import type { FastifyInstance } from 'fastify'
import { audit } from '#contract/audit.ts'
import { pagesOfLog } from '#contract/page.ts'
import type { Context } from '#server/context.ts'
import { serve } from '#server/http/serve.ts'
import { readChainState } from './chain/service.ts'
import { listEvents, listOwnEvents } from './queries.ts'

export function registerAuditRoutes(app: FastifyInstance, context: Context): void {
  serve(app, context, audit.list, async ({ db, viewer, query }) => {
    const { page, limit, ...filter } = query
    const { rows, ...counted } = await listEvents(db, viewer, filter, { page, limit })
    return { events: rows, pagination: pagesOfLog(page, limit, counted) }
  })

  serve(app, context, audit.chain, async ({ db }) => ({ chain: await readChainState(db) }))

  serve(app, context, audit.own, async ({ db, viewer, query }) => {
    const { rows, ...counted } = await listOwnEvents(db, viewer, query)
    return { events: rows, pagination: pagesOfLog(query.page, query.limit, counted) }
  })
}
