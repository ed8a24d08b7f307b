import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { random } from '@brickbazaar/random'
import { sql } from 'kysely'
import { property } from '#contract/property/property.ts'
import { foldWords } from '#server/search/index/apply-changes.ts'
import { useApp } from '#test/app.ts'
import { makeBroker, makeProperty } from '#test/make.ts'
import type { ColumnSort } from './sort-orders.ts'

const site = useApp()

const orders: Record<ColumnSort, string> = {
  newest: 'created_at desc, id desc',
  'price-asc': 'price, id',
  'price-desc': 'price desc, id desc',
  area: 'area_sqft desc, id desc',
  rate: 'price / rated_area(area_sqft, detail, usual_loading), id',
  drop: 'price_drop desc, id desc',
  cash: 'cash_needed nulls last, id',
}

/** Creates enough listings for several checkpoints, many with equal prices and times. */
async function fill(count: number): Promise<void> {
  const { db } = site.context
  const { id: brokerId } = await makeBroker(db)
  const { id } = await makeProperty(db, { brokerId })
  for (let from = 0; from < count; from += 1_000) {
    await sql`
      insert into property (id, broker_id, title, description, property_type, listing_type, price,
        area, area_unit, location_text, address, status, created_at, search_vector,
        cash_needed)
      select gen_random_uuid(), broker_id, title, description, property_type, listing_type,
        1000000 + 50000 * (n * 7919 % 160), 500 + n % 37, area_unit, location_text, address, status,
        timestamptz '2026-01-01' + n / 40 * interval '1 hour', 'flat',
        nullif(n * 31 % 97, 0) * 10000
      from property, generate_series(${from}::integer, ${from + 999}) n where id = ${id}`.execute(
      db,
    )
  }
  while ((await waiting()) > 0) await foldWords(db)
}

async function waiting(): Promise<number> {
  const { count } = await site.context.db
    .selectFrom('property_word_change')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

async function isRight(sort: ColumnSort, page: number, limit: number): Promise<void> {
  const query = { sort, page: String(page), limit: String(limit) }
  const { status, body } = await site.call(property.publicList, { query })
  assert.equal(status, 200, JSON.stringify(body))
  const { rows } = await sql<{ id: string }>`
    select id from property where is_live order by ${sql.raw(orders[sort])}
    limit ${limit} offset ${(page - 1) * limit}`.execute(site.context.db)
  assert.deepEqual(
    body.properties.map(({ _id }) => _id),
    rows.map(({ id }) => id),
    `${sort}, page ${page} of ${limit}`,
  )
}

async function isCounted({ min, max }: { min?: number; max?: number }): Promise<void> {
  const query = {
    ...(min !== undefined && { minPrice: String(min) }),
    ...(max !== undefined && { maxPrice: String(max) }),
  }
  const { body } = await site.call(property.publicList, { query })
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from property
    where is_live and price between ${min ?? 0}::bigint and ${max ?? 10 ** 12}::bigint`.execute(
    site.context.db,
  )
  assert.equal(body.pagination.total, rows[0]?.total, JSON.stringify(query))
}

describe('a page far down', () => {
  test('and a total within prices equal those of checking every listing', async () => {
    const { db } = site.context
    await fill(6_500)
    const { rows } = await sql<{ sort: number; count: number }>`
      select sort, cardinality(starts) as count from order_checkpoint_sum`.execute(db)
    assert.ok(
      rows.every(({ sort, count }) => sort === 5 || count > 2),
      JSON.stringify(rows),
    )
    const chance = random('landmarks')
    for (let round = 0; round < 3; round++) {
      for (const sort of Object.keys(orders) as ColumnSort[]) {
        await isRight(sort, chance.whole(41, 125), 50)
        await isRight(sort, chance.whole(110, 160), chance.whole(20, 40))
      }
      const minPrice = 1_000_000 + chance.whole(0, 150) * 50_000
      for (const range of [
        { min: minPrice },
        { max: minPrice },
        { min: minPrice, max: minPrice + 1_234_567 },
        { min: minPrice, max: minPrice - 1 },
      ]) {
        await isCounted(range)
      }
      const some = sql`select id from property where is_live order by md5(id::text || ${round})
        limit 150`
      await sql`update property set price = price * 0.9 where id in (${some})`.execute(db)
      await sql`update property set removed_at = now() where id in (${some})`.execute(db)
      await sql`update property set status = 'pending' where id in (${some})`.execute(db)
      await sql`update property set status = 'approved'
        where id in (select id from property where status = 'pending' limit 100)`.execute(db)
      // In every other round the changes are not folded yet.
      if (round % 2 === 1) await foldWords(db)
    }
  })

  test('is right beside a checkpoint, although many listings were added before it', async () => {
    const { db } = site.context
    await fill(2_500)
    await sql`update property set created_at = now(), price = 1000, area = 9000
      where id in (select id from property order by id limit 300)`.execute(db)
    assert.equal(await waiting(), 300)
    for (let page = 21; page <= 51; page += 3) {
      await isRight('newest', page, 50)
      await isRight('price-asc', page, 50)
    }
  })

  test('is right after everything was folded again', async () => {
    const { db } = site.context
    await fill(2_500)
    // So few that lists start at checkpoints while none of them is folded.
    await sql`update property set removed_at = now()
      where id in (select id from property limit 200)`.execute(db)
    await sql`select refill_property_words()`.execute(db)
    assert.ok((await waiting()) <= 3_000)
    for (const sort of Object.keys(orders) as ColumnSort[]) await isRight(sort, 45, 50)
    await isCounted({ min: 2_000_000 })
    await isCounted({ max: 2_000_000 })
  })
})
