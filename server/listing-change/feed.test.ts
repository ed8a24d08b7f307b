import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { listingChange } from '#contract/property/listing-change.ts'
import { useApp } from '#test/app.ts'
import { makeBroker, makeProperty } from '#test/make.ts'
import { followListingChanges, sweepListingChanges } from './feed.ts'

/** Partners follow what changes in public listings. */

const site = useApp()

const read = (query: Record<string, string> = {}) => site.call(listingChange.list, { query })
const now = async () => (await read()).body.next

async function changesAfter(after: string, limit = 100) {
  await followListingChanges(site.context.db)
  return (await read({ after, limit: String(limit) })).body
}

const set = (id: string, change: object) =>
  site.context.db.updateTable('property').set(change).where('id', '=', id).execute()

describe('the feed of changes', () => {
  test('names what is published, changed, repriced and gone, and nothing else', async () => {
    const { db } = site.context
    const broker = await makeBroker(db)
    const start = await now()
    const { id } = await makeProperty(db, { brokerId: broker.id, price: 5_000_000 })
    await makeProperty(db, { brokerId: broker.id, status: 'pending' })
    await set(id, { title: 'Sunny flat' })
    await set(id, { price: 4_800_000 })
    await set(id, { inquiries: 7 })
    await db.updateTable('broker').set({ status: 'blocked' }).where('id', '=', broker.id).execute()
    const { changes, isMore } = await changesAfter(start)
    assert.deepEqual(
      changes.map(({ kind, price, listing }) => [kind, price, listing]),
      [
        ['published', 5_000_000, id],
        ['changed', 5_000_000, id],
        ['price_changed', 4_800_000, id],
        ['unavailable', 4_800_000, id],
      ],
    )
    assert.equal(isMore, false)
  })

  test('goes on from a cursor without a gap and without repeating', async () => {
    const { db } = site.context
    const broker = await makeBroker(db)
    const start = await now()
    for (let n = 0; n < 5; n++) await makeProperty(db, { brokerId: broker.id })
    const first = await changesAfter(start, 3)
    assert.equal(first.isMore, true)
    const second = await changesAfter(first.next, 3)
    const ids = [...first.changes, ...second.changes].map(({ _id }) => _id)
    assert.equal(new Set(ids).size, 5)
    const none = await changesAfter(second.next)
    assert.deepEqual([none.changes, none.next], [[], second.next])
  })

  test('shows a change that commits late after those that a reader has seen', async () => {
    const { db } = site.context
    const broker = await makeBroker(db)
    const early = await makeProperty(db, { brokerId: broker.id })
    const late = await makeProperty(db, { brokerId: broker.id })
    let cursor = (await changesAfter(await now())).next
    const seen: string[] = []
    const look = async () => {
      const { changes, next } = await changesAfter(cursor)
      cursor = next
      seen.push(...changes.map(({ listing }) => listing))
    }
    await db.transaction().execute(async (tx) => {
      await tx.updateTable('property').set({ price: 1 }).where('id', '=', late.id).execute()
      await set(early.id, { price: 2 })
      await look()
      assert.deepEqual(seen, [early.id])
    })
    await look()
    assert.deepEqual(seen, [early.id, late.id])
  })

  test('refuses a forged cursor, and one of before what was swept', async () => {
    const { db } = site.context
    const broker = await makeBroker(db)
    const start = await now()
    await makeProperty(db, { brokerId: broker.id })
    await makeProperty(db, { brokerId: broker.id })
    const { next } = await changesAfter(start)
    for (const after of ['1', '1.x', `9${start}`, '.', 'x.y']) {
      assert.equal((await read({ after })).body.code, 'invalid_input', after)
    }
    await sql`update listing_change set at = now() - interval '31 days'`.execute(db)
    await sweepListingChanges(db)
    const gone = await read({ after: start })
    assert.deepEqual([gone.status, gone.body.code], [410, 'listing_changes_gone'])
    assert.equal((await read({ after: next })).status, 200)
  })
})
