import { mkdir, readdir, readFile, rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { codeOf, messageOf } from '#server/db/failure.ts'
import { StartError } from '#server/start-error.ts'
import { StoreAway } from '#server/store/store.ts'
import { decrypt, encrypt } from './encryption.ts'
import { isArchived, isSegment, segmentBytes } from './segment.ts'
import type { ArchiveStore } from './store.ts'

export interface Walk {
  store: ArchiveStore
  key: Buffer
  /** The objects of this cluster begin with it. */
  system: string
  /** The folder of PostgreSQL's files. */
  cluster: string
  /** Where PostgreSQL's archive_command looks for what is stored: `archiveSettings`. */
  receipts: string
}

/** The file that says that somebody archives; without it PostgreSQL does not wait. */
const openSign = 'open'

/**
 * Archives what PostgreSQL has ready. It keeps a segment until its command succeeds, and the
 * command succeeds once this process has written an empty file of that name: so the key and the way
 * to the archive stay with this process, and nothing is removed that is not stored.
 */
export class WalArchiver {
  readonly #walk: Walk
  #waiting = 0
  #last = ''
  #trouble: string | undefined

  constructor(walk: Walk) {
    this.#walk = walk
  }

  /** Segments that wait for the archive. */
  get waiting(): number {
    return this.#waiting
  }

  /** Whether a segment of this run is in the archive: they are stored in order. */
  hasStored(segment: string): boolean {
    return segment <= this.#last
  }

  /** Why the last round failed. */
  get trouble(): string | undefined {
    return this.#trouble
  }

  async open(): Promise<void> {
    await mkdir(this.#walk.receipts, { recursive: true })
    await writeFile(join(this.#walk.receipts, openSign), '')
  }

  async close(): Promise<void> {
    await rm(join(this.#walk.receipts, openSign), { force: true })
  }

  /** Stores all that is ready, oldest first; throws with what waits and what room is left. */
  async round(): Promise<void> {
    const { cluster, receipts } = this.#walk
    const ready = (await readdir(join(cluster, 'pg_wal/archive_status')))
      .filter((name) => name.endsWith('.ready'))
      .map((name) => name.slice(0, -'.ready'.length))
      .filter(isArchived)
      .sort()
    const stored = new Set(await readdir(receipts))
    const waiting = ready.filter((name) => !stored.has(name))
    this.#waiting = waiting.length
    try {
      for (const name of waiting) {
        await this.#store(name)
        await writeFile(join(receipts, name), '')
        this.#waiting--
        if (isSegment(name)) this.#last = name
      }
      if (this.#trouble) await this.open()
      this.#trouble = undefined
    } catch (error) {
      this.#trouble = await this.#sentenceOf(error)
      // PostgreSQL then does not wait either, and a stop takes no longer.
      await this.close()
      throw new StartError(this.#trouble)
    }
    const known = new Set([...ready, openSign])
    for (const name of stored) if (!known.has(name)) await rm(join(receipts, name), { force: true })
  }

  async #store(name: string): Promise<void> {
    const { store, key, system, cluster } = this.#walk
    const object = `${system}/wal/${name}`
    const content = await readFile(join(cluster, 'pg_wal', name))
    if (await store.put(object, await encrypt(key, object, content))) return
    // A crash came before its receipt, or another database archives here.
    const existing = await store.get(object)
    if (existing && (await decrypt(key, object, existing)).equals(content)) return
    throw new StartError(
      `the archive has another ${name}: two databases with one past archive into one place, ` +
        'name another for this one',
    )
  }

  async #sentenceOf(error: unknown): Promise<string> {
    const megabytes = Math.round((this.#waiting * segmentBytes) / 1e6)
    const { bavail, bsize } = await statfs(this.#walk.cluster)
    const isSaid = error instanceof StartError || error instanceof StoreAway
    const reason = isSaid ? messageOf(error) : (codeOf(error) ?? 'no answer')
    return (
      `The log cannot be archived (${reason}): ${this.#waiting} segments (${megabytes} MB) wait, ` +
      `and the database has ${Math.round((bavail * bsize) / 1e6)} MB left.`
    )
  }
}
