import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from '#contract/refusal.ts'
import type { Context } from '#server/context.ts'
import { handleMsg91Receipt, isSecret } from '#server/notification/channel/sms/msg91-webhook.ts'
import {
  handleWhatsAppEvent,
  isSigned,
} from '#server/notification/channel/whatsapp/whatsapp-webhook.ts'

/**
 * Registers the webhooks of the providers. Bodies are read as bytes, because signatures are over
 * them.
 */
export async function registerWebhookRoutes(
  scope: FastifyInstance,
  { config, db, secrets }: Context,
): Promise<void> {
  scope.removeContentTypeParser('application/json')
  scope.addContentTypeParser(
    ['application/json', 'application/x-www-form-urlencoded'],
    { parseAs: 'buffer' },
    (_request, body, done) => done(null, body),
  )
  const hidden = { schema: { hide: true } }

  scope.get('/api/webhooks/whatsapp', hidden, async (request, reply) => {
    const query = request.query as Record<string, unknown>
    const challenge = query['hub.challenge']
    const isMeta = query['hub.mode'] === 'subscribe' && typeof challenge === 'string'
    const token = String(query['hub.verify_token'] ?? '')
    if (!isMeta || !isSecret(config.whatsapp?.verifyToken, token)) throw refuse('not_allowed')
    return reply.type('text/plain').send(challenge)
  })

  scope.post('/api/webhooks/whatsapp', hidden, async (request) => {
    const body = bytesOf(request)
    if (!config.whatsapp) throw refuse('endpoint_unknown')
    if (!isSigned(config.whatsapp, body, request.headers['x-hub-signature-256'])) {
      throw refuse('not_allowed')
    }
    const { phoneId } = config.whatsapp
    await handleWhatsAppEvent({ db, secrets, phoneId }, json(body.toString('utf8')), request.id)
    return { received: true }
  })

  scope.post<{ Params: { secret: string } }>(
    '/api/webhooks/msg91/:secret',
    hidden,
    async (request) => {
      if (!isSecret(config.msg91?.webhookSecret, request.params.secret)) {
        throw refuse('endpoint_unknown')
      }
      await handleMsg91Receipt({ db, secrets }, json(unpacked(request)), request.id)
      return { received: true }
    },
  )
}

function bytesOf({ body }: FastifyRequest): Buffer {
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0)
}

function unpacked(request: FastifyRequest): string {
  const text = bytesOf(request).toString('utf8')
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')
  return isForm ? (new URLSearchParams(text).get('data') ?? '') : text
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw refuse('request_unreadable')
  }
}
