import assert from 'node:assert/strict'
import { test } from 'node:test'
import { useApp } from '#test/app.ts'
import { upload } from '#test/import-call.ts'
import { makeAdministrator, makeBroker } from '#test/make.ts'

/** A stock list that comes again, with columns beside its listings. */

const site = useApp()

async function importer() {
  const { db } = site.context
  const { token } = await makeAdministrator(db, { role: 'admin' })
  const { id: brokerId } = await makeBroker(db)
  return async (header: string, ...rows: string[]) => {
    const content = [`${header},Title,Property Type,For,Price,Area,City,Locality,BHK`, ...rows]
    const fields = { brokerId, review: 'false' }
    const { status, body } = await upload(site, token, content.join('\n'), fields)
    assert.equal(status, 200, body.message)
    return [body.counts?.imported, body.counts?.duplicates]
  }
}

const flat = (title: string, price = 6_900_000) =>
  `${title},Apartment,Sale,${price},850,Pune,Wakad,2`

for (const header of ['Sr No', 'S.No.', 'Sl. No', '#', 'क्रमांक', '', 'Serial Number', 'id']) {
  test(`a running number under "${header}" is no part of a listing`, async () => {
    const send = await importer()
    const garden = flat('Garden flat by the park')
    assert.deepEqual(await send(header, `1,${garden}`, `2,${garden}`, `3,${garden}`), [1, 2])
    const hill = flat('Hilltop flat')
    assert.deepEqual(await send(header, `1,${hill}`, `2,${garden}`), [1, 1])
  })
}

for (const [header, ...values] of [
  ['Scraped At', '2026-10-01', '2026-11-01'],
  ['URL', 'https://portal.example/1', 'https://portal.example/2?from=list'],
  ['crawl_id', 'c1', 'c2'],
] as const) {
  test(`a crawl's column "${header}" is no part of a listing`, async () => {
    const send = await importer()
    const garden = flat('Garden flat by the park')
    assert.deepEqual(await send(header, `${values[0]},${garden}`), [1, 0])
    assert.deepEqual(await send(header, `${values[1]},${garden}`), [0, 1])
  })
}

test('a number that tells flats apart stays part of a listing', async () => {
  const send = await importer()
  const garden = flat('Garden flat by the park')
  assert.deepEqual(await send('Unit', `101,${garden}`, `102,${garden}`, `103,${garden}`), [3, 0])
})
