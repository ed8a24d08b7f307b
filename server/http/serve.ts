import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { type Access, holds, type Realm, type Right, realmOf } from '#contract/access.ts'
import type { BodyOf, Endpoint, ParamsOf, QueryOf, ReplyOf } from '#contract/endpoint.ts'
import { refuse } from '#contract/refusal.ts'
import type { Context } from '#server/context.ts'
import type { Handle } from '#server/db/connect.ts'
import { answerOnce } from '#server/http/idempotency.ts'
import { findViewer } from '#server/http/session.ts'
import type { Trace, Viewer, ViewerOf } from '#server/http/viewer.ts'

/** The viewer a handler receives, by the endpoint's access. A public call may have one or none. */
type ViewerFor<A extends Access> = A extends 'public'
  ? Viewer | undefined
  : A extends 'customer' | 'broker'
    ? ViewerOf<A>
    : ViewerOf<'administrator'>

export interface Call<E extends Endpoint, A extends Access> {
  /** The handle to use for everything: a transaction where the call carries an Idempotency-Key. */
  db: Handle
  viewer: ViewerFor<A>
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  trace: Trace
  request: FastifyRequest
  reply: FastifyReply
}

type Answer<E extends Endpoint> = E['reply'] extends z.ZodType ? ReplyOf<E> : unknown

/** Mounts one endpoint: session, then access, then validation, then the handler, then the reply cut to its schema. */
export function serve<E extends Endpoint>(
  app: FastifyInstance,
  context: Context,
  endpoint: E,
  handle: (call: Call<E, E['access']>) => Promise<Answer<E>>,
): void {
  const status = endpoint.status ?? 200
  app.route({
    method: endpoint.method,
    url: `/api${endpoint.path}`,
    schema: {
      summary: endpoint.summary,
      tags: [endpoint.path.split('/')[1] ?? ''],
      ...(endpoint.access === 'public' ? {} : { security: [{ bearer: [] }] }),
      ...(endpoint.params && { params: endpoint.params }),
      ...(endpoint.query && { querystring: endpoint.query }),
      ...(endpoint.body && { body: endpoint.body }),
      ...(endpoint.reply && { response: { [status]: endpoint.reply } }),
    },
    config: { access: endpoint.access },
    ...(endpoint.upload && { bodyLimit: endpoint.upload.maximumBytes + 64 * 1024 }),
    onRequest: async (request, reply) => {
      request.viewer = await admit(context.db, endpoint.access, request)
      if (endpoint.access !== 'public') reply.header('cache-control', 'no-store')
    },
    handler: async (request, reply) => {
      const call = (db: Handle): Call<E, E['access']> => ({
        db,
        // Sound because `admit` refused every viewer the access does not name.
        viewer: request.viewer as ViewerFor<E['access']>,
        params: request.params as ParamsOf<E>,
        query: request.query as QueryOf<E>,
        body: request.body as BodyOf<E>,
        trace: traceOf(request),
        request,
        reply,
      })
      const key = request.headers['idempotency-key']
      reply.status(status)
      if (endpoint.method !== 'POST' || endpoint.upload || typeof key !== 'string') {
        return handle(call(context.db))
      }
      return answerOnce(context.db, key, request, (tx) => handle(call(tx)))
    },
  })
}

/** Lets the right viewer in and refuses everyone else; an access nobody can hold fails closed. */
async function admit(
  db: Handle,
  access: Access,
  request: FastifyRequest,
): Promise<Viewer | undefined> {
  const token = bearer(request.headers.authorization)
  const viewer = token ? await findViewer(db, token, traceOf(request)) : undefined
  // A stale token on a public call is ignored (design 6.1).
  if (access === 'public') return viewer
  if (!token) throw refuse('session_missing')
  if (!viewer) throw refuse('session_over')
  const realm: Realm | undefined = realmOf(access)
  if (viewer.realm !== realm) throw refuse('not_allowed')
  if (viewer.realm === 'administrator' && !holds(viewer.role, access as Right)) {
    throw refuse('not_allowed')
  }
  return viewer
}

function bearer(header: string | undefined): string | undefined {
  return header?.startsWith('Bearer ') ? header.slice('Bearer '.length) : undefined
}

export function traceOf(request: FastifyRequest): Trace {
  return {
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    requestId: request.id,
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    viewer: Viewer | undefined
  }
  interface FastifyContextConfig {
    access?: Access
  }
}
