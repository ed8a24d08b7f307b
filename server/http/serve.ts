import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type Access, hasRight, type Realm, type Right, realmOf } from '#contract/access.ts'
import { proofMinutes } from '#contract/account/second-factor.ts'
import type { BodyOf, Endpoint, ParamsOf, QueryOf, ReplyOf } from '#contract/endpoint.ts'
import { Problem, refuse } from '#contract/refusal.ts'
import type { Config } from '#server/config.ts'
import type { Context } from '#server/context.ts'
import type { Handle } from '#server/db/connect.ts'
import { type AdmittedKey, admitKey } from '#server/http/api-key/admit-key.ts'
import { isKeyText } from '#server/http/api-key/key-text.ts'
import { readBrowserToken } from '#server/http/browser-cookie.ts'
import type { Audience } from '#server/http/cache/response-cache.ts'
import { respondOnce } from '#server/http/idempotency.ts'
import { findViewer } from '#server/http/session-queries.ts'
import type { AdministratorViewer, Trace, Viewer, ViewerOf } from '#server/http/viewer.ts'
import { isRobot } from './bot-detection.ts'
import { requireProof } from './proof/step-up.ts'

/** The viewer a handler receives, by the endpoint's access. Public calls may have one or none. */
type ViewerFor<A extends Access> = A extends 'public'
  ? Viewer | undefined
  : A extends 'customer' | 'broker'
    ? ViewerOf<A>
    : ViewerOf<'administrator'>

export interface Call<E extends Endpoint, A extends Access, Prepared = undefined> {
  /** The handle for all queries: a transaction if a create has an Idempotency-Key. */
  db: Handle
  viewer: ViewerFor<A>
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  trace: Trace
  request: FastifyRequest
  reply: FastifyReply
  /** What `prepare` returned. */
  prepared: Prepared
}

export interface ServeOptions<E extends Endpoint, Prepared, Made> {
  /**
   * Runs before the call's transaction, on the pool's own connections: counting attempts (a
   * rollback must not undo it) and hashing (slow, while others need the connection). Inside a
   * transaction, waiting for a second connection could deadlock.
   */
  prepare?: (call: Omit<Call<E, E['access']>, 'prepared'>) => Promise<Prepared>
  /** Visitors without a session for whom the response is cached briefly. */
  cacheFor?: Audience
  /**
   * Called for a cached response with the call that made it; the function it returns is called each
   * time the response goes to a person.
   */
  onServed?: (
    answer: Made,
    query: QueryOf<E>,
    visit: { viewer: Viewer | undefined; trace: Trace },
  ) => () => void
  /**
   * Serializes the response if parts of it are JSON already; by default the reply's schema does.
   */
  write?: (answer: Made) => Buffer | string
}

/** What a handler returns, unless it writes its response itself. */
export type HandlerResult<E extends Endpoint> = E['reply'] extends z.ZodType ? ReplyOf<E> : unknown

/**
 * Registers an endpoint: session, then access, then validation, then the handler, then the reply
 * cut to its schema.
 */
export function serve<E extends Endpoint, Prepared = undefined, Made = HandlerResult<E>>(
  app: FastifyInstance,
  context: Context,
  endpoint: E,
  handle: (call: Call<E, E['access'], Prepared>) => Promise<Made>,
  { prepare, cacheFor, onServed, write }: ServeOptions<E, Prepared, Made> = {},
): void {
  const status = endpoint.status ?? 200
  const creates = endpoint.method === 'POST' && (status === 201 || status === 202)
  // Tokens and personal data must not be in a shared cache.
  const isPrivate = endpoint.access !== 'public' || endpoint.method !== 'GET'
  app.route({
    method: endpoint.method,
    url: `/api${endpoint.path}`,
    schema: {
      summary: endpoint.summary,
      ...(endpoint.stepUp && { description: proofDescription }),
      tags: [endpoint.path.split('/')[1] ?? ''],
      ...securityOf(endpoint),
      ...(endpoint.params && { params: endpoint.params }),
      ...(endpoint.query && { querystring: endpoint.query }),
      ...(endpoint.body && { body: endpoint.body }),
      response: {
        ...(endpoint.reply && { [status]: endpoint.reply }),
        ...(endpoint.download && { [status]: fileOf(endpoint.download) }),
        // For the OpenAPI document only: error.ts writes problems itself.
        '4xx': Problem,
        '5xx': Problem,
      },
    },
    config: { access: endpoint.access, ...(cacheFor && { cacheFor }) },
    ...(endpoint.timeout && { handlerTimeout: endpoint.timeout }),
    ...(endpoint.upload && { bodyLimit: endpoint.upload.maxBytes + 64 * 1024 }),
    onRequest: async (request, reply) => {
      const viewer = await admit(context, endpoint, request)
      request.viewer = viewer
      if (endpoint.stepUp && viewer) await requireProof(context.db, viewer, endpoint.stepUp)
      if (isPrivate) reply.header('cache-control', 'no-store')
      else reply.header('vary', 'accept-language')
      // Some clients name a type for an empty body: curl -d '' sends urlencoded.
      if (request.headers['content-length'] === '0') delete request.headers['content-type']
    },
    // A missing body equals an empty one: either is enough, or both name the missing fields.
    preValidation: async (request) => {
      if (endpoint.body && request.body === undefined) request.body = {}
    },
    handler: async (request, reply) => {
      const asked = {
        // Safe because `admit` refused every viewer the access does not allow.
        viewer: request.viewer as ViewerFor<E['access']>,
        params: request.params as ParamsOf<E>,
        query: request.query as QueryOf<E>,
        body: request.body as BodyOf<E>,
        trace: traceOf(request),
        request,
        reply,
      }
      const prepared = (await prepare?.({ db: context.db, ...asked })) as Prepared
      const answer = (db: Handle) => handle({ db, ...asked, prepared })
      const key = request.headers['idempotency-key']
      reply.status(status)
      if (cacheFor) {
        const answered = await app.responseCache.coalesce(request, cacheFor, () =>
          answer(context.db),
        )
        request.onServed = onServed?.(answered, asked.query, asked)
        // A program shows a list to nobody.
        if (!request.apiKey && !isRobot(request.headers['user-agent'])) request.onServed?.()
        if (!write) return answered
        return reply.type('application/json; charset=utf-8').send(write(answered))
      }
      if (!creates || endpoint.upload || typeof key !== 'string') return answer(context.db)
      return respondOnce(context.db, key, request, answer, endpoint.shownOnce)
    },
  })
}

// Of the OpenAPI document, which names no refusal of its own.
const proofDescription =
  'Refused with 403 `step_up_required` unless the session has proven within the last ' +
  `${proofMinutes} minutes who acts; see \`step-up\`.`

/** The OpenAPI description of a reply that is a file. */
function fileOf(mediaType: string) {
  const content = { [mediaType.split(';', 1)[0] ?? '']: { schema: z.string() } }
  return { description: 'The file', content }
}

/** Admits the right viewer and refuses everyone else; an access no viewer has is refused. */
async function admit(
  { db, config }: Context,
  endpoint: Endpoint,
  request: FastifyRequest,
): Promise<Viewer | undefined> {
  const { access } = endpoint
  const token = bearer(request)
  if (token && isKeyText(token)) {
    const { key, viewer } = await admitKey(db, endpoint, token, traceOf(request))
    request.apiKey = key
    return viewer
  }
  const viewer = token ? await findViewer(db, token, traceOf(request)) : undefined
  // An expired token on a public call is ignored (API-7).
  if (access === 'public') return viewer
  if (!token) throw refuse('session_missing')
  if (!viewer) throw refuse('session_over')
  const realm: Realm | undefined = realmOf(access)
  if (viewer.realm !== realm) throw refuse('not_allowed')
  if (viewer.realm === 'administrator' && !hasRight(viewer.role, access as Right)) {
    throw refuse('not_allowed')
  }
  if (viewer.realm === 'administrator') requireFactor(config, viewer, endpoint)
  return viewer
}

/** Lets an administrator without the factor that the role needs reach the own account alone. */
function requireFactor(
  { factorRoles }: Config,
  { mustEnrol, role }: AdministratorViewer,
  { path }: Endpoint,
): void {
  if (!mustEnrol || !factorRoles.includes(role) || path.startsWith('/auth/')) return
  throw refuse('factor_overdue')
}

/** The OpenAPI description of who may call: a session, or a key with the scope. */
function securityOf({ access, scope }: Endpoint) {
  const key = scope ? [{ apiKey: [scope] }] : []
  if (access !== 'public') return { security: [{ bearer: [] }, ...key] }
  return scope ? { security: [{}, ...key] } : {}
}

export function bearer(request: FastifyRequest): string | undefined {
  const header = request.headers.authorization
  if (!header?.startsWith('Bearer ')) return undefined
  // Node keeps the first of two; a proxy in front may have checked the second.
  const names = request.raw.rawHeaders.filter((_, index) => index % 2 === 0)
  if (names.filter((name) => name.toLowerCase() === 'authorization').length > 1) return undefined
  return header.slice('Bearer '.length)
}

export function traceOf(request: Pick<FastifyRequest, 'id' | 'ip' | 'headers'>): Trace {
  return {
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    requestId: request.id,
    browserToken: readBrowserToken(request.headers.cookie),
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    viewer: Viewer | undefined
    /** The API key that calls. */
    apiKey: AdmittedKey | undefined
    /** Called each time this request's response is served from the cache. */
    onServed?: (() => void) | undefined
  }
  interface FastifyContextConfig {
    access?: Access
  }
}
