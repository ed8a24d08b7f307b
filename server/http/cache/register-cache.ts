import { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { PageCache } from './page-cache.ts'
import { type Audience, ResponseCache } from './response-cache.ts'

export type CountCacheHit = (route: string) => (seconds: number) => void

interface KeepOptions {
  answers?: ResponseCache
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
  { answers = new ResponseCache(), pages, noteWrite = () => undefined }: KeepOptions = {},
): void {
  const keptPages = pages ?? new PageCache(answers, count('/*'))
  app.decorate('answers', answers)
  app.decorate('pages', keptPages)
  answerFirst(app, [answers, keptPages])
  app.addHook('preClose', async () => answers.close())
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    if (!(raw.socket instanceof Socket)) answers.note(raw)
    done()
  })
  app.addHook('onSend', async (request, reply) => {
    // Before the response is sent: its receiver must be able to read the write. A refusal wrote
    // nothing, but a failed request may have.
    const refused = reply.statusCode >= 400 && reply.statusCode < 500
    if (request.method === 'GET' || request.method === 'HEAD' || refused) return
    noteWrite()
    answers.forget()
  })
  app.addHook('onRoute', (route) => {
    const audience = route.config?.cacheFor
    if (audience === undefined) return
    const seconds = count(route.url)
    const keep = async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
      // Encoded once, for this response and cache hits.
      const body = typeof payload === 'string' ? Buffer.from(payload) : payload
      if (reply.statusCode === 200 && Buffer.isBuffer(body)) {
        answers.keep(request, reply, audience, body, seconds)
      }
      return body
    }
    route.onSend = [route.onSend ?? [], keep].flat()
  })
}

/** Sends cached responses before Fastify handles the request. */
function answerFirst(
  { server }: FastifyInstance,
  kept: readonly Pick<ResponseCache, 'answer'>[],
): void {
  const usual = server.listeners('request')
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    if (kept.some((cache) => cache.answer(request, response))) return
    for (const handle of usual) handle.call(server, request, response)
  })
}

declare module 'fastify' {
  interface FastifyInstance {
    answers: ResponseCache
    pages: PageCache
  }
  interface FastifyContextConfig {
    /** Who may get this endpoint's cached response. */
    cacheFor?: Audience
  }
}
