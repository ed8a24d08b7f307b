import type { Handle } from '#server/db/connect.ts'

/** Keys per statement: few enough that no reader waits for it. */
const perStatement = 500
/** A round writes one in this many of the waiting keys, and at least `minBatch`. */
const rounds = 40
const minBatch = 50

/**
 * Milliseconds between rounds. At a busy hour a key waits ten seconds and is written once for all
 * its events.
 */
export const writeEvery = 250

export type Counts = readonly (readonly [key: string, count: number])[]

/**
 * Counts events in memory and writes them in batches. Counts contain no personal data, and a crash
 * loses only a few seconds of them. A failed round is written with the next one.
 */
export class PendingCounts {
  // By key: an entry per event would be thousands of them at a busy hour.
  #counts = new Map<string, number>()
  #writing: Promise<void> = Promise.resolve()
  #isWriting = false
  readonly #write: (db: Handle, counts: Counts) => Promise<void>
  readonly #maxKeys: number

  /** `write` adds counts in one statement; beyond `maxKeys` new keys are not counted. */
  constructor(
    write: (db: Handle, counts: Counts) => Promise<void>,
    { maxKeys = Number.POSITIVE_INFINITY }: { maxKeys?: number } = {},
  ) {
    this.#write = write
    this.#maxKeys = maxKeys
  }

  note(key: string): void {
    this.#add(key, 1)
  }

  /**
   * Writes the keys that wait longest. Writing all of them every ten seconds slowed down searches.
   */
  writeSome(db: Handle): Promise<void> {
    if (this.#isWriting) return Promise.resolve()
    const share = Math.ceil(this.#counts.size / rounds)
    return this.#inTurn(() => this.#writeFirst(db, Math.max(share, minBatch)))
  }

  /** Writes the count of one key, so that a later reader sees it. */
  writeOne(db: Handle, key: string): Promise<void> {
    return this.#inTurn(async () => {
      const count = this.#counts.get(key)
      if (count !== undefined) await this.#writeThese(db, [[key, count]])
    })
  }

  /**
   * Writes everything that was counted; concurrent calls run one after the other, so that a later
   * reader sees all of it.
   */
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
    if (known !== undefined) this.#counts.set(key, known + count)
    else if (this.#counts.size < this.#maxKeys) this.#counts.set(copyOf(key), count)
  }

  async #writeAll(db: Handle): Promise<void> {
    // Keys added meanwhile are written in a later round.
    for (let left = this.#counts.size; left > 0; left -= perStatement)
      await this.#writeFirst(db, Math.min(left, perStatement))
  }

  async #writeFirst(db: Handle, max: number): Promise<void> {
    const counts: [key: string, count: number][] = []
    for (const entry of this.#counts) {
      if (counts.length === max) break
      counts.push(entry)
    }
    if (counts.length > 0) await this.#writeThese(db, counts)
  }

  async #writeThese(db: Handle, counts: [key: string, count: number][]): Promise<void> {
    for (const [key] of counts) this.#counts.delete(key)
    try {
      // A fixed order prevents deadlocks between servers.
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

/** Copies a key: a slice of a longer text would keep that text in memory. */
const copyOf = (key: string) => Buffer.from(key).toString()
