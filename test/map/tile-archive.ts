import { gzipSync } from 'node:zlib'
import { zxyToTileId } from 'pmtiles'
import { varint } from './vector-tile.ts'

interface GivenArchive {
  tiles: readonly { z: number; x: number; y: number; content: Buffer }[]
  minZoom: number
  maxZoom: number
  /** West, south, east and north in degrees. */
  bounds: readonly [number, number, number, number]
  /** Whether the tiles stand in a second directory below the first. */
  isDeep?: boolean
}

const headerBytes = 127
const gzip = 2
const vectorTiles = 1

/** Writes an archive of vector tiles (PMTiles, version 3). */
export function writeTileArchive({
  tiles,
  minZoom,
  maxZoom,
  bounds,
  isDeep = false,
}: GivenArchive): Buffer {
  const entries = tiles
    .map(({ z, x, y, content }) => ({ id: zxyToTileId(z, x, y), content: gzipSync(content) }))
    .toSorted((one, other) => one.id - other.id)
  const data = Buffer.concat(entries.map(({ content }) => content))
  const ofTiles = gzipSync(
    Buffer.concat([
      varint(entries.length),
      ...entries.map(({ id }, index) => varint(id - (entries[index - 1]?.id ?? 0))),
      ...entries.map(() => varint(1)),
      ...entries.map(({ content }) => varint(content.length)),
      // Zero: behind the one before.
      ...entries.map((_, index) => varint(index === 0 ? 1 : 0)),
    ]),
  )
  const [first] = entries
  const above = [1, first?.id ?? 0, 0, ofTiles.length, 1].map(varint)
  const directory = isDeep ? gzipSync(Buffer.concat(above)) : ofTiles
  const leaf = isDeep ? ofTiles : Buffer.alloc(0)
  const metadata = gzipSync(Buffer.from('{}'))
  const header = Buffer.alloc(headerBytes)
  header.write('PMTiles')
  header.writeUInt8(3, 7)
  const end = headerBytes + directory.length + metadata.length
  const places = [
    [headerBytes, directory.length],
    [headerBytes + directory.length, metadata.length],
    [end, leaf.length],
    [end + leaf.length, data.length],
    [entries.length, entries.length],
  ].flat()
  for (const [index, place] of [...places, entries.length].entries()) {
    header.writeBigUInt64LE(BigInt(place), 8 + index * 8)
  }
  header.writeUInt8(1, 96)
  header.writeUInt8(gzip, 97)
  header.writeUInt8(gzip, 98)
  header.writeUInt8(vectorTiles, 99)
  header.writeUInt8(minZoom, 100)
  header.writeUInt8(maxZoom, 101)
  for (const [index, degrees] of bounds.entries()) {
    header.writeInt32LE(Math.round(degrees * 1e7), 102 + index * 4)
  }
  return Buffer.concat([header, directory, metadata, leaf, data])
}
