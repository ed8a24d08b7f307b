import assert from 'node:assert/strict'
import { test } from 'node:test'
import { useApp } from '#test/app.ts'
import { type Counts, PendingCounts } from './pending-counts.ts'

const site = useApp()

test('beyond the maximum no new keys are counted, and existing keys still are', async () => {
  const written: Counts[] = []
  const counts = new PendingCounts(async (_db, some) => void written.push(some), { maxKeys: 2 })
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

test('a reader has one count written without the others', async () => {
  const { db } = site.context
  const written: Counts[] = []
  const counts = new PendingCounts(async (_db, some) => void written.push(some))
  for (const key of ['Pune', 'Agra', 'Agra']) counts.note(key)
  await counts.writeOne(db, 'Agra')
  await counts.writeOne(db, 'Agra')
  assert.deepEqual(written, [[['Agra', 2]]])
  await counts.flush(db)
  assert.deepEqual(written.at(-1), [['Pune', 1]])
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
