import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { utils, write } from '@e965/xlsx'
import { encode } from 'uqr'
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

async function check(listing: string, source: 'website' | 'file' = 'website') {
  const by = await makeAdministrator(site.context.db, { role: 'moderator' })
  return site.call(reraRegister.check, { body: { listing, source } }, by)
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
    assert.equal(await matchOf(registered(1)), 'found')
    assert.equal(await matchOf(registered(1, 'Lake View')), 'found')
    assert.equal(await matchOf({ ...registered(1), reraNumber: 'p52100000001 *' }), 'found')
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
    assert.deepEqual(await found(), ['missing', 'found', 'found'])
    for (const [content, message] of [
      ['a,b\n1,2', /registration number/],
      [`${head}\nPune,,,,,`, /No line/],
    ] as const) {
      const failed = await load(content, { part: 'Pune' })
      assert.deepEqual([failed.status, failed.isCurrent], ['failed', false])
      assert.match(failed.message ?? '', message)
    }
    assert.deepEqual(await found(), ['missing', 'found', 'found'])
    await load([head, line(1, 'One')].join('\n'))
    assert.deepEqual(await found(), ['found', 'missing', 'missing'])
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
        [4, '“two projects” is no registration number'],
        [5, 'Date not read: 31/02/2030'],
      ],
    )
    assert.equal(await matchOf(registered(4)), 'found')
  })
})

describe('numbers to look up again', () => {
  test('are those of live listings; one press counts for all with the number', async () => {
    const { db, pool } = { ...site.context, pool: site.pool }
    const { id } = await makeProperty(db, { detail: registered(1) })
    const same = await makeProperty(db, {
      detail: { ...registered(1), reraNumber: 'p52100000001' },
    })
    const ended = { ...registered(1), reraValidTo: indianDay(-1) }
    await makeProperty(db, { detail: ended })
    await makeProperty(db, { detail: registered(2), status: 'pending' })
    await makeProperty(db, { detail: { ...registered(1), reraState: 'Kerala' } })
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
