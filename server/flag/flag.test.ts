import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { flag } from '#contract/flag.ts'
import { property } from '#contract/property/property.ts'
import { useApp } from '#test/app.ts'
import { makeAdministrator, makeBroker, makeCustomer, makeProperty } from '#test/make.ts'

/** Reports of listings, from the visitor to the decision. */

const site = useApp()

function report(
  id: string,
  given: Record<string, unknown> = {},
  options: { address?: string; token?: string } = {},
) {
  return site.call(flag.report, { params: { id }, body: { reason: 'fake', ...given } }, options)
}

const all = () => site.context.db.selectFrom('flag').selectAll().orderBy('id').execute()

async function reviewer() {
  const { token } = await makeAdministrator(site.context.db, { role: 'moderator' })
  return { token }
}

async function flagged(count = 1) {
  const { id } = await makeProperty(site.context.db, { title: 'Sea view' })
  for (let n = 0; n < count; n++) await report(id, {}, { address: `10.0.0.${n}` })
  const [first] = await all()
  return { id, flagId: first?.id ?? '' }
}

const statusOf = async (id: string) =>
  (
    await site.context.db
      .selectFrom('property')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).status

describe('reporting a listing', () => {
  test('a report is stored once per visitor and day, even twenty at once', async () => {
    const { db } = site.context
    const { id } = await makeProperty(db)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => report(id, { note: 'The photos are of another home.' })),
    )
    assert.ok(answers.every(({ status }) => status === 201))
    assert.equal((await all()).length, 1)
    await report(id, {}, { address: '10.0.0.2' })
    const { token } = await makeCustomer(db)
    await report(id, {}, { token })
    await report(id, {}, { token, address: '10.0.0.3' })
    assert.equal((await all()).length, 3)
    await db.updateTable('flag').set({ day: '2020-01-01' }).execute()
    await report(id)
    assert.equal((await all()).length, 4)
  })

  test('a report needs a public listing and a known reason', async () => {
    const { db } = site.context
    const { id } = await makeProperty(db, { status: 'pending' })
    assert.equal((await report(id)).body.code, 'property_not_found')
    const live = await makeProperty(db)
    assert.equal((await report(live.id, { reason: 'ugly' })).status, 400)
    assert.equal((await report(live.id, { status: 'resolved' })).status, 400)
    assert.deepEqual(await all(), [])
  })

  test('a bot’s report is dropped silently; too many per address are refused', async () => {
    const { db } = site.context
    const { id } = await makeProperty(db)
    assert.equal((await report(id, { website: 'https://spam.example' })).status, 201)
    assert.deepEqual(await all(), [])
    const codes: number[] = []
    for (let n = 0; n < 30; n++) codes.push((await report(id)).status)
    assert.deepEqual(
      codes.filter((code) => code !== 201),
      [429],
    )
  })
})

describe('the queue of reports', () => {
  test('reports are filtered, counted and searched', async () => {
    const caller = await reviewer()
    const { flagId } = await flagged(3)
    const other = await makeProperty(site.context.db, { title: 'Garden flat' })
    await report(other.id, { reason: 'gone' })
    const list = async (query: Record<string, string>) =>
      (await site.call(flag.list, { query }, caller)).body.flags
    assert.deepEqual(
      (await list({})).map(({ property: { title }, open }) => [title, open]),
      [
        ['Garden flat', 1],
        ['Sea view', 3],
        ['Sea view', 3],
        ['Sea view', 3],
      ],
    )
    assert.equal((await list({ reason: 'gone' })).length, 1)
    assert.equal((await list({ search: 'SEA' })).length, 3)
    assert.equal((await list({ status: 'dismissed' })).length, 0)
    const { stats } = (await site.call(flag.stats, {}, caller)).body
    assert.deepEqual(stats, { open: 4, listings: 2, resolved: 0, dismissed: 0 })
    const read = await site.call(flag.get, { params: { id: flagId } }, caller)
    assert.equal(read.body.others.length, 2)
    const next = await site.call(flag.get, { params: { id: read.body.next ?? '' } }, caller)
    assert.equal(next.body.flag.property.title, 'Garden flat')
  })
})

describe('deciding reports', () => {
  const decide = (id: string, body: Record<string, unknown>, caller: { token: string }) =>
    site.call(flag.decide, { params: { id }, body }, caller)

  test('dismissing closes all reports of a listing, which stays', async () => {
    const caller = await reviewer()
    const { id, flagId } = await flagged(3)
    const { status, body } = await decide(flagId, { act: 'dismiss' }, caller)
    assert.deepEqual([status, body.flag.status, body.flag.may], [200, 'dismissed', []])
    assert.ok((await all()).every(({ status }) => status === 'dismissed'))
    assert.equal(await statusOf(id), 'approved')
    assert.equal((await decide(flagId, { act: 'resolve' }, caller)).body.code, 'step_impossible')
  })

  test('recalling returns the listing to review and takes it off the site', async () => {
    const caller = await reviewer()
    const { id, flagId } = await flagged()
    await decide(flagId, { act: 'review' }, caller)
    assert.equal(await statusOf(id), 'pending')
    assert.equal((await site.call(property.publicGet, { params: { id } })).status, 404)
    const sent = await site.context.db.selectFrom('message').select('template').execute()
    assert.ok(sent.every(({ template }) => template === 'property.recalled') && sent.length > 0)
  })

  test('rejecting needs a reason, which the broker sees', async () => {
    const { db } = site.context
    const caller = await reviewer()
    const { id, flagId } = await flagged()
    assert.equal((await decide(flagId, { act: 'reject' }, caller)).status, 400)
    await decide(flagId, { act: 'reject', rejectionReason: 'Not your home' }, caller)
    assert.equal(await statusOf(id), 'rejected')
    const row = await db
      .selectFrom('property')
      .select('rejection_reason')
      .where('id', '=', id)
      .executeTakeFirst()
    assert.equal(row?.rejection_reason, 'Not your home')
    const templates = await db.selectFrom('message').select('template').distinct().execute()
    assert.deepEqual(templates, [{ template: 'property.rejected' }], 'One decision is told once.')
  })

  test('a listing sold meanwhile cannot be recalled', async () => {
    const { db } = site.context
    const caller = await reviewer()
    const { id, flagId } = await flagged()
    await db.updateTable('property').set({ status: 'sold' }).where('id', '=', id).execute()
    const answer = await decide(flagId, { act: 'review' }, caller)
    assert.deepEqual([answer.status, answer.body.code], [409, 'step_impossible'])
    assert.equal((await all())[0]?.status, 'open')
    assert.equal((await decide(flagId, { act: 'resolve' }, caller)).status, 200)
  })

  test('of two decisions at once one succeeds', async () => {
    const caller = await reviewer()
    const { flagId } = await flagged(2)
    const answers = await Promise.all([
      decide(flagId, { act: 'dismiss' }, caller),
      decide(flagId, { act: 'review' }, caller),
    ])
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409])
  })

  test('only administrators decide reports', async () => {
    const { flagId } = await flagged()
    const { token } = await makeBroker(site.context.db)
    assert.equal((await decide(flagId, { act: 'dismiss' }, { token })).status, 403)
  })
})
