import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fillIn } from '#contract/form-message.ts'
import { endpoints } from '#contract/index.ts'
import { type Problem, Refusal, type RefusalCode, refuse } from '#contract/refusal.ts'
import { t } from '#domain/locale/translate.ts'
import { databaseIsAway, databaseIsBusy, sqlState, storageIsFull } from '#server/db/failure.ts'
import { apologise } from '#server/http/page/page-policy.ts'
import { StoreAway } from '#server/store/store.ts'
import { isIncompleteForm } from './file-part.ts'

/**
 * Gives every error the same format (API-1). Refusals are sent as they are; unknown errors are
 * logged and hidden.
 */
export function registerErrorHandlers(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = isLate(error, request) ? refuse('request_timeout') : refusalOf(error)
    // The rest of the body is not awaited.
    if (refusal.code === 'request_timeout') reply.header('connection', 'close')
    if (refusal.status >= 500) request.log.error({ err: error }, refusal.code)
    return send(reply, request, refusal)
  })
  app.setNotFoundHandler((request, reply) => send(reply, request, unknownAddress(request, reply)))
}

/** Returns whether the timeout hit while the body was still arriving, not during our own work. */
function isLate(error: FastifyError, request: FastifyRequest): boolean {
  return error.code === 'FST_ERR_HANDLER_TIMEOUT' && !request.raw.complete
}

/** Handles failures before routing: a URL that cannot be decoded or is too long. */
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
  if (refusal.retryAfter !== undefined) reply.header('retry-after', refusal.retryAfter)
  if (refusal.status === 503 && isPageRequest(request))
    return sendUnavailable(request, reply, refusal)
  return reply
    .status(refusal.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(problemOf(refusal, request.id))
}

/** Returns the body of the response to a refused call. */
export function problemOf({ message, code, fields }: Refusal, requestId: string): Problem {
  const errors = Object.entries(fields).map(([path, text]) => ({ path, message: text }))
  return { message, code, ...(errors.length > 0 && { errors }), requestId }
}

/** Returns whether a person opened a URL in a browser, rather than a script requesting data. */
function isPageRequest({ method, url, headers }: FastifyRequest): boolean {
  const isData = /^\/api\/(?!docs)|\.data(\?|$)/.test(url)
  return ['GET', 'HEAD'].includes(method) && !isData && /text\/html/.test(headers.accept ?? '')
}

/** Sends the page for temporary failures. */
export function sendUnavailable(
  request: FastifyRequest,
  reply: FastifyReply,
  { code, retryAfter = 5 }: Refusal,
): FastifyReply {
  reply.header('retry-after', retryAfter)
  // As bytes, because the route's schema is for another response.
  return reply.send(Buffer.from(apologise(request, reply, unavailable(code))))
}

const unavailable = (code: RefusalCode) =>
  code === 'database_away' || code === 'shutting_down' ? code : 'busy'

/** Returns the refusal for any thrown error. */
export function refusalOf(error: FastifyError | Error): Refusal {
  if (error instanceof Refusal) return error
  if ('validation' in error && error.validation) return fromValidation(error)
  if (databaseIsAway(error)) return refuse('database_away', { retryAfter: 2 })
  if (error instanceof StoreAway) return refuse('files_away', { retryAfter: 30 })
  if (storageIsFull(error)) return refuse('storage_full', { retryAfter: 60 })
  if (databaseIsBusy(error)) return refuse('busy', { retryAfter: 5 })
  // Bytes that are invalid in their encoding, and \u0000 inside JSON: sent by the client.
  if (['22021', '22P05'].includes(sqlState(error) ?? '')) return refuse('invalid_input')
  return fromFastify(error)
}

function fromValidation(error: FastifyError): Refusal {
  // A malformed id in a path matches nothing (API-1).
  if (error.validationContext === 'params') return refuse('not_found')
  const fields: Record<string, string> = {}
  for (const issue of error.validation ?? []) {
    const path = issue.instancePath.replace(/^\//, '').replaceAll('/', '.')
    const isNoObject = path === '' && issue.keyword === 'invalid_type'
    fields[path] ??= isNoObject ? t('Please send a JSON object.') : (issue.message ?? '')
  }
  // Missing fields take precedence over invalid ones (FRM-4).
  const messages = Object.values(fields)
  const message = messages.includes(t(fillIn)) ? t(fillIn) : messages[0]
  return refuse('invalid_input', { fields, ...(message && { message }) })
}

const byFastifyCode: Record<string, RefusalCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'media_type_unknown',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'media_type_unknown',
  FST_ERR_HANDLER_TIMEOUT: 'busy',
  FST_MP_PREMATURE_CLOSE: 'form_incomplete',
}

function fromFastify(error: FastifyError | Error): Refusal {
  const code = 'code' in error ? byFastifyCode[error.code] : undefined
  if (code) return refuse(code, code === 'busy' ? { retryAfter: 5 } : {})
  if (isIncompleteForm(error)) return refuse('form_incomplete')
  // The multipart parser (streamsearch) throws a plain error for a boundary of more than 252
  // characters.
  if (error.message.startsWith('The needle cannot have a length')) {
    return refuse('request_unreadable')
  }
  // It throws plain errors for a missing or malformed boundary.
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

/** Returns 405 with Allow if the path exists under another method, else 404. */
function unknownAddress(request: FastifyRequest, reply: FastifyReply): Refusal {
  const path = request.url.split('?', 1)[0] ?? ''
  const allowed = patterns.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)
  if (allowed.length === 0) return refuse('endpoint_unknown')
  // Our path and method, but with a part longer than any id, so the router did not match it.
  if (allowed.some((method) => method === request.method)) return refuse('not_found')
  const methods = allowed.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
  reply.header('allow', [...new Set(methods)].join(', '))
  return refuse('method_not_allowed')
}
