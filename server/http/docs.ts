import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import Fastify, { type FastifyReply, type FastifyRequest, type RouteOptions } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { DeliveryKind, webhookEvents } from '#contract/partner/webhook-event.ts'

/** What is posted to webhooks, by kind. */
function describeWebhooks() {
  return Object.fromEntries(
    Object.entries(webhookEvents).map(([kind, schema]) => [
      kind,
      {
        post: {
          summary: DeliveryKind.label(kind),
          tags: ['webhooks'],
          parameters: signedHeaders.map(([name, description]) => ({
            ...{ name, description, in: 'header', required: true },
            schema: { type: 'string' },
          })),
          requestBody: {
            required: true,
            content: { 'application/json': { schema: z.toJSONSchema(schema) } },
          },
          responses: { '2XX': { description: 'Accepted; anything else is tried again' } },
        },
      },
    ]),
  )
}

const signedHeaders = [
  ['webhook-id', 'The same for every try of a delivery'],
  ['webhook-timestamp', 'When it is sent, in seconds since 1970'],
  ['webhook-signature', 'One or more of `v1,` with the HMAC-SHA256 over id, timestamp and body'],
] as const

export interface Docs {
  /** The document, generated once: it is long, and anybody may request it often. */
  text: string
  /** Responds to a path under /api/docs. */
  show(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>
  close(): Promise<void>
}

const schemes = {
  bearer: { type: 'http', scheme: 'bearer', description: 'The token of a session' },
  apiKey: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'bbz_…',
    description: 'An API key, of which the named scope is required; never in an address',
  },
} as const

const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/**
 * Returns a Fastify application of its own with the other's routes: the other takes no more routes
 * once it listens.
 */
export async function makeDocs(routes: RouteOptions[], version: string): Promise<Docs> {
  const app = Fastify({ exposeHeadRoutes: false })
  app.setValidatorCompiler(() => () => true)
  app.setSerializerCompiler(() => JSON.stringify)
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'BrickBazaar',
        version,
        description: 'Property listings, their review and the people around them.',
      },
      components: { securitySchemes: schemes },
    },
    transform: jsonSchemaTransform,
  })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    // The library's own policy names other hosts and would redirect a plain http page to https.
    transformStaticCSP: () => pagePolicy,
    uiConfig: { deepLinking: true, url: '/api/openapi.json', validatorUrl: null },
  })
  for (const { method, url, schema } of routes) {
    app.route({ method, url, schema, handler: async () => undefined })
  }
  await app.ready()
  return {
    text: JSON.stringify({ ...app.swagger(), webhooks: describeWebhooks() }),
    show: async ({ method, url, headers }, reply) => {
      const answer = await app.inject({ method: method as 'GET', url, headers })
      const { connection, 'content-length': _, ...otherHeaders } = answer.headers
      return reply.status(answer.statusCode).headers(otherHeaders).send(answer.rawPayload)
    },
    close: () => app.close(),
  }
}
