import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Writes the OpenAPI 3.1 document from the mounted endpoints; /api/docs shows it without a network. */
export async function documentApi(app: FastifyInstance, version: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'BrickBazaar',
        version,
        description: 'Property listings, their review and the people around them.',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
  })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    // The library's own policy names hosts of others and would send a plain http page to https.
    transformStaticCSP: () => pagePolicy,
    uiConfig: { deepLinking: true, url: '/api/openapi.json', validatorUrl: null },
  })
  // Written once: it is long, and anybody may ask for it as often as they like.
  let written: string | undefined
  app.get('/api/openapi.json', { schema: { hide: true } }, (_request, reply) => {
    written ??= JSON.stringify(app.swagger())
    return reply.type('application/json; charset=utf-8').send(written)
  })
}
