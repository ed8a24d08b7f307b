/**
 * How old a kept answer may be, in milliseconds from when it was asked for. Writes through this
 * process are seen at once; those of jobs and of other processes after at most this.
 */
export const lifetime = 500

/**
 * Which addresses are asked for again: most are not, and what was kept of them would only take
 * room.
 */
export class Wanted {
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
