import type { FastifyInstance } from 'fastify'
import { relayCall } from '#contract/inquiry/relay-call.ts'
import { refuse } from '#contract/refusal.ts'
import { t } from '#domain/locale/translate.ts'
import type { Context } from '#server/context.ts'
import { serve } from '#server/http/serve.ts'
import { isSecret } from '#server/notification/channel/sms/msg91-webhook.ts'
import { readExotelReport } from './provider/exotel.ts'
import { callBroker, callSeeker, finishCall } from './start-call.ts'

export function registerRelayRoutes(app: FastifyInstance, context: Context): void {
  const ringing = () => ({
    message: t('We are calling you now. Please pick up, and we will connect you.'),
  })

  serve(app, context, relayCall.callSeeker, async ({ viewer, params, body }) => {
    await callSeeker(context, viewer, params.id, body.conversation)
    return ringing()
  })

  serve(app, context, relayCall.callBroker, async ({ viewer, params }) => {
    await callBroker(context, viewer, params.id)
    return ringing()
  })

  // The provider signs nothing, so the callback address contains a secret.
  app.post<{ Params: { secret: string } }>(
    '/api/webhooks/exotel/:secret',
    { schema: { hide: true } },
    async ({ params, body }) => {
      if (!isSecret(context.config.exotel?.webhookSecret, params.secret)) {
        throw refuse('endpoint_unknown')
      }
      const end = readExotelReport(body)
      if (end) await finishCall(context.db, 'exotel', end)
      return { received: true }
    },
  )
}
