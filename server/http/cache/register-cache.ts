import { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { PageCache } from './page-cache.ts'
import { type Audience, ResponseCache } from './response-cache.ts'

/** What counts an answer that was given again, by the route it was made by. */
export type CountCacheHit = (route: string) => (seconds: number) => void

interface KeepOptions {
  answers?: ResponseCache
  pages?: PageCache
  /** Told of each call that may have written, before its answer leaves. */
  noteWrite?: () => void
}

/**
 * Fills and empties what is kept. To be called after compression is set up: what is kept are the
 * bytes that went out.
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
    // Before the answer leaves: whoever has it must read what was written. A refusal wrote nothing,
    // a fault may have.
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
      // Encoded once, for this answer and those that are given again.
      const body = typeof payload === 'string' ? Buffer.from(payload) : payload
      if (reply.statusCode === 200 && Buffer.isBuffer(body)) {
        answers.keep(request, reply, audience, body, seconds)
      }
      return body
    }
    route.onSend = [route.onSend ?? [], keep].flat()
  })
}

/** Lets kept answers go out before Fastify sees the call. */
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
    /** Who is given this endpoint's last answer again, for a moment. */
    cacheFor?: Audience
  }
}
