import type { Handle } from '#server/db/connect.ts'

/** Keys of one statement: so few that nobody who reads waits for it. */
const perStatement = 500

export type Counts = readonly (readonly [key: string, count: number])[]

/**
 * How often something happened: counted in memory, written in batches. Counts, not persons; what a
 * crash forgets are a few seconds of them. A round that fails is written with the next one.
 */
export class PendingCounts {
  // By key: what is kept for each event would be thousands of them at a busy hour.
  #counts = new Map<string, number>()
  #flushing: Promise<void> = Promise.resolve()
  readonly #write: (db: Handle, counts: Counts) => Promise<void>
  readonly #mostKeys: number

  /** `write` adds counts, in one statement; beyond `mostKeys` a new key is not counted. */
  constructor(
    write: (db: Handle, counts: Counts) => Promise<void>,
    { mostKeys = Number.POSITIVE_INFINITY }: { mostKeys?: number } = {},
  ) {
    this.#write = write
    this.#mostKeys = mostKeys
  }

  note(key: string): void {
    this.#add(key, 1)
  }

  /** Writes what was counted; one after the other, so that whoever reads next has all of it. */
  flush(db: Handle): Promise<void> {
    this.#flushing = this.#flushing.catch(() => undefined).then(() => this.#writeAll(db))
    return this.#flushing
  }

  #add(key: string, count: number): void {
    const known = this.#counts.get(key)
    if (known === undefined && this.#counts.size >= this.#mostKeys) return
    this.#counts.set(key, (known ?? 0) + count)
  }

  async #writeAll(db: Handle): Promise<void> {
    // In one order everywhere, so that two servers never wait for each other in a circle.
    const counts = [...this.#counts].toSorted(([a], [b]) => (a < b ? -1 : 1))
    this.#counts = new Map()
    for (let start = 0; start < counts.length; start += perStatement) {
      try {
        await this.#write(db, counts.slice(start, start + perStatement))
      } catch (error) {
        for (const [key, count] of counts.slice(start)) this.#add(key, count)
        throw error
      }
    }
  }
}
