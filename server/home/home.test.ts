import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { dashboard } from '#contract/dashboard.ts'
import { property } from '#contract/property/property.ts'
import { seekerActs } from '#test/alert/seeker-acts.ts'
import { useApp } from '#test/app.ts'
import { homeActs } from '#test/home.ts'
import { leadActs } from '#test/lead.ts'
import { makeBroker, makeCustomer } from '#test/make.ts'

const site = useApp()
const town = homeActs(site)
const leads = leadActs(site)
const seeker = seekerActs(site)

const ids = (cards: { _id: string }[]) => cards.map(({ _id }) => _id).toSorted()

describe('a flat that two brokers list', () => {
  test('has one card, and its page has both with their prices', async () => {
    const first = await town.list()
    const second = await town.list({
      title: '3 BHK in Prestige Lakeside for sale',
      address: 'B-302 Prestige Lakeside Apartments, Varthur Rd',
      price: 11_500_000,
    })
    assert.deepEqual(ids(await town.cards()), [first.id])
    await town.follow()
    const [card, ...others] = await town.cards()
    assert.deepEqual(others, [])
    assert.deepEqual([card?._id, card?.price, card?.offers], [second.id, 11_500_000, 2])
    const { representative, offers } = await town.home(first.id)
    assert.equal(representative, second.id)
    assert.deepEqual(
      offers.map(({ _id, price }) => [_id, price]),
      [
        [second.id, 11_500_000],
        [first.id, 12_000_000],
      ],
    )
  })

  test('is not taken from one by a deep cut of the other after the approval', async () => {
    const first = await town.list()
    const copy = await town.list()
    const cut = async (price: number) => {
      const input = { params: { id: copy.id }, body: { price } }
      const { body } = await site.call(property.change, input, copy.broker)
      assert.equal(body.property.status, 'approved')
      await town.follow()
      return (await town.cards()).map(({ _id, offers }) => [_id, offers])
    }
    assert.deepEqual(await cut(9_000_000), [[first.id, 2]])
    assert.deepEqual(await cut(11_500_000), [[copy.id, 2]])
  })

  test('stays live for each of them, and inquiries reach the one who was chosen', async () => {
    const first = await town.list()
    const second = await town.list()
    const { body } = await site.call(property.mine, {}, { token: second.broker.token })
    assert.deepEqual(
      body.properties.map(({ isLive }) => isLive),
      [true],
    )
    assert.equal((await leads.ask(second.id)).status, 201)
    assert.deepEqual(await leads.names(second.broker.token), ['Meera Iyer'])
    assert.deepEqual(await leads.names(first.broker.token), [])
  })

  test('keeps its card when one of them has sold it or takes it away', async () => {
    const first = await town.list()
    const second = await town.list()
    await town.end(first.id, { removed_at: new Date() })
    await town.follow()
    assert.deepEqual(ids(await town.cards()), [second.id])
    const [card] = await town.cards()
    assert.equal(card?.offers ?? 1, 1)
  })

  test('has one offer less once a listing of it is deleted', async () => {
    await town.list()
    await town.list()
    const third = await town.list()
    await town.follow()
    const offers = async () => (await town.cards()).map((card) => card.offers)
    assert.deepEqual(await offers(), [3])
    await site.context.db.deleteFrom('property').where('id', '=', third.id).execute()
    await town.follow()
    assert.deepEqual(await offers(), [2])
  })
})

test('a home is known by its floor and photos, however its society is spelled', async () => {
  const written = { address: 'Varthur Road', detail: { society: 'Prestige Lakeside' } }
  await town.list(written, { photos: [5, 6] })
  const saved = { width: 500, quality: 40 }
  const again = { address: 'Main road', detail: { society: 'Prestege Lake side CHS' } }
  await town.list(again, { photos: [5, 6], saved })
  await town.follow()
  const [card, ...others] = await town.cards()
  assert.deepEqual([card?.offers, others], [2, []])
})

describe('a home that is listed again', () => {
  const again = { title: 'Fresh on the market', price: 11_900_000 }

  test('is alerted once, and as cheaper where it got cheaper', async () => {
    const { id, token } = await makeCustomer(site.context.db)
    await seeker.search(token, { bedrooms: 3 })
    const first = await town.list()
    assert.equal((await seeker.alertsTo(id)).length, 1)
    await town.end(first.id, { removed_at: new Date() })
    await town.list(again)
    await town.follow()
    assert.equal((await seeker.alertsTo(id)).length, 1)
    await town.list({ price: 10_000_000 })
    await town.follow()
    assert.deepEqual(
      (await seeker.alertsTo(id)).map(({ variables }) => variables.news),
      ['New', 'Price drop'],
    )
  })

  test('stays hidden for whoever hid it, until they show it again', async () => {
    const { db } = site.context
    const { id, token } = await makeCustomer(db)
    const first = await town.list()
    const body = { propertyId: first.id }
    assert.equal((await site.call(dashboard.dismiss, { body }, { token })).status, 201)
    await seeker.search(token, { bedrooms: 3 })
    await town.end(first.id, { removed_at: new Date() })
    const { id: relisted } = await town.list(again)
    await town.follow()
    assert.deepEqual(await seeker.alertsTo(id), [])
    await db
      .updateTable('customer')
      .set({ property_types: ['apartment'], budget_min: 10_000_000, budget_max: 15_000_000 })
      .execute()
    const recommended = async () => {
      const { body } = await site.call(dashboard.get, {}, { token })
      return body.dashboard.recommended.map(({ property }) => property._id)
    }
    assert.deepEqual(await recommended(), [])
    await site.call(dashboard.restore, { params: { id: relisted } }, { token })
    assert.deepEqual(await recommended(), [relisted])
  })
})

describe('neighbours stay apart', () => {
  for (const [what, given] of Object.entries({
    'another flat number': { address: 'Flat 303, Tower B, Prestige Lakeside, Varthur Road' },
    'another floor': { floor: 4 },
    'another tower': { address: 'Flat 302, Tower C, Prestige Lakeside, Varthur Road' },
    'another area': { area: 1_520 },
  })) {
    test(`by ${what}, even with the same photos`, async () => {
      const first = await town.list({}, { photos: [1, 2] })
      const second = await town.list(given, { photos: [1, 2] })
      await town.follow()
      assert.deepEqual(ids(await town.cards()), ids([{ _id: first.id }, { _id: second.id }]))
    })
  }

  test('by two references of one broker', async () => {
    const owner = await makeBroker(site.context.db)
    const listed = (ownReference: string) => town.list({ detail: { ownReference } }, { owner })
    await listed('PL-17')
    await listed('PL-18')
    await town.follow()
    assert.equal((await town.cards()).length, 2)
  })
})

describe('a doubtful pair waits for a reviewer', () => {
  const elsewhere = { address: 'Varthur Road', floor: 3 }

  test('whose decision joins two listings, parts them and can be taken back', async () => {
    const first = await town.list(elsewhere, { photos: [3, 4] })
    const second = await town.list({ ...elsewhere, title: 'A copy' }, { photos: [3, 4] })
    await town.follow()
    assert.equal((await town.cards()).length, 2)
    const [pair, ...others] = await town.pairs()
    assert.ok(pair)
    assert.deepEqual(others, [])
    assert.deepEqual(ids(pair.sides), ids([{ _id: first.id }, { _id: second.id }]))
    assert.ok(pair.reasons.includes('photos'))
    assert.equal((await town.decide(pair._id, 'same', 'open')).status, 200)
    assert.equal((await town.cards()).length, 1)
    assert.deepEqual(
      (await town.pairs('same')).map(({ decidedBy }) => decidedBy),
      ['Asha Rao'],
    )
    assert.equal((await town.decide(pair._id, 'different', 'open')).status, 409)
    assert.equal((await town.decide(pair._id, 'open', 'same')).status, 200)
    assert.equal((await town.cards()).length, 2)
    assert.equal((await town.decide(pair._id, 'different', 'open')).status, 200)
    await site.context.db.updateTable('property').set({ price: 11_900_000 }).execute()
    await town.follow()
    assert.deepEqual(await town.pairs(), [])
    assert.equal((await town.cards()).length, 2)
  })

  test('is written once, although the approval finds it and the job after it', async () => {
    await town.list(elsewhere, { photos: [3, 4] })
    await town.list({ ...elsewhere, title: 'A copy' }, { photos: [3, 4] })
    const writers = async () => (await site.pool.query('select xmin, score from home_pair')).rows
    const [first, ...others] = await writers()
    assert.ok(first)
    assert.deepEqual(others, [])
    await town.follow()
    assert.deepEqual(await writers(), [first])
  })

  test('who parts two listings that were joined by rule, for good', async () => {
    await town.list()
    await town.list()
    await town.follow()
    const [pair] = await town.pairs('auto')
    assert.equal((await town.decide(pair?._id ?? '', 'different', 'auto')).status, 200)
    await site.context.db.updateTable('property').set({ price: 11_900_000 }).execute()
    await town.follow()
    assert.equal((await town.cards()).length, 2)
  })
})

test('who needs homes at the same time waits until the changes taken have theirs', async () => {
  const { db } = site.context
  await town.list()
  await town.list()
  const ended: string[] = []
  const blocker = await site.pool.connect()
  await blocker.query('begin')
  await blocker.query('select from property for update')
  const first = town.follow().then(() => ended.push('first'))
  const isBlocked = async () => {
    // Other tests share the server, but not the database.
    const { rows } = await blocker.query(
      `select from pg_locks join pg_stat_activity using (pid)
        where not granted and datname = current_database()`,
    )
    return rows.length > 0
  }
  while (!(await isBlocked()));
  const second = town.follow().then(() => ended.push('second'))
  // Where it does not wait, it finds nothing left and has ended by now.
  for (let count = 0; count < 20; count++) await sql`select count(*) from home_change`.execute(db)
  await blocker.query('rollback')
  blocker.release()
  await Promise.all([first, second])
  assert.deepEqual(ended, ['first', 'second'])
})

test('a relist under another account goes on with the time on the market', async () => {
  const first = await town.list()
  const ago = new Date(Date.now() - 40 * 86_400_000)
  const { db } = site.context
  await db.updateTable('property_price').set({ at: ago }).execute()
  await db.updateTable('property').set({ created_at: ago }).execute()
  await town.end(first.id, { removed_at: new Date() })
  const again = await town.list({ title: 'Fresh on the market', price: 11_000_000 })
  await town.follow()
  const [card] = await town.cards()
  assert.equal(card?._id, again.id)
  assert.equal(card?.createdAt, ago.toISOString())
  assert.equal(card?.homeId, first.id)
  const { times, firstSeen } = await town.home(again.id)
  assert.equal(firstSeen, ago.toISOString())
  assert.deepEqual(
    times.map(({ firstPrice, until }) => [firstPrice, until === null]),
    [
      [11_000_000, true],
      [12_000_000, false],
    ],
  )
})
