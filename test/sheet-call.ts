import assert from 'node:assert/strict'
import { utils, write } from '@e965/xlsx'
import type { ReplyOf } from '#contract/endpoint.ts'
import {
  type SheetImport,
  type SheetRow,
  sheetExport,
  sheetImport,
  sheetStep,
} from '#contract/import/record-import.ts'
import type { SheetOutcome } from '#contract/import/record-vocabulary.ts'
import type { Problem } from '#contract/refusal.ts'
import { looksLikeWorkbook } from '#server/import/tabular/workbook.ts'
import type { TestApp } from '#test/app.ts'

/** Files of records the way a browser sends and takes them. */

export type ImportedNoun = keyof typeof sheetImport

/** A name that fits what is in the file. */
export function nameFor(content: string | Buffer, base: string): string {
  const head = Buffer.from(content).subarray(0, 4)
  if (looksLikeWorkbook(head)) return `${base}.xlsx`
  return head[0] === 0x1f && head[1] === 0x8b ? `${base}.csv.gz` : `${base}.csv`
}

export async function sendSheet(
  site: TestApp,
  token: string,
  noun: ImportedNoun,
  content: string | Buffer,
  name = nameFor(content, 'file'),
  fields: Record<string, string> = { review: 'true' },
): Promise<{ status: number; body: ReplyOf<(typeof sheetImport)[ImportedNoun]> & Problem }> {
  const form = new FormData()
  for (const [key, value] of Object.entries(fields)) form.set(key, value)
  form.set('file', new Blob([new Uint8Array(Buffer.from(content))]), name)
  const encoded = new Response(form)
  const answer = await site.app.inject({
    method: 'POST',
    url: `/api${sheetImport[noun].path}`,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': encoded.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  })
  return { status: answer.statusCode, body: answer.json() }
}

/** An import, and what is wrong with its rows. */
type Settled = SheetImport & {
  problems: ({ line: number } & SheetRow['problems'][number])[]
}

/** The import once nobody works on it any more. */
export async function settledSheet(site: TestApp, token: string, id: string): Promise<Settled> {
  const deadline = Date.now() + 20_000
  for (;;) {
    const { body } = await site.call(sheetStep.get, { params: { id } }, { token })
    if (!['checking', 'running'].includes(body.import.status)) {
      const bad = await sheetRows(site, token, id, { outcome: 'refused' })
      const problems = bad.rows.flatMap((row) =>
        row.problems.map((problem) => ({ line: row.line, ...problem })),
      )
      return { ...body.import, problems }
    }
    assert.ok(Date.now() < deadline, `still ${body.import.status}`)
  }
}

/** The first hundred of its rows, with what becomes of them. */
export async function sheetRows(
  site: TestApp,
  token: string,
  id: string,
  query: { outcome?: SheetOutcome } = {},
) {
  const { body } = await site.call(
    sheetStep.rows,
    { params: { id }, query: { ...query, limit: 100 } },
    { token },
  )
  return body
}

export async function checkSheet(
  site: TestApp,
  token: string,
  noun: ImportedNoun,
  content: string | Buffer,
): Promise<Settled> {
  const { status, body } = await sendSheet(site, token, noun, content)
  assert.equal(status, 200, body.message)
  return settledSheet(site, token, body.import._id)
}

export async function letInSheet(
  site: TestApp,
  token: string,
  noun: ImportedNoun,
  content: string | Buffer,
): Promise<Settled> {
  const { _id: id } = await checkSheet(site, token, noun, content)
  await site.call(sheetStep.run, { params: { id } }, { token })
  return settledSheet(site, token, id)
}

export async function exportSheet(
  site: TestApp,
  token: string,
  noun: keyof typeof sheetExport,
  format = 'csv',
): Promise<Buffer> {
  const answer = await site.app.inject({
    url: `/api${sheetExport[noun].path}?format=${format}`,
    headers: { authorization: `Bearer ${token}` },
  })
  assert.equal(answer.statusCode, 200)
  return answer.rawPayload
}

export function workbook(rows: unknown[][], bookType: 'xlsx' | 'biff8' = 'xlsx'): Buffer {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Sheet1')
  return write(book, { type: 'buffer', bookType })
}
