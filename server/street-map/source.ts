import { type FileHandle, open, stat } from 'node:fs/promises'
import type { RangeResponse, Source } from 'pmtiles'
import type { MapTiles } from '#server/config/map-tiles.ts'
import type { S3Config } from '#server/config/provider.ts'

/** An archive of tiles that is read in ranges. */
export interface TileSource extends Source {
  /** Its whole size in bytes. */
  size(): Promise<number>
  /** Changes with the content of an object; of a file nothing of this kind is known. */
  readonly tag: string | undefined
  /** Whether it is still what has the name. */
  isCurrent(): Promise<boolean>
  close(): Promise<void>
}

/** The maximum length of a read: more than any directory or tile of a country. */
const maxPart = 16 * 1024 * 1024

/** Opens the archive that MAP_TILES names: a file, or an object of the bucket. */
export async function openSource(tiles: MapTiles, s3: S3Config | undefined): Promise<TileSource> {
  if ('path' in tiles) return fileSource(await open(tiles.path), tiles.path)
  if (!s3) throw new Error('there is no bucket')
  // Loaded on demand, because it is larger than the rest of the server.
  const { openBucket } = await import('#server/store/s3.ts')
  const { objects } = openBucket(s3)
  const { size, tag } = await objects.getPart(tiles.key, 0, 1)
  return {
    getKey: () => tiles.key,
    // With the tag, no part is ever of another object that took the name.
    getBytes: async (offset, length) =>
      partOf((await objects.getPart(tiles.key, offset, bounded(length), tag)).content),
    size: async () => size,
    tag,
    isCurrent: async () => (await objects.getPart(tiles.key, 0, 1)).tag === tag,
    close: async () => undefined,
  }
}

/** An open file stays readable if another one replaces it. */
function fileSource(file: FileHandle, path: string): TileSource {
  return {
    getKey: () => 'file',
    async getBytes(offset, length) {
      const buffer = Buffer.alloc(bounded(length))
      const { bytesRead } = await file.read(buffer, 0, buffer.length, offset)
      return partOf(buffer.subarray(0, bytesRead))
    },
    size: async () => (await file.stat()).size,
    tag: undefined,
    // While nothing has the name, what is open is still read.
    async isCurrent() {
      const named = await stat(path).catch(() => undefined)
      return !named || named.ino === (await file.stat()).ino
    },
    close: () => file.close(),
  }
}

function bounded(length: number): number {
  if (length > maxPart) throw new Error('a part of the file is larger than any tile')
  return length
}

/** The library expects a buffer of exactly the range. */
const partOf = (content: Buffer): RangeResponse => ({
  data: new Uint8Array(content).buffer,
})
