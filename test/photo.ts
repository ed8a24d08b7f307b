import sharp from 'sharp'
import type { PropertyImage } from '#contract/property.ts'
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

export interface Upload {
  data: Buffer
  name?: string
  type?: string
  field?: string
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
    url: '/api/broker/media',
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
