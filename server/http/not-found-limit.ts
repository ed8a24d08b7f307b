import { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Refusal, refuse } from '#contract/refusal.ts'
import { rateLimits } from '#server/resilience/rate-limits.ts'
import { addressKey } from '#server/resilience/throttle.ts'

/** Whoever has more addresses than these is not stopped by counting them. */
const maxAddresses = 20_000

/** Gives the app its count of what was not found; `error.ts` and `pages.ts` ask it. */
export function countMisses(app: FastifyInstance): void {
  app.decorate('misses', new Misses())
}

/**
 * Counts per address what was not found. It is kept in memory: a row for each miss would cost more
 * than the miss, and what a restart forgets is only how long somebody has guessed. What exists is
 * given to everybody all the while, because thousands of phones may share an address.
 */
class Misses {
  #counts = new Map<string, number>()
  #ends = 0

  /** What is said instead of "not found" to an address that has asked for too much of it. */
  refusal(request: FastifyRequest): Refusal | undefined {
    // What a page asks for in its own making has no socket; the page is what was asked for.
    if (!(request.raw.socket instanceof Socket)) return undefined
    const now = Date.now()
    if (now >= this.#ends) {
      this.#counts.clear()
      this.#ends = now + rateLimits.notFoundPerAddress.minutes * 60_000
    }
    const key = addressKey('missing', request.ip)
    const count = (this.#counts.get(key) ?? 0) + 1
    if (count > 1 || this.#counts.size < maxAddresses) this.#counts.set(key, count)
    if (count <= rateLimits.notFoundPerAddress.attempts) return undefined
    return refuse('too_many_requests', { retryAfter: Math.ceil((this.#ends - now) / 1_000) })
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    misses: Misses
  }
}
