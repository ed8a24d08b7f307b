import type { FastifyInstance } from 'fastify'
import { conversation } from '#contract/inquiry/conversation.ts'
import type { Context } from '#server/context.ts'
import { serve } from '#server/http/serve.ts'
import { countCallReport } from './call-report/report.ts'
import { relayedBy } from './contact.ts'
import {
  chatWithBroker,
  chooseNumberSharing,
  countMessage,
  findConversations,
  readAll,
  readConversation,
  reportBroker,
  writeToBroker,
} from './conversation.ts'
import { rateVisit } from './visit/rating.ts'

/** Registers the conversations of a customer with brokers. */
export function registerConversationRoutes(app: FastifyInstance, context: Context): void {
  serve(app, context, conversation.list, ({ db, viewer, query }) =>
    findConversations(db, viewer, query),
  )

  serve(app, context, conversation.get, async ({ db, viewer, params }) => {
    const read = await readConversation(db, viewer, params.id)
    const canCall = read.inquiry.mayWrite && relayedBy(context.config).isRelayed
    return { ...read, canCall }
  })

  serve<typeof conversation.write, void>(
    app,
    context,
    conversation.write,
    async ({ db, viewer, params, body }) => ({
      inquiry: await writeToBroker(db, viewer, params.id, body.text),
    }),
    { prepare: ({ db, viewer }) => countMessage(db, viewer) },
  )

  serve(app, context, conversation.rateVisit, async ({ db, viewer, params, body }) => ({
    visit: await rateVisit(db, viewer, params.id, body),
  }))

  serve<typeof conversation.shareNumber, void>(
    app,
    context,
    conversation.shareNumber,
    async ({ db, viewer, params, body }) => ({
      inquiry: await chooseNumberSharing(db, viewer, params.id, body.numberSharing),
    }),
    { prepare: ({ db, viewer }) => countMessage(db, viewer) },
  )

  serve<typeof conversation.reportCall, void>(
    app,
    context,
    conversation.reportCall,
    async ({ db, viewer, params, body }) => ({
      inquiry: await reportBroker(db, viewer, params.id, body),
    }),
    { prepare: ({ db, viewer, trace }) => countCallReport(db, `customer ${viewer.id}`, trace) },
  )

  serve(app, context, conversation.read, async ({ db, viewer, params }) => {
    await readAll(db, viewer, params.id)
    return { message: 'Read' }
  })

  serve<typeof conversation.chat, void>(
    app,
    context,
    conversation.chat,
    async ({ db, viewer, params, body }) => ({
      inquiry: await chatWithBroker(db, viewer, params.id, body),
    }),
    { prepare: ({ db, viewer }) => countMessage(db, viewer) },
  )
}
