/**
 * Max age of a cached response in milliseconds, from its request. Writes in this process are
 * visible immediately; those of jobs and other processes after at most this time.
 */
export const lifetime = 500

/**
 * Tracks which URLs are requested repeatedly: most are not, and caching them would waste memory.
 */
export class Wanted {
  #now = new Set<string>()
  #before = new Set<string>()
  #turnedAt = 0

  /** Returns whether this was already requested within about one cache lifetime. */
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
