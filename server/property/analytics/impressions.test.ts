import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { useApp } from '#test/app.ts'
import { makeProperty } from '#test/make.ts'
import { impressionCounts } from './impressions.ts'

const site = useApp()

const counted = async () => {
  const rows = await site.context.db.selectFrom('property_impression').select('count').execute()
  return rows.map(({ count }) => count)
}

test('impressions that could not be written are written once, with the next round', async () => {
  const { db } = site.context
  const { id } = await makeProperty(db)
  const shown = impressionCounts()
  shown.note(id)
  shown.note(id)
  await sql`alter table property_impression rename to property_impression_away`.execute(db)
  await assert.rejects(shown.flush(db))
  await sql`alter table property_impression_away rename to property_impression`.execute(db)
  shown.note(id)
  await shown.flush(db)
  assert.deepEqual(await counted(), [3])
  await shown.flush(db)
  assert.deepEqual(await counted(), [3])
})

test('concurrent flushes write each impression once and skip deleted listings', async () => {
  const { db } = site.context
  const { id } = await makeProperty(db)
  const shown = impressionCounts()
  shown.note(id)
  shown.note('0192e505-9000-7083-b890-f66c0c86fcec')
  await Promise.all(Array.from({ length: 10 }, () => shown.flush(db)))
  assert.deepEqual(await counted(), [1])
})
