import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { openBucket } from '#server/store/s3.ts'
import { type Archived, restoreFor, useArchived } from '#test/archive/archived.ts'
import { runStatement } from '#test/embedded.ts'
import { until } from '#test/process/until.ts'
import { type StoreMood, startObjectStore } from '#test/provider/object-store.ts'

/** An archive in a bucket that stalls, fails and loses answers while the database is written to. */

const bucket = await startObjectStore()
after(() => bucket.close())

const insert = async ({ client }: Archived, name: string): Promise<Date> => {
  await client.query('insert into mark (name) values ($1)', [name])
  const { rows } = await client.query<{ at: Date }>('select clock_timestamp() as at')
  // PostgreSQL counts microseconds.
  return new Date((rows[0]?.at.getTime() ?? 0) + 1)
}

/** Everything until now is in the archive. */
async function settle({ archive }: Archived): Promise<void> {
  const begin = Date.now()
  await archive.closeSegment()
  await until('the archive reaches to now', () => {
    const { behindSeconds, trouble, waitingSegments } = archive.state
    const isReached = behindSeconds !== null && behindSeconds <= (Date.now() - begin) / 1000 + 0.5
    return isReached && trouble === undefined && waitingSegments === 0
  }).catch((error) => {
    throw new Error(JSON.stringify(archive.state), { cause: error })
  })
}

test('what was committed while the bucket was in trouble comes back from it', async (t) => {
  const site = await useArchived({ store: openBucket(bucket.config).objects })
  await site.client.query('create table mark (name text primary key)')
  await insert(site, 'before the base backup')
  await site.archive.takeBaseWhenDue()

  const moods: [mood: StoreMood, trouble: RegExp][] = [
    ['fails', /The log cannot be archived \(The store of S3_ENDPOINT .*\(500\).*segments .* wait/],
    ['hangs', /S3_ENDPOINT cannot be used just now \(TimeoutError\)/],
    ['refuses', /S3_ENDPOINT cannot be used just now \(403\)/],
    ['fails-after', /S3_ENDPOINT cannot be used just now \(500\)/],
  ]
  let moment = new Date()
  for (const [mood, trouble] of moods) {
    await t.test(`while it ${mood}, writes go on, it is told, and it is caught up`, async () => {
      bucket.mood = mood
      moment = await insert(site, `while it ${mood}`)
      await site.archive.closeSegment()
      await until('it is told', () => trouble.test(site.archive.state.trouble ?? ''))
      assert.ok(site.archive.state.waitingSegments > 0)
      bucket.mood = 'well'
      await settle(site)
    })
  }
  await until('the millisecond is over', () => Date.now() > moment.getTime() + 2)
  await insert(site, 'a mistake')
  await settle(site)

  await t.test('every row until a moment comes back, and nothing later', async () => {
    const { url, discard } = await restoreFor(site, { time: moment })
    const rows = await runStatement(url, 'select name from mark order by name')
    await discard()
    const expected = ['before the base backup', ...moods.map(([mood]) => `while it ${mood}`)]
    assert.deepEqual(
      rows.map(({ name }) => name),
      expected.toSorted(),
    )
  })

  await t.test('nothing of it can be read there', () => {
    for (const [name, { content }] of bucket.objects) assert.ok(!content.includes('while it'), name)
  })

  await t.test('an object that was cut off is named, and nothing is restored', async () => {
    const keys = [...bucket.objects.keys()]
    const part = keys.find((key) => key.endsWith('part-000000')) ?? ''
    const segment =
      keys
        .filter((key) => /wal\/[\dA-F]{24}$/.test(key))
        .sort()
        .at(-1) ?? ''
    for (const [key, sentence] of [
      [part, /part-000000 in the archive is damaged/],
      [segment, /wal\/[\dA-F]{24} in the archive is damaged.*Nothing was restored/],
    ] as const) {
      const whole = bucket.objects.get(key)
      assert.ok(whole)
      const content = whole.content.subarray(0, whole.content.length / 2)
      bucket.objects.set(key, { ...whole, content })
      await assert.rejects(restoreFor(site, { time: moment }), sentence)
      bucket.objects.set(key, whole)
    }
  })

  await t.test('an answer that breaks off restores nothing, and the next try all', async () => {
    bucket.mood = 'cuts'
    await assert.rejects(restoreFor(site, { time: moment }), /S3_ENDPOINT cannot be used just now/)
    bucket.mood = 'well'
    const { discard } = await restoreFor(site, { time: moment })
    await discard()
  })
})
