import { chownSync } from 'node:fs'
import { mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { decrypt } from '#server/archive/encryption.ts'
import { isSegment } from '#server/archive/segment.ts'
import type { ArchiveStore } from '#server/archive/store.ts'
import { messageOf } from '#server/db/failure.ts'

/** Hundredths of a second that PostgreSQL waits for a segment. */
const maxWaits = 12_000
/** Milliseconds between looks at what it wants. */
const lookEvery = 10

export interface FeedOptions {
  store: ArchiveStore
  key: Buffer
  system: string
  /** A folder that PostgreSQL's user may write to. */
  folder: string
  owner: { uid: number; gid: number } | undefined
  say(line: string): void
}

/** Sentences are said after so many segments: a day of a quiet marketplace has 1,440. */
const sayEvery = 200

/**
 * Hands segments of the log to a PostgreSQL that recovers. Its command asks for a name by an empty
 * file and takes what this process puts there, so the key stays here.
 */
export class Feed {
  readonly #options: FeedOptions
  readonly #ending = new AbortController()
  readonly #feeding: Promise<void>
  /** Why a segment could not be handed over. */
  trouble: string | undefined
  /** The last segment that was handed over, and the first that is not there. */
  last: string | undefined
  missing: string | undefined
  count = 0

  private constructor(options: FeedOptions) {
    this.#options = options
    this.#feeding = this.#run()
  }

  static async open(options: FeedOptions): Promise<Feed> {
    await mkdir(options.folder, { mode: 0o700 })
    if (options.owner) chownSync(options.folder, options.owner.uid, options.owner.gid)
    return new Feed(options)
  }

  /**
   * PostgreSQL's restore_command. 1 means that there is no such segment, above 125 that recovery
   * must not go on (manual, "Recovering Using a Continuous Archive Backup").
   */
  get command(): string {
    const { folder } = this.#options
    const at = `'${folder.replaceAll("'", String.raw`'\''`).replaceAll('%', '%%')}'`
    return (
      `d=${at}; : > "$d/%f.wanted" || exit 200; n=0; ` +
      'until [ -e "$d/%f" ] || [ -e "$d/%f.none" ]; do ' +
      `[ ! -e "$d/%f.bad" ] && [ $n -lt ${maxWaits} ] || exit 200; n=$((n+1)); sleep 0.01; done; ` +
      '[ -e "$d/%f" ] || { rm -f "$d/%f.none"; exit 1; }; mv "$d/%f" "%p"'
    )
  }

  async close(): Promise<void> {
    this.#ending.abort()
    await this.#feeding
    await rm(this.#options.folder, { recursive: true, force: true })
  }

  async #run(): Promise<void> {
    const { signal } = this.#ending
    while (!signal.aborted) {
      const names = await readdir(this.#options.folder)
      for (const wanted of names.filter((name) => name.endsWith('.wanted')))
        await this.#serve(wanted.slice(0, -'.wanted'.length))
      await wait(lookEvery, undefined, { signal }).catch(() => undefined)
    }
  }

  async #serve(name: string): Promise<void> {
    const { store, key, system, folder } = this.#options
    await rm(join(folder, `${name}.wanted`), { force: true })
    const object = `${system}/wal/${name}`
    try {
      const encrypted = await store.get(object)
      if (!encrypted) {
        if (isSegment(name)) this.missing ??= name
        return await this.#put(`${name}.none`, Buffer.alloc(0))
      }
      await this.#put(name, await decrypt(key, object, encrypted))
      if (!isSegment(name)) return
      this.last = name
      if (++this.count % sayEvery === 0) this.#options.say(`${this.count} segments of the log`)
    } catch (error) {
      this.trouble ??= messageOf(error)
      await this.#put(`${name}.bad`, Buffer.alloc(0))
    }
  }

  async #put(name: string, content: Buffer): Promise<void> {
    const { folder, owner } = this.#options
    const draft = join(folder, `draft-${name}`)
    await writeFile(draft, content, { mode: 0o600 })
    if (owner) chownSync(draft, owner.uid, owner.gid)
    const file = await open(draft, 'r')
    await file.sync().finally(() => file.close())
    await rename(draft, join(folder, name))
  }
}
