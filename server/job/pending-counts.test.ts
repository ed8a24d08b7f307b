import assert from 'node:assert/strict'
import { test } from 'node:test'
import { useApp } from '#test/app.ts'
import { type Counts, PendingCounts } from './pending-counts.ts'

const site = useApp()

test('beyond the maximum no new keys are counted, and existing keys still are', async () => {
  const written: Counts[] = []
  const counts = new PendingCounts(async (_db, some) => void written.push(some), { mostKeys: 2 })
  for (const key of ['Pune', 'Agra', 'Surat', 'Agra']) counts.note(key)
  await counts.flush(site.context.db)
  counts.note('Surat')
  await counts.flush(site.context.db)
  assert.deepEqual(written, [
    [
      ['Agra', 2],
      ['Pune', 1],
    ],
    [['Surat', 1]],
  ])
})

test('a round writes the keys that wait longest and leaves the others for later', async () => {
  const written: Counts[] = []
  const counts = new PendingCounts(async (_db, some) => void written.push(some))
  const keys = Array.from({ length: 4_000 }, (_, at) => String(at).padStart(4, '0'))
  for (const key of keys.toReversed()) counts.note(key)
  await counts.writeSome(site.context.db)
  assert.deepEqual(
    written.map((some) => some.map(([key]) => key)),
    [keys.slice(-100)],
  )
  counts.note('3999')
  await counts.flush(site.context.db)
  assert.equal(written.flat().length, 4_001)
})

test('what is counted for longer is written in smaller parts, or alone for a reader', async () => {
  const { db } = site.context
  const written: Counts[] = []
  const write = async (_db: unknown, some: Counts) => void written.push(some)
  const counts = new PendingCounts(write, { seconds: 60 })
  for (let at = 0; at < 24_000; at++) counts.note(String(at))
  await counts.writeOne(db, '7')
  await counts.writeOne(db, '7')
  assert.deepEqual(written, [[['7', 1]]])
  await counts.writeSome(db)
  assert.deepEqual(
    written.map((some) => some.length),
    [1, 100],
  )
  for (let at = 0; at < 101_000; at++) counts.note(`later ${at}`)
  await counts.writeSome(db)
  assert.equal(written.at(-1)?.length, 24_899)
})

test('a round does not queue behind another, and a failed one keeps its counts', async () => {
  const { db } = site.context
  const written: Counts[] = []
  const away = Promise.withResolvers<void>()
  let isAway = true
  const counts = new PendingCounts(async (_db, some) => {
    if (isAway) await away.promise
    written.push(some)
  })
  counts.note('Pune')
  const failed = counts.writeSome(db)
  counts.note('Agra')
  await counts.writeSome(db)
  assert.deepEqual(written, [])
  away.reject(new Error('away'))
  await assert.rejects(failed)
  isAway = false
  await counts.writeSome(db)
  assert.deepEqual(written, [
    [
      ['Agra', 1],
      ['Pune', 1],
    ],
  ])
})
