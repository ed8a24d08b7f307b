import type { FastifyInstance } from 'fastify'
import { flag } from '#contract/flag.ts'
import { paginationOf } from '#contract/page.ts'
import { t } from '#domain/locale/translate.ts'
import { saveDecisionViews } from '#server/audit/decision-view-queries.ts'
import type { Context } from '#server/context.ts'
import { receivedAt } from '#server/http/received-at.ts'
import { serve } from '#server/http/serve.ts'
import { countByStatus, listFlags } from './queries.ts'
import { countReport, decideFlag, getFlag, reportListing } from './service.ts'

export function registerFlagRoutes(app: FastifyInstance, context: Context): void {
  const { secrets } = context
  serve<typeof flag.report, void>(
    app,
    context,
    flag.report,
    async ({ db, viewer, trace, params, body }) => {
      await reportListing(db, { viewer, trace }, params.id, body, context)
      return { message: t('Thank you. We will check this listing.') }
    },
    { prepare: ({ db, trace }) => countReport(db, trace.address) },
  )
  serve(app, context, flag.list, async ({ db, viewer, query }) => {
    const { page, limit, sort, ...filter } = query
    const { rows, total } = await listFlags(db, filter, { page, limit, sort })
    await saveDecisionViews(
      db,
      viewer,
      rows.flatMap(({ _id, property }) => [_id, property._id]),
    )
    return { flags: rows, pagination: paginationOf(page, limit, total) }
  })
  serve(app, context, flag.stats, async ({ db }) => ({ stats: await countByStatus(db) }))
  serve(app, context, flag.get, async ({ db, viewer, params }) => {
    const shown = await getFlag(db, params.id)
    await saveDecisionViews(db, viewer, [params.id, shown.flag.property._id])
    return shown
  })
  serve(app, context, flag.decide, async ({ db, viewer, params, body, reply }) => ({
    flag: await decideFlag(
      db,
      viewer,
      params.id,
      { ...body, receivedAt: receivedAt(reply) },
      secrets,
    ),
  }))
}
