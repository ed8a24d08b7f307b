/**
 * Max age of a cached response in milliseconds, from its request. Writes in this process are
 * visible immediately; those of jobs and other processes after at most this time.
 */
export const lifetimeMs = 500

/** Max characters of the keys of one period: many requests with long URLs end it early. */
const maxLength = 1024 * 1024

/**
 * Tracks which URLs are requested repeatedly: most are not, and caching them would waste memory.
 */
export class RepeatedKeys {
  #current = new Set<string>()
  #previous = new Set<string>()
  #length = 0
  #rotatedAt = 0

  /** Notes a request; returns whether there was one within about one lifetime before. */
  note(key: string): boolean {
    const now = performance.now()
    if (now - this.#rotatedAt > lifetimeMs || this.#length > maxLength) {
      this.#previous = now - this.#rotatedAt > 2 * lifetimeMs ? new Set() : this.#current
      this.#current = new Set()
      this.#length = 0
      this.#rotatedAt = now
    }
    if (this.#current.has(key)) return true
    this.#current.add(key)
    this.#length += key.length
    return this.#previous.has(key)
  }
}
