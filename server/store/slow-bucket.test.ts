import assert from 'node:assert/strict'
import { after, beforeEach, describe, test } from 'node:test'
import { useApp } from '#test/app.ts'
import { makeBroker } from '#test/make.ts'
import { makePhoto, picture, upload } from '#test/photo.ts'
import { until } from '#test/process/until.ts'
import { startObjectStore } from '#test/provider/object-store.ts'
import { openBucket } from './s3.ts'
import { StoreAway } from './store.ts'

/** A bucket that stalls, sends drop by drop or fails now and then, under many visitors. */

const bucket = await startObjectStore()
const site = useApp({ s3: bucket.config })
after(() => bucket.close())
beforeEach(() => {
  bucket.mood = 'well'
  bucket.asked.length = 0
})

const get = (url: string) => site.app.inject({ method: 'GET', url })
const files = async () => (await site.app.inject('/readyz')).json().files

async function makeUrl(): Promise<string> {
  const { token } = await makeBroker(site.context.db)
  return (await makePhoto(site, { token })).url
}

/** How long something took, in milliseconds. */
async function timed<T>(work: () => Promise<T>): Promise<{ result: T; took: number }> {
  const begin = performance.now()
  return { result: await work(), took: performance.now() - begin }
}

describe('a bucket', () => {
  test('that fails once is asked once more, for reading and for storing', async () => {
    const url = await makeUrl()
    bucket.mood = 'hiccups'
    assert.equal((await get(url)).statusCode, 200)
    const { token } = await makeBroker(site.context.db)
    bucket.mood = 'hiccups'
    assert.equal((await upload(site, token, { data: await picture() })).status, 201)
    assert.deepEqual(await files(), { isFailing: false })
  })

  test('that sends a photo drop by drop is given up after the time of a photo', async () => {
    const id = '0190a0b0-0000-7000-8000-000000000001'
    bucket.objects.set(`media/${id}`, { content: Buffer.alloc(500_000, 1), changed: new Date() })
    bucket.mood = 'trickles'
    const store = openBucket(bucket.config, { readMs: 700 }).store('media', '/nowhere')
    const { result, took } = await timed(() => store.read(id).catch((error: unknown) => error))
    assert.ok(result instanceof StoreAway)
    assert.match(result.message, /S3_ENDPOINT cannot be used just now \(TimeoutError\)/)
    assert.ok(took >= 700 && took < 3_000, `${took} ms`)
  })

  test('that stalls holds a few calls, refuses the others, and the rest goes on', async () => {
    const url = await makeUrl()
    bucket.asked.length = 0
    bucket.mood = 'hangs'
    const calls = Array.from({ length: 400 }, () => get(url))
    const other = await timed(() => get('/api/public/properties'))
    assert.deepEqual([other.result.statusCode, other.took < 2_500], [200, true])
    const { result: answers, took } = await timed(() => Promise.all(calls))
    const codes = new Set(answers.map((answer) => `${answer.statusCode} ${answer.json().code}`))
    assert.deepEqual([...codes].toSorted(), ['503 busy', '503 files_away'])
    assert.ok(answers.every(({ headers }) => Number(headers['retry-after']) > 0))
    assert.ok(took < 9_000, `${took} ms`)
    assert.ok(bucket.asked.length <= 64, `${bucket.asked.length} requests`)
    // It is left alone now: who comes next does not wait.
    const next = await timed(() => get(url))
    assert.deepEqual([next.result.statusCode, next.took < 1_000], [503, true])
    assert.deepEqual(await files(), { isFailing: true })
    bucket.mood = 'well'
    await until('photos are there again', async () => (await get(url)).statusCode === 200)
    assert.deepEqual(await files(), { isFailing: false })
  })

  for (const mood of ['fails', 'refuses'] as const) {
    test(`that ${mood} is in the health of the process until it is well`, async () => {
      const url = await makeUrl()
      assert.deepEqual(await files(), { isFailing: false })
      bucket.mood = mood
      assert.equal((await get(url)).statusCode, 503)
      assert.deepEqual(await files(), { isFailing: true })
      bucket.mood = 'well'
      // Nobody asks for a photo: the health looks again by itself.
      await until('it is well', async () => !(await files()).isFailing, 20_000)
      assert.equal((await get(url)).statusCode, 200)
    })
  }

  test('that lacks one photo is not failing', async () => {
    const url = await makeUrl()
    bucket.objects.clear()
    assert.equal((await get(url)).statusCode, 404)
    assert.deepEqual(await files(), { isFailing: false })
  })
})
