import assert from 'node:assert/strict'
import { utils, write } from '@e965/xlsx'
import type { ReplyOf } from '#contract/endpoint.ts'
import { type ImportDetail, propertyImport } from '#contract/import/import.ts'
import type { Problem } from '#contract/refusal.ts'
import type { TestApp } from '#test/app.ts'
import { nameFor } from '#test/sheet-call.ts'

/** Sends a file with its fields the way a browser does; fields come before the file. */
export async function upload(
  site: TestApp,
  token: string,
  content: string | Buffer,
  fields: Record<string, string> = {},
  name = nameFor(content, 'listings'),
): Promise<{ status: number; body: ReplyOf<typeof propertyImport.upload> & Problem }> {
  const form = new FormData()
  for (const [key, value] of Object.entries({ review: 'true', ...fields })) form.set(key, value)
  form.set('file', new Blob([new Uint8Array(Buffer.from(content))]), name)
  const encoded = new Response(form)
  const answer = await site.app.inject({
    method: 'POST',
    url: `/api${propertyImport.upload.path}`,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': encoded.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  })
  return { status: answer.statusCode, body: answer.json() }
}

/** The import once nobody works on it any more. */
export async function settled(site: TestApp, token: string, id: string): Promise<ImportDetail> {
  const deadline = Date.now() + 60_000
  for (;;) {
    const { body } = await site.call(propertyImport.get, { params: { id } }, { token })
    if (!['checking', 'running'].includes(body.import.status)) return body.import
    assert.ok(Date.now() < deadline, `still ${body.import.status}`)
  }
}

/**
 * Uploads, confirms a matching that was only proposed, waits for the check and lets the rows in.
 */
export async function importAll(
  site: TestApp,
  token: string,
  content: string | Buffer,
  fields: Record<string, string>,
): Promise<ImportDetail> {
  const { body } = await upload(site, token, content, fields)
  if (body.import.status === 'uploaded') {
    await site.call(propertyImport.check, { params: { id: body.import._id }, body: {} }, { token })
  }
  const checked = await settled(site, token, body.import._id)
  assert.equal(checked.status, 'checked', checked.message ?? '')
  await site.call(propertyImport.run, { params: { id: checked._id }, body: {} }, { token })
  return settled(site, token, checked._id)
}

const headers = 'title,description,propertyType,listingType,price,area,bedrooms,locality,city'

/** A file of so many different flats; a row number in `bad` has a price nobody can read. */
export function flats(count: number, bad: readonly number[] = []): string {
  const rows = Array.from({ length: count }, (_, index) => {
    const number = index + 1
    const price = bad.includes(number) ? 'ask owner' : String(5_000_000 + number)
    return `Flat ${number},Bright,apartment,sell,${price},1100,2,Hebbal,Bengaluru`
  })
  return [headers, ...rows].join('\n')
}

/** Listings in a workbook of two sheets, "Tower A" and "Tower B". */
export function towers(): Buffer {
  const book = utils.book_new()
  for (const [name, count] of [
    ['Tower A', 3],
    ['Tower B', 4],
  ] as const) {
    const rows = flats(count)
      .split('\n')
      .map((line) => line.split(','))
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows), name)
  }
  return write(book, { type: 'buffer', bookType: 'xlsx' })
}
