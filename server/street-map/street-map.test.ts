import assert from 'node:assert/strict'
import { rename, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'
import { gunzipSync } from 'node:zlib'
import { useApp } from '#test/app.ts'
import { temporaryFolder } from '#test/folder.ts'
import { writeTileArchive } from '#test/map/tile-archive.ts'
import { writeVectorTile } from '#test/map/vector-tile.ts'
import { startObjectStore } from '#test/provider/object-store.ts'
import { tilesAddress } from './routes.ts'
import { openStreetMap } from './street-map.ts'

const folder = await temporaryFolder()
const bucket = await startObjectStore()
after(() => Promise.all([folder.remove(), bucket.close()]))

const road = writeVectorTile([
  {
    name: 'roads',
    features: [
      {
        type: 'line',
        points: [
          [0, 2_048],
          [4_096, 2_048],
        ],
        properties: { kind: 'major_road', name: 'Baner Road' },
      },
    ],
  },
])
const place = { z: 14, x: 11_550, y: 7_330 }
const archive = writeTileArchive({
  tiles: [
    { ...place, content: road },
    { ...place, x: place.x + 1, content: road },
  ],
  minZoom: 10,
  maxZoom: 14,
  bounds: [73.7, 18.4, 74, 18.7],
})
const path = join(folder.path, 'india.pmtiles')
await writeFile(path, archive)
bucket.objects.set('maps/india.pmtiles', { content: archive, changed: new Date() })

const none: string[] = []
const opened = (content: Buffer, name: string) => async () => {
  const file = join(folder.path, name)
  await writeFile(file, content)
  return openStreetMap({ mapTiles: { path: file }, s3: undefined }, (line) => none.push(line))
}
const changed = (change: (copy: Buffer) => void) => {
  const copy = Buffer.from(archive)
  change(copy)
  return copy
}

for (const [where, mapTiles] of [
  ['a file', { path }],
  ['the bucket', { key: 'maps/india.pmtiles' }],
] as const) {
  describe(`the streets of ${where}`, () => {
    const site = useApp({ mapTiles, s3: bucket.config })
    const get = (address: string, headers: Record<string, string> = {}) =>
      site.app.inject({ url: address, headers })
    const version = async () => {
      const { headers } = await get(`/map-tiles/old/${place.z}/${place.x}/${place.y}`)
      return String(headers.location).split('/')[2]
    }
    const addressOf = async ({ z, x, y }: typeof place) =>
      `/map-tiles/${await version()}/${z}/${x}/${y}`

    test('are served as stored, for a year, and not again to whoever has them', async () => {
      const address = await addressOf(place)
      const { statusCode, headers, rawPayload } = await get(address, { 'accept-encoding': 'gzip' })
      assert.equal(statusCode, 200)
      assert.deepEqual(
        [headers['content-encoding'], headers['content-type'], headers['cache-control']],
        ['gzip', 'application/vnd.mapbox-vector-tile', 'public, max-age=31536000, immutable'],
      )
      assert.deepEqual(gunzipSync(rawPayload), road)
      const plain = await get(address)
      assert.deepEqual([plain.headers['content-encoding'], plain.rawPayload], [undefined, road])
      const again = await get(address, { 'if-none-match': String(headers.etag) })
      assert.deepEqual([again.statusCode, again.body], [304, ''])
      const neighbour = await get(await addressOf({ ...place, x: place.x + 1 }))
      assert.deepEqual([neighbour.statusCode, neighbour.rawPayload], [200, road])
    })

    test('are nothing where no tile is, and no address beyond them', async () => {
      const empty = await get(await addressOf({ ...place, x: 5 }))
      assert.deepEqual([empty.statusCode, empty.body], [204, ''])
      const beyond = [
        '9/1/1',
        '15/1/1',
        '14/16384/1',
        '14/1/99999999',
        'x/1/1',
        '14/-1/1',
        '14/1.5/1',
      ]
      for (const address of beyond) {
        const { statusCode } = await get(`/map-tiles/${await version()}/${address}`)
        assert.equal(statusCode, 404, address)
      }
    })

    test('move with their content, so that an open page finds the new ones', async () => {
      const { statusCode, headers } = await get(`/map-tiles/old/${place.z}/${place.x}/${place.y}`)
      assert.deepEqual([statusCode, headers['cache-control']], [307, 'no-store'])
      assert.equal(headers.location, await addressOf(place))
    })

    test('are in the health of the process', async () => {
      const { body } = await get('/readyz')
      assert.deepEqual(JSON.parse(body).mapTiles, { isFailing: false })
    })
  })
}

describe('streets that cannot be read later', () => {
  const lines: string[] = []
  const cut = join(folder.path, 'cut.pmtiles')
  const site = useApp({ mapTiles: { path: cut } }, { write: (line) => lines.push(line) })

  test('are refused for a moment, said once in the log and in the health', async () => {
    const { headers } = await site.app.inject({ url: '/map-tiles/old/14/11550/7330' })
    await truncate(cut, archive.length - road.length * 2)
    for (const x of [11_550, 11_551]) {
      const { statusCode, headers: sent } = await site.app.inject({
        url: String(headers.location).replace('11550', String(x)),
      })
      assert.deepEqual(
        [statusCode, sent['retry-after'], sent['cache-control']],
        [503, '30', 'no-store'],
      )
    }
    const said = lines.filter((line) => line.includes('MAP_TILES'))
    assert.equal(said.length, 1)
    assert.match(said[0] ?? '', /ends before one of its tiles/)
    const { statusCode, body } = await site.app.inject({ url: '/readyz' })
    assert.deepEqual([statusCode, JSON.parse(body).mapTiles], [200, { isFailing: true }])
  })
})
await writeFile(join(folder.path, 'cut.pmtiles'), archive)

describe('streets of a bucket', () => {
  const given = { tiles: [{ ...place, content: road }], minZoom: 10, maxZoom: 14, isDeep: true }
  const whole = writeTileArchive({ ...given, bounds: [73.7, 18.4, 74, 18.7] })
  const key = 'maps/deep.pmtiles'
  bucket.objects.set(key, { content: whole, changed: new Date() })
  const site = useApp({ mapTiles: { key }, s3: bucket.config })
  const read = async (headers = {}) => {
    const { headers: sent } = await site.app.inject({ url: '/map-tiles/old/14/11550/7330' })
    return site.app.inject({ url: String(sent.location), headers })
  }

  test('are there again after it was away while a directory was read', async () => {
    bucket.mood = 'fails'
    assert.equal((await read()).statusCode, 503)
    bucket.mood = 'well'
    const { statusCode, rawPayload } = await read()
    assert.deepEqual([statusCode, rawPayload], [200, road])
  })

  test('are not what another file holds at their place', async () => {
    const other = Buffer.from(whole)
    other.fill(7, whole.lastIndexOf(Buffer.from([0x1f, 0x8b])))
    bucket.objects.set(key, { content: other, changed: new Date() })
    for (const headers of [{}, { 'accept-encoding': 'gzip' }]) {
      const { statusCode, headers: sent } = await read(headers)
      assert.deepEqual([statusCode, sent['cache-control'], sent.etag], [503, 'no-store', undefined])
    }
  })
})

describe('a file that is no archive of streets', () => {
  const broken: [string, Buffer, RegExp][] = [
    ['empty', Buffer.alloc(0), /is no PMTiles archive/],
    ['a picture', Buffer.from('\x89PNG'.padEnd(400, '.')), /is no PMTiles archive/],
    ['of version 2', changed((copy) => copy.writeUInt8(2, 7)), /is no PMTiles archive/],
    ['of pictures', changed((copy) => copy.writeUInt8(2, 99)), /no vector tiles/],
    ['of another compression', changed((copy) => copy.writeUInt8(3, 98)), /than gzip/],
    ['without zooms', changed((copy) => copy.writeUInt8(9, 101)), /zoom levels/],
    ['without bounds', changed((copy) => copy.writeInt32LE(0, 110)), /bounds/],
    ['cut off', archive.subarray(0, archive.length - 9), /is cut off/],
    ['cut in its header', archive.subarray(0, 60), /is no PMTiles archive/],
    [
      'with a damaged directory',
      changed((copy) => copy.fill(7, 127, 150)),
      /is no PMTiles|directory/,
    ],
    [
      'with a huge directory',
      changed((copy) => copy.writeUInt32LE(9e8, 16)),
      /is no PMTiles|directory/,
    ],
  ]
  for (const [name, content, reason] of broken) {
    test(`(${name}) is said in the log, and the map goes on without it`, async () => {
      const streets = await opened(content, name.replaceAll(' ', '-'))()
      assert.ok(streets && streets.archive === undefined && streets.trouble)
      assert.match(none.at(-1) ?? '', reason)
      assert.match(none.at(-1) ?? '', /The map goes on without streets/)
    })
  }

  test('or is not there is said as well', async () => {
    const streets = await openStreetMap(
      { mapTiles: { path: join(folder.path, 'nowhere') }, s3: undefined },
      (line) => none.push(line),
    )
    assert.match(`${streets?.trouble} ${none.at(-1)}`, /ENOENT.*ENOENT/)
    const missing = { mapTiles: { key: 'maps/none.pmtiles' }, s3: bucket.config }
    const other = await openStreetMap(missing, (line) => none.push(line))
    assert.equal(other?.archive, undefined)
  })
})

describe('streets that were not there at the start', () => {
  const key = 'maps/later.pmtiles'
  const lines: string[] = []
  const site = useApp(
    { mapTiles: { key }, s3: bucket.config },
    { write: (line) => lines.push(line) },
  )
  const get = (version: string) =>
    site.app.inject({ url: `/map-tiles/${version}/${place.z}/${place.x}/${place.y}` })
  const put = (content: Buffer) => bucket.objects.set(key, { content, changed: new Date() })
  const health = async () => (await site.app.inject('/readyz')).json().mapTiles

  test('are served once the bucket has them, without a restart', async () => {
    assert.match(lines.join(), /s3:maps\/later\.pmtiles cannot be read: .*S3_ENDPOINT.*\(404\)/)
    const { statusCode, headers } = await get('any')
    assert.deepEqual([statusCode, headers['retry-after']], [503, '30'])
    assert.deepEqual(await health(), { isFailing: true })
    bucket.mood = 'fails'
    await site.streets?.look()
    assert.match(lines.join(), /S3_ENDPOINT cannot be used just now \(500\)/)
    bucket.mood = 'well'
    put(archive)
    await site.streets?.look()
    const version = site.streets?.archive?.version ?? ''
    assert.deepEqual((await get(version)).rawPayload, road)
    assert.deepEqual(await health(), { isFailing: false })
    assert.match(lines.at(-1) ?? '', /MAP_TILES: s3:maps\/later\.pmtiles is read again\./)
  })

  test('and are replaced there are never mixed: the address of their tiles changes', async () => {
    put(archive)
    await site.streets?.look()
    const former = site.streets?.archive?.version ?? ''
    // Of the same length and with the same directories, which a version by these could not tell.
    const other = Buffer.from(archive)
    other.writeUInt8(other.readUInt8(other.length - 1) ^ 1, other.length - 1)
    put(other)
    assert.equal((await get(former)).statusCode, 503)
    await site.streets?.look()
    const { statusCode, headers } = await get(former)
    assert.deepEqual([statusCode, headers['cache-control']], [307, 'no-store'])
    assert.ok(!String(headers.location).includes(former))
  })
})

test('a file that is moved to the name is read, and the former one until then', async () => {
  const file = join(folder.path, 'moved.pmtiles')
  await writeFile(file, archive)
  const streets = await openStreetMap({ mapTiles: { path: file }, s3: undefined }, () => undefined)
  const former = streets?.archive?.version
  const next = writeTileArchive({
    ...{ tiles: [{ ...place, content: road }], minZoom: 10, maxZoom: 14 },
    bounds: [73.7, 18.4, 74, 18.7],
  })
  await writeFile(`${file}.next`, next)
  await rm(file)
  await streets?.look()
  assert.equal(streets?.archive?.version, former)
  assert.ok(await streets?.readTile(place.z, place.x, place.y))
  await rename(`${file}.next`, file)
  await streets?.look()
  assert.notEqual(streets?.archive?.version, former)
  assert.ok(await streets?.readTile(place.z, place.x, place.y))
  assert.equal(streets?.trouble, undefined)
  await streets?.close()
})

test('a page learns the address of the tiles with their zooms and bounds', async () => {
  const streets = await openStreetMap({ mapTiles: { path }, s3: undefined }, () => undefined)
  assert.ok(streets?.archive)
  assert.match(
    tilesAddress(streets.archive),
    /^\/map-tiles\/[\da-f]{12}\/\{z\}\/\{x\}\/\{y\}#10,14,73.7,18.4,74,18.7$/,
  )
  await streets.close()
})
