import assert from 'node:assert/strict'
import { test } from 'node:test'
import { useApp } from '#test/app.ts'
import { type Counts, PendingCounts } from './pending-counts.ts'

const site = useApp()

test('no more keys than its room are counted, and those it has go on', async () => {
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
