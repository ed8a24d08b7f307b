import assert from 'node:assert/strict'
import { test } from 'node:test'
import { property } from '#contract/property/property.ts'
import { PropertySort } from '#contract/property/query.ts'
import { marketOf } from '#server/db/index-state.ts'
import { foldSomeWords, foldWords } from '#server/search/index/apply-changes.ts'
import { useApp } from '#test/app.ts'
import { makeAdministrator, makeBroker, makeProperty } from '#test/make.ts'

/** Searches of the back office with more matches than can be fetched for a page. */

const site = useApp()

/**
 * Creates 13,000 listings in every status: 11,100 contain "lake", and the oldest 6,100 of those
 * also "old".
 */
async function market() {
  const { db } = site.context
  const { token } = await makeAdministrator(db)
  const { id } = await makeProperty(db, { title: 'Sample', description: '-', address: '-' })
  const blocked = await makeBroker(db, { status: 'blocked' })
  const named = await makeBroker(db)
  await db
    .updateTable('broker')
    .set({ company_name: 'Lakeside Homes' })
    .where('id', '=', named.id)
    .execute()
  // In batches, each within the statement timeout.
  for (let from = 1; from < 13_000; from += 1_000) {
    await site.pool.query(
      `insert into property (id, broker_id, title, description, property_type, listing_type, price,
       area, area_unit, location_text, address, status, rejection_reason, search_vector, created_at,
       submitted_at)
     select md5(n::text)::uuid,
       case when n % 50 = 0 then $2::uuid when n % 61 = 0 then $3::uuid else broker_id end,
       'Home ' || n % 700, description, (array['villa', 'plot', 'office'])[1 + n % 3], listing_type,
       1000 + (n * 7919) % 4000, area, area_unit, location_text, address, state,
       case when state = 'rejected' then 'No photos.' end,
       array_to_tsvector(array['home'] || case when n % 7 > 0 then array['lake'] else '{}' end
         || case when n < 7100 then array['old'] else '{}' end),
       moment, moment
     from property, generate_series($4::int, $5::int) n,
       lateral (select (array['approved', 'approved', 'approved', 'pending', 'rejected', 'sold',
         'rented'])[1 + (n / 3) % 7] as state) given,
       lateral (select '2025-01-01'::timestamptz + (n / 2) * interval '1 minute' as moment) at
     where id = $1`,
      [id, blocked.id, named.id, from, from + 999],
    )
  }
  while ((await foldSomeWords(db, 1_500)) > 0);
  await foldWords(db)
  assert.equal((await marketOf(db)).isFolded, true)
  return token
}

const orders: Record<string, string> = {
  newest: 'created_at desc, id desc',
  oldest: 'created_at, id',
  'price-asc': 'price, id',
  'price-desc': 'price desc, id desc',
  title: 'lower(title), id',
  'title-desc': 'lower(title) desc, id desc',
  status: 'status, created_at desc, id desc',
  'status-desc': 'status desc, created_at, id',
  waiting: 'submitted_at, id',
}

test('searches of the back office give exact totals and pages in every order', async () => {
  const token = await market()
  /** The same total and page in plain SQL without an index. */
  const plain = async (word: string, where: string, order: string) => {
    const { rows } = await site.pool.query<{ ids: string[] }>(
      `select array(select id from property where removed_at is null and ${where}
         and ($1 = any(tsvector_to_array(search_vector))
           or broker_id in (select id from broker where company_name ilike '%' || $1 || '%'))
       order by ${order}) as ids`,
      [word],
    )
    return rows[0]?.ids ?? []
  }
  const pageOf = (ids: string[], page: string) => ({
    ids: ids.slice((Number(page) - 1) * 20, Number(page) * 20),
    total: ids.length,
  })
  const asked = async (query: Record<string, string>) => {
    const { body } = await site.call(property.list, { query: { limit: '20', ...query } }, { token })
    return { ids: body.properties.map(({ _id }) => _id), total: body.pagination.total }
  }
  const compare = async (
    query: Record<string, string> & { search: string; sort: string; page: string },
    where = 'true',
  ) => {
    const { search, sort, page } = query
    const expected = pageOf(await plain(search, where, orders[sort] ?? ''), page)
    assert.deepEqual(await asked(query), expected, JSON.stringify(query))
  }

  for (const sort of PropertySort.keys) {
    const ids = await plain('lake', 'true', orders[sort] ?? '')
    assert.ok(ids.length > 11_100)
    for (const page of ['1', '7', '200', '530', '999']) {
      const query = { search: 'lake', sort, page }
      assert.deepEqual(await asked(query), pageOf(ids, page), JSON.stringify(query))
    }
  }
  // Rows beyond the limit of the scan are counted but have no page (decision 0006).
  const deep = { search: 'lake', limit: '20', page: '540' }
  const { body } = await site.call(property.list, { query: deep }, { token })
  assert.deepEqual(body.properties, [])
  assert.ok(body.pagination.total > 540 * 20)
  assert.equal(body.pagination.pages, Math.ceil((body.pagination.total * 12_500) / 13_001 / 20))
  // Words that are only at the other end of the order, and words in few listings.
  for (const sort of ['newest', 'title']) await compare({ search: 'old', sort, page: '1' })
  const home = { search: 'home', sort: 'newest', page: '1' }
  await compare({ ...home, status: 'approved' }, `status = 'approved'`)
  await compare({ ...home, status: 'pending' }, `status = 'pending'`)
  await compare({ ...home, propertyType: 'office' }, `property_type = 'office'`)
  // Listings changed since they were folded count with their current values.
  await site.pool.query(`update property set search_vector = 'hill' where price % 100 = 0`)
  await site.pool.query(`update property set status = 'sold' where price % 100 = 1`)
  await site.pool.query(`update property set price = price + 100000 where price % 100 = 3`)
  assert.equal((await marketOf(site.context.db)).isFolded, true)
  await compare({ search: 'lake', sort: 'newest', page: '1' })
  await compare({ ...home, status: 'approved' }, `status = 'approved'`)
  await site.pool.query(`update property set removed_at = now() where price % 100 = 2`)
  await compare({ search: 'home', sort: 'newest', page: '400' })
})
