import pg from 'pg'
import { StartError } from '#server/start-error.ts'
import { type BaseOptions, isOfKey, listBases, listSegments, readBase, takeBase } from './base.ts'
import { closeSegment, type Position, readSystem, readTimeline } from './queries.ts'
import { retain } from './retain.ts'
import { firstGap, isSegment, timelineOf } from './segment.ts'
import type { ArchiveStore } from './store.ts'
import { archiveUploads } from './upload.ts'
import { WalArchiver } from './wal.ts'

export interface ArchiveOptions {
  store: ArchiveStore
  key: Buffer
  /** PostgreSQL's files, and where its command looks for what is stored. */
  cluster: string
  receipts: string
  superuserUrl: string
  /** Where photos and documents lie; none where they lie in a bucket. */
  dataDir: string | undefined
  /** Hours between base backups. */
  baseHours: number
  /** Days of which every moment can be restored. */
  keepDays: number
  log(line: string): void
}

export interface ArchiveState {
  /** Seconds since the last moment that the archive can restore; null before the first. */
  behindSeconds: number | null
  waitingSegments: number
  lastBaseAt: Date | undefined
  trouble: string | undefined
}

/** The archive of one running cluster: its log as it comes, base backups, and the uploads. */
export class Archive {
  readonly #options: ArchiveOptions
  readonly #base: Omit<BaseOptions, 'signal'>
  readonly #wal: WalArchiver
  readonly #ending = new AbortController()
  #closed: Position[] = []
  #reaches: Date | undefined
  #lastBase: Date | undefined

  private constructor(options: ArchiveOptions, system: string) {
    this.#options = options
    this.#base = { ...options, system }
    this.#wal = new WalArchiver(this.#base)
  }

  static async open(options: ArchiveOptions): Promise<Archive> {
    const client = new pg.Client(options.superuserUrl)
    await client.connect()
    const system = await readSystem(client).finally(() => client.end())
    const archive = new Archive(options, system)
    await archive.#wal.open()
    return archive
  }

  get state(): ArchiveState {
    const reaches = this.#reaches?.getTime()
    return {
      behindSeconds: reaches === undefined ? null : Math.round((Date.now() - reaches) / 1000),
      waitingSegments: this.#wal.waiting,
      lastBaseAt: this.#lastBase,
      trouble: this.#wal.trouble,
    }
  }

  /** Stores what PostgreSQL has ready. */
  async storeLog(): Promise<void> {
    await this.#wal.round()
    const reached = this.#closed.findLast(({ segment }) => this.#wal.hasStored(segment))
    if (!reached) return
    this.#reaches = reached.at
    this.#closed = this.#closed.filter(({ at }) => at > reached.at)
  }

  /** Closes the segment that is written to, so that the archive reaches to now. */
  async closeSegment(): Promise<void> {
    const client = new pg.Client(this.#options.superuserUrl)
    client.on('error', () => undefined)
    await client.connect()
    try {
      this.#closed.push(await closeSegment(client))
      // While the archive is away, the first ones are what it reaches next.
      this.#closed = this.#closed.slice(0, 100)
    } finally {
      await client.end()
    }
  }

  async storeUploads(): Promise<void> {
    const { dataDir, store, key, system } = this.#base
    const { signal } = this.#ending
    if (dataDir && !signal.aborted)
      await archiveUploads({ store, key, system, dataDir, signal }).catch(this.#unlessEnding)
  }

  /** Takes a base backup if one is due, and removes what is past its retention. */
  async takeBaseWhenDue(): Promise<void> {
    const { signal } = this.#ending
    if (signal.aborted || !(await this.#isDue())) return
    const { keepDays: days, log } = this.#options
    const began = performance.now()
    const base = await takeBase({ ...this.#base, signal }).catch(this.#unlessEnding)
    if (!base) return
    this.#lastBase = new Date(base.endedAt)
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    log(`A base backup is in the archive (${base.parts} parts in ${seconds} s)`)
    await retain({ ...this.#base, days })
  }

  /** Ends a base backup that is being taken. */
  interrupt(): void {
    this.#ending.abort(new StartError('The archive is closed.'))
  }

  /** To be called when PostgreSQL has stopped, so that its last segments are stored. */
  async close(): Promise<void> {
    this.interrupt()
    await this.#wal.round().finally(() => this.#wal.close())
  }

  /** None yet, too old, of a former key or timeline, or with a gap in the log behind it. */
  async #isDue(): Promise<boolean> {
    const { store, key, system } = this.#base
    const folder = (await listBases(store, system)).whole.at(-1)
    if (!folder || !(await isOfKey(store, key, folder))) return true
    const base = await readBase(store, key, folder)
    this.#lastBase = new Date(base.endedAt)
    const age = Date.now() - this.#lastBase.getTime()
    // A clock that was set back makes no base backup wait for years.
    if (age > this.#options.baseHours * 3_600_000 || age < -3_600_000) return true
    const stored = [...(await listSegments(store, system))]
    const last = stored
      .filter((name) => isSegment(name) && timelineOf(name) === base.timeline)
      .sort()
      .at(-1)
    if (!last || (await this.#readTimeline()) !== base.timeline) return true
    return firstGap(new Set(stored), base.startSegment, last) !== undefined
  }

  async #readTimeline(): Promise<number> {
    const client = new pg.Client(this.#options.superuserUrl)
    client.on('error', () => undefined)
    await client.connect()
    return readTimeline(client).finally(() => client.end())
  }

  readonly #unlessEnding = (error: unknown): undefined => {
    if (!this.#ending.signal.aborted) throw error
  }
}
