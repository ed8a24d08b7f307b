import type { IncomingMessage, OutgoingHttpHeader, ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isRobot } from '#server/http/bot-detection.ts'
import { newRequestId } from '#server/http/request-id.ts'
import { lifetime, Wanted } from './wanted.ts'

/** Approximate memory of an entry besides its body and its key. */
const overhead = 2_048

/** Who may get the cached response: everyone, or only the visitor it was made for. */
export type Audience = 'everyone' | 'visitor'

interface Kept {
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
  given: (() => void) | undefined
}

/** One of the responses a page is made from. */
export type PagePart = Pick<Kept, 'at' | 'audience' | 'given'>

/** An API call inside the process, for the visitor of a page. */
export interface InnerCall {
  url: string
  address: string
  userAgent: string
}

/** A request whose response may be cached, and the write generation at its start. */
interface Asked {
  key: Record<Audience, string>
  at: number
  generation: number
}

interface Flight {
  answer: Promise<unknown>
  at: number
}

/**
 * Caches the latest responses of public reads and sends them before Fastify handles the request:
 * otherwise a repeated read would not reach half the throughput of bare `node:http` (PRF-2).
 * Entries are finished bytes, one per compression. Requests with a session are never cached.
 */
export class ResponseCache {
  // In order of request time, so that the first expires first.
  readonly #kept = new Map<string, Kept>()
  readonly #flights = new Map<string, Flight>()
  readonly #asked = new WeakMap<IncomingMessage, Asked>()
  readonly #parts = new WeakMap<IncomingMessage, PagePart>()
  readonly #wanted = new Wanted()
  readonly #mostBytes: number
  #generation = 0
  #bytes = 0
  #isClosed = false

  /** The default has room for the requests of one lifetime, half a second. */
  constructor(mostBytes = 16 * 1024 * 1024) {
    this.#mostBytes = mostBytes
  }

  /** The number and bytes of cached responses. */
  get size(): { answers: number; bytes: number } {
    return { answers: this.#kept.size, bytes: this.#bytes }
  }

  /** Changes with every write through this process. */
  get generation(): number {
    return this.#generation
  }

  get isClosed(): boolean {
    return this.#isClosed
  }

  /** Responds from the cache if possible; returns whether it did. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (this.#isClosed || !isPlainRead(request)) return false
    const at = performance.now()
    const key = keysOf(request)
    const kept = this.#find(key, at)
    if (!kept) {
      this.#asked.set(request, { key, at, generation: this.#generation })
      return false
    }
    response.writeHead(200, [...kept.head, 'x-request-id', newRequestId()])
    if (typeof kept.body === 'string') response.end(kept.body, 'latin1')
    else response.end(kept.body)
    this.#tell(kept, at, request.headers['user-agent'])
    return true
  }

  /** Returns the cached response to a call inside the process, with its part for the page cache. */
  recall({ url, address, userAgent }: InnerCall): { text: string; part: PagePart } | undefined {
    if (this.#isClosed) return undefined
    const at = performance.now()
    const headers = { 'user-agent': userAgent }
    const kept = this.#find(keysOf({ url, headers, socket: { remoteAddress: address } }), at)
    if (!kept) return undefined
    this.#tell(kept, at, userAgent)
    const { body } = kept
    const bytes = typeof body === 'string' ? Buffer.from(body, 'latin1') : body
    return { text: bytes.toString(), part: kept }
  }

  /** Registers a call inside the process, which does not pass through `answer`. */
  note(request: IncomingMessage): void {
    if (this.#isClosed || !isPlainRead(request)) return
    const asked = { key: keysOf(request), at: performance.now(), generation: this.#generation }
    this.#asked.set(request, asked)
  }

  /** Returns this response's part for the page cache; undefined if it must not be cached. */
  partOf(request: IncomingMessage): PagePart | undefined {
    return this.#parts.get(request)
  }

  /** Coalesces concurrent identical requests. */
  together<Answer>(
    { raw }: FastifyRequest,
    audience: Audience,
    ask: () => Promise<Answer>,
  ): Promise<Answer> {
    const asked = this.#asked.get(raw)
    if (!asked || asked.generation !== this.#generation) return ask()
    const key = asked.key[audience]
    const under = this.#flights.get(key)
    if (under && asked.at - under.at < lifetime) {
      // It must not count as newer than the request it joins.
      asked.at = under.at
      // The same endpoint and URL give the same type.
      return under.answer as Promise<Answer>
    }
    const flight = { answer: ask(), at: asked.at }
    this.#flights.set(key, flight)
    const land = () => {
      if (this.#flights.get(key) === flight) this.#flights.delete(key)
    }
    flight.answer.then(land, land)
    return flight.answer
  }

  /**
   * Caches a finished response with status 200 if its URL was requested before, unless something
   * was written since the request.
   */
  keep(
    request: FastifyRequest,
    reply: FastifyReply,
    audience: Audience,
    body: Buffer,
    count: Kept['count'],
  ): void {
    const asked = this.#asked.get(request.raw)
    if (asked?.generation !== this.#generation) return
    const part = { at: asked.at, audience, given: request.given }
    this.#parts.set(request.raw, part)
    const key = asked.key[audience]
    if (!this.#wanted.again(key)) return
    const head = headToRepeat(reply)
    head.push('content-length', body.length)
    this.#drop(key)
    const bytes = body.length + key.length + overhead
    this.#kept.set(key, { ...part, head, body: asSent(body), bytes, count })
    this.#bytes += bytes
    this.#sweep()
  }

  /** Clears the cache after a write. */
  forget(): void {
    this.#generation++
    this.#kept.clear()
    this.#flights.clear()
    this.#bytes = 0
  }

  /**
   * Disables the cache for shutdown, so that every request takes the usual path and is refused
   * there.
   */
  close(): void {
    this.#isClosed = true
    this.forget()
  }

  #find(key: Record<Audience, string>, now: number): Kept | undefined {
    const kept = this.#kept.get(key.everyone) ?? this.#kept.get(key.visitor)
    return kept && kept.at + lifetime >= now ? kept : undefined
  }

  #tell({ count, given }: Kept, since: number, userAgent: string | undefined): void {
    count((performance.now() - since) / 1_000)
    if (given && !isRobot(userAgent)) given()
  }

  #sweep(): void {
    const now = performance.now()
    for (const [key, { at }] of this.#kept) {
      if (at + lifetime >= now && this.#bytes <= this.#mostBytes) return
      this.#drop(key)
    }
  }

  #drop(key: string): void {
    this.#bytes -= this.#kept.get(key)?.bytes ?? 0
    this.#kept.delete(key)
  }
}

/** Returns the headers that stay the same in cached responses. */
export const headToRepeat = (reply: FastifyReply): OutgoingHttpHeader[] =>
  Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
    value === undefined || name === 'x-request-id' || name === 'content-length'
      ? []
      : [name, Array.isArray(value) ? value.join(', ') : value],
  )

/**
 * Short bodies are sent as a latin1 string: Node then writes head and body together, which serves a
 * sixth more requests per second. Beyond 16 KB it would allocate first.
 */
const asSent = (body: Buffer) => (body.length <= 14 * 1024 ? body.toString('latin1') : body)

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
  const everyone =
    `${headers['accept-encoding'] ?? ''} ` + `${headers['x-no-compression'] ?? ''}\n${url}`
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
