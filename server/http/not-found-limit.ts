import { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Refusal, refuse } from '#contract/refusal.ts'
import { rateLimits } from '#server/resilience/rate-limits.ts'
import { addressKey } from '#server/resilience/throttle.ts'

/** Max tracked addresses; counting does not stop an attacker with more. */
const maxAddresses = 20_000

/** Adds the count of 404s to the app, for `error.ts` and `pages.ts`. */
export function countMisses(app: FastifyInstance): void {
  app.decorate('misses', new Misses())
}

/**
 * Counts 404s per address. In memory: a row per miss would cost more than the miss, and a restart
 * only forgets how long somebody has been guessing. Existing URLs are always served, because
 * thousands of phones may share an address.
 */
class Misses {
  #counts = new Map<string, number>()
  #ends = 0

  /** Returns the refusal that replaces 404 for an address with too many misses, or undefined. */
  refusal(request: FastifyRequest): Refusal | undefined {
    // API calls made to render a page have no socket; the page itself counts.
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
