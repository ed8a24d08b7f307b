import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { type ClaimSubject, propertyClaim } from '#contract/property/claim.ts'
import type { PropertyDetail } from '#contract/property/detail.ts'
import { property } from '#contract/property/property.ts'
import { propertyReview } from '#contract/property/review.ts'
import { formatDate } from '#domain/date/date.ts'
import { useApp } from '#test/app.ts'
import { indianDay } from '#test/day.ts'
import { makeAdministrator, makeBroker, makeProperty } from '#test/make.ts'
import { makePhoto } from '#test/photo.ts'

const site = useApp()

const registered: PropertyDetail = {
  rera: 'registered',
  reraNumber: 'PRM/KA/RERA/1251/446/PR/171021/004401',
}
const reviewer = () => makeAdministrator(site.context.db, { role: 'moderator' })

async function live(detail: PropertyDetail = registered) {
  const owner = await makeBroker(site.context.db)
  const { id } = await makeProperty(site.context.db, { brokerId: owner.id, detail })
  return { id, owner }
}

async function set(id: string, subject: ClaimSubject, body: object) {
  const params = { id, subject }
  return site.call(propertyClaim.set, { params, body }, await reviewer())
}

async function shown(id: string) {
  const { body } = await site.call(property.publicGet, { params: { id } })
  return body.property.claims
}

const later = async (days: number) => {
  const { pool } = site
  await pool.query(
    `update property_claim set valid_until = valid_until - $1::integer,
    checked_at = checked_at - make_interval(days => $1)`,
    [days],
  )
}

describe('what was checked of a listing', () => {
  test('is shown with how, when and until when; all else is stated', async () => {
    const { id } = await live()
    assert.deepEqual(await shown(id), [])
    const how = 'rera.karnataka.gov.in'
    const { body } = await set(id, 'rera', { state: 'register', how })
    const until = indianDay(90)
    const claim = { subject: 'rera', state: 'register', on: indianDay(0), until }
    assert.deepEqual(await shown(id), [claim])
    assert.deepEqual({ ...body.claims[0], at: '' }, { ...claim, how, by: 'Asha Rao', at: '' })
    await set(id, 'price', { state: 'sighted', until: indianDay(1) })
    assert.equal((await shown(id)).length, 2)
    await set(id, 'rera', { state: 'stated' })
    assert.deepEqual(
      (await shown(id)).map(({ subject }) => subject),
      ['price'],
    )
    const read = await site.call(propertyReview.signals, { params: { id } }, await reviewer())
    assert.deepEqual(
      read.body.claims.map(({ subject }) => subject),
      ['price'],
    )
  })

  for (const [days, left] of [
    [30, ['rera', 'availability']],
    [31, ['rera']],
    [90, ['rera']],
    [91, []],
    [400, []],
  ] as const) {
    test(`lapses by itself: after ${days} days ${left.length} of two hold`, async () => {
      const { id } = await live()
      await set(id, 'rera', { state: 'register' })
      await set(id, 'availability', { state: 'visited' })
      await later(days)
      assert.deepEqual(
        (await shown(id))
          .map(({ subject }) => subject)
          .sort()
          .reverse(),
        left,
      )
    })
  }

  test('lasts no longer than the registration, and no longer than its fact may', async () => {
    const last = indianDay(10)
    const { id } = await live({ ...registered, reraValidTo: last })
    assert.equal((await set(id, 'rera', { state: 'register' })).body.claims[0]?.until, last)
    for (const [subject, until] of [
      ['rera', indianDay(11)],
      ['price', indianDay(46)],
      ['price', indianDay(0)],
    ] as const) {
      const answer = await set(id, subject, { state: 'sighted', until })
      assert.deepEqual([answer.status, answer.body.errors?.[0]?.path], [400, 'until'])
    }
    const { body } = await set(id, 'rera', { state: 'sighted', until: indianDay(11) })
    assert.equal(body.message, `Please choose a day from tomorrow to ${formatDate(last)}.`)
    const ended = await live({ ...registered, reraValidTo: indianDay(-1) })
    assert.equal((await set(ended.id, 'rera', { state: 'register' })).status, 400)
  })

  test('is not said of what cannot be known like that', async () => {
    const { id } = await live()
    assert.equal((await set(id, 'photos', { state: 'register' })).status, 400)
    assert.equal((await set(id, 'price', { state: 'guessed' })).status, 400)
    assert.equal((await set(id, 'photos', { state: 'visited', version: 7 })).status, 409)
    assert.deepEqual(await shown(id), [])
  })

  test('is stated again once its fact changes, also when it changes back', async () => {
    const { id, owner } = await live({ ...registered, areaCarpetSqft: 900, khata: 'a' })
    for (const subject of ['rera', 'price', 'title', 'lister'] as const) {
      await set(id, subject, { state: 'sighted' })
    }
    await set(id, 'photos', { state: 'visited' })
    await set(id, 'area', { state: 'visited' })
    const edit = async (body: object) => {
      const answer = await site.call(property.change, { params: { id }, body }, owner)
      assert.equal(answer.status, 200, JSON.stringify(answer.body))
    }
    const left = async () => {
      await site.context.db.updateTable('property').set({ status: 'approved' }).execute()
      return (await shown(id)).map(({ subject }) => subject).sort()
    }
    const price = 8_000_000
    await edit({ price })
    await edit({ price: 8_500_000 })
    assert.deepEqual(await left(), ['area', 'lister', 'photos', 'rera', 'title'])
    await edit({ images: [{ url: (await makePhoto(site, owner)).url }] })
    assert.deepEqual(await left(), ['area', 'lister', 'rera', 'title'])
    await edit({ detail: { ...registered, areaCarpetSqft: 910, khata: 'b' } })
    assert.deepEqual(await left(), ['lister', 'rera'])
    await edit({ detail: { rera: 'registered', reraNumber: 'XX0001', listedBy: 'broker' } })
    assert.deepEqual(await left(), [])
  })
})
