import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { property } from '#contract/property/property.ts'
import { dayInIndia } from '#domain/date/date.ts'
import { useApp } from '#test/app.ts'
import { makeBroker, makeCustomer, makeProperty } from '#test/make.ts'
import { addViews } from './queries.ts'
import { viewCounter } from './view-count.ts'

const site = useApp()

const browser = (version: number) =>
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) ' +
  `Chrome/${version}.0.0.0 Safari/537.36`

async function look(id: string, given: { agent?: string; token?: string; address?: string } = {}) {
  const { agent = browser(140), token, address } = given
  const { status, body } = await site.call(
    property.publicGet,
    { params: { id } },
    { ...(token && { token }), ...(address && { address }), headers: { 'user-agent': agent } },
  )
  assert.equal(status, 200)
  return body.property.views
}

const counted = async (id: string) => {
  const tally = await site.context.db
    .selectFrom('property_view_tally')
    .select('views')
    .where('property_id', '=', id)
    .executeTakeFirst()
  return tally?.views ?? 0
}

describe('a view', () => {
  test('is in the response it belongs to, and counts once for the same visitor', async () => {
    const { id } = await makeProperty(site.context.db)
    assert.equal(await look(id), 1)
    assert.equal(await look(id), 1)
    assert.equal(await look(id, { address: '10.0.0.1' }), 2)
    assert.equal(await counted(id), 2)
  })

  test('leaves the row of its listing as it is', async () => {
    const { context, pool } = site
    const { id } = await makeProperty(context.db)
    const version = async () => {
      const { rows } = await pool.query('select xmin, ctid from property where id = $1', [id])
      return rows[0]
    }
    const before = await version()
    assert.equal(await look(id), 1)
    assert.deepEqual(await version(), before)
  })

  test('is not counted again for another browser or within one IPv6 network', async () => {
    const { id } = await makeProperty(site.context.db)
    for (let version = 100; version < 120; version++) await look(id, { agent: browser(version) })
    assert.equal(await counted(id), 1)
    for (const host of ['1', '2', 'beef:1']) await look(id, { address: `2001:db8:1:2::${host}` })
    assert.equal(await counted(id), 2)
  })

  test('is counted for eight visitors at most of one IPv6 /48', async () => {
    const { id } = await makeProperty(site.context.db)
    for (let n = 0; n < 40; n++) await look(id, { address: `2001:db8:1:${n.toString(16)}::1` })
    assert.ok((await counted(id)) <= 8, String(await counted(id)))
    const before = await counted(id)
    await look(id, { address: '2001:db8:2:1::1' })
    assert.equal(await counted(id), before + 1)
  })

  test('of a hundred visits at once by one visitor is one', async () => {
    const { id } = await makeProperty(site.context.db)
    await Promise.all(Array.from({ length: 100 }, () => look(id)))
    assert.equal(await counted(id), 1)
  })

  test('of a hundred visitors at once is a hundred', async () => {
    const { id } = await makeProperty(site.context.db)
    const seen = await Promise.all(
      Array.from({ length: 100 }, (_, index) => look(id, { address: `10.0.0.${index}` })),
    )
    assert.equal(await counted(id), 100)
    assert.equal(Math.max(...seen), 100)
  })

  test('is written together with simultaneous views', async () => {
    const { pool, context } = site
    const listing = await makeProperty(context.db)
    const countView = viewCounter(context, (error) => assert.fail(String(error)))
    let statements = 0
    const count = () => statements++
    pool.on('acquire', count)
    await Promise.all(
      Array.from({ length: 50 }, (_, index) => {
        const trace = { address: `10.0.2.${index}`, userAgent: browser(140), requestId: '' }
        return countView({ ...listing, views: 0 }, { viewer: undefined, trace })
      }),
    )
    pool.off('acquire', count)
    assert.equal(await counted(listing.id), 50)
    assert.equal(statements, 1)
  })

  test('of a listing that is being changed counts at once', async () => {
    const { pool, context } = site
    const { id } = await makeProperty(context.db)
    const client = await pool.connect()
    await client.query('begin')
    await client.query('select from property where id = $1 for update', [id])
    const views = await look(id)
    await client.query('rollback')
    client.release()
    assert.equal(views, 1)
  })

  test('of a locked count delays no page, and counts on the next visit', async () => {
    const { pool, context } = site
    const [held, other] = [await makeProperty(context.db), await makeProperty(context.db)]
    assert.equal(await look(held.id, { address: '10.0.3.9' }), 1)
    const client = await pool.connect()
    await client.query('begin')
    await client.query('select from property_view_tally where property_id = $1 for update', [
      held.id,
    ])
    const begin = performance.now()
    const looks = Array.from({ length: 4 }, (_, index) => {
      const visitor = { address: `10.0.3.${index}` }
      return Promise.all([look(held.id, visitor), look(other.id, visitor)])
    })
    for (const [views] of await Promise.all(looks)) assert.equal(views, 1)
    const took = performance.now() - begin
    await client.query('rollback')
    client.release()
    // The statement timeout alone is eight seconds.
    assert.ok(took < 5_000, `${took} ms`)
    assert.equal(await look(held.id, { address: '10.0.3.1' }), 2)
  })

  test('goes with its listing, and is not stored of one that is gone', async () => {
    const { context } = site
    const [gone, kept] = [await makeProperty(context.db), await makeProperty(context.db)]
    for (const { id } of [gone, kept]) await look(id)
    await context.db.deleteFrom('property').where('id', '=', gone.id).execute()
    const day = dayInIndia(new Date())
    const written = await addViews(context.db, [{ id: gone.id, day, visitor: Buffer.alloc(16) }])
    assert.equal(written.size, 0)
    for (const table of ['property_view', 'property_view_tally'] as const) {
      const rows = await context.db
        .selectFrom(table)
        .where('property_id', 'in', [gone.id, kept.id])
        .select('property_id')
        .execute()
      assert.deepEqual(rows, [{ property_id: kept.id }], table)
    }
  })

  test('counts again on another day in India', async () => {
    const { db } = site.context
    const { id } = await makeProperty(db)
    await look(id)
    const { day } = await db.selectFrom('property_view').select('day').executeTakeFirstOrThrow()
    const india = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' })
    assert.equal(day, india.format(new Date()))
  })

  test('counts a customer once over several devices', async () => {
    const { id } = await makeProperty(site.context.db)
    const { token } = await makeCustomer(site.context.db)
    await look(id, { token, agent: browser(140), address: '10.0.0.1' })
    assert.equal(await look(id, { token, agent: browser(141), address: '10.0.0.2' }), 1)
  })

  test('of the owner and of bots does not count, of another broker it does', async () => {
    const owner = await makeBroker(site.context.db)
    const { id } = await makeProperty(site.context.db, { brokerId: owner.id })
    assert.equal(await look(id, { token: owner.token }), 0)
    for (const agent of [
      'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
      'facebookexternalhit/1.1',
      'curl/8.5.0',
    ]) {
      assert.equal(await look(id, { agent }), 0, agent)
    }
    assert.equal(await look(id, { token: (await makeBroker(site.context.db)).token }), 1)
  })

  test('stores nothing that identifies the visitor', async () => {
    const { id } = await makeProperty(site.context.db)
    await look(id, { address: '10.1.2.3' })
    const row = await site.context.db
      .selectFrom('property_view')
      .selectAll()
      .executeTakeFirstOrThrow()
    assert.deepEqual(Object.keys(row), ['property_id', 'day', 'visitor'])
    assert.equal(row.visitor.length, 16)
  })

  test('does not change the version that a reviewer has', async () => {
    const { id, version } = await makeProperty(site.context.db)
    await look(id)
    const row = await site.context.db
      .selectFrom('property')
      .select('version')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    assert.equal(row.version, version)
  })
})
