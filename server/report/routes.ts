import type { FastifyInstance } from 'fastify'
import { refuse } from '#contract/refusal.ts'
import { ReportType, report } from '#contract/report.ts'
import { dayInIndia } from '#domain/report-period.ts'
import type { Context } from '#server/context.ts'
import { serve } from '#server/http/serve.ts'
import {
  analyticsReport,
  brokerActivityReport,
  customerReport,
  dashboardReport,
  propertyReport,
  revenueReport,
} from './service.ts'
import { writeSheet } from './sheet.ts'
import { linesOf } from './table.ts'

const mediaTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

export function mountReport(app: FastifyInstance, context: Context): void {
  serve(app, context, report.dashboard, ({ db, viewer }) => dashboardReport(db, viewer))

  serve(app, context, report.analytics, ({ db, viewer, query }) =>
    analyticsReport(db, viewer, query.period),
  )

  serve(app, context, report.revenue, ({ db, query }) => revenueReport(db, query.period))

  serve(app, context, report.brokerActivity, ({ db }) => brokerActivityReport(db))

  serve(app, context, report.properties, ({ db }) => propertyReport(db))

  serve(app, context, report.customers, ({ db }) => customerReport(db))

  serve(app, context, report.export, async ({ db, viewer, params, query, reply }) => {
    const { period, format } = query
    const type = ReportType.schema.safeParse(params.type)
    if (!type.success)
      throw refuse('invalid_input', { fields: { type: 'There is no such report.' } })
    const lines = await linesOf(db, viewer, type.data, period)
    const name = `${type.data}-report-${dayInIndia(new Date())}.${format}`
    reply.type(mediaTypes[format]).header('content-disposition', `attachment; filename="${name}"`)
    return writeSheet(lines, format)
  })
}
