import type { FastifyInstance } from 'fastify'
import { refuse } from '#contract/refusal.ts'
import { ReportType, report } from '#contract/report.ts'
import { t } from '#domain/locale/translate.ts'
import type { Context } from '#server/context.ts'
import { nameFile } from '#server/export/send-export.ts'
import { serve } from '#server/http/serve.ts'
import { exportReport } from './export.ts'
import {
  analyticsReport,
  brokerActivityReport,
  customerReport,
  dashboardReport,
  propertyReport,
  revenueReport,
} from './service.ts'
import { sourceReport } from './sources.ts'

export function registerReportRoutes(app: FastifyInstance, context: Context): void {
  serve(app, context, report.dashboard, ({ db, viewer }) => dashboardReport(db, viewer))

  serve(app, context, report.analytics, ({ db, viewer, query }) =>
    analyticsReport(db, viewer, query.period),
  )

  serve(app, context, report.revenue, ({ db, query }) => revenueReport(db, query.period))

  serve(app, context, report.brokerActivity, ({ db }) => brokerActivityReport(db))

  serve(app, context, report.properties, ({ db }) => propertyReport(db))

  serve(app, context, report.customers, ({ db }) => customerReport(db))

  serve(app, context, report.sources, ({ db, viewer, query }) => sourceReport(db, viewer, query))

  serve(app, context, report.export, async ({ db, viewer, params, query, reply }) => {
    const type = ReportType.schema.safeParse(params.type)
    if (!type.success) throw refuse('invalid_input', { fields: { type: t('Report not found.') } })
    const file = await exportReport(db, viewer, type.data, query)
    nameFile(reply, `${type.data}-report`, query.format)
    return file
  })
}
