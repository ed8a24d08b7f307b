import type { FastifyInstance } from 'fastify'
import { audit } from '#contract/audit.ts'
import { paginationOf } from '#contract/page.ts'
import type { Context } from '#server/context.ts'
import { serve } from '#server/http/serve.ts'
import { listEvents, listOwnEvents } from './queries.ts'

export function mountAudit(app: FastifyInstance, context: Context): void {
  serve(app, context, audit.list, async ({ db, viewer, query }) => {
    const { page, limit, ...filter } = query
    const { rows, total } = await listEvents(db, viewer, filter, { page, limit })
    return { events: rows, pagination: paginationOf(page, limit, total) }
  })

  serve(app, context, audit.own, async ({ db, viewer, query }) => {
    const { rows, total } = await listOwnEvents(db, viewer, query)
    return { events: rows, pagination: paginationOf(query.page, query.limit, total) }
  })
}
