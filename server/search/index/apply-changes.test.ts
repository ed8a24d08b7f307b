import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql, type Updateable } from 'kysely'
import { property } from '#contract/property/property.ts'
import { marketOf } from '#server/db/index-state.ts'
import type { Property } from '#server/db/tables.ts'
import { useApp } from '#test/app.ts'
import { makeBroker, makeLocation, makeProperty } from '#test/make.ts'
import { foldSomeWords, foldWords } from './apply-changes.ts'

const site = useApp()

const totalOf = async (query: Record<string, string>) => {
  const { status, body } = await site.call(property.publicList, { query })
  assert.equal(status, 200, JSON.stringify(body))
  return body.pagination.total
}
const waiting = async () => (await site.pool.query('select from property_word_change')).rowCount

describe('folding changes into the index', () => {
  const lakes = { search: 'lake' }

  test('does nothing when it is interrupted, and the next one does all of it', async () => {
    const { db } = site.context
    for (let made = 0; made < 5; made++) await makeProperty(db)
    const client = await site.pool.connect()
    await client.query('begin')
    await client.query('select fold_property_words(3)')
    const { rows } = await client.query<{ id: number }>('select pg_backend_pid() as id')
    assert.equal(await totalOf(lakes), 5)
    await site.pool.query('select pg_terminate_backend($1, 5000)', [rows[0]?.id])
    client.release(true)
    assert.deepEqual([await totalOf(lakes), await waiting()], [5, 5])
    await foldWords(db)
    assert.deepEqual([await totalOf(lakes), await waiting()], [5, 0])
  })

  test('a large import leaves no empty pages that every search would read', async () => {
    const { id } = await makeProperty(site.context.db)
    const size = async () => {
      const { rows } = await site.pool.query<{ size: number }>(
        `select pg_relation_size('property_word_change') as size`,
      )
      return rows[0]?.size
    }
    await site.pool.query(
      `insert into property_word_change (property_id, words) select $1, '{}'
        from generate_series(1, 30000)`,
      [id],
    )
    // As vacuum may do it: once with nearly all folded, once with the rest.
    await site.pool.query(
      'delete from property_word_change where id not in (select max(id) from property_word_change)',
    )
    await site.pool.query('vacuum property_word_change')
    await site.pool.query('delete from property_word_change')
    await site.pool.query('vacuum property_word_change')
    assert.equal(await size(), 0)
  })

  test('by two processes at once is done by one', async () => {
    const { db } = site.context
    for (let made = 0; made < 5; made++) await makeProperty(db)
    const client = await site.pool.connect()
    await client.query('begin')
    await client.query('select fold_property_words(3)')
    assert.equal(await foldSomeWords(db, 10), 0)
    await client.query('commit')
    client.release()
    assert.deepEqual([await totalOf(lakes), await waiting()], [5, 2])
    await Promise.all([foldWords(db), foldWords(db), foldWords(db)])
    await foldWords(db)
    const { rows } = await site.pool.query('select from property_slot')
    assert.deepEqual([await totalOf(lakes), await waiting(), rows.length], [5, 0, 5])
  })

  test('beside an open transaction loses none of its changes', async () => {
    const { db } = site.context
    const { id } = await makeProperty(db)
    await foldWords(db)
    const client = await site.pool.connect()
    await client.query('begin')
    await client.query(`update property set search_vector = 'hill' where id = $1`, [id])
    await makeProperty(db)
    await foldWords(db)
    assert.deepEqual([await totalOf(lakes), await totalOf({ search: 'hill' })], [2, 0])
    await client.query('commit')
    client.release()
    assert.deepEqual([await totalOf(lakes), await totalOf({ search: 'hill' })], [1, 1])
    await foldWords(db)
    assert.deepEqual([await totalOf(lakes), await totalOf({ search: 'hill' })], [1, 1])
  })

  test('writes neither versions nor waiting changes into the bitmaps', async () => {
    const { db } = site.context
    const { id } = await makeProperty(db, { status: 'pending' })
    assert.equal(await waiting(), 0)
    await db.updateTable('property').set({ status: 'approved' }).where('id', '=', id).execute()
    await foldWords(db)
    await db.updateTable('property').set({ version: 4 }).where('id', '=', id).execute()
    assert.equal(await waiting(), 0)
  })
})

test('each column that can be searched is followed at once', async () => {
  const { db } = site.context
  const city = await makeLocation(db, { name: 'Pune' })
  await makeLocation(db, {
    name: '411001',
    type: 'pincode',
    pincode: '411001',
    parentId: city.id,
  })
  const { id: brokerId } = await makeBroker(db)
  const cases: [Updateable<Property>, Record<string, string>][] = [
    [{ property_type: 'villa' }, { propertyType: 'villa' }],
    [{ listing_type: 'lease' }, { listingType: 'lease' }],
    [{ price: 77 }, { minPrice: '70', maxPrice: '80' }],
    [{ area: 5 }, { maxArea: '6' }],
    [{ area_unit: 'acre' }, { minArea: '200000' }],
    [{ bedrooms: 5 }, { bedrooms: '5+' }],
    [{ furnished: 'fully-furnished' }, { furnished: 'fully-furnished' }],
    [{ amenities: ['Gym'] }, { amenities: 'gym' }],
    [{ pincode: '411001' }, { location: '411001' }],
    [{ location_id: city.id }, { location: 'pune' }],
    [{ broker_id: brokerId }, { brokerId }],
    [{ detail: JSON.stringify({ deposit: 900 }) }, { maxDeposit: '900' }],
    [{ floor: 3 }, { floor: 'low' }],
    [{ search_vector: 'lake marsh' }, { search: 'marsh' }],
  ]
  const { id } = await makeProperty(db)
  await foldWords(db)
  for (const [set, query] of cases) {
    const asked = { search: 'lake', ...query }
    assert.equal(await totalOf(asked), 0, JSON.stringify(asked))
    await db.updateTable('property').set(set).where('id', '=', id).execute()
    assert.equal(await totalOf(asked), 1, JSON.stringify(asked))
    await foldWords(db)
    assert.equal(await totalOf(asked), 1, JSON.stringify(asked))
  }
})

test('unusual words and their prefixes are found in the bitmaps as in the table', async () => {
  const { db } = site.context
  const words = [
    'laketown',
    'laket',
    'lake',
    'ठाणेकर',
    '𝒳yz𐐀𐐁𐐂𐐃𐐄',
    'क्\u200dषेत्र',
    'été',
    '560066',
    'z'.repeat(99),
  ]
  for (const title of words) await makeProperty(db, { title, description: '-', address: '-' })
  const asked = words.flatMap((word) => {
    const letters = [...word]
    return letters.map((_, index) => letters.slice(0, index + 1).join(''))
  })
  const before: number[] = []
  for (const search of asked) before.push(await totalOf({ search }))
  await foldWords(db)
  for (const [index, search] of asked.entries()) {
    assert.equal(await totalOf({ search }), before[index], search)
  }
  assert.equal(await totalOf({ search: 'laket' }), 2)
})

test('changes too many to be checked one by one are still found', async () => {
  const { db } = site.context
  const { id } = await makeProperty(db)
  await sql`
    insert into property (id, broker_id, title, description, property_type, listing_type, price,
      area, area_unit, location_text, address, search_vector, status)
    select gen_random_uuid(), broker_id, title, description, property_type, listing_type, price,
      area, area_unit, location_text, address, search_vector, status
    from property, generate_series(1, 3100) where id = ${id}`.execute(db)
  assert.equal((await marketOf(db)).isFolded, false)
  assert.equal(await totalOf({ search: 'lake', minPrice: '100' }), 3_101)
  await foldWords(db)
  assert.equal((await marketOf(db)).isFolded, true)
  assert.equal(await totalOf({ search: 'lake', minPrice: '100' }), 3_101)
})
