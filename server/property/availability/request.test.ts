import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { availability, type Requested } from '#contract/property/availability.ts'
import { property } from '#contract/property/property.ts'
import { useApp } from '#test/app.ts'
import { indianDay } from '#test/day.ts'
import { type GivenProperty, makeBroker, makeProperty } from '#test/make.ts'
import { messagesTo } from '#test/message.ts'
import { ageListings } from './age-listings.ts'
import { askBrokers } from './request.ts'

/** What brokers are asked by message, and what the link in it can do. */

const site = useApp()

const morning = new Date(`${indianDay(0)}T10:00:00+05:30`)
const night = new Date(`${indianDay(0)}T23:00:00+05:30`)
const noonAgo = (days: number) => new Date(`${indianDay(-days)}T12:00:00+05:30`)

async function silent(days: number, given: GivenProperty = {}) {
  const { id } = await makeProperty(site.context.db, given)
  await site.context.db
    .updateTable('property')
    .set({ submitted_at: noonAgo(days), created_at: noonAgo(days) })
    .where('id', '=', id)
    .execute()
  return id
}

const ask = (now = morning) => askBrokers(site.context.db, site.context, now)

/** The variables of the messages that a broker was sent. */
async function asked(brokerId: string) {
  const messages = await messagesTo(site, brokerId)
  return messages.filter(({ channel }) => channel === 'email')
}

async function linkOf(brokerId: string) {
  const last = (await asked(brokerId)).at(-1)
  return new URL(last?.variables.link ?? '').searchParams.get('token') ?? ''
}

const open = (token: string) => site.call(availability.requested, { query: { token } })
const confirm = (token: string, ids: string[]) =>
  site.call(availability.confirmRequested, { query: { token }, body: { ids } })
const states = ({ body }: { body: Requested }) => body.listings.map(({ state }) => state)
const isLive = async (id: string) =>
  (await site.call(property.publicGet, { params: { id } })).status === 200

describe('a broker', () => {
  test('is asked once for all listings that are unconfirmed or expire in five days', async () => {
    const { db } = site.context
    const broker = await makeBroker(db)
    const rent = { brokerId: broker.id, listingType: 'rent' } as const
    await silent(24, { ...rent, title: 'later' })
    await silent(25, { ...rent, title: 'first' })
    await silent(40, { brokerId: broker.id, title: 'second' })
    await silent(56, { ...rent, title: 'third' })
    await silent(100, { brokerId: broker.id, title: 'unseen', status: 'pending' })
    await ageListings(db)
    await ask(night)
    assert.deepEqual(await asked(broker.id), [])
    await Promise.all([ask(), ask()])
    await ask()
    const messages = await asked(broker.id)
    assert.equal(messages.length, 1)
    assert.equal(messages[0]?.variables.count, '3 listings')
    const lines = messages[0]?.variables.homes?.split('\n') ?? []
    assert.match(lines[0] ?? '', /^- third: removed from the site on /)
    assert.match(lines[1] ?? '', /^- second: shown below others from /)
    assert.match(lines[2] ?? '', /^- first: shown below others from /)
    assert.doesNotMatch(messages[0]?.body ?? '', /token=/)
  })

  test('is asked again before what was not confirmed expires', async () => {
    const { db } = site.context
    const { id: brokerId } = await makeBroker(db)
    const id = await silent(25, { brokerId, listingType: 'rent' })
    await ask()
    await db
      .updateTable('property')
      .set({ submitted_at: noonAgo(55), confirmation_asked_at: noonAgo(30) })
      .where('id', '=', id)
      .execute()
    await ageListings(db)
    await ask()
    await ask()
    assert.equal((await asked(brokerId)).length, 2)
  })
})

describe('the link of such a message', () => {
  test('shows its listings, and confirms them when it is pressed, not opened', async () => {
    const { db } = site.context
    const { id: brokerId } = await makeBroker(db)
    const ids = [await silent(88, { brokerId }), await silent(87, { brokerId })]
    await silent(1, { brokerId })
    await ask()
    const token = await linkOf(brokerId)
    await db
      .updateTable('property')
      .set({ submitted_at: noonAgo(91) })
      .execute()
    await ageListings(db)
    const before = await open(token)
    assert.deepEqual(
      before.body.listings.map(({ _id, state }) => [_id, state]),
      ids.map((id) => [id, 'open']),
    )
    assert.equal(await isLive(ids[0] ?? ''), false)
    assert.deepEqual(states(await confirm(token, ids.slice(0, 1))), ['confirmed', 'open'])
    assert.equal(await isLive(ids[0] ?? ''), true)
    assert.deepEqual(states(await confirm(token, ids)), ['confirmed', 'confirmed'])
    const events = await db.selectFrom('audit_event').select(['act', 'actor_id', 'after']).execute()
    const event = { act: 'property.confirm', actor_id: brokerId, after: { by: 'link' } }
    assert.deepEqual(events, [event, event])
  })

  test('confirms each listing once, and nothing that it does not name', async () => {
    const { db } = site.context
    const { id: brokerId } = await makeBroker(db)
    const id = await silent(41, { brokerId })
    await ask()
    const token = await linkOf(brokerId)
    const other = await silent(46, { brokerId })
    await ageListings(db)
    await confirm(token, [id, other])
    const firstTime = await confirmedAt(id)
    const used = await confirm(token, [id, other])
    assert.deepEqual([used.status, states(used)], [200, ['confirmed']])
    assert.deepEqual(await confirmedAt(id), firstTime)
    assert.equal(await confirmedAt(other), null)
  })

  async function confirmedAt(id: string) {
    const row = await site.context.db
      .selectFrom('property')
      .select('confirmed_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return row.confirmed_at
  }

  test('says what was sold, rented or removed, and leaves it so', async () => {
    const { db } = site.context
    const { id: brokerId } = await makeBroker(db)
    const ids: string[] = []
    for (const days of [44, 43, 42, 41]) ids.push(await silent(days, { brokerId }))
    await ask()
    const change = (index: number, to: object) =>
      db
        .updateTable('property')
        .set(to)
        .where('id', '=', ids[index] ?? '')
        .execute()
    await change(0, { status: 'sold' })
    await change(1, { status: 'rented' })
    await change(2, { removed_at: new Date() })
    await change(3, { status: 'pending' })
    const token = await linkOf(brokerId)
    const after = ['sold', 'rented', 'gone', 'gone']
    assert.deepEqual(states(await confirm(token, ids)), after)
    assert.deepEqual(states(await open(token)), after)
    for (const id of ids) assert.equal(await confirmedAt(id), null)
  })

  test('is over after 60 days and with its broker, and cannot be forged', async () => {
    const { db } = site.context
    const { id: brokerId } = await makeBroker(db)
    await silent(41, { brokerId })
    await ask()
    const token = await linkOf(brokerId)
    const forged = await open(`${token.slice(0, -2)}AA`)
    assert.deepEqual([forged.status, forged.body.code], [400, 'message_link_broken'])
    assert.equal((await open('')).status, 400)
    await db.updateTable('broker').set({ status: 'suspended' }).execute()
    assert.deepEqual((await open(token)).body.code, 'confirmation_link_over')
    await db.updateTable('broker').set({ status: 'active' }).execute()
    await db
      .updateTable('confirmation_request')
      .set({ created_at: noonAgo(61) })
      .execute()
    const over = await open(token)
    assert.deepEqual([over.status, over.body.code], [410, 'confirmation_link_over'])
  })
})
