import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { after, beforeEach, describe, test } from 'node:test'
import type { LightMyRequestResponse } from 'fastify'
import { v7 } from 'uuid'
import { document } from '#contract/document.ts'
import type { Problem } from '#contract/refusal.ts'
import { sweepDocuments } from '#server/document/sweep.ts'
import { sweepMedia } from '#server/media/sweep.ts'
import { StartError } from '#server/start-error.ts'
import { openStores } from '#server/store/open.ts'
import { useApp } from '#test/app.ts'
import { pdf, sendDocument } from '#test/document.ts'
import { makeAdministrator, makeBroker } from '#test/make.ts'
import { makePhoto, picture, upload } from '#test/photo.ts'
import { type ObjectStore, type StoreMood, startObjectStore } from '#test/provider/object-store.ts'

const bucket = await startObjectStore()
const logged: string[] = []
const site = useApp({ s3: bucket.config }, { write: (line) => logged.push(line) })
after(() => bucket.close())
beforeEach(() => {
  bucket.mood = 'well'
  bucket.objects.clear()
  bucket.asked.length = 0
  logged.length = 0
})

const keys = () => [...bucket.objects.keys()].toSorted()
const get = (url: string) => site.app.inject({ method: 'GET', url })
const readPaper = (id: string, token: string) =>
  site.app.inject({
    method: 'GET',
    url: `/api${document.ownFile.path.replace(':id', id)}`,
    headers: { authorization: `Bearer ${token}` },
  })
const outcomeOf = (answer: LightMyRequestResponse) => ({
  status: answer.statusCode,
  body: answer.json<Problem>(),
})
const newcomer = () => makeBroker(site.context.db, { kycStatus: 'pending' })
const rows = async () => {
  const { db } = site.context
  const photos = await db.selectFrom('media').select('id').execute()
  return [...photos, ...(await db.selectFrom('document').select('id').execute())]
}
/** Returns the local files, including drafts; the key stays on the server (decision 0058). */
async function onDisk(): Promise<string[]> {
  const { dataDir } = site.context.config
  const names = await readdir(dataDir, { recursive: true, withFileTypes: true })
  const files = names.filter((entry) => entry.isFile()).map(({ name }) => name)
  return files.filter((name) => name !== 'secret.key')
}
function age(key: string): void {
  const kept = bucket.objects.get(key)
  if (kept) kept.changed = new Date(Date.now() - 4 * 3_600_000)
}

describe('with a bucket', () => {
  test('photos, pictures of pages and documents are only stored in the bucket', async () => {
    const { token } = await newcomer()
    const photo = await upload(site, token, { data: await picture({ width: 900 }) })
    const asAdmin = await makeAdministrator(site.context.db)
    const page = await upload(site, asAdmin.token, { data: await picture(), to: '/api/cms/media' })
    const paper = await sendDocument(site, token)
    assert.deepEqual([photo.status, page.status, paper.status], [201, 201, 201])
    assert.deepEqual(await onDisk(), [])
    const id = paper.body.document._id
    const sources = [...photo.body.image.sources, ...page.body.image.sources]
    assert.equal(keys().length, sources.length + 1)
    assert.equal(bucket.objects.get(`documents/${id}`)?.content.includes('PDF'), false)

    for (const { url } of sources) {
      const { statusCode, headers, rawPayload } = await get(url)
      const kept = bucket.objects.get((url.split('?')[0] ?? '').slice(1))
      assert.equal(statusCode, 200)
      assert.equal(headers['content-length'], String(rawPayload.length))
      assert.deepEqual(rawPayload, kept?.content)
    }
    assert.deepEqual((await readPaper(id, token)).rawPayload, pdf)

    await site.call(document.remove, { params: { id } }, { token })
    assert.equal(bucket.objects.has(`documents/${id}`), false)
  })

  test('files without a row are deleted after three hours, on every page of the list', async () => {
    const { db, stores } = site.context
    const { token } = await newcomer()
    const { url } = await makePhoto(site, { token })
    const paper = await sendDocument(site, token)
    const known = [...keys()]
    const [stale, young] = [v7(), v7()]
    const put = (key: string) =>
      bucket.objects.set(key, { content: Buffer.from('x'), changed: new Date() })
    for (const width of [400, 640, 900]) put(`media/${stale}/${width}.webp`)
    put(`documents/${stale}`)
    for (const key of keys()) age(key)
    put(`media/${young}/400.webp`)
    await sweepMedia(db, stores.photos)
    await sweepDocuments(db, stores.documents)
    assert.deepEqual(keys(), [...known, `media/${young}/400.webp`].toSorted())
    assert.ok(url && paper.status === 201)
  })

  test('a refused upload is never sent to the store', async () => {
    const { token } = await newcomer()
    const data = Buffer.from('neither a picture nor a document')
    assert.equal((await upload(site, token, { data })).status, 400)
    assert.equal((await sendDocument(site, token, { data })).status, 400)
    assert.deepEqual([bucket.asked, await onDisk()], [[], []])
  })

  test('a missing file is not found', async () => {
    const { token } = await newcomer()
    const { url } = await makePhoto(site, { token })
    bucket.objects.clear()
    assert.equal((await get(url)).statusCode, 404)
  })
})

describe('a store that is unavailable', () => {
  async function asked(mood: StoreMood) {
    const { token } = await newcomer()
    const { url } = await makePhoto(site, { token })
    const { body } = await sendDocument(site, token)
    const before = [await rows(), keys()]
    bucket.mood = mood
    const answers = await Promise.all([
      upload(site, token, { data: await picture({ width: 800 }) }),
      sendDocument(site, token, { kind: 'rera' }),
      get(url).then(outcomeOf),
      readPaper(body.document._id, token).then(outcomeOf),
    ])
    return { answers, before }
  }

  for (const mood of ['refuses', 'fails', 'hangs'] as const) {
    test(`and ${mood} is reported in words, and leaves nothing behind (PRC-09)`, async () => {
      const { answers, before } = await asked(mood)
      for (const { status, body } of answers) {
        assert.deepEqual([status, body.code], [503, 'files_away'])
      }
      assert.deepEqual([await rows(), keys()], before)
      assert.deepEqual(await onDisk(), [])
      const log = logged.join('')
      assert.match(log, /The store of S3_ENDPOINT cannot be used just now \((403|500|TimeoutError)/)
      assert.doesNotMatch(log, /KEYOFTHETEST|the-secret-of-the-test/)
    })
  }

  test('and saved a file without responding leaves it to the sweep', async () => {
    const { token } = await newcomer()
    bucket.mood = 'fails-after'
    const data = await picture()
    assert.equal((await upload(site, token, { data })).body.code, 'files_away')
    assert.equal((await sendDocument(site, token)).body.code, 'files_away')
    assert.deepEqual([(await rows()).length, keys().length], [0, 2])
    bucket.mood = 'well'
    for (const key of keys()) age(key)
    await sweepMedia(site.context.db, site.context.stores.photos)
    await sweepDocuments(site.context.db, site.context.stores.documents)
    assert.deepEqual(keys(), [])
  })

  test('does not keep a document that was rolled back', async () => {
    const { token } = await newcomer()
    const { body } = await sendDocument(site, token)
    bucket.mood = 'fails'
    const params = { id: body.document._id }
    assert.equal((await site.call(document.remove, { params }, { token })).status, 200)
    assert.deepEqual(await rows(), [])
  })

  test('and fails in the middle of a file is reported', async () => {
    const { token } = await newcomer()
    const { url } = await makePhoto(site, { token })
    const { body } = await sendDocument(site, token)
    bucket.mood = 'cuts'
    for (const answer of [await readPaper(body.document._id, token), await get(url)]) {
      assert.deepEqual([outcomeOf(answer).status, outcomeOf(answer).body.code], [503, 'files_away'])
      // A cache would revalidate the broken response with this tag and get a 304.
      assert.equal(answer.headers.etag, undefined)
    }
  })
})

describe('the start', () => {
  const start = (store: ObjectStore, bucketName = store.config.bucket) => {
    const s3 = { ...store.config, bucket: bucketName }
    return openStores({ ...site.context.config, s3 }, (line) => logged.push(line))
  }

  test('fails if the store refuses access', async () => {
    await assert.rejects(start(bucket, 'another'), (error) => {
      assert.ok(error instanceof StartError)
      assert.match(error.message, /^S3_BUCKET is not a bucket/)
      return true
    })
    bucket.mood = 'refuses'
    await assert.rejects(start(bucket), /^Error: The store refuses us \(403\): check S3_BUCKET/)
  })

  test('continues and logs a warning if the store is unavailable', async () => {
    const gone = await startObjectStore()
    await gone.close()
    await start(gone)
    assert.match(
      logged.join(),
      /cannot be used just now \(.*ECONNREFUSED.*\)\. Photos and documents/,
    )
  })
})
