import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { v7 } from 'uuid'
import { waitlist } from '#contract/waitlist.ts'
import { useApp } from '#test/app.ts'
import { makeAdministrator, makeLocation, makeProperty } from '#test/make.ts'
import { removeUnconfirmed } from './queries.ts'
import { notifyOpenedCities } from './service.ts'

/** The waitlist of a city: each person is stored once, asked to confirm once, and notified once. */

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

/** Returns the secret in the only message to an address. */
async function secretOf(recipient: string, name: 'link' | 'code'): Promise<string> {
  const { variables } = await site.context.db
    .selectFrom('message')
    .select('variables')
    .where('recipient', '=', recipient)
    .where('template', 'in', ['waitlist.confirm_email', 'waitlist.confirm_phone'])
    .executeTakeFirstOrThrow()
  return String((variables as Record<string, unknown>)[name])
}

const tokenOf = async (email: string) =>
  new URL(await secretOf(email, 'link')).searchParams.get('token') ?? ''

const confirm = async (email: string) =>
  site.call(waitlist.confirm, { body: { token: await tokenOf(email) } })

const count = async () =>
  (await site.context.db.selectFrom('waitlist').select('id').execute()).length

describe('joining', () => {
  test('stores a person once per city and asks once, also ten times at once', async () => {
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
    assert.deepEqual(await sent('waitlist.confirm_email'), ['email meera@example.in'])
    await join({ email: 'meera@example.in', city: 'Kota' })
    assert.equal(await count(), 2)
  })

  test('needs an address and the consent', async () => {
    assert.equal((await join({})).body.errors?.[0]?.path, 'email')
    assert.equal((await join({ email: 'm@example.in', consent: false })).status, 400)
    assert.equal((await join({ email: 'm@example.in', city: ' ' })).status, 400)
    assert.equal((await join({ phone: '98765 43210' })).status, 201)
  })

  test('is refused for a city that has listings', async () => {
    const { db } = site.context
    const { id } = await makeLocation(db, { name: 'Surat', aliases: ['Suryapur'] })
    assert.equal((await join({ email: 'a@example.in' })).status, 201)
    await makeProperty(db, { locationId: id })
    for (const city of ['surat', 'SURYAPUR']) {
      assert.equal((await join({ email: 'b@example.in', city })).body.code, 'city_open')
    }
  })

  test('returns the message of the screen and the way to confirm', async () => {
    assert.deepEqual((await join({ email: 'a@example.in' })).body, {
      message:
        'We will tell you when the first property in Surat is live. ' +
        'Please confirm it with the link in our email.',
    })
    assert.match((await join({ phone: '98765 43210' })).body.message, /the code in our SMS\.$/)
  })

  test('accepts no text that names no city, and stores a city under its own name', async () => {
    for (const city of ['Visit https://evil.example now', 'Surat. Call 98765 43210', 'Atlantis']) {
      const refused = await join({ email: 'a@example.in', city })
      assert.deepEqual([refused.status, refused.body.code], [400, 'city_unknown'], city)
      assert.equal(refused.body.errors?.[0]?.path, 'city')
    }
    assert.deepEqual(await sent('waitlist.confirm_email'), [])
    await makeLocation(site.context.db, { name: 'Dholera Smart City', aliases: ['Dholera SIR'] })
    for (const [city, name] of [
      ['gurugram', 'Gurgaon'],
      ['  BELGAUM ', 'Belagavi'],
      ['dholera sir', 'Dholera Smart City'],
    ] as const) {
      await join({ email: 'a@example.in', city })
      const { rows } = await sql<{ city: string }>`
        select city from waitlist order by consented_at desc limit 1`.execute(site.context.db)
      assert.equal(rows[0]?.city, name)
    }
  })

  test('asks again after a day without confirmation, and deletes it after a week', async () => {
    const { db } = site.context
    await join({ email: 'meera@example.in' })
    const pass = (days: number) =>
      sql`update waitlist set asked_at = asked_at - make_interval(days => ${days})`.execute(db)
    await pass(2)
    await join({ email: 'meera@example.in' })
    await join({ email: 'meera@example.in' })
    assert.equal((await sent('waitlist.confirm_email')).length, 2)
    await removeUnconfirmed(db)
    assert.equal(await count(), 1)
    await pass(8)
    await removeUnconfirmed(db)
    assert.equal(await count(), 0)
  })

  test('by a bot is thanked and stores nothing', async () => {
    assert.equal(
      (await join({ email: 'bot@example.in', website: 'https://spam.example' })).status,
      201,
    )
    assert.equal(await count(), 0)
  })
})

describe('confirming', () => {
  test('an address uses the link that was sent to it, and works twice', async () => {
    await join({ email: 'one@example.in' })
    const token = await tokenOf('one@example.in')
    const read = async () =>
      (await site.call(waitlist.confirmation, { query: { token } })).body.confirmation
    assert.deepEqual(await read(), { city: 'Surat', isConfirmed: false })
    assert.equal((await confirm('one@example.in')).status, 200)
    assert.equal((await confirm('one@example.in')).status, 200)
    assert.deepEqual(await read(), { city: 'Surat', isConfirmed: true })
    for (const broken of ['', 'x', `${token}x`, `${v7()}.${token.split('.')[1]}`]) {
      const refused = await site.call(waitlist.confirm, { body: { token: broken } })
      assert.equal(refused.body.code, 'message_link_broken', broken)
    }
  })

  test('a number uses its SMS code: five tries per address, thirty a day', async () => {
    await join({ phone: '98765 43210' })
    const code = await secretOf('+919876543210', 'code')
    const wrong = code === '000000' ? '000001' : '000000'
    const send = (typed: string, trace = '10.0.0.1') =>
      site.call(
        waitlist.confirmPhone,
        { body: { city: 'surat', phone: '9876543210', code: typed } },
        { address: trace },
      )
    for (let n = 0; n < 5; n++) {
      assert.equal((await send(wrong)).body.code, 'waitlist_code_wrong')
    }
    assert.equal((await send(code)).status, 429)
    assert.equal((await send(code, '10.0.0.2')).status, 200)
    for (let n = 6; n < 30; n++) {
      assert.equal((await send(wrong, `10.0.1.${n}`)).body.code, 'waitlist_code_wrong')
    }
    assert.equal((await send(code, '10.0.0.3')).status, 429)
  })
})

describe('the first live listing of a city', () => {
  test('notifies everybody who confirmed, once, and nobody else', async () => {
    const { db, config } = site.context
    await join({ email: 'one@example.in' })
    await confirm('one@example.in')
    await join({ phone: '98765 43210' })
    const code = await secretOf('+919876543210', 'code')
    const body = { city: 'Surat', phone: '98765 43210', code }
    assert.equal((await site.call(waitlist.confirmPhone, { body })).status, 200)
    // Somebody confirms the address with another person's number beside it.
    await join({ email: 'two@example.in', phone: '98765 43211' })
    await confirm('two@example.in')
    await join({ email: 'unconfirmed@example.in' })
    await join({ email: 'other@example.in', city: 'Kota' })
    await confirm('other@example.in')
    const { id } = await makeLocation(db, { name: 'Surat' })
    await makeProperty(db, { locationId: id, status: 'pending' })
    await notifyOpenedCities(db, config)
    assert.deepEqual(await sent('waitlist.opened'), [])
    await makeProperty(db, { locationId: id })
    await Promise.all([
      notifyOpenedCities(db, config),
      notifyOpenedCities(db, config),
      notifyOpenedCities(db, config),
    ])
    const all = ['sms +919876543210', 'email one@example.in', 'email two@example.in']
    assert.deepEqual(await sent('waitlist.opened'), all)
    await notifyOpenedCities(db, config)
    assert.equal((await sent('waitlist.opened')).length, 3)
    // A person who confirms after the opening is notified too, and the others not again.
    await confirm('unconfirmed@example.in')
    await notifyOpenedCities(db, config)
    assert.equal((await sent('waitlist.opened')).length, 4)
  })
})

describe('the back office', () => {
  test('sees who waits, searches it and exports it', async () => {
    await join({ email: 'one@example.in' })
    await join({ email: 'two@example.in' })
    await join({ email: 'one@example.in', city: 'Kota' })
    await sql`update waitlist set email_confirmed_at = now()
      where email <> 'two@example.in'`.execute(site.context.db)
    const caller = await makeAdministrator(site.context.db, { role: 'admin' })
    const list = async (query: Record<string, string>) =>
      (await site.call(waitlist.list, { query }, caller)).body.entries.length
    assert.deepEqual(
      [
        await list({}),
        await list({ search: 'SURAT' }),
        await list({ status: 'unconfirmed' }),
        await list({ status: 'waiting' }),
        await list({ status: 'told' }),
      ],
      [3, 2, 1, 2, 0],
    )
    const { stats } = (await site.call(waitlist.stats, {}, caller)).body
    assert.deepEqual(stats, {
      ...{ unconfirmed: 1, waiting: 2, told: 0 },
      cities: [
        { city: 'Kota', waiting: 1 },
        { city: 'Surat', waiting: 1 },
      ],
    })
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
