import type { IncomingMessage, OutgoingHttpHeader, ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { newRequestId } from '#server/http/request-id.ts'

/**
 * How old a kept answer may be, in milliseconds from when it was asked for. Writes through this
 * process are seen at once; those of jobs and of other processes after at most this.
 */
const lifetime = 500
/** An entry costs about this much beside its body and its key. */
const overhead = 2_048

/** Who is given the same answer again: everyone, or only the visitor it was made for. */
export type Audience = 'everyone' | 'visitor'

interface Kept {
  /** Names and values in turn: `writeHead` takes them so without looking at each. */
  head: OutgoingHttpHeader[]
  body: string | Buffer
  bytes: number
  until: number
  /** Told how long it took, each time the answer is given again. */
  count: (seconds: number, request: IncomingMessage) => void
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
 * Which addresses are asked for again: most are not, and what was kept of them would only take
 * room.
 */
class Wanted {
  #now = new Set<string>()
  #before = new Set<string>()
  #turnedAt = 0

  /** Whether this was asked for within about the time that an answer is kept. */
  again(key: string): boolean {
    const now = performance.now()
    if (now - this.#turnedAt > lifetime) {
      this.#before = now - this.#turnedAt > 2 * lifetime ? new Set() : this.#now
      this.#now = new Set()
      this.#turnedAt = now
    }
    const again = this.#now.has(key) || this.#before.has(key)
    this.#now.add(key)
    return again
  }
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

  /** Answers from memory where it can, and says whether it did. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (this.#isClosed || !isPlainRead(request)) return false
    const at = performance.now()
    const key = keysOf(request)
    const kept = this.#kept.get(key.everyone) ?? this.#kept.get(key.visitor)
    if (kept === undefined || kept.until < at) {
      this.#asked.set(request, { key, at, generation: this.#generation })
      return false
    }
    response.writeHead(200, [...kept.head, 'x-request-id', newRequestId()])
    if (typeof kept.body === 'string') response.end(kept.body, 'latin1')
    else response.end(kept.body)
    kept.count((performance.now() - at) / 1_000, request)
    return true
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
    const key = asked.key[audience]
    if (!this.#wanted.again(key)) return
    const head = Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
      value === undefined || name === 'x-request-id' || name === 'content-length'
        ? []
        : [name, Array.isArray(value) ? value.join(', ') : value],
    )
    head.push('content-length', body.length)
    this.#drop(key)
    const bytes = body.length + key.length + overhead
    const until = asked.at + lifetime
    this.#kept.set(key, { head, body: asSent(body), bytes, until, count })
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

  #sweep(): void {
    const now = performance.now()
    for (const [key, { until }] of this.#kept) {
      if (until >= now && this.#bytes <= this.#mostBytes) return
      this.#drop(key)
    }
  }

  #drop(key: string): void {
    this.#bytes -= this.#kept.get(key)?.bytes ?? 0
    this.#kept.delete(key)
  }
}

/**
 * A short body goes out as a string of its bytes, a character each: Node puts the head before it
 * and writes both at once, a sixth more answers a second. Beyond 16 KB it would first ask for room.
 */
const asSent = (body: Buffer) => (body.length <= 14 * 1024 ? body.toString('latin1') : body)

/**
 * A public read without a body and without a session: nothing but its address says what it asks.
 */
function isPlainRead({ method, url = '', headers }: IncomingMessage): boolean {
  return (
    method === 'GET' &&
    url.startsWith('/api/public/') &&
    headers.authorization === undefined &&
    headers['content-encoding'] === undefined &&
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined
  )
}

function keysOf({ url, headers, socket }: IncomingMessage): Record<Audience, string> {
  const everyone =
    `${headers['accept-encoding'] ?? ''} ` + `${headers['x-no-compression'] ?? ''}\n${url}`
  return {
    everyone,
    // The address, by which the counting of views tells visitors apart, and the browser: an answer
    // kept for a program, which counts no view, must not be given to a person behind its address.
    get visitor() {
      const from = `${socket.remoteAddress} ${headers['x-forwarded-for'] ?? ''}`
      return `${everyone}\n${from}\n${headers['user-agent'] ?? ''}`
    },
  }
}
