import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { PageCache } from './page-cache.ts'
import { PageReads } from './page-reads.ts'
import { type Audience, ResponseCache } from './response-cache.ts'

export type CountCacheHit = (route: string) => (seconds: number) => void

interface CacheOptions {
  responses?: ResponseCache
  pages?: PageCache
  /** Called for each request that may have written, before its response is sent. */
  noteWrite?: () => void
}

/**
 * Fills and clears the caches. Call it after registering compression: the cached bytes are those
 * sent.
 */
export function registerResponseCache(
  app: FastifyInstance,
  count: CountCacheHit,
  { responses = new ResponseCache(), pages, noteWrite = () => undefined }: CacheOptions = {},
): void {
  const pageCache = pages ?? new PageCache(responses, count('/*'))
  app.decorate('responseCache', responses)
  app.decorate('pageCache', pageCache)
  app.decorate('pageReads', new PageReads(responses, count))
  respondFirst(app, [responses, pageCache])
  app.addHook('preClose', async () => responses.close())
  app.addHook('onSend', async (request, reply) => {
    // Before the response is sent: its receiver must be able to read the write. A refusal wrote
    // nothing, but a failed request may have.
    const refused = reply.statusCode >= 400 && reply.statusCode < 500
    if (request.method === 'GET' || request.method === 'HEAD' || refused) return
    noteWrite()
    responses.clear()
  })
  app.addHook('onRoute', (route) => {
    const audience = route.config?.cacheFor
    if (audience === undefined) return
    const seconds = count(route.url)
    const save = async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
      const isBody = typeof payload === 'string' || Buffer.isBuffer(payload)
      if (reply.statusCode !== 200 || !isBody) return payload
      return responses.save(request, reply, audience, payload, seconds)
    }
    route.onSend = [route.onSend ?? [], save].flat()
  })
}

/** Sends cached responses before Fastify handles the request. */
function respondFirst(
  { server }: FastifyInstance,
  caches: readonly Pick<ResponseCache, 'respond'>[],
): void {
  const usual = server.listeners('request')
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    if (caches.some((cache) => cache.respond(request, response))) return
    for (const handle of usual) handle.call(server, request, response)
  })
}

declare module 'fastify' {
  interface FastifyInstance {
    responseCache: ResponseCache
    pageCache: PageCache
    pageReads: PageReads
  }
  interface FastifyContextConfig {
    /** Who may get this endpoint's cached response. */
    cacheFor?: Audience
  }
}
