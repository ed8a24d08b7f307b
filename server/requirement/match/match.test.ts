import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { useApp } from '#test/app.ts'
import { makeBroker, makeProperty } from '#test/make.ts'
import { messagesTo } from '#test/message.ts'
import { requirementActs, sought } from '#test/requirement/requirement-acts.ts'

/** Requirements and listings are held against each other, and each pair is told once. */

const site = useApp()
const requirements = requirementActs(site)

const setProperty = (id: string, change: object) =>
  site.context.db.updateTable('property').set(change).where('id', '=', id).execute()
const told = async (brokerId: string) => {
  await requirements.match()
  await requirements.tell()
  return (await messagesTo(site, brokerId))
    .filter(({ template, channel }) => template === 'requirement.matched' && channel === 'email')
    .map(({ variables }) => variables.news)
}
/** Lets the pause between two messages go by. */
const pass = () =>
  site.context.db
    .updateTable('message')
    .set({ created_at: sql`created_at - interval '5 hours'` })
    .execute()

describe('a match', () => {
  test('is found whichever of the two comes later, and goes with a change of either', async () => {
    const { broker, home, id } = await requirements.makeScenario()
    const fits = async () => {
      await requirements.match()
      return (await requirements.matched(broker)).map(({ fitCount }) => fitCount)
    }
    assert.deepEqual(await fits(), [1])
    await makeProperty(site.context.db, { brokerId: broker.id })
    await makeProperty(site.context.db, { brokerId: broker.id, listingType: 'rent' })
    await makeProperty(site.context.db, { brokerId: broker.id, locationText: 'Hebbal' })
    const late = await makeProperty(site.context.db, { brokerId: broker.id, price: 9_000_001 })
    assert.deepEqual(await fits(), [2])
    await setProperty(late.id, { price: 9_000_000 })
    assert.deepEqual(await fits(), [3])
    await setProperty(late.id, { price: 9_500_000 })
    assert.deepEqual(await fits(), [2])
    await setProperty(home, { status: 'sold' })
    assert.deepEqual(await fits(), [1])
    const { db } = site.context
    await db
      .updateTable('broker')
      .set({ kyc_status: 'pending' })
      .where('id', '=', broker.id)
      .execute()
    assert.deepEqual(await fits(), [])
    assert.equal((await requirements.seen(broker, id)).status, 404)
  })

  test('has all that was asked for, in filters and in words', async () => {
    const broker = await makeBroker(site.context.db)
    const { db } = site.context
    await makeProperty(db, { brokerId: broker.id, bedrooms: 2, title: 'Flat two' })
    await makeProperty(db, { brokerId: broker.id, bedrooms: 3, title: 'Flat three' })
    await requirements.posted({ ...sought, bedrooms: '3', propertyType: 'apartment' })
    assert.deepEqual(
      (await requirements.matched(broker)).map(({ fitCount }) => fitCount),
      [1],
    )
    // A text without results is not reworded: a villa is not offered for it.
    const { id } = await requirements.posted({ ...sought, search: '4 bhk villa' })
    assert.equal((await requirements.seen(broker, id)).status, 404)
  })

  test('is told once, however often it comes and goes', async () => {
    const { broker, home } = await requirements.makeScenario()
    assert.deepEqual(await told(broker.id), ['1 new requirement fits your listings'])
    await pass()
    for (const status of ['pending', 'approved'] as const) {
      await setProperty(home, { status })
      await requirements.match()
    }
    await setProperty(home, { price: 9_900_000 })
    await requirements.match()
    await setProperty(home, { price: 8_000_000 })
    assert.equal((await told(broker.id)).length, 1)
    await requirements.posted()
    await requirements.posted()
    assert.deepEqual(await told(broker.id), [
      '1 new requirement fits your listings',
      '2 new requirements fit your listings',
    ])
  })

  test('waits for the day and for a pause, and is then told with the others', async () => {
    const { broker } = await requirements.makeScenario()
    await requirements.tell(new Date('2026-11-29T20:30:00Z'))
    assert.equal((await messagesTo(site, broker.id)).length, 0)
    assert.equal((await told(broker.id)).length, 1)
    await requirements.posted()
    assert.equal((await told(broker.id)).length, 1)
    await pass()
    assert.equal((await told(broker.id)).length, 2)
  })

  test('is matched and told once by several processes at once', async () => {
    const { broker } = await requirements.makeScenario()
    for (let n = 0; n < 4; n++) {
      await makeProperty(site.context.db, { brokerId: broker.id })
      await requirements.posted({ ...sought, minPrice: String(n + 1) })
    }
    await Promise.all([requirements.match(), requirements.match(), requirements.match()])
    await Promise.all([requirements.tell(), requirements.tell(), requirements.tell()])
    assert.deepEqual(await told(broker.id), ['5 new requirements fit your listings'])
    const { rows } = await sql<{ pairs: number }>`
      select count(*)::int as pairs from requirement_match where is_fit`.execute(site.context.db)
    assert.equal(rows[0]?.pairs, 25)
  })
})
