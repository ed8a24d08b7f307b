import type { FastifyInstance, FastifyRequest } from 'fastify'
import { localeOfPath } from '#domain/locale/locale.ts'
import { type RenderedPage, wasSignedIn } from '#server/http/cache/page-cache.ts'
import { problemOf, refusalOf } from '#server/http/error.ts'
import { traceOf } from '#server/http/serve.ts'
import type { PageRequest } from './render-build.ts'

interface InnerCalls {
  call: PageRequest['inject']
  /** A part of the page for each response so far; undefined where it must not be cached. */
  parts: RenderedPage['parts']
  /** Whether a response so far must not be stored, such as what the link of a message opens. */
  holdsPrivateData: () => boolean
}

/** What is read of the request for a page. */
type Visitor = Pick<FastifyRequest, 'id' | 'ip' | 'url' | 'headers' | 'log'>

/** Calls the API inside the process, on behalf of the page's visitor. */
export function innerCalls(app: FastifyInstance, visitor: Visitor): InnerCalls {
  let isPrivate = false
  const parts: RenderedPage['parts'][number][] = []
  const locale = localeOfPath(visitor.url)
  // What identifies the browser is for sign-ins only.
  const trace = { ...traceOf(visitor), browserToken: undefined }
  const reader = { locale, trace, mayUseCache: !wasSignedIn(visitor) }
  const call: PageRequest['inject'] = async ({ method, url, body, read }) => {
    if (read) {
      try {
        const answered = await app.pageReads.answer({ ...read, url }, reader)
        if (answered) {
          parts.push(answered.part)
          return { status: 200, body: JSON.parse(answered.text) }
        }
      } catch (error) {
        parts.push(undefined)
        isPrivate = true
        return refused(error as Error, visitor)
      }
    }
    const reply = await app.inject({
      method,
      url,
      remoteAddress: visitor.ip,
      headers: { 'user-agent': trace.userAgent, 'accept-language': locale },
      ...(body !== undefined && { payload: body as object }),
    })
    parts.push(undefined)
    if (method === 'GET' && reply.headers['cache-control'] === 'no-store') isPrivate = true
    return {
      status: reply.statusCode,
      body: reply.body ? JSON.parse(reply.body) : undefined,
      retryAfter: reply.headers['retry-after']?.toString(),
    }
  }
  return { call, parts, holdsPrivateData: () => isPrivate }
}

/** Returns what the API would respond with for an error of a read. */
function refused(error: Error, { id, log }: Visitor) {
  const refusal = refusalOf(error)
  if (refusal.status >= 500) log.error({ err: error }, refusal.code)
  const { status, retryAfter } = refusal
  return { status, body: problemOf(refusal, id), retryAfter: retryAfter?.toString() }
}
