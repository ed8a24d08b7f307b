import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { thumbHashToApproximateAspectRatio } from 'thumbhash'
import { useApp } from '#test/app.ts'
import { makeAdministrator, makeBroker, makeCustomer } from '#test/make.ts'
import { makePhoto, picture, upload } from '#test/photo.ts'

const site = useApp()

const folder = () => join(site.context.config.dataDir, 'media')
const kept = async () => (await readdir(folder())).filter((name) => name !== 'incoming')
const incoming = () => readdir(join(folder(), 'incoming'))

async function storedFiles(id: string): Promise<Buffer[]> {
  const names = await readdir(join(folder(), id))
  return Promise.all(names.map((name) => readFile(join(folder(), id, name))))
}

const idOf = (url: string) => url.split('/')[2] ?? ''

describe('a photo', () => {
  for (const format of ['jpeg', 'png', 'gif', 'webp'] as const) {
    test(`in ${format} is kept as WebP in our widths`, async () => {
      const owner = await makeBroker(site.context.db)
      const image = await makePhoto(
        site,
        owner,
        await picture({ width: 2000, height: 1500, format }),
      )
      assert.deepEqual(
        image.sources.map(({ width }) => width),
        [400, 800, 1600],
      )
      assert.deepEqual([image.width, image.height], [1600, 1200])
      const files = await storedFiles(idOf(image.url))
      const formats = await Promise.all(
        files.map(async (file) => (await sharp(file).metadata()).format),
      )
      assert.deepEqual(formats, ['webp', 'webp', 'webp'])
      const ratio = thumbHashToApproximateAspectRatio(Buffer.from(image.thumbhash ?? '', 'base64'))
      assert.ok(Math.abs(ratio - 4 / 3) < 0.2)
    })
  }

  test('is never enlarged', async () => {
    const owner = await makeBroker(site.context.db)
    const widths = async (width: number) => {
      const image = await makePhoto(site, owner, await picture({ width, height: 300 }))
      return image.sources.map((source) => source.width)
    }
    assert.deepEqual(await widths(320), [320])
    assert.deepEqual(await widths(400), [400])
    assert.deepEqual(await widths(1000), [400, 800, 1000])
  })

  test('is turned upright for each of the eight ways a camera is held (UPL-07)', async () => {
    const owner = await makeBroker(site.context.db)
    // Dark at the top where it is upright.
    const upright = await sharp({
      create: { width: 60, height: 120, channels: 3, background: '#fff' },
    })
      .composite([
        {
          input: { create: { width: 60, height: 40, channels: 3, background: '#000' } },
          top: 0,
          left: 0,
        },
      ])
      .png()
      .toBuffer()
    // What a camera held that way writes, in steps: libvips has an order of its own within one.
    const rotated = (angle: number) => async (image: Buffer) =>
      sharp(image).rotate(angle).toBuffer()
    const mirrored = async (image: Buffer) => sharp(image).flop().toBuffer()
    const ways = [
      [],
      [mirrored],
      [rotated(180)],
      [rotated(180), mirrored],
      [rotated(90), mirrored],
      [rotated(270)],
      [rotated(270), mirrored],
      [rotated(90)],
    ]
    for (const [index, steps] of ways.entries()) {
      let turned = upright
      for (const step of steps) turned = await step(turned)
      const data = await sharp(turned)
        .withMetadata({ orientation: index + 1 })
        .jpeg()
        .toBuffer()
      const image = await makePhoto(site, owner, data)
      assert.deepEqual([image.width, image.height], [60, 120], `orientation ${index + 1}`)
      const [file = Buffer.alloc(0)] = await storedFiles(idOf(image.url))
      const grey = await sharp(file).greyscale().raw().toBuffer()
      assert.ok((grey[60 * 5 + 30] ?? 255) < 60, `orientation ${index + 1} is dark at the top`)
      assert.ok((grey[60 * 110 + 30] ?? 0) > 200, `orientation ${index + 1} is light at the bottom`)
    }
  })

  test('in CMYK, 16 bits, grey or with a profile comes out as sRGB (UPL-07)', async () => {
    const owner = await makeBroker(site.context.db)
    const base = sharp(await picture({ format: 'png' }))
    for (const data of [
      await base.clone().toColourspace('cmyk').jpeg().toBuffer(),
      await base.clone().toColourspace('rgb16').png().toBuffer(),
      await base.clone().greyscale().toColourspace('b-w').png().toBuffer(),
      await base.clone().withIccProfile('p3').jpeg().toBuffer(),
    ]) {
      const { url } = await makePhoto(site, owner, data)
      for (const file of await storedFiles(idOf(url))) {
        const { space, depth, icc } = await sharp(file).metadata()
        assert.deepEqual([space, depth, icc], ['srgb', 'uchar', undefined])
      }
    }
  })

  test('loses where it was taken, and all else that is not a pixel (UPL-08)', async () => {
    const owner = await makeBroker(site.context.db)
    const data = await sharp(await picture())
      .withExif({
        IFD0: { Copyright: 'SECRET-OWNER' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '12/1 58/1 0/1' },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>SECRET-XMP</a></x:xmpmeta>')
      .jpeg()
      .toBuffer()
    assert.ok(data.includes('SECRET-OWNER') && data.includes('SECRET-XMP'))
    const { url } = await makePhoto(site, owner, data)
    for (const file of await storedFiles(idOf(url))) {
      const { exif, xmp, iptc } = await sharp(file).metadata()
      assert.deepEqual([exif, xmp, iptc], [undefined, undefined, undefined])
      assert.ok(!file.includes('SECRET'))
    }
  })

  test('loses what was hidden behind or inside it (UPL-04)', async () => {
    const owner = await makeBroker(site.context.db)
    const payload = Buffer.from('<script>alert("PAYLOAD")</script><?php system("PAYLOAD") ?>')
    const jpeg = await sharp(await picture())
      .withExif({ IFD0: { ImageDescription: payload.toString() } })
      .jpeg()
      .toBuffer()
    const zip = Buffer.concat([Buffer.from('PK\u0003\u0004'), payload])
    for (const data of [
      Buffer.concat([await picture({ format: 'jpeg' }), payload]),
      Buffer.concat([await picture({ format: 'png' }), zip]),
      Buffer.concat([await picture({ format: 'gif' }), payload]),
      jpeg,
    ]) {
      assert.ok(data.includes('PAYLOAD'))
      const { url } = await makePhoto(site, owner, data)
      for (const file of await storedFiles(idOf(url))) assert.ok(!file.includes('PAYLOAD'))
    }
  })

  test('of an animation is its first frame', async () => {
    const owner = await makeBroker(site.context.db)
    const image = await makePhoto(site, owner, await animation(12))
    const [file = Buffer.alloc(0)] = await storedFiles(idOf(image.url))
    assert.equal((await sharp(file).metadata()).pages ?? 1, 1)
  })

  test('leaves nothing in the folder for what comes in', async () => {
    await makePhoto(site, await makeBroker(site.context.db))
    assert.deepEqual(await incoming(), [])
  })
})

describe('a file that is refused', () => {
  async function refused(given: { data: Buffer; name: string }, reason: RegExp) {
    const { token } = await makeBroker(site.context.db)
    const before = await kept().catch(() => [])
    const { status, body } = await upload(site, token, given)
    assert.deepEqual([status, body.code], [400, 'image_unreadable'], body.message)
    assert.ok(body.message.startsWith(`${given.name}: `), body.message)
    assert.match(body.message, reason)
    assert.deepEqual(await kept().catch(() => []), before)
    assert.deepEqual(await incoming(), [])
    const rows = await site.context.db.selectFrom('media').select('id').execute()
    assert.deepEqual(rows, [])
  }

  test('is not what its name says (UPL-03)', async () => {
    const others = [
      '<!doctype html><p>hi',
      'PK\u0003\u0004zip',
      '%PDF-1.7',
      'MZ\u0090exe',
      'GIF89a/*',
      'x',
    ]
    for (const text of others) {
      await refused({ data: Buffer.from(text, 'latin1'), name: 'balcony.jpg' }, /not|damaged/)
    }
    await refused({ data: Buffer.alloc(0), name: 'empty.jpg' }, /empty/)
    await refused({ data: await picture({ format: 'jpeg' }), name: 'balcony.png' }, /JPEG/)
    await refused(
      {
        data: await sharp(await picture())
          .tiff()
          .toBuffer(),
        name: 'a.jpg',
      },
      /TIFF/,
    )
    await refused(
      {
        data: await sharp(await picture())
          .avif()
          .toBuffer(),
        name: 'a.webp',
      },
      /AVIF/,
    )
  })

  test('is a drawing, whatever it calls itself (UPL-06)', async () => {
    const drawings = [
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>',
      '<svg xmlns="http://www.w3.org/2000/svg" width="20000" height="20000"/>',
    ]
    for (const text of drawings) {
      for (const name of ['balcony.svg', 'balcony.jpg']) {
        await refused({ data: Buffer.from(text), name }, /SVG drawings are not accepted/)
      }
    }
  })

  test('is cut off or broken (UPL-07)', async () => {
    for (const format of ['jpeg', 'png', 'webp'] as const) {
      const whole = await sharp({
        create: {
          width: 300,
          height: 300,
          channels: 3,
          background: '#123',
          noise: { type: 'gaussian', mean: 128, sigma: 60 },
        },
      })
        .toFormat(format)
        .toBuffer()
      await refused(
        { data: whole.subarray(0, whole.length / 2), name: `half.${format}` },
        /damaged/,
      )
    }
  })

  test('is a flood of pixels: refused at once, without the memory (UPL-05)', async () => {
    const floods: [string, Buffer, RegExp][] = [
      ['16k.png', flood(16_000, 16_000), /50 megapixels/],
      ['30k.png', flood(30_000, 30_000), /50 megapixels/],
      ['strip.png', flood(1, 60_000), /too (small|narrow)/],
      ['wide.png', flood(40_000, 100), /narrow/],
      ['long.gif', await animation(2_000), /too many frames/],
      ['dot.png', flood(1, 1), /too small/],
    ]
    for (const [name, data, reason] of floods) {
      const memory = process.memoryUsage.rss()
      const started = performance.now()
      await refused({ data, name }, reason)
      assert.ok(performance.now() - started < 2_000, name)
      assert.ok(process.memoryUsage.rss() - memory < 300 * 1024 * 1024, name)
    }
  })

  test('is larger than 10 MB; one of just that size is read', async () => {
    const { token } = await makeBroker(site.context.db)
    const limit = 10 * 1024 * 1024
    const padded = async (size: number) => {
      const data = await picture()
      return Buffer.concat([data, Buffer.alloc(size - data.length)])
    }
    const whole = await upload(site, token, { data: await padded(limit), name: 'whole.jpg' })
    assert.equal(whole.status, 201, whole.body.message)
    const large = await upload(site, token, { data: await padded(limit + 1), name: 'large.jpg' })
    assert.deepEqual([large.status, large.body.code], [413, 'image_too_large'])
    assert.match(large.body.message, /^large\.jpg: larger than 10 MB/)
    assert.deepEqual(await incoming(), [])
  })
})

describe('the name of a file (UPL-09)', () => {
  test('is never part of a path and cannot break the answer', async () => {
    const { token } = await makeBroker(site.context.db)
    const names = [
      '../../x.jpg',
      'a.jpg.html',
      'a\u0000.jpg',
      'CON',
      '"quoted"\r\nX: y.jpg',
      `${'long'.repeat(100)}.jpg`,
      '\u202egpj.exe',
    ]
    for (const name of names) {
      const good = await upload(site, token, { data: await picture(), name })
      assert.equal(good.status, 201, name)
      assert.match(good.body.image.url, /^\/media\/[\da-f-]{36}\/640\.webp\?/)
      const bad = await upload(site, token, { data: Buffer.from('no picture'), name })
      assert.equal(bad.status, 400)
      assert.doesNotMatch(bad.body.message, /[\p{C}]/u)
      assert.ok(bad.body.message.length < 200)
    }
    for (const name of await kept()) assert.match(name, /^[\da-f-]{36}$/)
  })
})

describe('who uploads and how', () => {
  test('is a broker, with one file in the field `file`', async () => {
    const { db } = site.context
    const data = await picture()
    assert.equal((await upload(site, 'none', { data })).status, 401)
    assert.equal((await upload(site, (await makeCustomer(db)).token, { data })).status, 403)
    assert.equal((await upload(site, (await makeAdministrator(db)).token, { data })).status, 403)
    const { token } = await makeBroker(db)
    assert.equal((await upload(site, token, { data, field: 'other' })).status, 400)
    const json = await site.app.inject({
      method: 'POST',
      url: '/api/broker/media',
      headers: { authorization: `Bearer ${token}` },
      payload: { file: 'x' },
    })
    assert.equal(json.statusCode, 415)
  })

  test('twenty at once all arrive', async () => {
    const { token } = await makeBroker(site.context.db)
    const data = await picture({ width: 1800, height: 1200 })
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => upload(site, token, { data })),
    )
    assert.ok(answers.every(({ status }) => status === 201))
  })
})

/** A picture of nothing in one colour: tiny as a file, huge when decoded. */
function flood(width: number, height: number): Buffer {
  const row = Buffer.alloc(1 + Math.ceil(width / 8))
  // Compressed as one run: the rows are all the same.
  const body = deflateSync(Buffer.concat(Array.from({ length: Math.min(height, 64) }, () => row)))
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.writeUInt8(1, 8)
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', body),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc(named))
  return Buffer.concat([length, named, sum])
}

function crc(data: Buffer): number {
  let sum = 0xffffffff
  for (const byte of data) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0)
  }
  return (sum ^ 0xffffffff) >>> 0
}

/** An animation of so many frames, black and white in turn. */
async function animation(frames: number): Promise<Buffer> {
  const size = 24
  const pixels = Buffer.alloc(size * size * frames * 3)
  for (let frame = 0; frame < frames; frame++) {
    pixels.fill((frame % 2) * 255, frame * size * size * 3, (frame + 1) * size * size * 3)
  }
  return sharp(pixels, {
    raw: { width: size, height: size * frames, channels: 3, pageHeight: size },
  })
    .gif()
    .toBuffer()
}
