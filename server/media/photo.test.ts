import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import sharp from 'sharp'
import { thumbHashToApproximateAspectRatio } from 'thumbhash'
import { useApp } from '#test/app.ts'
import { makeBroker } from '#test/make.ts'
import { animation, makePhoto, picture } from '#test/photo.ts'

const site = useApp()

const folder = () => join(site.context.config.dataDir, 'media')
const incoming = () => readdir(join(folder(), 'incoming'))

async function storedFiles(id: string): Promise<Buffer[]> {
  const names = await readdir(join(folder(), id))
  return Promise.all(names.map((name) => readFile(join(folder(), id, name))))
}

const idOf = (url: string) => url.split('/')[2] ?? ''

describe('a photo', () => {
  for (const format of ['jpeg', 'png', 'gif', 'webp'] as const) {
    test(`in ${format} is stored as WebP in our widths`, async () => {
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

  test('is turned upright for each of the eight EXIF orientations (UPL-07)', async () => {
    const owner = await makeBroker(site.context.db)
    // Dark at the top when upright.
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
    // Encodes what a rotated camera stores, one step at a time: libvips reorders steps in one
    // pipeline.
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

  test('in CMYK, 16 bits, grey or with a profile becomes sRGB (UPL-07)', async () => {
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

  test('loses its GPS position and all other metadata (UPL-08)', async () => {
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

  test('loses data hidden behind or inside it (UPL-04)', async () => {
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

  test('of an animation shows its first frame', async () => {
    const owner = await makeBroker(site.context.db)
    const image = await makePhoto(site, owner, await animation(12))
    const [file = Buffer.alloc(0)] = await storedFiles(idOf(image.url))
    assert.equal((await sharp(file).metadata()).pages ?? 1, 1)
  })

  test('leaves no file in the folder for incoming uploads', async () => {
    await makePhoto(site, await makeBroker(site.context.db))
    assert.deepEqual(await incoming(), [])
  })
})
