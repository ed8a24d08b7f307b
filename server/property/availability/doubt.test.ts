import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { flag } from '#contract/flag.ts'
import { inquiry } from '#contract/inquiry/inquiry.ts'
import { availability } from '#contract/property/availability.ts'
import { property } from '#contract/property/property.ts'
import { useApp } from '#test/app.ts'
import { indianDay } from '#test/day.ts'
import {
  type GivenProperty,
  makeAdministrator,
  makeBroker,
  makeCustomer,
  makeProperty,
} from '#test/make.ts'
import { messagesTo } from '#test/message.ts'
import { ageListings } from './age-listings.ts'

/** What becomes of a listing of which visitors say that it is gone. */

const site = useApp()

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

async function asked(brokerId: string) {
  const messages = await messagesTo(site, brokerId)
  return messages.filter(({ channel }) => channel === 'email')
}

describe('reports that a home is gone', () => {
  const report = (id: string, address: string, token?: string) =>
    site.call(
      flag.report,
      { params: { id }, body: { reason: 'gone' } },
      { address, ...(token !== undefined && { token }) },
    )

  const isUnconfirmed = async (id: string) =>
    (await site.call(property.publicGet, { params: { id } })).body.property.isUnconfirmed

  /** A customer whom we know by a proven mailbox. */
  async function known() {
    const { id, token } = await makeCustomer(site.context.db)
    await site.context.db
      .updateTable('customer')
      .set(({ ref }) => ({ proven_email: ref('email') }))
      .where('id', '=', id)
      .execute()
    return token
  }

  test('of three visitors apart, one known, mark it and ask its broker once', async () => {
    const { db } = site.context
    const broker = await makeBroker(db)
    const id = await silent(3, { brokerId: broker.id, title: 'Lake flat' })
    await report(id, '10.0.1.1')
    // The same visitor on another day, and the same visitor signed in.
    await db
      .updateTable('flag')
      .set({ day: indianDay(-1) })
      .execute()
    await report(id, '10.0.1.1')
    await report(id, '10.0.1.1', (await makeCustomer(db)).token)
    await report(id, '10.0.1.1', await known())
    await report(id, '2001:db8:1:1::1')
    await report(id, '2001:db8:1:2::1')
    assert.deepEqual([await isUnconfirmed(id), await asked(broker.id)], [false, []])
    await Promise.all([report(id, '10.0.3.1'), report(id, '10.0.4.1')])
    await report(id, '10.0.5.1')
    assert.equal(await isUnconfirmed(id), true)
    const messages = await asked(broker.id)
    assert.deepEqual(
      messages.map(({ template, variables }) => [template, variables.title]),
      [['property.doubted', 'Lake flat']],
    )
    const token = new URL(messages[0]?.variables.link ?? '').searchParams.get('token') ?? ''
    await site.call(availability.confirmRequested, { query: { token }, body: { ids: [id] } })
    assert.equal(await isUnconfirmed(id), false)
    // At most once in seven days, whoever reports.
    for (const last of [6, 7]) await report(id, `10.0.${last}.1`)
    await report(id, '10.0.8.1', await known())
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)
    const lastDoubt = (doubted_at: Date) =>
      db.updateTable('property').set({ doubted_at }).where('id', '=', id).execute()
    await lastDoubt(hoursAgo(7 * 24 - 1))
    await report(id, '10.0.9.1')
    assert.deepEqual([await isUnconfirmed(id), (await asked(broker.id)).length], [false, 1])
    await lastDoubt(hoursAgo(7 * 24 + 1))
    await report(id, '10.0.10.1')
    assert.deepEqual([await isUnconfirmed(id), (await asked(broker.id)).length], [true, 2])
    // Of one network of houses they are one visitor; dismissed, they count no more.
    const other = await silent(3, { brokerId: broker.id })
    for (const last of [1, 2, 3]) await report(other, `10.9.9.${last}`, await known())
    assert.equal(await isUnconfirmed(other), false)
    const administrator = await makeAdministrator(db)
    const { id: one } = await db
      .selectFrom('flag')
      .select('id')
      .where('property_id', '=', id)
      .where('status', '=', 'open')
      .limit(1)
      .executeTakeFirstOrThrow()
    await site.call(flag.decide, { params: { id: one }, body: { act: 'dismiss' } }, administrator)
    assert.equal(await isUnconfirmed(id), false)
  })

  for (const [who, isEnough, reporter] of [
    ['a stranger', false, async () => undefined],
    [
      'an account that has proven nothing',
      false,
      async () => (await makeCustomer(site.context.db)).token,
    ],
    ['another broker', false, async () => (await makeBroker(site.context.db)).token],
    ['a customer with a proven mailbox', true, known],
    ['a customer with a proven number', true, withNumber],
    ['somebody who has asked about it', true, inquirer],
  ] as const) {
    test(`of two strangers and ${who} are ${isEnough ? 'enough' : 'too few'}`, async () => {
      const id = await silent(3)
      for (const last of [1, 2]) await report(id, `10.0.${last}.1`)
      await report(id, '10.0.3.1', await reporter(id))
      assert.equal(await isUnconfirmed(id), isEnough)
    })
  }

  async function withNumber() {
    const { id, token } = await makeCustomer(site.context.db)
    await site.context.db
      .insertInto('number_proof')
      .values({ account_realm: 'customer', account_id: id, phone: '+919800000001' })
      .execute()
    return token
  }

  async function inquirer(propertyId: string) {
    const { token } = await makeCustomer(site.context.db)
    const asked = await site.call(
      inquiry.create,
      { params: { id: propertyId }, body: { name: 'Meera Iyer', phone: '98765 43210' } },
      { token },
    )
    assert.equal(asked.status, 201)
    return token
  }

  test('of two strangers and whoever has the link of an enquiry about it are enough', async () => {
    const [id, other] = [await silent(3), await silent(3)]
    const name = 'Meera Iyer'
    const body = { name, phone: '98765 43210', email: 'meera@example.in' }
    await site.call(inquiry.create, { params: { id }, body })
    const messages = await site.context.db.selectFrom('message').select('variables').execute()
    const link = messages.map(({ variables }) => String(Object(variables).link)).find(isLink) ?? ''
    const inquiryLink = new URL(link).searchParams.get('token') ?? ''
    for (const [listing, isEnough] of [
      [other, false],
      [id, true],
    ] as const) {
      for (const last of [1, 2]) await report(listing, `10.0.${last}.1`)
      const given = { params: { id: listing }, body: { reason: 'gone' as const, inquiryLink } }
      await site.call(flag.report, given, { address: '10.0.3.1' })
      assert.equal(await isUnconfirmed(listing), isEnough)
    }
  })

  const isLink = (link: string) => link.includes('/conversation?token=')

  test('a doubted listing that is past its bound is unconfirmed for that', async () => {
    const { db } = site.context
    const id = await silent(46)
    const doubted_at = noonAgo(2)
    await db.updateTable('property').set({ unconfirmed_at: doubted_at, doubted_at }).execute()
    await ageListings(db)
    const { unconfirmed_at } = await db
      .selectFrom('property')
      .select('unconfirmed_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    assert.ok(unconfirmed_at && unconfirmed_at > doubted_at)
  })

  test('count for 30 days, and not when they were dismissed or say something else', async () => {
    const { db } = site.context
    const id = await silent(40)
    await report(id, '10.0.1.1')
    await db
      .updateTable('flag')
      .set({ created_at: noonAgo(31), day: indianDay(-31) })
      .execute()
    await report(id, '10.0.2.1')
    const [dismissed] = await db.selectFrom('flag').select('id').orderBy('id', 'desc').execute()
    await report(id, '10.0.3.1')
    const other = { params: { id }, body: { reason: 'fake' as const } }
    await site.call(flag.report, other, { address: '10.1.0.1' })
    assert.equal(await isUnconfirmed(id), false)
    await db
      .updateTable('flag')
      .set({ status: 'dismissed', decided_at: new Date() })
      .where('id', '=', dismissed?.id ?? '')
      .execute()
    await report(id, '10.0.4.1', await known())
    assert.equal(await isUnconfirmed(id), false)
    await report(id, '10.0.5.1')
    assert.equal(await isUnconfirmed(id), true)
  })
})
