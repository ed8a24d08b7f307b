import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { v7 } from 'uuid'
import { message } from '#contract/message.ts'
import { dayInIndia } from '#domain/report-period.ts'
import { narrowedBy, record } from '#server/audit/record.ts'
import type { Context } from '#server/context.ts'
import { serve } from '#server/http/serve.ts'
import { findMessages, messageLines, messageStats, resendMessage } from './log.ts'

export function mountMessage(app: FastifyInstance, context: Context): void {
  serve(app, context, message.list, async ({ db, query }) => findMessages(db, query))
  serve(app, context, message.stats, async ({ db }) => ({ stats: await messageStats(db) }))
  serve(app, context, message.resend, async ({ db, viewer, params }) => ({
    message: await resendMessage(db, viewer, params.id),
  }))
  serve(app, context, message.export, async ({ db, viewer, query, reply }) => {
    // An export is about no single message: its line stands for itself.
    await record(
      db,
      viewer,
      'message.export',
      { kind: 'message', id: v7() },
      { after: narrowedBy(query) },
    )
    const day = dayInIndia(new Date())
    return reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="message-logs-${day}.csv"`)
      .send(Readable.from(messageLines(db, query)))
  })
}
