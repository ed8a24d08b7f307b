import type { IncomingMessage, OutgoingHttpHeader, ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isRobot } from '#server/http/bot-detection.ts'
import { newRequestId } from '#server/http/request-id.ts'
import { localeOfRequest } from '#server/locale/answer-in-language.ts'
import { lifetimeMs, RepeatedKeys } from './repeated-keys.ts'

/** Approximate memory of an entry besides its body and its key. */
const overhead = 2_048

/** Who may get the cached response: everyone, or only the visitor it was made for. */
export type Audience = 'everyone' | 'visitor'

interface CachedResponse {
  /** Names and values alternate, the form `writeHead` accepts without checking each. */
  head: OutgoingHttpHeader[]
  body: string | Buffer
  bytes: number
  /** When it was requested. */
  at: number
  audience: Audience
  /** Called with the duration of each cache hit. */
  count: (seconds: number) => void
  /** Called for each cache hit of a person; not for bots. */
  onServed: (() => void) | undefined
}

/** One of the responses a page is made from. */
export type PagePart = Pick<CachedResponse, 'at' | 'audience' | 'onServed'>

/** A request whose response may be cached, and the write generation at its start. */
interface CacheableRequest {
  key: Record<Audience, string>
  at: number
  generation: number
}

interface InFlight {
  /** Until it is there. */
  response: Promise<unknown> | undefined
  at: number
}

/**
 * Caches the latest responses of public reads and sends them before Fastify handles the request:
 * otherwise a repeated read would not reach half the throughput of bare `node:http` (PRF-2).
 * Entries are finished bytes, one per compression. Requests with a session are never cached.
 */
export class ResponseCache {
  // In order of request time, so that the first expires first.
  readonly #cached = new Map<string, CachedResponse>()
  readonly #inFlight = new Map<string, InFlight>()
  readonly #requests = new WeakMap<IncomingMessage, CacheableRequest>()
  readonly #repeated = new RepeatedKeys()
  readonly #maxBytes: number
  #generation = 0
  #bytes = 0
  #isClosed = false

  /** The default has room for the requests of one lifetime, half a second. */
  constructor(maxBytes = 16 * 1024 * 1024) {
    this.#maxBytes = maxBytes
  }

  /** The number and bytes of cached responses. */
  get size(): { responses: number; bytes: number } {
    return { responses: this.#cached.size, bytes: this.#bytes }
  }

  /** Changes with every write through this process. */
  get generation(): number {
    return this.#generation
  }

  get isClosed(): boolean {
    return this.#isClosed
  }

  /** Responds from the cache if possible; returns whether it did. */
  respond(request: IncomingMessage, response: ServerResponse): boolean {
    if (this.#isClosed || !isPlainRead(request)) return false
    const at = performance.now()
    const key = keysOf(request)
    const cached = this.#find(key, at)
    if (!cached) {
      this.#requests.set(request, { key, at, generation: this.#generation })
      return false
    }
    response.writeHead(200, [...cached.head, 'x-request-id', newRequestId()])
    if (typeof cached.body === 'string') response.end(cached.body, 'latin1')
    else response.end(cached.body)
    this.#noteHit(cached, at, request.headers['user-agent'])
    return true
  }

  /** Coalesces concurrent identical requests. */
  coalesce<Result>(
    { raw }: FastifyRequest,
    audience: Audience,
    read: () => Promise<Result>,
  ): Promise<Result> {
    const pending = this.#requests.get(raw)
    if (!pending || pending.generation !== this.#generation) return read()
    const key = pending.key[audience]
    const running = this.#inFlight.get(key)
    if (running?.response && pending.at - running.at < lifetimeMs) {
      // It must not count as newer than the request it joins.
      pending.at = running.at
      // The same endpoint and URL give the same type.
      return running.response as Promise<Result>
    }
    const response = read()
    const started: InFlight = { response, at: pending.at }
    this.#inFlight.set(key, started)
    const remove = () => {
      if (this.#inFlight.get(key) === started) this.#inFlight.delete(key)
      // V8 keeps what was in a map when it last made room: each response outlived its request and
      // was only collected with the old generation.
      started.response = undefined
    }
    response.then(remove, remove)
    return response
  }

  /**
   * Caches a finished response with status 200 if its URL was requested before, unless something
   * was written since the request. Returns what to send: a text is only encoded to be cached, since
   * Node sends one together with its head.
   */
  save(
    request: FastifyRequest,
    reply: FastifyReply,
    audience: Audience,
    payload: Buffer | string,
    count: CachedResponse['count'],
  ): Buffer | string {
    const pending = this.#requests.get(request.raw)
    if (pending?.generation !== this.#generation) return payload
    const key = pending.key[audience]
    if (!this.#repeated.note(key)) return payload
    const body = typeof payload === 'string' ? Buffer.from(payload) : payload
    const head = repeatableHeaders(reply)
    head.push('content-length', body.length)
    this.#drop(key)
    const bytes = body.length + key.length + overhead
    const { at } = pending
    const { onServed } = request
    this.#cached.set(key, { head, body: bodyToSend(body), bytes, at, audience, count, onServed })
    this.#bytes += bytes
    this.#sweep()
    return body
  }

  /** Clears the cache after a write. */
  clear(): void {
    this.#generation++
    this.#cached.clear()
    this.#inFlight.clear()
    this.#bytes = 0
  }

  /**
   * Disables the cache for shutdown, so that every request takes the usual path and is refused
   * there.
   */
  close(): void {
    this.#isClosed = true
    this.clear()
  }

  #find(key: Record<Audience, string>, now: number): CachedResponse | undefined {
    const cached = this.#cached.get(key.everyone) ?? this.#cached.get(key.visitor)
    return cached && cached.at + lifetimeMs >= now ? cached : undefined
  }

  #noteHit(
    { count, onServed }: CachedResponse,
    since: number,
    userAgent: string | undefined,
  ): void {
    count((performance.now() - since) / 1_000)
    if (onServed && !isRobot(userAgent)) onServed()
  }

  #sweep(): void {
    const now = performance.now()
    for (const [key, { at }] of this.#cached) {
      if (at + lifetimeMs >= now && this.#bytes <= this.#maxBytes) return
      this.#drop(key)
    }
  }

  #drop(key: string): void {
    this.#bytes -= this.#cached.get(key)?.bytes ?? 0
    this.#cached.delete(key)
  }
}

/** Returns the headers that stay the same in cached responses. */
export const repeatableHeaders = (reply: FastifyReply): OutgoingHttpHeader[] =>
  Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
    value === undefined || name === 'x-request-id' || name === 'content-length'
      ? []
      : [name, Array.isArray(value) ? value.join(', ') : value],
  )

/**
 * Short bodies are sent as a latin1 string: Node then writes head and body together, which serves a
 * sixth more requests per second. Beyond 16 KB it would allocate first.
 */
const bodyToSend = (body: Buffer) => (body.length <= 14 * 1024 ? body.toString('latin1') : body)

/**
 * Matches public reads without a body and without a session: only the URL determines the response.
 */
function isPlainRead(request: IncomingMessage): boolean {
  return request.url?.startsWith('/api/public/') === true && hasNoSession(request)
}

/** Matches reads without a body and without a session. */
export const hasNoSession = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' &&
  headers.authorization === undefined &&
  headers['content-encoding'] === undefined &&
  headers['content-length'] === undefined &&
  headers['transfer-encoding'] === undefined

/** The client's address, its URL and headers. */
type Caller = Pick<IncomingMessage, 'url' | 'headers'> & { socket: { remoteAddress?: string } }

function keysOf(caller: Caller): Record<Audience, string> {
  const { url, headers } = caller
  const locale = localeOfRequest(url ?? '', headers['accept-language'])
  const encoding = `${headers['accept-encoding'] ?? ''} ${headers['x-no-compression'] ?? ''}`
  const everyone = `${locale} ${encoding}\n${url}`
  return {
    everyone,
    get visitor() {
      return `${everyone}\n${visitorOf(caller)}`
    },
  }
}

/**
 * The address, by which view counts tell visitors apart, and the user agent: a response cached for
 * a bot, which counts no view, must not be sent to a person behind the same address.
 */
export const visitorOf = ({ headers, socket }: Caller): string =>
  `${socket.remoteAddress} ${headers['x-forwarded-for'] ?? ''}\n${headers['user-agent'] ?? ''}`
