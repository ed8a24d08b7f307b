import assert from 'node:assert/strict'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { photoLimits } from '#contract/upload-limits.ts'
import { useApp } from '#test/app.ts'
import { makeAdministrator, makeBroker, makeCustomer } from '#test/make.ts'
import { picture, upload } from '#test/photo.ts'
import { until } from '#test/process/until.ts'

const site = useApp()

const folder = () => join(site.context.config.dataDir, 'media')
const storedFiles = async () => (await readdir(folder())).filter((name) => name !== 'incoming')
const partStart =
  '--border\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n'
const block = new Uint8Array(64 * 1024)

describe('the name of a file (UPL-09)', () => {
  test('is never part of a path and cannot break the response', async () => {
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
    for (const name of await storedFiles()) assert.match(name, /^[\da-f-]{36}$/)
  })
})

describe('an upload', () => {
  test('is made by a broker, with one file in the field `file`', async () => {
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

  /** Sends one file in endless blocks; each one waits for `before`. */
  async function sendEndless(before: (sent: number) => Promise<void> | void) {
    const { token } = await makeBroker(site.context.db)
    if (!site.app.server.listening) await site.app.listen({ port: 0 })
    let sent = 0
    const endless = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode(partStart)),
      pull: async (controller) => {
        await before(sent)
        sent += block.length
        controller.enqueue(block)
      },
    })
    // Node requires `duplex` with a stream; the browser types lack it.
    const request: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'multipart/form-data; boundary=border',
      },
      body: endless,
      duplex: 'half',
    }
    const { status } = await fetch(`${site.app.listeningOrigin}/api/broker/media`, request)
    return { status, sent }
  }

  const incoming = () => readdir(join(folder(), 'incoming'))

  test('without an end is refused as soon as it is too large', async () => {
    const { status, sent } = await sendEndless(() => undefined)
    assert.equal(status, 413)
    assert.ok(sent < 64 * 1024 * 1024, `${sent} bytes were taken`)
    assert.deepEqual(await incoming(), [])
  })

  test('without an end is refused also where everything allowed was read at once', async () => {
    const isWritten = async (bytes: number) => {
      const [name = ''] = await incoming()
      return name !== '' && (await stat(join(folder(), 'incoming', name))).size === bytes
    }
    const { status } = await sendEndless(async (sent) => {
      if (sent === photoLimits.maxBytes) {
        await until('all of it is on disk', () => isWritten(sent))
      }
    })
    assert.equal(status, 413)
    assert.deepEqual(await incoming(), [])
  })

  test('of twenty files at once stores them all', async () => {
    const { token } = await makeBroker(site.context.db)
    const data = await picture({ width: 1800, height: 1200 })
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => upload(site, token, { data })),
    )
    assert.ok(answers.every(({ status }) => status === 201))
  })
})

test('an upload without a boundary is refused with the reason', async () => {
  const { token } = await makeBroker(site.context.db)
  const answer = await site.app.inject({
    method: 'POST',
    url: '/api/broker/media',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data' },
    payload: 'nothing to part',
  })
  assert.deepEqual([answer.statusCode, answer.json().code], [415, 'media_type_unknown'])
})
