import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fillIn } from '#contract/form-message.ts'
import { endpoints } from '#contract/index.ts'
import { Refusal, type RefusalCode, refuse } from '#contract/refusal.ts'
import { databaseIsAway, sqlState, storageIsFull } from '#server/db/failure.ts'
import { apologise } from '#server/http/page/page-policy.ts'
import { StoreAway } from '#server/store/store.ts'
import { isIncompleteForm } from './file-part.ts'

/**
 * Every error has one shape (API-1). Known refusals are written, unknown errors logged and hidden.
 */
export function registerErrorHandlers(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = isLate(error, request) ? refuse('request_timeout') : refusalOf(error)
    // What is left of the body is not waited for.
    if (refusal.code === 'request_timeout') reply.header('connection', 'close')
    if (refusal.status >= 500) request.log.error({ err: error }, refusal.code)
    return send(reply, request, refusal)
  })
  app.setNotFoundHandler((request, reply) => send(reply, request, unknownAddress(request, reply)))
}

/** Whether time ran out over a body that did not arrive, not over our own work. */
function isLate(error: FastifyError, request: FastifyRequest): boolean {
  return error.code === 'FST_ERR_HANDLER_TIMEOUT' && !request.raw.complete
}

/** For what fails before a route is found: an address that cannot be decoded or is too long. */
export function sendFrameworkError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  send(reply, request, refusalOf(error))
}

function send(reply: FastifyReply, request: FastifyRequest, refused: Refusal): FastifyReply {
  const isMiss = refused.status === 404
  const refusal = (isMiss && request.server.misses.refusal(request)) || refused
  const errors = Object.entries(refusal.fields).map(([path, message]) => ({ path, message }))
  if (refusal.retryAfter !== undefined) reply.header('retry-after', refusal.retryAfter)
  if (refusal.status === 503 && isPageRequest(request))
    return sendUnavailable(request, reply, refusal)
  return reply
    .status(refusal.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({
      message: refusal.message,
      code: refusal.code,
      ...(errors.length > 0 && { errors }),
      requestId: request.id,
    })
}

/** Whether a person opened an address in a browser, rather than a script calling for data. */
function isPageRequest({ method, url, headers }: FastifyRequest): boolean {
  const isData = /^\/api\/(?!docs)|\.data(\?|$)/.test(url)
  return ['GET', 'HEAD'].includes(method) && !isData && /text\/html/.test(headers.accept ?? '')
}

/** The page for whoever cannot be served just now. */
export function sendUnavailable(
  request: FastifyRequest,
  reply: FastifyReply,
  { code, retryAfter = 5 }: Refusal,
): FastifyReply {
  reply.header('retry-after', retryAfter)
  // As bytes, since the schema of the route is for another answer.
  return reply.send(Buffer.from(apologise(request, reply, unavailable(code))))
}

const unavailable = (code: RefusalCode) =>
  code === 'database_away' || code === 'shutting_down' ? code : 'busy'

/** Translates whatever was thrown into a refusal. */
export function refusalOf(error: FastifyError | Error): Refusal {
  if (error instanceof Refusal) return error
  if ('validation' in error && error.validation) return fromValidation(error)
  if (databaseIsAway(error)) return refuse('database_away', { retryAfter: 2 })
  if (error instanceof StoreAway) return refuse('files_away', { retryAfter: 30 })
  if (storageIsFull(error)) return refuse('storage_full', { retryAfter: 60 })
  if (sqlState(error) === '57014') return refuse('busy', { retryAfter: 5 })
  // Bytes that are no text of its encoding, and \u0000 inside JSON: nothing we wrote.
  if (['22021', '22P05'].includes(sqlState(error) ?? '')) return refuse('invalid_input')
  return fromFastify(error)
}

function fromValidation(error: FastifyError): Refusal {
  // A malformed id in a path names nothing (API-1).
  if (error.validationContext === 'params') return refuse('not_found')
  const fields: Record<string, string> = {}
  for (const issue of error.validation ?? []) {
    const path = issue.instancePath.replace(/^\//, '').replaceAll('/', '.')
    const isNoObject = path === '' && issue.keyword === 'invalid_type'
    fields[path] ??= isNoObject ? 'Please send a JSON object.' : (issue.message ?? '')
  }
  // Missing fields are named before wrong ones (FRM-4).
  const messages = Object.values(fields)
  const message = messages.includes(fillIn) ? fillIn : messages[0]
  return refuse('invalid_input', { fields, ...(message && { message }) })
}

const byFastifyCode: Record<string, RefusalCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'media_type_unknown',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'media_type_unknown',
  FST_UNDER_PRESSURE: 'busy',
  FST_ERR_HANDLER_TIMEOUT: 'busy',
  FST_MP_PREMATURE_CLOSE: 'form_incomplete',
}

function fromFastify(error: FastifyError | Error): Refusal {
  const code = 'code' in error ? byFastifyCode[error.code] : undefined
  if (code) return refuse(code, code === 'busy' ? { retryAfter: 5 } : {})
  if (isIncompleteForm(error)) return refuse('form_incomplete')
  // The parser of multipart bodies (streamsearch) throws a plain error for a boundary of more than
  // 252 letters.
  if (error.message.startsWith('The needle cannot have a length')) {
    return refuse('request_unreadable')
  }
  // It throws plain errors for a missing or broken boundary.
  if (error.message.startsWith('Multipart: ')) return refuse('media_type_unknown')
  const status = 'statusCode' in error ? error.statusCode : undefined
  if (status === 415) return refuse('media_type_unknown')
  if (status === 413) return refuse('too_large')
  if (status === 404) return refuse('endpoint_unknown')
  if (status === 414) return refuse('address_too_long')
  if (status !== undefined && status >= 400 && status < 500) {
    return refuse('request_unreadable')
  }
  return refuse('fault')
}

const patterns = endpoints.map((endpoint) => ({
  method: endpoint.method,
  pattern: new RegExp(`^/api${endpoint.path.replace(/:\w+/g, '[^/]+')}/?$`),
}))

/** 405 with Allow where the path exists under another method, else 404. */
function unknownAddress(request: FastifyRequest, reply: FastifyReply): Refusal {
  const path = request.url.split('?', 1)[0] ?? ''
  const allowed = patterns.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)
  if (allowed.length === 0) return refuse('endpoint_unknown')
  // One of ours with a part longer than any id: the router let it pass.
  if (allowed.some((method) => method === request.method)) return refuse('not_found')
  const methods = allowed.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
  reply.header('allow', [...new Set(methods)].join(', '))
  return refuse('method_not_allowed')
}
