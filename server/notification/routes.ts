import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { v7 } from 'uuid'
import { contactChoice } from '#contract/account/contact-choice.ts'
import { messageCarrier } from '#contract/message/carrier.ts'
import { message } from '#contract/message/message.ts'
import { messageSetting } from '#contract/message/settings.ts'
import { messageTemplate } from '#contract/message/template.ts'
import { openPaginationOf } from '#contract/page.ts'
import { dayInIndia } from '#domain/date/date.ts'
import { narrowedBy, record } from '#server/audit/record.ts'
import type { Context } from '#server/context.ts'
import { serve } from '#server/http/serve.ts'
import { readCarriers } from '#server/notification/channel/status.ts'
import { registerWebhookRoutes } from '#server/notification/channel/webhook-routes.ts'
import { changeChoices, ownChoices } from '#server/notification/consent/broker-choice.ts'
import { registerUnsubscribeRoutes } from '#server/notification/consent/unsubscribe-routes.ts'
import {
  findMessages,
  messageLines,
  messageStats,
  resendMessage,
} from '#server/notification/log/service.ts'
import {
  findTemplates,
  getTemplate,
  registerTemplate,
} from '#server/notification/template/dlt-registration.ts'
import { changeSettings, setRate, showSettings } from './settings.ts'

export function registerMessageRoutes(app: FastifyInstance, context: Context): void {
  void app.register((scope) => registerUnsubscribeRoutes(scope, context))
  void app.register((scope) => registerWebhookRoutes(scope, context))
  serve(app, context, contactChoice.get, ({ db, viewer }) => ownChoices(db, viewer))
  serve(app, context, contactChoice.change, ({ db, viewer, body }) =>
    changeChoices(db, context, viewer, body),
  )
  registerTemplatesRoutes(app, context)
  registerSettingsRoutes(app, context)
  serve(app, context, message.list, async ({ db, query }) => findMessages(db, query))
  serve(app, context, message.stats, async ({ db }) => ({ stats: await messageStats(db) }))
  serve(app, context, messageCarrier.list, async () => ({ carriers: readCarriers(context) }))
  serve(app, context, message.resend, async ({ db, viewer, params }) => ({
    message: await resendMessage(db, viewer, params.id),
  }))
  serve(app, context, message.export, async ({ db, viewer, query, reply }) => {
    // An export is about no single message, so its audit entry gets a new id.
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

function registerTemplatesRoutes(app: FastifyInstance, context: Context): void {
  const { config } = context
  serve(app, context, messageTemplate.list, async ({ db, query }) => {
    const all = await findTemplates(db, config, query)
    const { page = 1, limit = all.length } = query
    return {
      templates: all.slice((page - 1) * limit, page * limit),
      pagination: openPaginationOf(query, all.length),
    }
  })
  serve(app, context, messageTemplate.get, async ({ db, params }) => ({
    template: await getTemplate(db, config, params.id),
  }))
  serve(app, context, messageTemplate.register, async ({ db, viewer, params, body }) => ({
    template: await registerTemplate(db, config, viewer, params.id, body),
  }))
}

function registerSettingsRoutes(app: FastifyInstance, context: Context): void {
  const { config } = context
  serve(app, context, messageSetting.get, async ({ db }) => ({
    settings: await showSettings(db, config),
  }))
  serve(app, context, messageSetting.change, async ({ db, viewer, body }) => ({
    settings: await changeSettings(db, config, viewer, body),
  }))
  serve(app, context, messageSetting.setRate, async ({ db, viewer, body }) => ({
    settings: await setRate(db, config, viewer, body),
  }))
}
