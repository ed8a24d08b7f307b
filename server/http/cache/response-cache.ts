import type { IncomingMessage, OutgoingHttpHeader, ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isRobot } from '#server/http/bot-detection.ts'
import { newRequestId } from '#server/http/request-id.ts'
import { lifetime, Wanted } from './wanted.ts'

/** An entry costs about this much beside its body and its key. */
const overhead = 2_048

/** Who is given the same answer again: everyone, or only the visitor it was made for. */
export type Audience = 'everyone' | 'visitor'

interface Kept {
  /** Names and values in turn: `writeHead` takes them so without looking at each. */
  head: OutgoingHttpHeader[]
  body: string | Buffer
  bytes: number
  /** When it was asked for. */
  at: number
  audience: Audience
  /** Told how long it took, each time the answer is given again. */
  count: (seconds: number) => void
  /** Told each time it is given to a person again; machines are not told of. */
  given: (() => void) | undefined
}

/** One of the answers that a page is made from. */
export type PagePart = Pick<Kept, 'at' | 'audience' | 'given'>

/** A call made inside the process for the visitor of a page. */
export interface InnerCall {
  url: string
  address: string
  userAgent: string
}

/** One call that may be answered again: what it asked, and what had been written until then. */
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
 * The latest responses of public reads, served again before Fastify handles the call: only so does
 * a repeated read reach half of what bare `node:http` serves (PRF-2). Entries are finished bytes,
 * one for each compression. Calls with a session are never cached.
 */
export class ResponseCache {
  // In the order of their asking, so that the first is the next to end.
  readonly #kept = new Map<string, Kept>()
  readonly #flights = new Map<string, Flight>()
  readonly #asked = new WeakMap<IncomingMessage, Asked>()
  readonly #parts = new WeakMap<IncomingMessage, PagePart>()
  readonly #wanted = new Wanted()
  readonly #mostBytes: number
  #generation = 0
  #bytes = 0
  #isClosed = false

  /** Room for what is asked for in half a second, and no more than that. */
  constructor(mostBytes = 16 * 1024 * 1024) {
    this.#mostBytes = mostBytes
  }

  /** What is held now. */
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

  /** Answers from memory where it can, and says whether it did. */
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

  /** The kept answer to a call inside the process, and what the page has to know of it. */
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

  /** To be told of a call inside the process, which does not pass `answer`. */
  note(request: IncomingMessage): void {
    if (this.#isClosed || !isPlainRead(request)) return
    const asked = { key: keysOf(request), at: performance.now(), generation: this.#generation }
    this.#asked.set(request, asked)
  }

  /** What a page has to know of the answer to this call; nothing where it may not be kept. */
  partOf(request: IncomingMessage): PagePart | undefined {
    return this.#parts.get(request)
  }

  /** Asks once for what several ask together. */
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
      // No younger than what it joins.
      asked.at = under.at
      // The same endpoint under the same address: the same kind of answer.
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
   * Keeps a finished answer with status 200 to an address that is asked for again, unless something
   * was written since it was asked for.
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

  /** Something was written: whatever was answered may be different now. */
  forget(): void {
    this.#generation++
    this.#kept.clear()
    this.#flights.clear()
    this.#bytes = 0
  }

  /** From now on every call goes its usual way: a server that stops refuses it there. */
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

/** The headers of an answer that stay the same when it is given again. */
export const headToRepeat = (reply: FastifyReply): OutgoingHttpHeader[] =>
  Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
    value === undefined || name === 'x-request-id' || name === 'content-length'
      ? []
      : [name, Array.isArray(value) ? value.join(', ') : value],
  )

/**
 * A short body goes out as a string of its bytes, a character each: Node puts the head before it
 * and writes both at once, a sixth more answers a second. Beyond 16 KB it would first ask for room.
 */
const asSent = (body: Buffer) => (body.length <= 14 * 1024 ? body.toString('latin1') : body)

/**
 * A public read without a body and without a session: nothing but its address says what it asks.
 */
function isPlainRead(request: IncomingMessage): boolean {
  return request.url?.startsWith('/api/public/') === true && hasNoSession(request)
}

/** A read without a body and without a session. */
export const hasNoSession = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' &&
  headers.authorization === undefined &&
  headers['content-encoding'] === undefined &&
  headers['content-length'] === undefined &&
  headers['transfer-encoding'] === undefined

/** Where a call comes from and what it asks. */
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
 * The address, by which the counting of views tells visitors apart, and the browser: an answer kept
 * for a program, which counts no view, must not be given to a person behind its address.
 */
export const visitorOf = ({ headers, socket }: Caller): string =>
  `${socket.remoteAddress} ${headers['x-forwarded-for'] ?? ''}\n${headers['user-agent'] ?? ''}`
