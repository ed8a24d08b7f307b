import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

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
    // The page of the library needs inline style and script; nothing but our own document is loaded.
    staticCSP: true,
    uiConfig: { deepLinking: true, url: '/api/openapi.json', validatorUrl: null },
  })
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger())
}
