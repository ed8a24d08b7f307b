import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import type { PropertyImage } from '#contract/property/image.ts'
import type { Problem } from '#contract/refusal.ts'
import type { TestApp } from '#test/app.ts'

/** A picture of one colour, as a file. */
export function picture(
  given: { width?: number; height?: number; format?: 'jpeg' | 'png' | 'gif' | 'webp' } = {},
): Promise<Buffer> {
  const { width = 640, height = 480, format = 'jpeg' } = given
  const background = { r: 200, g: 120, b: 60 }
  return sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format)
    .toBuffer()
}

/** A room no other seed shows: a wall of 9 by 8 patches whose brightness the seed decides. */
export async function room(seed: number, given: { width?: number; quality?: number } = {}) {
  const patches = Buffer.alloc(9 * 8)
  for (let patch = 0, state = seed; patch < patches.length; patch++) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    patches[patch] = (state >>> 16) % 256
  }
  return sharp(patches, { raw: { width: 9, height: 8, channels: 1 } })
    .resize(given.width ?? 900, Math.round(((given.width ?? 900) * 8) / 9), { kernel: 'nearest' })
    .toColourspace('srgb')
    .jpeg({ quality: given.quality ?? 90 })
    .toBuffer()
}

export interface Upload {
  data: Buffer
  name?: string
  type?: string
  field?: string
  /** Where it goes; a broker's photos unless told. */
  to?: '/api/broker/media' | '/api/cms/media' | `/api/brokers/${string}/media`
}

/** Sends one file as the browser does. */
export async function upload(site: TestApp, token: string, given: Upload) {
  const form = new FormData()
  const file = new Blob([new Uint8Array(given.data)], { type: given.type ?? 'image/jpeg' })
  form.append(given.field ?? 'file', file, given.name ?? 'photo')
  // Only a request knows how a form is written and what it calls the border between its parts.
  const request = new Request('http://localhost/', { method: 'POST', body: form })
  const response = await site.app.inject({
    method: 'POST',
    url: given.to ?? '/api/broker/media',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': request.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  return {
    status: response.statusCode,
    body: response.json<{ image: PropertyImage } & Problem>(),
    headers: response.headers,
  }
}

/** A photo of this broker, uploaded as it would be. */
export async function makePhoto(
  site: TestApp,
  { token }: { token: string },
  data?: Buffer,
): Promise<PropertyImage> {
  const { status, body } = await upload(site, token, { data: data ?? (await picture()) })
  if (status !== 201) throw new Error(`The photo was refused: ${body.message}`)
  return body.image
}

/** An animation of so many frames, black and white in turn. */
export async function animation(frames: number): Promise<Buffer> {
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

/** A picture of nothing in one colour: tiny as a file, huge when decoded. */
export function flood(width: number, height: number): Buffer {
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
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
