import type { Locale } from '#domain/locale/locale.ts'
import { isRobot } from '#server/http/bot-detection.ts'
import type { Trace } from '#server/http/viewer.ts'
import type { CountCacheHit } from './register-cache.ts'
import { lifetimeMs, RepeatedKeys } from './repeated-keys.ts'
import type { Audience, PagePart, ResponseCache } from './response-cache.ts'

/** Approximate memory of an entry besides its text and its key. */
const overhead = 512

/** A read of a public endpoint by the loader of a page. */
export interface PageRead {
  /** The path in the contract, with `:name` for parameters. */
  path: string
  params: Record<string, string>
  query: Record<string, string>
  /** The same as a URL. */
  url: string
}

/** The visitor of the page, who has no session. */
export interface PageVisitor {
  locale: Locale
  trace: Trace
  mayUseCache: boolean
}

/** Reads an endpoint without an HTTP request; `Made` is what its handler returns. */
export interface Reader<Asked, Made> {
  audience: Audience
  /** Throws where over HTTP the request would be refused. */
  check(given: PageRead): Asked
  read(asked: Asked, trace: Trace): Promise<Made>
  /** Returns the body that would be sent over HTTP. */
  write(made: Made): string
  /** As in `ServeOptions`. */
  onServed?: ((made: Made, asked: Asked, trace: Trace) => () => void) | undefined
}

interface Counted {
  reader: Reader<unknown, unknown>
  count: (seconds: number) => void
}

interface CachedRead extends PagePart {
  text: string
  generation: number
}

interface InFlight {
  /** Until it is there: V8 keeps what was in a map when it last made room. */
  made: Promise<unknown> | undefined
  at: number
  generation: number
}

/** A response with its part for the page cache; without one the page must not be cached. */
export interface ReadResult {
  text: string
  part: PagePart | undefined
}

/**
 * Runs the reads of pages: the checks, handlers and schemas of HTTP without its requests, which
 * cost more than the reads. They are cached by the rules of `ResponseCache`.
 */
export class PageReads {
  readonly #readers = new Map<string, Counted>()
  // In order of request time, so that the first expires first.
  readonly #cached = new Map<string, CachedRead>()
  readonly #inFlight = new Map<string, InFlight>()
  readonly #repeated = new RepeatedKeys()
  readonly #responses: ResponseCache
  readonly #countFor: CountCacheHit
  readonly #maxBytes: number
  #bytes = 0

  constructor(responses: ResponseCache, countFor: CountCacheHit, maxBytes = 8 * 1024 * 1024) {
    this.#responses = responses
    this.#countFor = countFor
    this.#maxBytes = maxBytes
  }

  get size(): { reads: number; bytes: number } {
    return { reads: this.#cached.size, bytes: this.#bytes }
  }

  add<Asked, Made>(path: string, reader: Reader<Asked, Made>): void {
    this.#readers.set(path, {
      // What a reader is given is what it has checked and read itself.
      reader: reader as Reader<unknown, unknown>,
      count: this.#countFor(`/api${path}`),
    })
  }

  has(path: string): boolean {
    return this.#readers.has(path)
  }

  /** Returns undefined for an endpoint that is read over HTTP only. */
  async answer(given: PageRead, visitor: PageVisitor): Promise<ReadResult | undefined> {
    const known = this.#readers.get(given.path)
    if (!known) return undefined
    const { reader, count } = known
    const { trace, locale, mayUseCache } = visitor
    const begin = performance.now()
    const own = reader.audience === 'visitor' ? `\n${trace.address}\n${trace.userAgent}` : ''
    const key = `${locale}\n${given.url}${own}`
    const isPerson = !isRobot(trace.userAgent)
    const cached = mayUseCache ? this.#find(key, begin) : undefined
    if (cached) {
      if (isPerson) cached.onServed?.()
      count((performance.now() - begin) / 1_000)
      return { text: cached.text, part: cached }
    }
    const asked = reader.check(given)
    const { generation } = this.#responses
    const { made, at } = this.#coalesce(key, { begin, generation }, () => reader.read(asked, trace))
    const answered = await made
    const onServed = reader.onServed?.(answered, asked, trace)
    if (isPerson) onServed?.()
    const text = reader.write(answered)
    count((performance.now() - begin) / 1_000)
    if (this.#responses.isClosed || generation !== this.#responses.generation) {
      return { text, part: undefined }
    }
    const part = { at, audience: reader.audience, onServed }
    if (this.#repeated.note(key)) this.#save(key, { ...part, text, generation })
    return { text, part }
  }

  #find(key: string, now: number): CachedRead | undefined {
    const cached = this.#cached.get(key)
    const isFresh =
      cached?.generation === this.#responses.generation && cached.at + lifetimeMs >= now
    return isFresh && !this.#responses.isClosed ? cached : undefined
  }

  /** Runs concurrent equal reads once; one that joins another is no newer than that. */
  #coalesce(
    key: string,
    { begin, generation }: { begin: number; generation: number },
    read: () => Promise<unknown>,
  ): { made: Promise<unknown>; at: number } {
    const running = this.#inFlight.get(key)
    const isRecent = running?.generation === generation && begin - running.at < lifetimeMs
    if (running?.made && isRecent) return { made: running.made, at: running.at }
    const made = read()
    const started: InFlight = { made, at: begin, generation }
    this.#inFlight.set(key, started)
    const remove = () => {
      if (this.#inFlight.get(key) === started) this.#inFlight.delete(key)
      started.made = undefined
    }
    made.then(remove, remove)
    return { made, at: begin }
  }

  #save(key: string, cached: CachedRead): void {
    this.#drop(key)
    this.#cached.set(key, cached)
    this.#bytes += bytesOf(key, cached)
    const now = performance.now()
    for (const [oldest, { at, generation }] of this.#cached) {
      const isOver = at + lifetimeMs < now || generation !== this.#responses.generation
      if (!isOver && this.#bytes <= this.#maxBytes) return
      this.#drop(oldest)
    }
  }

  #drop(key: string): void {
    const cached = this.#cached.get(key)
    if (!cached) return
    this.#bytes -= bytesOf(key, cached)
    this.#cached.delete(key)
  }
}

/** A text with a letter beyond Latin-1 takes two bytes for each. */
const bytesOf = (key: string, { text }: CachedRead) => 2 * (key.length + text.length) + overhead
