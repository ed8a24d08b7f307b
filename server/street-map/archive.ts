import { createHash } from 'node:crypto'
import {
  Compression,
  type Entry,
  findTile,
  type Header,
  ResolvedValueCache,
  TileType,
  zxyToTileId,
} from 'pmtiles'
import { StoreAway } from '#server/store/store.ts'
import type { TileSource } from './source.ts'

/** An archive of street tiles. */
export interface TileArchive {
  /** Changes with the content, so that tiles can be cached for ever. */
  version: string
  minZoom: number
  maxZoom: number
  /** West, south, east and north in degrees. */
  bounds: readonly [number, number, number, number]
  isGzipped: boolean
  /** Returns a tile as stored; undefined if nothing is on it. */
  readTile(z: number, x: number, y: number): Promise<Buffer | undefined>
}

/** The reason why a file is not a usable archive; follows its name in a sentence. */
export class BrokenArchive extends Error {}

/** The number of directories in memory; an archive of a country has about 4,000 entries. */
const maxDirectories = 64
/** The maximum depth of the format. */
const maxDepth = 4
/** The maximum zoom of maps in browsers. */
const deepestZoom = 22

/** Opens and checks an archive (PMTiles, version 3). Throws a `BrokenArchive` with the reason. */
export async function openArchive(source: TileSource): Promise<TileArchive> {
  // The library's other cache also stores failures, so that a read that failed once would fail for
  // ever.
  const cache = new ResolvedValueCache(maxDirectories)
  const header = await cache.getHeader(source).catch(unlessAway)
  if (!header) throw new BrokenArchive('is no PMTiles archive of version 3')
  const problem = problemOf(header, await source.size())
  if (problem) throw new BrokenArchive(problem)
  const archive: TileArchive = {
    version: await versionOf(source, await source.size()),
    minZoom: header.minZoom,
    maxZoom: header.maxZoom,
    bounds: [header.minLon, header.minLat, header.maxLon, header.maxLat],
    isGzipped: header.tileCompression === Compression.Gzip,
    async readTile(z, x, y) {
      const entry = await find(zxyToTileId(z, x, y))
      if (!entry) return undefined
      return read(header.tileDataOffset + entry.offset, entry.length)
    },
  }
  const first = ((await directory(header.rootDirectoryOffset, header.rootDirectoryLength).catch(
    unlessAway,
  )) ?? [])[0]
  if (!first) throw new BrokenArchive('has no directory of tiles that can be read')
  return archive

  function directory(offset: number, length: number): Promise<Entry[]> {
    return cache.getDirectory(source, offset, length, header as Header)
  }

  async function find(tile: number): Promise<Entry | undefined> {
    let [offset, length] = [header?.rootDirectoryOffset ?? 0, header?.rootDirectoryLength ?? 0]
    for (let depth = 0; depth < maxDepth; depth++) {
      const entry = findTile(await directory(offset, length), tile)
      if (!entry || entry.length === 0) return undefined
      if (entry.runLength > 0) return entry
      offset = (header?.leafDirectoryOffset ?? 0) + entry.offset
      length = entry.length
    }
    return undefined
  }

  async function read(offset: number, length: number): Promise<Buffer> {
    const { data } = await source.getBytes(offset, length)
    if (data.byteLength < length) throw new BrokenArchive('ends before one of its tiles')
    const tile = Buffer.from(data)
    // Tiles are cached for a year, even if another file replaces the archive.
    if (archive.isGzipped && !isGzip(tile)) throw new BrokenArchive('was changed under its name')
    return tile
  }
}

/** What cannot be read as an archive is none; a store that is away says nothing of it. */
function unlessAway(error: unknown): undefined {
  if (error instanceof StoreAway) throw error
}

const isGzip = (content: Buffer) => content[0] === 0x1f && content[1] === 0x8b

const stored: readonly Compression[] = [Compression.None, Compression.Gzip]

function problemOf(header: Header, size: number): string | undefined {
  const { minZoom, maxZoom, minLon, maxLon, minLat, maxLat, tileType } = header
  if (header.specVersion !== 3) return 'is no PMTiles archive of version 3'
  if (tileType !== TileType.Mvt) return 'holds no vector tiles (MVT)'
  if (!stored.includes(header.tileCompression) || !stored.includes(header.internalCompression))
    return 'is compressed in another way than gzip'
  if (minZoom > maxZoom || maxZoom > deepestZoom) return 'has no sensible zoom levels'
  const isOnEarth = minLon >= -180 && maxLon <= 180 && minLat >= -90 && maxLat <= 90
  if (!isOnEarth || minLon >= maxLon || minLat >= maxLat) return 'has no sensible bounds'
  const end = header.tileDataOffset + (header.tileDataLength ?? 0)
  return size < end ? `is cut off: ${size} of ${end} bytes are there` : undefined
}

/**
 * The header and the root directory contain the position of each tile; the size identifies the
 * rest.
 */
async function versionOf(source: TileSource, size: number): Promise<string> {
  const { data } = await source.getBytes(0, 16 * 1024)
  const hash = createHash('sha256').update(Buffer.from(data)).update(String(size))
  if (source.tag) hash.update(source.tag)
  return hash.digest('hex').slice(0, 12)
}
