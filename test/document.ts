import { type DocumentKind, document } from '#contract/document.ts'
import { specimen } from '#seed/specimen.ts'
import type { TestApp, TestResponse } from '#test/app.ts'

/** A page that every reader opens. */
export const pdf = specimen('PAN card', ['Of nobody'])

/** Numbers that hold, of one holder. */
export const numbers: Record<DocumentKind, string | undefined> = {
  pan: 'AAPFU0939F',
  gst: '27AAPFU0939F1ZV',
  rera: 'A51700001835',
  'address-proof': undefined,
}

export interface GivenDocument {
  kind?: string
  number?: string | undefined
  validUntil?: string
  state?: string
  data?: Buffer
  name?: string
}

/** Sends a KYC document as the portal does: the fields, then the file. */
export async function sendDocument(
  site: TestApp,
  token: string,
  given: GivenDocument = {},
): Promise<TestResponse<typeof document.upload>> {
  const kind = given.kind ?? 'pan'
  const number = 'number' in given ? given.number : numbers[kind as DocumentKind]
  const field = (name: string, value: string) =>
    `--border\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  const head =
    `${field('kind', kind)}${number === undefined ? '' : field('number', number)}` +
    `${given.validUntil ? field('validUntil', given.validUntil) : ''}` +
    `${given.state ? field('state', given.state) : ''}--border\r\n` +
    `content-disposition: form-data; name="file"; filename="${given.name ?? 'pan.pdf'}"\r\n` +
    'content-type: application/pdf\r\n\r\n'
  const response = await site.app.inject({
    method: 'POST',
    url: `/api${document.upload.path}`,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'multipart/form-data; boundary=border',
    },
    payload: Buffer.concat([
      Buffer.from(head),
      given.data ?? pdf,
      Buffer.from('\r\n--border--\r\n'),
    ]),
  })
  return { status: response.statusCode, body: response.json(), headers: response.headers }
}
