import { randomBytes } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeader, ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isRobot } from '#server/http/bot-detection.ts'
import { readBrowserToken } from '#server/http/browser-cookie.ts'
import { newRequestId } from '#server/http/request-id.ts'
import { limitConcurrency } from '#server/resilience/concurrency.ts'
import { PageTemplate, type PageValues } from './page-template.ts'
import { lifetimeMs, RepeatedKeys } from './repeated-keys.ts'
import {
  hasNoSession,
  type PagePart,
  type ResponseCache,
  repeatableHeaders,
  visitorOf,
} from './response-cache.ts'

/** Approximate memory of an entry besides its bytes and its key. */
const overhead = 4_096

/**
 * Pages rendered at once: enough that a page waiting for the database does not hold up the others.
 * The pages of hundreds of visitors would keep all their data in memory and finish together, late.
 */
const rendersAtOnce = 16
const maxWaiting = 2_000
const maxWaitMs = 10_000

/** A request whose page may be cached, and the write generation at its start. */
interface CacheableRequest {
  key: string
  at: number
  generation: number
}

interface CachedPage {
  key: string
  head: OutgoingHttpHeader[]
  template: PageTemplate
  nonce: string
  at: number
  generation: number
  /** The visitor the page is for, unless it is for everyone. */
  visitor: string | undefined
  onServed: (() => void)[]
}

interface Rendering extends CacheableRequest {
  page: Promise<CachedPage | undefined>
  /** False while it waits for its turn: its data is read only afterwards. */
  hasBegun: boolean
  isJoined: boolean
}

/**
 * A rendered page with the responses it was made from; undefined for a part that must not be
 * cached.
 */
export interface RenderedPage {
  html: Buffer
  nonce: string
  parts: readonly (PagePart | undefined)[]
}

/**
 * Caches public pages as finished bytes, which are sent before Fastify handles the request. A page
 * is cached if all responses it was made from are cacheable, for the same time, visitors and writes
 * (`ResponseCache`). Each response gets its own nonce and request id.
 */
export class PageCache {
  // In order of request time, so that the first expires first.
  readonly #cached = new Map<string, CachedPage>()
  readonly #inFlight = new Map<string, Rendering>()
  readonly #requests = new WeakMap<IncomingMessage, CacheableRequest>()
  readonly #repeated = new RepeatedKeys()
  readonly #responses: ResponseCache
  readonly #count: (seconds: number) => void
  readonly #maxBytes: number
  readonly #limited = limitConcurrency(rendersAtOnce, maxWaiting, maxWaitMs)

  constructor(
    responses: ResponseCache,
    count: (seconds: number) => void,
    maxBytes = 16 * 1024 * 1024,
  ) {
    this.#responses = responses
    this.#count = count
    this.#maxBytes = maxBytes
  }

  /** The number of valid pages, and the bytes of all cached ones. */
  get size(): { pages: number; bytes: number } {
    const cached = [...this.#cached.values()]
    return {
      pages: cached.filter(({ generation }) => generation === this.#responses.generation).length,
      bytes: cached.reduce((sum, one) => sum + bytesOf(one), 0),
    }
  }

  /** Responds from the cache if possible; returns whether it did. */
  respond(request: IncomingMessage, response: ServerResponse): boolean {
    if (this.#responses.isClosed || !isPublicPage(request)) return false
    const { generation } = this.#responses
    const pending = { key: keyOf(request), at: performance.now(), generation }
    const cached = this.#cached.get(pending.key)
    const isFresh = cached?.generation === generation && cached.at + lifetimeMs >= pending.at
    if (isFresh && this.#send(cached, request, response)) return true
    this.#requests.set(request, pending)
    return false
  }

  /**
   * Renders in turn, and once for concurrent requests; returns undefined if the response was
   * already sent.
   */
  async coalesce(
    request: FastifyRequest,
    reply: FastifyReply,
    render: () => Promise<RenderedPage>,
  ): Promise<Buffer | undefined> {
    const pending = this.#requests.get(request.raw)
    const alone = async () => (await this.#limited(render)).html
    if (!pending) return alone()
    const running = this.#inFlight.get(pending.key)
    if (running && isRecent(running, pending)) {
      running.isJoined = true
      const page = await running.page
      if (page && !reply.raw.destroyed && isFor(page, request.raw)) {
        reply.hijack()
        this.#send(page, request.raw, reply.raw, request.id)
        return undefined
      }
      return alone()
    }
    const done = Promise.withResolvers<CachedPage | undefined>()
    const rendering: Rendering = {
      ...pending,
      ...{ page: done.promise, hasBegun: false, isJoined: false },
    }
    this.#inFlight.set(pending.key, rendering)
    let cached: CachedPage | undefined
    try {
      const rendered = await this.#limited(() => {
        const { generation } = this.#responses
        Object.assign(rendering, { at: performance.now(), generation, hasBegun: true })
        return render()
      })
      const isRepeated = this.#repeated.note(pending.key)
      if (isRepeated || rendering.isJoined)
        cached = toCachedPage(request, reply, rendered, rendering)
      if (cached && isRepeated) this.#save(cached)
      return rendered.html
    } finally {
      if (this.#inFlight.get(pending.key) === rendering) this.#inFlight.delete(pending.key)
      done.resolve(cached)
    }
  }

  #send(
    cached: CachedPage,
    request: IncomingMessage,
    response: ServerResponse,
    requestId = newRequestId(),
  ): boolean {
    if (!isFor(cached, request)) return false
    const begin = performance.now()
    const values = { nonce: newNonce(), requestId }
    const isGzip = takesGzip(request)
    const body = isGzip ? cached.template.gzip(values) : cached.template.plain(values)
    const head = cached.head.map((value) =>
      typeof value === 'string' ? value.replace(cached.nonce, values.nonce) : value,
    )
    if (isGzip) head.push('content-encoding', 'gzip')
    head.push('content-length', body.length, 'x-request-id', values.requestId)
    response.writeHead(200, head)
    response.end(body)
    this.#count((performance.now() - begin) / 1_000)
    if (!isRobot(request.headers['user-agent'])) for (const note of cached.onServed) note()
    return true
  }

  #save(cached: CachedPage): void {
    this.#cached.delete(cached.key)
    this.#cached.set(cached.key, cached)
    const now = performance.now()
    let { bytes } = this.size
    for (const [oldest, page] of this.#cached) {
      const isOver = page.at + lifetimeMs < now || page.generation !== this.#responses.generation
      if (!isOver && bytes <= this.#maxBytes) return
      bytes -= bytesOf(page)
      this.#cached.delete(oldest)
    }
  }
}

export const newNonce = () => randomBytes(16).toString('base64')

/** Returns the page to cache, or undefined if a part of it must not be cached. */
function toCachedPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { html, nonce, parts }: RenderedPage,
  pending: CacheableRequest,
): CachedPage | undefined {
  const known = parts.filter((part) => part !== undefined)
  if (reply.statusCode !== 200 || reply.hasHeader('set-cookie')) return undefined
  if (known.length === 0 || known.length < parts.length) return undefined
  const values: PageValues = { nonce, requestId: request.id }
  return {
    key: pending.key,
    head: [...repeatableHeaders(reply), 'vary', 'accept-encoding'],
    template: new PageTemplate(html, values),
    nonce,
    at: Math.min(pending.at, ...known.map(({ at }) => at)),
    generation: pending.generation,
    visitor: known.every(({ audience }) => audience === 'everyone')
      ? undefined
      : visitorOf(request.raw),
    onServed: known.flatMap(({ onServed }) => onServed ?? []),
  }
}

/** Returns whether a page in the making shows all that a request may expect to see. */
const isRecent = (running: Rendering, { at, generation }: CacheableRequest) =>
  !running.hasBegun || (running.generation === generation && at - running.at < lifetimeMs)

const isFor = ({ visitor }: CachedPage, request: IncomingMessage) =>
  visitor === undefined || visitor === visitorOf(request)

const bytesOf = ({ key, template }: CachedPage) => template.bytes + key.length + overhead

/**
 * Matches pages for visitors without a session whose URL contains no secret; files are served
 * elsewhere.
 */
const isPublicPage = (request: IncomingMessage): boolean =>
  hasNoSession(request) &&
  !wasSignedIn(request) &&
  !/^\/(?:api|assets|media)\/|^[^?]*\.\w+(?:\?|$)|[?&]token=/.test(request.url ?? '')

/** Pages never read a session, but a browser where somebody signed in is sent none of the cache. */
export const wasSignedIn = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers.authorization !== undefined || readBrowserToken(headers.cookie) !== undefined

/** A page contains its own URL, which is the request's if no public URL is configured. */
const keyOf = ({ url, headers }: IncomingMessage) =>
  [url, headers.host, headers['x-forwarded-host'], headers['x-forwarded-proto']].join('\n')

function takesGzip({ headers }: IncomingMessage): boolean {
  const accepted = String(headers['accept-encoding'] ?? '')
  if (headers['x-no-compression'] !== undefined) return false
  return /(?:^|[\s,])(?:x-)?gzip(?!\s*;\s*q=0(?:\.0*)?\s*(?:[,;]|$))\s*(?:[,;]|$)/i.test(accepted)
}
