import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isRobot } from '#server/http/bot-detection.ts'
import { type Audience, ResponseCache } from './response-cache.ts'

/** What counts an answer that was given again, by the route it was made by. */
export type CountCacheHit = (route: string) => (seconds: number) => void

interface KeepOptions {
  answers?: ResponseCache
  /** Told of each call that may have written, before its answer leaves. */
  noteWrite?: () => void
}

type Counted = (seconds: number, request: IncomingMessage) => void

/**
 * Fills and empties what is kept. To be called after compression is set up: what is kept are the
 * bytes that went out.
 */
export function registerResponseCache(
  app: FastifyInstance,
  count: CountCacheHit,
  { answers = new ResponseCache(), noteWrite = () => undefined }: KeepOptions = {},
): void {
  app.decorate('answers', answers)
  answerFirst(app, answers)
  app.addHook('preClose', async () => answers.close())
  app.addHook('onSend', async (request, reply) => {
    // Before the answer leaves: whoever has it must read what was written. A refusal wrote nothing,
    // a fault may have.
    const refused = reply.statusCode >= 400 && reply.statusCode < 500
    if (request.method === 'GET' || request.method === 'HEAD' || refused) return
    noteWrite()
    answers.forget()
  })
  app.addHook('onRoute', (route) => {
    const audience = route.config?.kept
    if (audience === undefined) return
    const seconds = count(route.url)
    const keep = async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
      // Encoded once, for this answer and those that are given again.
      const body = typeof payload === 'string' ? Buffer.from(payload) : payload
      if (reply.statusCode === 200 && Buffer.isBuffer(body)) {
        answers.keep(request, reply, audience, body, counted(seconds, request.given))
      }
      return body
    }
    route.onSend = [route.onSend ?? [], keep].flat()
  })
}

/** What is done each time an answer is given again; machines are not told of as people. */
function counted(seconds: Counted, given: (() => void) | undefined): Counted {
  if (!given) return seconds
  return (taken, request) => {
    seconds(taken, request)
    if (!isRobot(request.headers['user-agent'])) given()
  }
}

/** Lets kept answers go out before Fastify sees the call. */
function answerFirst({ server }: FastifyInstance, answers: ResponseCache): void {
  const usual = server.listeners('request')
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    if (answers.answer(request, response)) return
    for (const handle of usual) handle.call(server, request, response)
  })
}

declare module 'fastify' {
  interface FastifyInstance {
    answers: ResponseCache
  }
  interface FastifyContextConfig {
    /** Who is given this endpoint's last answer again, for a moment. */
    kept?: Audience
  }
}
