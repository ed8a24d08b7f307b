import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { v7 } from 'uuid'
import { waitlist } from '#contract/waitlist.ts'
import { useApp } from '#test/app.ts'
import { makeAdministrator, makeLocation, makeProperty } from '#test/make.ts'
import { tellOpened } from './service.ts'

/** Who waits for a city: kept once, confirmed once, told once. */

const site = useApp()

const join = (body: Record<string, unknown>) =>
  site.call(waitlist.join, { body: { city: 'Surat', consent: true, ...body } })

const sent = async (template: string) =>
  (
    await site.context.db
      .selectFrom('message')
      .select(['recipient', 'channel'])
      .where('template', '=', template)
      .orderBy('recipient')
      .execute()
  ).map(({ recipient, channel }) => `${channel} ${recipient}`)

const count = async () =>
  (await site.context.db.selectFrom('waitlist').select('id').execute()).length

describe('joining', () => {
  test('keeps a person once for a city and confirms it once, also ten times at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        join({
          email: n % 2 ? 'MEERA@example.in' : 'meera@example.in',
          city: n % 3 ? 'Surat' : 'SURAT',
        }),
      ),
    )
    assert.ok(answers.every(({ status }) => status === 201))
    assert.equal(await count(), 1)
    assert.deepEqual(await sent('waitlist.joined'), ['email meera@example.in'])
    await join({ email: 'meera@example.in', city: 'Kota' })
    assert.equal(await count(), 2)
  })

  test('needs an address and a yes', async () => {
    assert.equal((await join({})).body.errors?.[0]?.path, 'email')
    assert.equal((await join({ email: 'm@example.in', consent: false })).status, 400)
    assert.equal((await join({ email: 'm@example.in', city: ' ' })).status, 400)
    assert.equal((await join({ phone: '98765 43210' })).status, 201)
  })

  test('is not needed for a city that has listings', async () => {
    const { db } = site.context
    const { id } = await makeLocation(db, { name: 'Surat', aliases: ['Suryapur'] })
    assert.equal((await join({ email: 'a@example.in' })).status, 201)
    await makeProperty(db, { locationId: id })
    for (const city of ['surat', 'SURYAPUR']) {
      assert.equal((await join({ email: 'b@example.in', city })).body.code, 'city_open')
    }
  })

  test('of a machine is thanked and forgotten', async () => {
    assert.equal(
      (await join({ email: 'bot@example.in', website: 'https://spam.example' })).status,
      201,
    )
    assert.equal(await count(), 0)
  })
})

describe('the first live listing of a city', () => {
  test('is told to everybody who waits for it, once, and to nobody else', async () => {
    const { db, config } = site.context
    await join({ email: 'one@example.in' })
    await join({ phone: '98765 43210' })
    await join({ email: 'other@example.in', city: 'Kota' })
    const { id } = await makeLocation(db, { name: 'Surat' })
    await makeProperty(db, { locationId: id, status: 'pending' })
    await tellOpened(db, config)
    assert.deepEqual(await sent('waitlist.opened'), [])
    await makeProperty(db, { locationId: id })
    await Promise.all([tellOpened(db, config), tellOpened(db, config), tellOpened(db, config)])
    assert.deepEqual(await sent('waitlist.opened'), ['sms +919876543210', 'email one@example.in'])
    await tellOpened(db, config)
    assert.equal((await sent('waitlist.opened')).length, 2)
    // Who joined in the moment it opened is told too, and the others not again.
    const late = { id: v7(), city: 'Surat', email: 'late@example.in', phone: null }
    await db.insertInto('waitlist').values(late).execute()
    await tellOpened(db, config)
    assert.equal((await sent('waitlist.opened')).length, 3)
  })
})

describe('the back office', () => {
  test('sees who waits, searches it and takes it as a file', async () => {
    await join({ email: 'one@example.in' })
    await join({ email: 'two@example.in' })
    await join({ email: 'one@example.in', city: 'Kota' })
    const caller = await makeAdministrator(site.context.db, { role: 'admin' })
    const list = async (query: Record<string, string>) =>
      (await site.call(waitlist.list, { query }, caller)).body.entries.length
    assert.deepEqual(
      [await list({}), await list({ search: 'SURAT' }), await list({ status: 'told' })],
      [3, 2, 0],
    )
    const { stats } = (await site.call(waitlist.stats, {}, caller)).body
    assert.deepEqual(stats.cities, [
      { city: 'Surat', waiting: 2 },
      { city: 'Kota', waiting: 1 },
    ])
    const { token } = caller
    const file = await site.app.inject({
      url: '/api/waitlist/export',
      headers: { authorization: `Bearer ${token}` },
    })
    assert.equal(file.body.trim().split('\r\n').length, 4)
    const { token: moderator } = await makeAdministrator(site.context.db, { role: 'moderator' })
    assert.equal((await site.call(waitlist.list, {}, { token: moderator })).status, 403)
  })
})
