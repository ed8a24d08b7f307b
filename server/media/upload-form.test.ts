import assert from 'node:assert/strict'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, test } from 'node:test'
import { photoLimits } from '#contract/upload-limits.ts'
import { useApp } from '#test/app.ts'
import { makeBroker } from '#test/make.ts'
import { picture } from '#test/photo.ts'
import { sender } from '#test/send.ts'

const site = useApp()
const photo = { name: 'file', filename: 'a.jpg' }

interface Part {
  name: string
  filename?: string
  data?: Buffer | string
}

/** Sends a form as a hostile program would. */
async function send(token: string, parts: Part[]) {
  const chunks = parts.flatMap(({ name, filename, data = 'x' }) => [
    Buffer.from(
      '--border\r\ncontent-disposition: form-data; ' +
        `name="${name}"${filename ? `; filename="${filename}"` : ''}\r\n\r\n`,
    ),
    Buffer.from(data),
    Buffer.from('\r\n'),
  ])
  return sender(site)({
    method: 'POST',
    url: '/api/broker/media',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'multipart/form-data; boundary=border',
    },
    payload: Buffer.concat([...chunks, Buffer.from('--border--\r\n')]),
  })
}

// The tables are cleared before each test, so their files have to go as well.
beforeEach(() => rm(join(site.context.config.dataDir, 'media'), { recursive: true, force: true }))

const rows = async () => (await site.context.db.selectFrom('media').select('id').execute()).length

/** Asserts that no partial upload and no folder without a row is left. */
async function isTidy(): Promise<void> {
  const folder = join(site.context.config.dataDir, 'media')
  const names = await readdir(folder).catch(() => [])
  assert.equal(names.filter((name) => name !== 'incoming').length, await rows())
  assert.deepEqual(await readdir(join(folder, 'incoming')).catch(() => []), [])
}

describe('an upload form (UPL-02)', () => {
  test('has one file: more are refused or ignored, never stored', async () => {
    const { token } = await makeBroker(site.context.db)
    const data = await picture()
    const files = Array.from({ length: photoLimits.maxFiles + 1 }, () => ({ ...photo, data }))
    const before = await rows()
    const { statusCode } = await send(token, files)
    assert.ok([201, 400, 413].includes(statusCode), String(statusCode))
    assert.ok((await rows()) - before <= 1)
    await isTidy()
  })

  for (const [what, before] of [
    ['a thousand fields', Array.from({ length: 1_000 }, (_, index) => ({ name: `f${index}` }))],
    ['ten thousand fields', Array.from({ length: 10_000 }, () => ({ name: 'f' }))],
  ] as const) {
    test(`with ${what} before the file is refused, and nothing of it is stored`, async () => {
      const { token } = await makeBroker(site.context.db)
      const data = await picture()
      const { statusCode } = await send(token, [...before, { ...photo, data }])
      assert.ok([400, 413].includes(statusCode), String(statusCode))
      assert.equal(await rows(), 0)
      await isTidy()
    })
  }

  for (const [what, field] of [
    ['a name of 100,000 letters', { name: 'n'.repeat(100_000) }],
    ['a field of two megabytes', { name: 'f', data: 'x'.repeat(2 * 1024 * 1024) }],
  ] as const) {
    test(`with ${what} reads no more of it than the limits allow`, async () => {
      const { token } = await makeBroker(site.context.db)
      const { statusCode } = await send(token, [field, { ...photo, data: await picture() }])
      assert.ok([201, 400, 413].includes(statusCode), String(statusCode))
      assert.equal(await rows(), statusCode === 201 ? 1 : 0)
      await isTidy()
    })
  }

  test('with a few other fields is accepted', async () => {
    const { token } = await makeBroker(site.context.db)
    const { statusCode } = await send(token, [
      { name: 'note' },
      { ...photo, data: await picture() },
      { name: 'after' },
    ])
    assert.equal(statusCode, 201)
  })
})
