import type { Config } from '#server/config.ts'
import { codeOf } from '#server/db/failure.ts'
import { ObjectChanged, StoreAway } from '#server/store/store.ts'
import { BrokenArchive, openArchive, type TileArchive } from './archive.ts'
import { openSource, type TileSource } from './source.ts'

/** Between two looks at what MAP_TILES names: as long as it stays away, or once it was replaced. */
const lookEveryMs = 30_000

type Given = Pick<Config, 'mapTiles' | 's3'>
type Log = (line: string) => void

/**
 * Opens the streets of MAP_TILES; undefined without the setting. What is broken or away is said in
 * the log and stops nothing: the map goes on without streets until it is there.
 */
export async function openStreetMap(given: Given, log: Log): Promise<StreetMap | undefined> {
  const { mapTiles } = given
  if (!mapTiles) return undefined
  const name = 'path' in mapTiles ? mapTiles.path : `s3:${mapTiles.key}`
  const streets = new StreetMap(name, () => openSource(mapTiles, given.s3), log)
  await streets.look()
  return streets
}

/** The streets that MAP_TILES names. */
export class StreetMap {
  readonly #name: string
  readonly #open: () => Promise<TileSource>
  readonly #log: Log
  readonly #timer: NodeJS.Timeout
  #source: TileSource | undefined
  #former: TileSource | undefined
  #archive: TileArchive | undefined
  readonly #troubles: { opening?: string | undefined; reading?: string | undefined } = {}
  #looking: Promise<void> | undefined

  constructor(name: string, open: () => Promise<TileSource>, log: Log) {
    this.#name = name
    this.#open = open
    this.#log = log
    this.#timer = setInterval(() => void this.look(), lookEveryMs).unref()
  }

  /** What is served; undefined where the file is broken or away, and the plain map goes on. */
  get archive(): TileArchive | undefined {
    return this.#archive
  }

  /** Why it could not be opened, or its last tile not be read. */
  get trouble(): string | undefined {
    return this.#troubles.reading ?? this.#troubles.opening
  }

  /** Opens the file where none is open, or where another one has its name. */
  look(): Promise<void> {
    this.#looking ??= this.#lookOnce().finally(() => {
      this.#looking = undefined
    })
    return this.#looking
  }

  /** Reads a tile; a failure is said once in the log, not for each tile. */
  async readTile(z: number, x: number, y: number): Promise<Buffer | undefined> {
    if (!this.#archive) throw new BrokenArchive('is not open')
    try {
      const tile = await this.#archive.readTile(z, x, y)
      this.#say('reading', undefined)
      return tile
    } catch (error) {
      this.#say('reading', reasonOf(error))
      void this.look()
      throw error
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.#looking
    await Promise.all([this.#source?.close(), this.#former?.close()])
  }

  async #lookOnce(): Promise<void> {
    await this.#former?.close()
    this.#former = undefined
    let opened: TileSource | undefined
    try {
      if (this.#archive && (await this.#source?.isCurrent())) return this.#say('opening', undefined)
      opened = await this.#open()
      this.#archive = await openArchive(opened)
      // Tiles of the former one are still being read.
      this.#former = this.#source
      this.#source = opened
      this.#say('reading', undefined)
      this.#say('opening', undefined)
    } catch (error) {
      if (opened !== this.#source) await opened?.close()
      this.#say('opening', reasonOf(error))
    }
  }

  #say(act: 'opening' | 'reading', trouble: string | undefined): void {
    if (trouble === this.#troubles[act]) return
    this.#troubles[act] = trouble
    const rest = this.#archive ? '' : ' The map goes on without streets until it is there.'
    if (trouble) this.#log(`MAP_TILES: ${this.#name} ${trouble}.${rest}`)
    else this.#log(`MAP_TILES: ${this.#name} is read again.`)
  }
}

/** Returns the reason in words that follow the name of the file. */
function reasonOf(error: unknown): string {
  if (error instanceof BrokenArchive) return error.message
  if (error instanceof ObjectChanged) return 'was replaced'
  if (error instanceof StoreAway) return `cannot be read: ${error.message.replace(/\.$/, '')}`
  return `cannot be read (${codeOf(error) ?? (error instanceof Error ? error.message : 'unknown')})`
}
