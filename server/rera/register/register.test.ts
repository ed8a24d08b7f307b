import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { utils, write } from '@e965/xlsx'
import { encode } from 'uqr'
import { propertyClaim } from '#contract/property/claim.ts'
import type { PropertyDetail } from '#contract/property/detail.ts'
import { property } from '#contract/property/property.ts'
import { propertyReview } from '#contract/property/review.ts'
import { reraRegister } from '#contract/rera-register.ts'
import { sendFile } from '#test/admin-act/send-file.ts'
import { useApp } from '#test/app.ts'
import { indianDay } from '#test/day.ts'
import { makeAdministrator, makeProperty } from '#test/make.ts'
import { loadRegisters } from './load.ts'

const site = useApp()

const head = 'District,RERA_ID,Project Name,Promoter Name,Project Status,Completion Date'
const line = (n: number, name: string, until = '12/31/2099', status = 'On-Going') =>
  `Pune,P521000${String(n).padStart(5, '0')},${name},Alpha Developers,${status},${until}`
const registered = (n: number, society?: string): PropertyDetail => ({
  ...{ rera: 'registered', reraState: 'Maharashtra' },
  reraNumber: `P521000${String(n).padStart(5, '0')}`,
  ...(society && { society }),
})

async function load(content: string | Buffer, given: { state?: string; part?: string } = {}) {
  const { db, config } = site.context
  const { token } = await makeAdministrator(db)
  const name = typeof content === 'string' ? 'maharera.csv' : 'maharera.xlsx'
  const fields = { state: 'Maharashtra', ...given }
  const sent = await sendFile(site, reraRegister.load, token, { name, content, fields })
  assert.equal(sent.status, 202, JSON.stringify(sent.body))
  await loadRegisters(db, config.dataDir)
  const { body } = await site.call(reraRegister.list, {}, { token })
  const found = body.snapshots.find(({ _id }) => _id === sent.body.snapshot._id)
  assert.ok(found)
  return found
}

async function matchOf(detail: PropertyDetail) {
  const { db } = site.context
  const { id } = await makeProperty(db, { detail })
  const { body } = await site.call(
    propertyReview.signals,
    { params: { id } },
    await makeAdministrator(db),
  )
  return body.rera.register?.result
}

async function due() {
  const { body } = await site.call(reraRegister.due, {}, await makeAdministrator(site.context.db))
  return body.numbers
}

type Source = 'website' | 'file'

/** Checks what the queue shows of a listing's number, or something else. */
async function check(listing: string, source: Source = 'website', given: object = {}) {
  const { db } = site.context
  const { detail } = await db
    .selectFrom('property')
    .select('detail')
    .where('id', '=', listing)
    .executeTakeFirstOrThrow()
  const {
    reraNumber: number = '',
    reraState: state = null,
    society = null,
  } = detail as PropertyDetail
  const body = { listing, source, number, state, society, ...given }
  const by = await makeAdministrator(site.context.db, { role: 'moderator' })
  return site.call(reraRegister.check, { body }, by)
}

describe('a register that is loaded', () => {
  test('answers for a number: found, expired, revoked, another project, missing', async () => {
    assert.equal(await matchOf(registered(1)), 'unloaded')
    const lines = [
      line(1, 'LAKE VIEW - PHASE 2'),
      line(2, 'Old Town', '12/31/2020'),
      line(3, 'Gone', '12/31/2099', 'Revoked'),
    ]
    const { status, isCurrent, rows, broken } = await load(
      ['Register of 2026', head, ...lines].join('\n'),
    )
    assert.deepEqual([status, isCurrent, rows, broken], ['done', true, 3, 0])
    assert.equal(await matchOf(registered(1)), 'number-found')
    assert.equal(await matchOf(registered(1, 'Lake View')), 'found')
    assert.equal(await matchOf(registered(1, 'A')), 'other-project')
    assert.equal(
      await matchOf({ ...registered(1, 'Lake View'), reraNumber: 'p52100000001 *' }),
      'found',
    )
    assert.equal(await matchOf(registered(1, 'Hill Crest')), 'other-project')
    assert.equal(await matchOf(registered(2)), 'expired')
    assert.equal(await matchOf(registered(3)), 'expired')
    assert.equal(await matchOf(registered(9)), 'missing')
    assert.equal(await matchOf({ ...registered(1), reraState: 'Kerala' }), 'unloaded')
  })

  test('takes a name that is cut within a letter', async () => {
    const { status, rows } = await load([head, line(1, `${'A'.repeat(299)}😀`)].join('\n'))
    assert.deepEqual([status, rows], ['done', 1])
  })

  test('is replaced as a whole, part by part, and stays where the new file is none', async () => {
    await load([head, line(1, 'One'), line(2, 'Two')].join('\n'), { part: 'Pune' })
    await load([head, line(3, 'Three')].join('\n'), { part: 'Thane' })
    await load([head, line(2, 'Two')].join('\n'), { part: 'Pune' })
    const found = async () => [
      await matchOf(registered(1)),
      await matchOf(registered(2)),
      await matchOf(registered(3)),
    ]
    assert.deepEqual(await found(), ['missing', 'number-found', 'number-found'])
    for (const [content, message] of [
      ['a,b\n1,2', /registration number/],
      [`${head}\nPune,,,,,`, /No line/],
    ] as const) {
      const failed = await load(content, { part: 'Pune' })
      assert.deepEqual([failed.status, failed.isCurrent], ['failed', false])
      assert.match(failed.message ?? '', message)
    }
    assert.deepEqual(await found(), ['missing', 'number-found', 'number-found'])
    await load([head, line(1, 'One')].join('\n'))
    assert.deepEqual(await found(), ['number-found', 'missing', 'missing'])
  })

  test('leaves broken lines out and says which; a workbook is read too', async () => {
    const rows = [
      head.split(','),
      line(1, 'One').split(','),
      ['Pune', '', 'No number'],
      ['Total', 'two projects'],
      ['Pune', 'P52100000004', '=HYPERLINK("x")', 'A', 'New', '31/02/2030'],
    ]
    const book = utils.book_new()
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows))
    const { status, broken, problems } = await load(write(book, { type: 'buffer' }))
    assert.deepEqual([status, broken], ['done', 2])
    assert.deepEqual(
      problems.map(({ line, reason }) => [line, reason]),
      [
        [3, 'No registration number'],
        [4, '“two projects” is not a registration number'],
        [5, 'Date not read: 31/02/2030'],
      ],
    )
    assert.equal(await matchOf(registered(4)), 'number-found')
  })
})

describe('numbers to look up again', () => {
  test('are those of live listings; one press counts for all of the project', async () => {
    const { db, pool } = { ...site.context, pool: site.pool }
    const { id } = await makeProperty(db, { detail: registered(1, 'One') })
    const same = await makeProperty(db, {
      detail: { ...registered(1, 'one '), reraNumber: 'p52100000001' },
    })
    const ended = { ...registered(1, 'One'), reraValidTo: indianDay(-1) }
    await makeProperty(db, { detail: ended })
    await makeProperty(db, { detail: registered(2), status: 'pending' })
    await makeProperty(db, { detail: { ...registered(1, 'One'), reraState: 'Kerala' } })
    assert.deepEqual(
      (await due()).map(({ number, state, listings, checkedOn }) => [
        number,
        state,
        listings,
        checkedOn,
      ]),
      [
        ['P52100000001', 'Maharashtra', 3, null],
        ['P52100000001', 'Kerala', 1, null],
      ],
    )
    assert.equal((await check(id, 'file')).body.code, 'rera_number_not_found')
    assert.deepEqual((await check(id)).body, { listings: 2 })
    assert.deepEqual(
      (await due()).map(({ state, listings }) => [state, listings]),
      [
        ['Maharashtra', 1],
        ['Kerala', 1],
      ],
    )
    const shown = await site.call(property.publicGet, { params: { id: same.id } })
    assert.equal(shown.body.property.claims[0]?.until, indianDay(90))
    await pool.query(`update property_claim set valid_until = valid_until - 89,
      checked_at = checked_at - interval '89 days'`)
    assert.equal((await due()).find(({ state }) => state === 'Maharashtra')?.listings, 1)
    await pool.query(`update property_claim set valid_until = valid_until - 1,
      checked_at = checked_at - interval '1 day'`)
    const again = (await due()).find(({ state }) => state === 'Maharashtra')
    assert.deepEqual([again?.listings, again?.checkedOn], [3, indianDay(-90)])
  })

  test('without a project name to compare were found, and are not shown as checked', async () => {
    const { db } = site.context
    const { id } = await makeProperty(db, { detail: registered(1) })
    const named = await makeProperty(db, { detail: registered(1, 'One') })
    await load([head, line(1, 'One')].join('\n'))
    const claimsOf = async (listing: string) => {
      const params = { id: listing }
      const shown = await site.call(property.publicGet, { params })
      const seen = await site.call(propertyReview.signals, { params }, await makeAdministrator(db))
      return [shown.body.property.claims, seen.body.claims].map((claims) =>
        claims.map(({ state }) => state),
      )
    }
    for (const source of ['file', 'website'] as const) {
      assert.deepEqual((await check(id, source)).body, { listings: 1 })
      assert.deepEqual(await claimsOf(id), [[], ['number']])
      assert.deepEqual(await claimsOf(named.id), [[], []])
    }
    assert.deepEqual(
      (await due()).map(({ society }) => society),
      ['One'],
    )
    await check(named.id)
    assert.deepEqual(await claimsOf(named.id), [['register'], ['register']])
    // Under another name the same number is a stated one again.
    await db
      .updateTable('property')
      .set({ detail: JSON.stringify(registered(1, 'Two')) })
      .where('id', '=', named.id)
      .execute()
    assert.deepEqual(await claimsOf(named.id), [[], []])
  })

  test('are not checked where the listing says something else than was looked up', async () => {
    const { id } = await makeProperty(site.context.db, { detail: registered(1, 'One') })
    for (const other of [{ number: 'P52100000002' }, { society: 'Two' }, { state: 'Kerala' }]) {
      const { status, body } = await check(id, 'website', other)
      assert.deepEqual([status, body.code], [409, 'rera_case_changed'])
    }
  })

  test('may be checked by several at once, in the queue and in the review', async () => {
    const { db } = site.context
    const { id } = await makeProperty(db, { detail: registered(1, 'One') })
    const by = await makeAdministrator(db)
    const params = { id, subject: 'rera' as const }
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        n % 2
          ? check(id)
          : site.call(propertyClaim.set, { params, body: { state: 'register' } }, by),
      ),
    )
    assert.deepEqual(
      answers.map(({ status }) => status),
      Array(8).fill(200),
    )
  })

  test('are checked by the loaded file, on its day', async () => {
    const { db, pool } = { ...site.context, pool: site.pool }
    const { id } = await makeProperty(db, { detail: registered(1, 'One') })
    await load([head, line(1, 'One')].join('\n'))
    await pool.query(`update rera_snapshot set created_at = created_at - interval '30 days'`)
    assert.equal((await due())[0]?.register.result, 'found')
    assert.equal((await check(id, 'file')).status, 200)
    const { body } = await site.call(property.publicGet, { params: { id } })
    const [claim] = body.property.claims
    assert.deepEqual([claim?.on, claim?.until], [indianDay(-30), indianDay(60)])
  })
})

test('a QR code has the address of the register, undistorted and on white', async () => {
  const { statusCode, headers, body } = await site.app.inject('/api/public/rera/Maharashtra/qr')
  assert.deepEqual([statusCode, headers['content-type']], [200, 'image/svg+xml'])
  const { data, size } = encode('https://maharera.maharashtra.gov.in', { ecc: 'M', border: 4 })
  assert.ok(body.includes(`viewBox="0 0 ${size} ${size}"`) && body.includes('#fff'))
  assert.equal(body.match(/h1v1h-1z/g)?.length, data.flat().filter(Boolean).length)
  assert.equal((await site.app.inject('/api/public/rera/Tripura/qr')).statusCode, 404)
  assert.equal((await site.app.inject('/api/public/rera/Nowhere/qr')).statusCode, 404)
})
