import { randomBytes } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeader, ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isRobot } from '#server/http/bot-detection.ts'
import { readBrowserToken } from '#server/http/browser-cookie.ts'
import { newRequestId } from '#server/http/request-id.ts'
import {
  hasNoSession,
  headToRepeat,
  type PagePart,
  type ResponseCache,
  visitorOf,
} from './response-cache.ts'
import { type Marks, StampedPage } from './stamped.ts'
import { lifetime, Wanted } from './wanted.ts'

/** Approximate memory of an entry besides its bytes and its key. */
const overhead = 4_096

/** A request whose page may be cached, and the write generation at its start. */
interface Asked {
  key: string
  at: number
  generation: number
}

interface KeptPage {
  key: string
  head: OutgoingHttpHeader[]
  page: StampedPage
  nonce: string
  at: number
  generation: number
  /** The visitor the page is for, unless it is for everyone. */
  visitor: string | undefined
  given: (() => void)[]
}

interface Flight extends Asked {
  page: Promise<KeptPage | undefined>
  isJoined: boolean
}

/**
 * A rendered page with the responses it was made from; undefined for a part that must not be
 * cached.
 */
export interface MadePage {
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
  readonly #kept = new Map<string, KeptPage>()
  readonly #flights = new Map<string, Flight>()
  readonly #asked = new WeakMap<IncomingMessage, Asked>()
  readonly #wanted = new Wanted()
  readonly #answers: ResponseCache
  readonly #count: (seconds: number) => void
  readonly #mostBytes: number

  constructor(
    answers: ResponseCache,
    count: (seconds: number) => void,
    mostBytes = 16 * 1024 * 1024,
  ) {
    this.#answers = answers
    this.#count = count
    this.#mostBytes = mostBytes
  }

  /** The number of valid pages, and the bytes of all cached ones. */
  get size(): { pages: number; bytes: number } {
    const kept = [...this.#kept.values()]
    return {
      pages: kept.filter(({ generation }) => generation === this.#answers.generation).length,
      bytes: kept.reduce((sum, one) => sum + bytesOf(one), 0),
    }
  }

  /** Responds from the cache if possible; returns whether it did. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (this.#answers.isClosed || !isPublicPage(request)) return false
    const { generation } = this.#answers
    const asked = { key: keyOf(request), at: performance.now(), generation }
    const kept = this.#kept.get(asked.key)
    const isFresh = kept?.generation === generation && kept.at + lifetime >= asked.at
    if (isFresh && this.#send(kept, request, response)) return true
    this.#asked.set(request, asked)
    return false
  }

  /** Renders once for concurrent requests; returns undefined if the response was already sent. */
  async together(
    request: FastifyRequest,
    reply: FastifyReply,
    render: () => Promise<MadePage>,
  ): Promise<Buffer | undefined> {
    const asked = this.#asked.get(request.raw)
    if (!asked) return (await render()).html
    const under = this.#flights.get(asked.key)
    if (under?.generation === asked.generation && asked.at - under.at < lifetime) {
      under.isJoined = true
      const page = await under.page
      if (page && !reply.raw.destroyed && isFor(page, request.raw)) {
        reply.hijack()
        this.#send(page, request.raw, reply.raw, request.id)
        return undefined
      }
      return (await render()).html
    }
    const landing = Promise.withResolvers<KeptPage | undefined>()
    const flight = { ...asked, page: landing.promise, isJoined: false }
    this.#flights.set(asked.key, flight)
    let kept: KeptPage | undefined
    try {
      const made = await render()
      const isWanted = this.#wanted.again(asked.key)
      if (isWanted || flight.isJoined) kept = keptPage(request, reply, made, asked)
      if (kept && isWanted) this.#keep(kept)
      return made.html
    } finally {
      if (this.#flights.get(asked.key) === flight) this.#flights.delete(asked.key)
      landing.resolve(kept)
    }
  }

  #send(
    kept: KeptPage,
    request: IncomingMessage,
    response: ServerResponse,
    requestId = newRequestId(),
  ): boolean {
    if (!isFor(kept, request)) return false
    const begin = performance.now()
    const marks = { nonce: newNonce(), requestId }
    const isPacked = takesGzip(request)
    const body = isPacked ? kept.page.gzip(marks) : kept.page.plain(marks)
    const head = kept.head.map((value) =>
      typeof value === 'string' ? value.replace(kept.nonce, marks.nonce) : value,
    )
    if (isPacked) head.push('content-encoding', 'gzip')
    head.push('content-length', body.length, 'x-request-id', marks.requestId)
    response.writeHead(200, head)
    response.end(body)
    this.#count((performance.now() - begin) / 1_000)
    if (!isRobot(request.headers['user-agent'])) for (const tell of kept.given) tell()
    return true
  }

  #keep(kept: KeptPage): void {
    this.#kept.delete(kept.key)
    this.#kept.set(kept.key, kept)
    const now = performance.now()
    let { bytes } = this.size
    for (const [oldest, page] of this.#kept) {
      const isOver = page.at + lifetime < now || page.generation !== this.#answers.generation
      if (!isOver && bytes <= this.#mostBytes) return
      bytes -= bytesOf(page)
      this.#kept.delete(oldest)
    }
  }
}

export const newNonce = () => randomBytes(16).toString('base64')

/** Returns the page to cache, or undefined if a part of it must not be cached. */
function keptPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { html, nonce, parts }: MadePage,
  asked: Asked,
): KeptPage | undefined {
  const known = parts.filter((part) => part !== undefined)
  if (reply.statusCode !== 200 || reply.hasHeader('set-cookie')) return undefined
  if (known.length === 0 || known.length < parts.length) return undefined
  const marks: Marks = { nonce, requestId: request.id }
  return {
    key: asked.key,
    head: [...headToRepeat(reply), 'vary', 'accept-encoding'],
    page: new StampedPage(html, marks),
    nonce,
    at: Math.min(asked.at, ...known.map(({ at }) => at)),
    generation: asked.generation,
    visitor: known.every(({ audience }) => audience === 'everyone')
      ? undefined
      : visitorOf(request.raw),
    given: known.flatMap(({ given }) => given ?? []),
  }
}

const isFor = ({ visitor }: KeptPage, request: IncomingMessage) =>
  visitor === undefined || visitor === visitorOf(request)

const bytesOf = ({ key, page }: KeptPage) => page.bytes + key.length + overhead

/**
 * Matches pages for visitors without a session whose URL contains no secret; files are served
 * elsewhere.
 */
const isPublicPage = (request: IncomingMessage): boolean =>
  hasNoSession(request) &&
  !wasSignedIn(request) &&
  !/^\/(?:api|assets|media)\/|^[^?]*\.\w+(?:\?|$)|[?&]token=/.test(request.url ?? '')

/** Pages never read a session. A browser where somebody signed in gets its own page. */
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
