import type { FastifyInstance } from 'fastify'
import { callReport } from '#contract/inquiry/call-report.ts'
import { paginationOf } from '#contract/page.ts'
import { saveDecisionViews } from '#server/audit/decision-view-queries.ts'
import type { Context } from '#server/context.ts'
import { receivedAt } from '#server/http/received-at.ts'
import { serve } from '#server/http/serve.ts'
import { decideReport, getReport, readOwnReports, respondToReport } from './decide.ts'
import { presentReport } from './present.ts'
import { countReports, listReports } from './queries.ts'

/** Registers what brokers and administrators do with reports of unwanted calls. */
export function registerCallReportRoutes(app: FastifyInstance, context: Context): void {
  serve(app, context, callReport.mine, ({ db, viewer }) => readOwnReports(db, viewer))

  serve(app, context, callReport.respond, async ({ db, viewer, params, body }) => ({
    report: await respondToReport(db, viewer, params.id, body.text),
  }))

  serve(app, context, callReport.list, async ({ db, viewer, query }) => {
    const { page, limit, sort, ...filter } = query
    const { rows, total } = await listReports(db, filter, { page, limit, sort })
    await saveDecisionViews(
      db,
      viewer,
      rows.map(({ id }) => id),
    )
    return { reports: rows.map(presentReport), pagination: paginationOf(page, limit, total) }
  })

  serve(app, context, callReport.stats, async ({ db }) => ({ stats: await countReports(db) }))

  serve(app, context, callReport.get, async ({ db, viewer, params }) => {
    const found = await getReport(db, params.id)
    await saveDecisionViews(db, viewer, [found.report._id, ...found.others.map(({ _id }) => _id)])
    return found
  })

  serve(app, context, callReport.decide, async ({ db, viewer, params, body, reply }) => ({
    report: await decideReport(db, context.config, viewer, params.id, {
      ...body,
      receivedAt: receivedAt(reply),
    }),
  }))
}
