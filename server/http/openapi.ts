import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { Docs } from './docs.ts'

/**
 * Serves the OpenAPI 3.1 document of the registered endpoints, and /api/docs, which displays it
 * without other servers. The generator is loaded with the first request.
 */
export function documentApi(app: FastifyInstance, version: string): void {
  const routes: RouteOptions[] = []
  app.addHook('onRoute', (route) => {
    if (route.schema && !route.schema.hide && route.method !== 'HEAD') routes.push(route)
  })
  let made: Promise<Docs> | undefined
  const docs = () => {
    made ??= import('./docs.ts').then(({ makeDocs }) => makeDocs(routes, version))
    return made
  }
  app.addHook('onClose', async () => {
    if (made) await (await made).close()
  })
  const schema = { hide: true }
  app.get('/api/openapi.json', { schema }, async (_request, reply) => {
    const { text } = await docs()
    return reply.type('application/json; charset=utf-8').send(text)
  })
  const show = async (request: FastifyRequest, reply: FastifyReply) =>
    (await docs()).show(request, reply)
  for (const path of ['/api/docs', '/api/docs/*']) app.get(path, { schema }, show)
}
