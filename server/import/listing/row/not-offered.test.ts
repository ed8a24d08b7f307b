import assert from 'node:assert/strict'
import { test } from 'node:test'
import { propertyImport } from '#contract/import/import.ts'
import { useApp } from '#test/app.ts'
import { importAll, settled, upload } from '#test/import-call.ts'
import { makeAdministrator, makeBroker } from '#test/make.ts'

/** Rows that do not offer a home at a price in rupees. */

const site = useApp()

async function bringIn(...lines: readonly string[]) {
  const { db } = site.context
  const { token } = await makeAdministrator(db)
  const { id } = await makeBroker(db)
  const { problems } = await importAll(site, token, lines.join('\n'), { brokerId: id })
  const rows = await db
    .selectFrom('property')
    .select(['title', 'price'])
    .where('broker_id', '=', id)
    .orderBy('title')
    .execute()
  const refused = problems.filter(({ kind }) => kind === 'refusal')
  return {
    listings: rows.map(({ title, price }) => `${title} ${price}`),
    refused: refused.map(({ line, reason }) => `${line}: ${reason}`),
  }
}

const header = (price: string) => `Title,Type,For,${price},Area,City,Locality`
const flat = (title: string, price: string) => `${title},Apartment,Sale,${price},1000,Pune,Wakad`

test('a price is not read as rupees where its column names another currency', async () => {
  const { db } = site.context
  const { token } = await makeAdministrator(db)
  const { id: brokerId } = await makeBroker(db)
  const list = [header('Price (USD)'), flat('A', '1500000'), flat('B', '₹ 65 lakh')].join('\n')
  const { body } = await upload(site, token, list, { brokerId })
  const { _id: id, missing } = body.import
  assert.deepEqual(
    missing.map(({ name }) => name),
    ['price'],
  )
  // Even if it is mapped manually.
  const columns = [{ header: 'Price (USD)', field: 'price' as const }]
  await site.call(propertyImport.map, { params: { id }, body: { columns } }, { token })
  await site.call(propertyImport.check, { params: { id }, body: {} }, { token })
  const { problems, counts } = await settled(site, token, id)
  assert.equal(counts.new, 1)
  assert.deepEqual(
    problems.map(({ line, reason }) => [line, reason]),
    [[2, 'this is not in rupees']],
  )
})

test('a price is not read as rupees where a column beside it names another currency', async () => {
  for (const name of ['Currency', 'Price Currency', 'Unit']) {
    const { listings, refused } = await bringIn(
      `${header('Price')},${name}`,
      `${flat('Flat A', '1500000')},USD`,
      `${flat('Flat B', '6500000')},INR`,
      `${flat('Flat C', '6600000')},Rs`,
    )
    assert.deepEqual(listings, ['Flat B 6500000', 'Flat C 6600000'], name)
    assert.match(refused.join(), /^2: .*not in rupees$/, name)
  }
})

test('a row whose headline asks for a home is left out', async () => {
  const { listings, refused } = await bringIn(
    header('Price'),
    flat('Wanted 2 BHK in Wakad', '65 L'),
    flat('Flat wanted', '65 L'),
    flat('Urgently required: office space', '65 L'),
    flat('Tenants required for a 2 BHK', '66 L'),
  )
  assert.deepEqual(listings, ['Tenants required for a 2 BHK 6600000'])
  const reason = 'this is a request for a home, not an offer'
  assert.deepEqual(refused, [`2: ${reason}`, `3: ${reason}`, `4: ${reason}`])
})

test('units of prices and of areas are distinguished, even without a column name', async () => {
  for (const [ofPrice, ofArea] of [
    ['Unit', 'Unit'],
    ['', ''],
  ]) {
    const { listings } = await bringIn(
      `Title,Type,For,Price,${ofPrice},Area,${ofArea},City,Locality`,
      'A,Plot,Sale,65,L,200,sq.yd,Pune,Wakad',
      'B,Plot,Sale,1.2,Cr,0.5,acre,Pune,Wakad',
      'C,Plot,Sale,5000,per sqft,2000,sqft,Pune,Wakad',
    )
    assert.deepEqual(listings, ['A 6500000', 'B 12000000', 'C 10000000'])
    const areas = await site.context.db
      .selectFrom('property')
      .select('area')
      .orderBy('id', 'desc')
      .limit(3)
      .execute()
    assert.deepEqual(
      areas.map(({ area }) => Number(area)).sort((one, other) => one - other),
      [0.5, 1800, 2000],
    )
  }
})
