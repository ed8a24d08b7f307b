import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import sharp from 'sharp'
import { useApp } from '#test/app.ts'
import { makeBroker } from '#test/make.ts'
import { animation, flood, picture, upload } from '#test/photo.ts'
import { processorTime } from '#test/processor-time.ts'

const site = useApp()

const folder = () => join(site.context.config.dataDir, 'media')
const storedFiles = async () => (await readdir(folder())).filter((name) => name !== 'incoming')
const incoming = () => readdir(join(folder(), 'incoming'))

describe('a file that is refused', () => {
  async function refused(given: { data: Buffer; name: string }, reason: RegExp) {
    const { token } = await makeBroker(site.context.db)
    const before = await storedFiles().catch(() => [])
    const { status, body } = await upload(site, token, given)
    assert.deepEqual([status, body.code], [400, 'image_unreadable'], body.message)
    assert.ok(body.message.startsWith(`${given.name}: `), body.message)
    assert.match(body.message, reason)
    assert.deepEqual(await storedFiles().catch(() => []), before)
    assert.deepEqual(await incoming(), [])
    const rows = await site.context.db.selectFrom('media').select('id').execute()
    assert.deepEqual(rows, [])
  }

  test('is not of the format that its name says (UPL-03)', async () => {
    const others = [
      '<!doctype html><p>hi',
      'PK\u0003\u0004zip',
      '%PDF-1.7',
      'MZ\u0090exe',
      'GIF89a/*',
      'x',
    ]
    for (const text of others) {
      await refused(
        { data: Buffer.from(text, 'latin1'), name: 'balcony.jpg' },
        /says otherwise|damaged|not/,
      )
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

  test('is a drawing, whatever its name says (UPL-06)', async () => {
    const drawings = [
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg">' +
        '<image href="file:///etc/passwd"/></svg>',
      '<svg xmlns="http://www.w3.org/2000/svg" width="20000" height="20000"/>',
    ]
    for (const text of drawings) {
      for (const name of ['balcony.svg', 'balcony.jpg']) {
        await refused({ data: Buffer.from(text), name }, /SVG files are not accepted/)
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

  test('has too many pixels: refused at once, without using the memory (UPL-05)', async () => {
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
      const took = await processorTime(() => refused({ data, name }, reason))
      assert.ok(took < 2_000, name)
      assert.ok(process.memoryUsage.rss() - memory < 300 * 1024 * 1024, name)
    }
  })

  test('is larger than 10 MB, and one of exactly that size is accepted', async () => {
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
