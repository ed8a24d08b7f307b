import type { Handle } from '#server/db/connect.ts'

/** Keys of one statement: so few that nobody who reads waits for it. */
const perStatement = 500
/** Of the keys that wait, a round writes one in so many, and at least `fewest`. */
const rounds = 40
const minBatch = 50

/**
 * Milliseconds between rounds: a key waits ten seconds at a busy hour, and is written once for all
 * of them.
 */
export const writeEvery = 250

export type Counts = readonly (readonly [key: string, count: number])[]

/**
 * How often something happened: counted in memory, written in batches. Counts, not persons; what a
 * crash forgets are a few seconds of them. A round that fails is written with the next one.
 */
export class PendingCounts {
  // By key: what is kept for each event would be thousands of them at a busy hour.
  #counts = new Map<string, number>()
  #writing: Promise<void> = Promise.resolve()
  #isWriting = false
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

  /**
   * Writes those that wait longest. All of them at once, every ten seconds, were felt by whoever
   * searched just then.
   */
  writeSome(db: Handle): Promise<void> {
    if (this.#isWriting) return Promise.resolve()
    const share = Math.ceil(this.#counts.size / rounds)
    return this.#inTurn(() => this.#writeFirst(db, Math.max(share, minBatch)))
  }

  /** Writes what was counted; one after the other, so that whoever reads next has all of it. */
  flush(db: Handle): Promise<void> {
    return this.#inTurn(() => this.#writeAll(db))
  }

  #inTurn(write: () => Promise<void>): Promise<void> {
    this.#isWriting = true
    const written = this.#writing.catch(() => undefined).then(write)
    this.#writing = written
    const end = () => {
      if (this.#writing === written) this.#isWriting = false
    }
    written.then(end, end)
    return written
  }

  #add(key: string, count: number): void {
    const known = this.#counts.get(key)
    if (known === undefined && this.#counts.size >= this.#mostKeys) return
    this.#counts.set(key, (known ?? 0) + count)
  }

  async #writeAll(db: Handle): Promise<void> {
    // What is noted meanwhile waits for the next time.
    for (let left = this.#counts.size; left > 0; left -= perStatement)
      await this.#writeFirst(db, Math.min(left, perStatement))
  }

  async #writeFirst(db: Handle, max: number): Promise<void> {
    const counts: [key: string, count: number][] = []
    for (const entry of this.#counts) {
      if (counts.length === max) break
      this.#counts.delete(entry[0])
      counts.push(entry)
    }
    if (counts.length === 0) return
    try {
      // In one order everywhere, so that two servers never wait for each other in a circle.
      await this.#write(
        db,
        counts.toSorted(([a], [b]) => (a < b ? -1 : 1)),
      )
    } catch (error) {
      for (const [key, count] of counts) this.#add(key, count)
      throw error
    }
  }
}
