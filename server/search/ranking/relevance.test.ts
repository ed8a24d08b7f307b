import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql, type UpdateObject } from 'kysely'
import { v7 } from 'uuid'
import { ownProperty } from '#contract/property/own-property.ts'
import { property } from '#contract/property/property.ts'
import type { Tables } from '#server/db/tables.ts'
import { rateListings } from '#server/property/rate-quality.ts'
import { foldSomeWords, foldWords } from '#server/search/index/apply-changes.ts'
import { useApp } from '#test/app.ts'
import { makeBroker, makeLocation, makeProperty } from '#test/make.ts'

const site = useApp()

const list = async (query: Record<string, string>) => {
  const { status, body } = await site.call(property.publicList, { query })
  assert.equal(status, 200, JSON.stringify(body))
  return body
}
const titles = async (query: Record<string, string>) =>
  (await list(query)).properties.map(({ title }) => title)

describe('the order', () => {
  test('is by best match with search words, else newest, unless one is chosen', async () => {
    await makeProperty(site.context.db)
    const orders: [Record<string, string>, string][] = [
      [{}, 'newest'],
      [{ propertyType: 'apartment' }, 'newest'],
      [{ search: 'lake' }, 'relevance'],
      [{ search: '2 bhk under 90 lakh' }, 'relevance'],
      [{ search: 'lake', sort: 'newest' }, 'newest'],
      [{ search: 'cheapest 2 bhk flat' }, 'price-asc'],
      [{ search: 'cheapest 2 bhk flat', sort: 'area' }, 'area'],
      [{ sort: 'relevance' }, 'relevance'],
    ]
    for (const [query, sort] of orders) {
      assert.equal((await list(query)).sort, sort, JSON.stringify(query))
    }
  })
})

describe('the best match ranks higher', () => {
  const createdAt = new Date('2026-06-01')

  test('with the words in the title, then in the address, then anywhere', async () => {
    const { db } = site.context
    const described = { title: 'described', description: 'Quiet, with a veranda and a lake view' }
    await makeProperty(db, { title: 'Lake house with veranda', createdAt })
    await makeProperty(db, { title: 'addressed', address: '1, Veranda Lake Road', createdAt })
    await makeProperty(db, { ...described, address: '1, Hill Road', createdAt })
    const wanted = ['Lake house with veranda', 'addressed', 'described']
    assert.deepEqual(await titles({ search: 'lake veranda' }), wanted)
    await foldWords(db)
    assert.deepEqual(await titles({ search: 'lake veranda' }), wanted)
  })

  test('if it is newer or recently confirmed, where nothing else differs', async () => {
    const { db } = site.context
    const day = 86_400_000
    const ago = (days: number) => new Date(Date.now() - days * day)
    await makeProperty(db, { title: 'old', createdAt: ago(200) })
    await makeProperty(db, { title: 'new', createdAt: ago(1) })
    const { id } = await makeProperty(db, { title: 'confirmed', createdAt: ago(200) })
    await db
      .updateTable('property')
      .set({ submitted_at: ago(200) })
      .execute()
    await db
      .updateTable('property')
      .set({ confirmed_at: ago(1) })
      .where('id', '=', id)
      .execute()
    assert.deepEqual(await titles({ sort: 'relevance' }), ['new', 'confirmed', 'old'])
  })

  test('after its broker alone confirmed it, once it is approved', async () => {
    const { db } = site.context
    const broker = await makeBroker(db)
    const { id } = await makeProperty(db, { title: 'first', brokerId: broker.id, createdAt })
    await makeProperty(db, { title: 'second', brokerId: broker.id, createdAt })
    await db.updateTable('property').set({ submitted_at: createdAt }).execute()
    assert.deepEqual(await titles({ sort: 'relevance' }), ['second', 'first'])
    const confirm = (who: { token: string }) =>
      site.call(ownProperty.confirm, { params: { id } }, { token: who.token })
    assert.equal((await confirm(await makeBroker(db))).status, 404)
    const { status, body } = await confirm(broker)
    assert.equal(status, 200)
    assert.ok(Date.parse(body.property.confirmedAt) > createdAt.getTime())
    assert.deepEqual(await titles({ sort: 'relevance' }), ['first', 'second'])
    await db.updateTable('property').set({ status: 'pending' }).where('id', '=', id).execute()
    assert.equal((await confirm(broker)).status, 409)
    const acts = await db.selectFrom('audit_event').select('act').execute()
    assert.deepEqual(acts, [{ act: 'property.confirm' }])
  })

  test('if it is more complete, as soon as it was rated, and again after a change', async () => {
    const { db } = site.context
    const { id: brokerId } = await makeBroker(db)
    const plain = await makeProperty(db, { title: 'plain', brokerId, createdAt })
    const rich = await makeProperty(db, { title: 'rich', brokerId, createdAt })
    await rateListings(db)
    assert.equal(await scoreOf(plain.id), await scoreOf(rich.id))
    const media = { id: v7(), broker_id: brokerId, width: 4, height: 3, widths: [4] }
    await db.insertInto('media').values(media).execute()
    await db
      .insertInto('property_image')
      .values({ property_id: rich.id, media_id: media.id, position: 0, is_primary: true })
      .execute()
    await rateListings(db)
    assert.ok((await scoreOf(rich.id)) > (await scoreOf(plain.id)))
    assert.deepEqual(await titles({ sort: 'relevance' }), ['rich', 'plain'])
    await db.deleteFrom('property_image').execute()
    const detail = JSON.stringify({ possession: 'ready', ownership: 'freehold', facing: 'east' })
    await db.updateTable('property').set({ detail }).where('id', '=', plain.id).execute()
    await rateListings(db)
    assert.deepEqual(await titles({ sort: 'relevance' }), ['plain', 'rich'])
    assert.equal((await site.pool.query('select from property_quality_change')).rowCount, 0)
  })

  async function scoreOf(id: string): Promise<number> {
    const { score } = await site.context.db
      .selectFrom('property_ranking')
      .select('score')
      .where('property_id', '=', id)
      .executeTakeFirstOrThrow()
    return score ?? Number.NaN
  }

  test('near the middle of the named locality', async () => {
    const { db } = site.context
    const city = await makeLocation(db, { name: 'Bangalore' })
    const area = await makeLocation(db, { name: 'Whitefield', parentId: city.id })
    const point = { latitude: 12.97, longitude: 77.75 }
    await db.updateTable('location').set(point).where('id', '=', area.id).execute()
    for (const [title, away] of [
      ['far', 0.05],
      ['near', 0.01],
      ['further', 0.09],
    ] as const) {
      const { id } = await makeProperty(db, { title, locationId: area.id, createdAt })
      await db
        .updateTable('property')
        .set({ latitude: point.latitude + away, longitude: point.longitude })
        .where('id', '=', id)
        .execute()
    }
    const nearest = ['near', 'far', 'further']
    assert.deepEqual(await titles({ search: 'homes in whitefield' }), nearest)
    assert.deepEqual(await titles({ location: 'Whitefield', sort: 'relevance' }), nearest)
  })
})

test('ranking data follows changes of listings and agrees with the bitmaps', async () => {
  const { db } = site.context
  const rows = () => db.selectFrom('property_ranking').selectAll().orderBy('property_id').execute()
  const { id } = await makeProperty(db, { title: 'first' })
  const other = await makeProperty(db, { title: 'second' })
  await rateListings(db)
  const changes: UpdateObject<Tables, 'property'>[] = [
    { title: 'Lake-view (corner)' },
    { address: '1/2, Hill Road' },
    { location_text: 'Jayanagar' },
    { listing_type: 'rent' },
    { latitude: 12.97, longitude: 77.75 },
    { created_at: new Date('2026-01-02') },
    { submitted_at: new Date('2026-02-03') },
    { confirmed_at: new Date('2026-03-04') },
  ]
  for (const change of changes) {
    const before = await rows()
    await db.updateTable('property').set(change).where('id', '=', id).execute()
    const kept = await rows()
    assert.notDeepEqual(kept, before, JSON.stringify(change))
    await sql`select refill_property_ranking()`.execute(db)
    assert.deepEqual(kept, await rows(), JSON.stringify(change))
  }
  const numbers = async () => (await rows()).map(({ number }) => number)
  assert.deepEqual(await numbers(), [null, null])
  await foldWords(db)
  assert.deepEqual((await numbers()).toSorted(), [0, 1])
  await db.deleteFrom('property').where('id', '=', other.id).execute()
  await foldWords(db)
  assert.equal((await rows()).length, 1)
  await sql`select refill_property_words()`.execute(db)
  assert.deepEqual(await numbers(), [null])
  await foldWords(db)
  assert.deepEqual(await numbers(), [0])
})

describe('pages by best match', () => {
  // More than the ranked ones (240).
  const many = 310

  async function market() {
    const { db } = site.context
    const { id } = await makeProperty(db, { title: 'Lake house' })
    await site.pool.query(
      `insert into property (id, broker_id, title, description, property_type, listing_type, price,
        area, area_unit, location_text, address, status, search_vector, created_at)
      select gen_random_uuid(), broker_id, case when n % 3 = 0 then 'Lake house' else 'House' end,
        description, property_type, listing_type, price, area, area_unit, location_text, address,
        status, search_vector, created_at - n % 50 * interval '1 day'
      from property, generate_series(2, $2) n where id = $1`,
      [id, many],
    )
    while ((await foldSomeWords(db, 2_048)) > 0);
  }

  async function walk(limit: string, between: () => Promise<unknown> = async () => {}) {
    const ids: string[] = []
    let after: string | null | undefined
    do {
      const body = await list({ search: 'lake', limit, ...(after && { after }) })
      ids.push(...body.properties.map(({ _id }) => _id))
      after = body.pagination.next
      await between()
    } while (after)
    return ids
  }

  test('contain each listing once, by cursor and by page, whatever their size', async () => {
    await market()
    const ids = await walk('80')
    assert.equal(ids.length, many)
    assert.equal(new Set(ids).size, many)
    const byPage: string[] = []
    for (let page = 1; page <= 4; page++) {
      const { properties, pagination } = await list({
        search: 'lake',
        limit: '80',
        page: String(page),
      })
      assert.equal(pagination.total, many)
      byPage.push(...properties.map(({ _id }) => _id))
    }
    assert.deepEqual(byPage, ids)
    const middle = await list({ search: 'lake', limit: '7', page: '35' })
    assert.deepEqual(
      middle.properties.map(({ _id }) => _id),
      ids.slice(34 * 7, 35 * 7),
    )
  })

  test('never repeat new listings nor lose existing ones while somebody reads', async () => {
    const { db } = site.context
    await market()
    const there = await db.selectFrom('property').select('id').execute()
    const { id: brokerId } = await makeBroker(db)
    let round = 0
    const ids = await walk('60', async () => {
      for (let more = 0; more < 3; more++) await makeProperty(db, { title: 'Lake house', brokerId })
      if (++round % 2 === 0) await foldWords(db)
    })
    assert.equal(new Set(ids).size, ids.length)
    const seen = new Set(ids)
    assert.deepEqual(
      there.filter(({ id }) => !seen.has(id)),
      [],
    )
  })
})
