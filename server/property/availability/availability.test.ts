import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { flag } from '#contract/flag.ts'
import { availability } from '#contract/property/availability.ts'
import { expiredProperty } from '#contract/property/expired.ts'
import { ownProperty } from '#contract/property/own-property.ts'
import { property } from '#contract/property/property.ts'
import { dayInIndia } from '#domain/date/date.ts'
import { foldWords } from '#server/search/index/apply-changes.ts'
import { useApp } from '#test/app.ts'
import { type GivenProperty, makeBroker, makeProperty } from '#test/make.ts'
import { ageListings } from './age-listings.ts'

/** What becomes of a listing while its broker says nothing, and once it is confirmed. */

const site = useApp()

const ago = (days: number) => new Date(Date.now() - days * 86_400_000)

/** A listing that was submitted, and last confirmed, so many days ago. */
async function silent(days: number, given: GivenProperty = {}) {
  const { id } = await makeProperty(site.context.db, { createdAt: ago(days), ...given })
  await site.context.db
    .updateTable('property')
    .set({ submitted_at: ago(days) })
    .where('id', '=', id)
    .execute()
  return id
}

const list = async (query: Record<string, string> = {}) => {
  const { status, body } = await site.call(property.publicList, { query })
  assert.equal(status, 200, JSON.stringify(body))
  return body
}

const titles = async (query: Record<string, string> = {}) =>
  (await list(query)).properties.map(({ title }) => title)

const visit = async (id: string) => {
  const { status, body } = await site.call(property.publicGet, { params: { id } })
  return [status, body.code]
}

describe('a listing that nobody confirms', () => {
  for (const [listingType, bound] of [
    ['rent', 30],
    ['lease', 30],
    ['sell', 45],
  ] as const) {
    test(`for ${listingType} is unconfirmed after ${bound} days, then expired`, async () => {
      const { db } = site.context
      for (const days of [bound - 1, bound + 1, bound * 2 - 1, bound * 2 + 1, 400]) {
        await silent(days, { listingType, title: `${days} days` })
      }
      await ageListings(db)
      const shown = (await list({ limit: '9' })).properties
      const found = Object.fromEntries(shown.map(({ title, ...card }) => [title, card]))
      assert.deepEqual(Object.keys(found), [
        `${bound - 1} days`,
        `${bound + 1} days`,
        `${bound * 2 - 1} days`,
      ])
      assert.equal(found[`${bound - 1} days`]?.isUnconfirmed, false)
      assert.equal(found[`${bound + 1} days`]?.isUnconfirmed, true)
      assert.equal(found[`${bound + 1} days`]?.confirmedOn, dayInIndia(ago(bound + 1)))
    })
  }

  test('is in no list, count or map once it has expired, and its page is gone', async () => {
    const { db } = site.context
    const { id: brokerId, token } = await makeBroker(db)
    const id = await silent(91, { brokerId, title: 'Lake house' })
    await silent(1, { title: 'Lake flat' })
    for (const fold of [async () => {}, () => foldWords(db)]) {
      await ageListings(db)
      await fold()
      assert.deepEqual(await titles({ search: 'lake' }), ['Lake flat'])
      assert.equal((await list()).pagination.total, 1)
      assert.deepEqual(await visit(id), [410, 'property_expired'])
    }
    const was = await site.call(expiredProperty.get, { params: { id } })
    assert.deepEqual([was.status, was.body.property.title], [200, 'Lake house'])
    const [live] = (await list()).properties
    const other = await site.call(expiredProperty.get, { params: { id: live?._id ?? '' } })
    assert.equal(other.status, 404)
    await db
      .updateTable('broker')
      .set({ kyc_status: 'pending' })
      .where('id', '=', brokerId)
      .execute()
    assert.deepEqual(await visit(id), [404, 'property_not_found'])
    await db
      .updateTable('broker')
      .set({ kyc_status: 'verified' })
      .where('id', '=', brokerId)
      .execute()
    const report = await site.call(flag.report, { params: { id }, body: { reason: 'gone' } })
    assert.equal(report.status, 404)
    const own = await site.call(property.mineOne, { params: { id } }, { token })
    assert.deepEqual([own.body.property.isExpired, own.body.property.isLive], [true, false])
  })

  test('is live again without a review once its broker confirms it', async () => {
    const { db } = site.context
    const { id: brokerId, token } = await makeBroker(db)
    const id = await silent(400, { brokerId })
    await ageListings(db)
    assert.equal((await list()).pagination.total, 0)
    const confirmed = await site.call(ownProperty.confirm, { params: { id } }, { token })
    const { isExpired, isUnconfirmed, isLive } = confirmed.body.property
    assert.deepEqual([isExpired, isUnconfirmed, isLive], [false, false, true])
    await ageListings(db)
    const [card] = (await list()).properties
    assert.deepEqual([card?._id, card?.confirmedOn], [id, dayInIndia(new Date())])
    assert.equal((await visit(id))[0], 200)
  })

  test('keeps its page after it was sold, and waits for nothing while it is reviewed', async () => {
    const { db } = site.context
    const sold = await silent(400)
    const pending = await silent(400)
    await ageListings(db)
    const change = (id: string, status: 'sold' | 'pending') =>
      db.updateTable('property').set({ status }).where('id', '=', id).execute()
    await change(sold, 'sold')
    await change(pending, 'pending')
    await ageListings(db)
    assert.equal((await visit(sold))[0], 200)
    const states = await db
      .selectFrom('property')
      .select(['expired_at', 'unconfirmed_at'])
      .execute()
    assert.deepEqual(states, Array(2).fill({ expired_at: null, unconfirmed_at: null }))
  })
})

describe('what is unconfirmed', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g']

  /** Every second one is unconfirmed: b, d, f. The first is the newest. */
  async function market() {
    for (const [index, title] of names.entries()) {
      await silent(index % 2 === 1 ? 50 - index : 10 + index, {
        title: `Lake ${title}`,
        price: 1_000_000 + index,
        createdAt: ago(100 + index),
      })
    }
    await site.context.db.updateTable('property').set({ price: 1 }).execute()
    await ageListings(site.context.db)
  }

  async function walk(query: Record<string, string>) {
    const found: string[] = []
    let after: string | null | undefined
    do {
      const body = await list({ ...query, limit: '2', ...(after && { after }) })
      found.push(...body.properties.map(({ title }) => title.slice(-1)))
      after = body.pagination.next
      assert.equal(body.pagination.total, names.length)
    } while (after)
    return found.join('')
  }

  async function byPage(query: Record<string, string>) {
    const found: string[] = []
    for (let page = 1; page <= 4; page++) {
      const body = await list({ ...query, limit: '2', page: String(page) })
      found.push(...body.properties.map(({ title }) => title.slice(-1)))
    }
    return found.join('')
  }

  test('is below everything else by date and by best match, on every page', async () => {
    const { db } = site.context
    await market()
    for (const fold of [async () => {}, () => foldWords(db)]) {
      await fold()
      const queries: Record<string, string>[] = [
        {},
        { search: 'lake', sort: 'newest' },
        { search: 'lake' },
      ]
      for (const query of queries) {
        const order = await walk(query)
        assert.deepEqual([...order].toSorted(), names, JSON.stringify(query))
        assert.deepEqual([...order.slice(4)].toSorted(), ['b', 'd', 'f'], JSON.stringify(query))
        assert.equal(await byPage(query), order, JSON.stringify(query))
      }
      assert.deepEqual(await walk({ sort: 'newest' }), 'acegbdf')
    }
  })

  test('keeps its place by price, and comes up again when it is confirmed meanwhile', async () => {
    const { db } = site.context
    await market()
    await foldWords(db)
    await db.updateTable('property').set({ price: 2 }).where('title', '=', 'Lake c').execute()
    assert.equal((await walk({ sort: 'price-desc' })).slice(0, 1), 'c')
    const first = await list({ search: 'lake', limit: '4' })
    // One that was shown becomes unconfirmed, and is not shown twice.
    const shown = first.properties[0]?._id ?? ''
    await db
      .updateTable('property')
      .set({ unconfirmed_at: new Date() })
      .where('id', '=', shown)
      .execute()
    for (const fold of [async () => {}, () => foldWords(db)]) {
      await fold()
      const next = first.pagination.next ?? ''
      const rest = await list({ search: 'lake', limit: '9', after: next })
      assert.deepEqual(
        rest.properties.map(({ title }) => title),
        ['Lake b', 'Lake d', 'Lake f'],
      )
    }
  })
})

describe('the listings of a broker', () => {
  test('that wait for a confirmation are listed apart, and confirmed together', async () => {
    const { db } = site.context
    const { id: brokerId, token } = await makeBroker(db)
    const ids: Record<string, string> = {}
    for (const days of [39, 41, 46, 91]) {
      ids[days] = await silent(days, { brokerId, title: `${days} days` })
    }
    const other = await silent(91)
    const pending = await silent(91, { brokerId, title: 'pending', status: 'pending' })
    await ageListings(db)
    const mine = async (confirmation: string) =>
      (await site.call(property.mine, { query: { confirmation } }, { token })).body.properties
        .map(({ title }) => title)
        .toSorted()
    assert.deepEqual(await mine('due'), ['41 days', '46 days'])
    assert.deepEqual(await mine('expired'), ['91 days'])
    const confirm = (given: string[]) =>
      site.call(availability.confirmSome, { body: { ids: given } }, { token })
    const { body } = await confirm([...Object.values(ids), other, pending])
    assert.deepEqual(body.confirmed.toSorted(), Object.values(ids).toSorted())
    assert.deepEqual([await mine('due'), await mine('expired')], [[], []])
    assert.equal((await list()).pagination.total, 4)
    const events = await db.selectFrom('audit_event').select('act').execute()
    assert.deepEqual(events, Array(4).fill({ act: 'property.confirm' }))
    assert.equal((await confirm([])).status, 400)
    assert.equal((await confirm(Array(101).fill(other))).status, 400)
  })
})
