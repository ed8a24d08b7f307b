import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { notification } from '#contract/message/notification.ts'
import { property } from '#contract/property/property.ts'
import { propertyReview } from '#contract/property/review.ts'
import { rera } from '#contract/rera.ts'
import { useApp } from '#test/app.ts'
import { indianDay } from '#test/day.ts'
import { makeAdministrator, makeBroker, makeLocation, makeProperty } from '#test/make.ts'
import { submit } from '#test/submission.ts'

const site = useApp()

type Token = { token: string }
const number = 'PRM/KA/RERA/1251/446/PR/171021/004401'
const registered = { rera: 'registered', reraNumber: number, reraState: 'Karnataka' } as const
const firstSale = { listedBy: 'promoter', projectUnits: 9 } as const

const reviewer = () => makeAdministrator(site.context.db, { role: 'moderator' })
const pending = (detail: Record<string, unknown>, given = {}) =>
  makeProperty(site.context.db, { status: 'pending', detail, ...given })

async function approve(id: string, by: Token) {
  const { status, body } = await site.call(
    property.changeStatus,
    { params: { id }, body: { status: 'approved' } },
    by,
  )
  return status === 200 ? 'live' : body.code
}

async function caseOf(id: string) {
  const { body } = await site.call(propertyReview.signals, { params: { id } }, await reviewer())
  return body.rera
}

/** Decides on the reason that is shown. */
async function decideReason(id: string, by: Token, act = 'confirm', shown?: string) {
  const version = shown ?? (await caseOf(id)).version
  return site.call(rera.decideWaiver, { params: { id }, body: { act, version } }, by)
}

describe('a listing that needs a RERA number', () => {
  for (const [what, detail, isLive] of [
    ['a promoter’s home of nine without a number', firstSale, false],
    ['a new booking in a project of unknown size', { resale: false }, false],
    ['one that has only applied', { ...firstSale, rera: 'applied', reraNumber: 'X1' }, false],
    ['one whose registration has ended', { ...firstSale, reraValidTo: indianDay(-1) }, false],
    ...['-', 'NA', 'nil', 'Applied for 2024', 'XX0000'].map(
      (reraNumber) =>
        [
          `one with “${reraNumber}” for a number`,
          { ...firstSale, ...registered, reraNumber },
          reraNumber === 'XX0000',
        ] as const,
    ),
    ['one with its number', { ...firstSale, ...registered }, true],
    ['one on its last day', { ...firstSale, ...registered, reraValidTo: indianDay(0) }, true],
    ['a promoter’s home of eight on a small plot', { listedBy: 'promoter', projectUnits: 8 }, true],
    ['a completed one', { ...firstSale, ccReceived: true }, true],
    ['a resale by its owner', { listedBy: 'owner', resale: true }, true],
  ] as const) {
    test(`${what} is ${isLive ? 'approved' : 'refused'}`, async () => {
      const isExpired = 'reraValidTo' in detail && !isLive
      const { id } = await pending({ ...(isExpired && registered), ...detail })
      assert.equal(await approve(id, await reviewer()), isLive ? 'live' : 'rera_number_missing')
    })
  }

  test('goes live for a reason that a second administrator confirms', async () => {
    const [first, second] = [await reviewer(), await reviewer()]
    const { id } = await pending(firstSale)
    const params = { id }
    const ask = (reason: string) => site.call(rera.askWaiver, { params, body: { reason } }, first)
    const decide = async (by: Token, act?: string) => (await decideReason(id, by, act)).body.code
    assert.equal(await decide(second), 'rera_waiver_not_asked')
    assert.equal((await ask(' ')).status, 400)
    assert.equal((await ask('Single plot, sold in two halves.')).status, 201)
    const { body } = await site.call(notification.list, {}, second)
    assert.equal(body.notifications[0]?.link, `/bb-admin/review?listing=${id}`)
    assert.equal(await decide(first), 'rera_waiver_own')
    assert.equal(await approve(id, second), 'rera_number_missing')
    assert.equal(await decide(second, 'decline'), undefined)
    assert.equal(await approve(id, second), 'rera_number_missing')
    await ask('Single plot, sold in two halves.')
    assert.equal(await decide(second), undefined)
    assert.equal(await decide(second), 'rera_waiver_not_asked')
    const { waiver } = await caseOf(id)
    assert.deepEqual(
      [waiver?.state, waiver?.decidedBy],
      ['confirmed', `${second.first_name} ${second.last_name}`],
    )
    assert.equal(await approve(id, first), 'live')
  })

  test('needs another reason once whoever gave it was deactivated', async () => {
    const [first, second] = [await reviewer(), await reviewer()]
    const { id } = await pending(firstSale)
    const body = { reason: 'Six homes in all.' }
    await site.call(rera.askWaiver, { params: { id }, body }, first)
    await site.pool.query('update administrator set is_active = false where id = $1', [first.id])
    assert.equal((await decideReason(id, second)).body.code, 'approval_lapsed')
    assert.equal((await caseOf(id)).waiver, null)
    assert.equal(await approve(id, second), 'rera_number_missing')
  })

  test('needs another reason once its facts change', async () => {
    const { db } = site.context
    const [first, second, owner] = [await reviewer(), await reviewer(), await makeBroker(db)]
    for (const changed of [{ projectUnits: 40 }, { society: 'Hill Crest' }]) {
      const { id } = await pending(firstSale, { brokerId: owner.id })
      const params = { id }
      await site.call(rera.askWaiver, { params, body: { reason: 'Eight homes.' } }, first)
      await decideReason(id, second)
      const detail = { ...firstSale, ...changed }
      await site.call(property.change, { params, body: { detail } }, owner)
      assert.equal(await approve(id, first), 'rera_number_missing')
      assert.equal((await caseOf(id)).waiver, null)
    }
  })

  test('keeps it where the reason is another than the one that was read', async () => {
    const [first, second] = [await reviewer(), await reviewer()]
    const { id } = await pending(firstSale)
    const params = { id }
    await site.call(rera.askWaiver, { params, body: { reason: 'Six homes in all.' } }, first)
    const { version } = await caseOf(id)
    await site.call(rera.askWaiver, { params, body: { reason: 'No time for it.' } }, first)
    const late = await decideReason(id, second, 'confirm', version)
    assert.deepEqual([late.status, late.body.code], [409, 'rera_case_changed'])
    assert.equal((await caseOf(id)).waiver?.state, 'asked')
    assert.equal((await decideReason(id, second)).status, 200)
  })

  test('may be asked for by several at once: the last reason stands', async () => {
    const [first, second] = [await reviewer(), await reviewer()]
    const { id: listing } = await pending(firstSale)
    const asked = await Promise.all(
      [first, second, first, second].map((by) =>
        site.call(rera.askWaiver, { params: { id: listing }, body: { reason: 'A plot.' } }, by),
      ),
    )
    assert.deepEqual(
      asked.map(({ status }) => status),
      [201, 201, 201, 201],
    )
  })

  test('leaves the site when the facts change for which it went live without one', async () => {
    const { db } = site.context
    const [first, second, owner] = [await reviewer(), await reviewer(), await makeBroker(db)]
    const { id } = await pending(firstSale, { brokerId: owner.id })
    const params = { id }
    await site.call(rera.askWaiver, { params, body: { reason: 'Eight homes.' } }, first)
    await decideReason(id, second)
    assert.equal(await approve(id, first), 'live')
    const detail = { ...firstSale, projectUnits: 900 }
    const { body } = await site.call(property.change, { params, body: { detail } }, owner)
    assert.equal(body.property.status, 'pending')
  })

  test('leaves the site when an edit makes the number necessary', async () => {
    const owner = await makeBroker(site.context.db)
    const { id } = await makeProperty(site.context.db, { brokerId: owner.id })
    const change = (detail: object) =>
      site.call(property.change, { params: { id }, body: { detail } }, owner)
    assert.equal((await change({ listedBy: 'owner' })).body.property.status, 'approved')
    const edited = await change({ listedBy: 'promoter' })
    assert.deepEqual([edited.status, edited.body.property.status], [200, 'pending'])
  })
})

describe('one RERA number', () => {
  const city = (name: string) => makeLocation(site.context.db, { name })
  const decide = async (id: string, given: object) => {
    const body = { version: (await caseOf(id)).version, ...given }
    return (await site.call(rera.decideProject, { params: { id }, body }, await reviewer())).body
      .code
  }

  test('in other letters is of one project: two names stop both until one is chosen', async () => {
    const by = await reviewer()
    const one = await pending({ ...registered, society: 'Lake View' })
    const spelt = { ...registered, reraNumber: ` ${number.toLowerCase()} *` }
    const other = await pending({ ...spelt, society: 'Hill Crest' })
    const same = await pending({ ...registered, society: 'lake-view' })
    for (const { id } of [one, other]) assert.equal(await approve(id, by), 'rera_number_conflict')
    const { others } = await caseOf(one.id)
    assert.deepEqual(
      others.map(({ society, listing }) => [society, listing._id]),
      [['Hill Crest', other.id]],
    )
    assert.equal(await decide(one.id, { owner: 'this' }), undefined)
    assert.equal(await approve(other.id, by), 'rera_number_conflict')
    assert.equal(await approve(one.id, by), 'live')
    assert.equal(await approve(same.id, by), 'live')
    assert.equal(await decide(other.id, { owner: 'same' }), undefined)
    assert.equal(await approve(other.id, by), 'live')
  })

  test('is decided for the projects that were shown, not for one that came meanwhile', async () => {
    const one = await pending({ ...registered, society: 'Lake View' })
    await pending({ ...registered, society: 'Hill Crest' })
    const { version } = await caseOf(one.id)
    await pending({ ...registered, society: 'Fake Heights' })
    assert.equal(await decide(one.id, { owner: 'same', version }), 'rera_case_changed')
    assert.equal(await decide(one.id, { owner: 'same' }), undefined)
  })

  test('is of the project that was chosen, however another spells its state', async () => {
    const [by, owner] = [await reviewer(), await makeBroker(site.context.db)]
    const mine = await pending({ ...registered, society: 'Lake View' })
    const first = await pending({ ...registered, society: 'Hill Crest' })
    assert.equal(await decide(mine.id, { owner: 'this' }), undefined)
    for (const { id } of [mine, first]) {
      await site.context.db
        .updateTable('property')
        .set({ removed_at: new Date() })
        .where('id', '=', id)
        .execute()
    }
    for (const reraState of ['karnataka', 'KARNATAKA.', 'Karnatak']) {
      const detail = { ...registered, society: 'Hill Crest', reraState }
      const { status, body } = await submit(site, owner, { detail })
      assert.equal(status, 201)
      assert.equal(await approve(body.property._id, by), 'rera_number_conflict', reraState)
    }
  })

  test('of fifty projects of other states does not hide the one of its own', async () => {
    const one = await pending({ ...registered, society: 'Lake View' })
    for (let n = 0; n < 51; n++) {
      await pending({ ...registered, reraState: 'Kerala', society: `Elsewhere ${n}` })
    }
    await pending({ ...registered, society: 'Hill Crest' })
    assert.equal(await approve(one.id, await reviewer()), 'rera_number_conflict')
  })

  test('of another city, but not of another state, a rejected or a deleted listing', async () => {
    const { db } = site.context
    const [mysore, hubli] = [await city('Mysore'), await city('Hubli')]
    const one = await pending(registered, { locationId: mysore.id })
    const far = await pending(registered, { locationId: hubli.id })
    await pending({ ...registered, society: 'Elsewhere', reraState: 'Kerala' })
    assert.deepEqual(
      (await caseOf(one.id)).others.map(({ city }) => city),
      ['Hubli'],
    )
    assert.equal(await decide(one.id, { owner: 'other' }), undefined)
    assert.equal(await approve(one.id, await reviewer()), 'rera_number_conflict')
    await db
      .updateTable('property')
      .set({ removed_at: new Date() })
      .where('id', '=', far.id)
      .execute()
    await site.context.db.deleteFrom('rera_project').execute()
    assert.equal(await approve(one.id, await reviewer()), 'live')
    assert.equal(await decide(one.id, { owner: 'this' }), 'rera_number_no_conflict')
  })
})
