/**
 * Max age of a cached response in milliseconds, from its request. Writes in this process are
 * visible immediately; those of jobs and other processes after at most this time.
 */
export const lifetimeMs = 500

/**
 * Tracks which URLs are requested repeatedly: most are not, and caching them would waste memory.
 */
export class RepeatedKeys {
  #current = new Set<string>()
  #previous = new Set<string>()
  #rotatedAt = 0

  /** Notes a request; returns whether there was one within about one lifetime before. */
  note(key: string): boolean {
    const now = performance.now()
    if (now - this.#rotatedAt > lifetimeMs) {
      this.#previous = now - this.#rotatedAt > 2 * lifetimeMs ? new Set() : this.#current
      this.#current = new Set()
      this.#rotatedAt = now
    }
    const isRepeated = this.#current.has(key) || this.#previous.has(key)
    this.#current.add(key)
    return isRepeated
  }
}
