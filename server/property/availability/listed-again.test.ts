import assert from 'node:assert/strict'
import { test } from 'node:test'
import { useApp } from '#test/app.ts'
import { upload } from '#test/import-call.ts'
import { makeAdministrator, makeBroker } from '#test/make.ts'
import { ageListings } from './age-listings.ts'

const site = useApp()

async function importer() {
  const { db } = site.context
  const { token } = await makeAdministrator(db, { role: 'admin' })
  const { id: brokerId } = await makeBroker(db)
  return async (...rows: string[]) => {
    const content = ['Title,Property Type,For,Price,Area,City,Locality,BHK', ...rows].join('\n')
    const { status, body } = await upload(site, token, content, { brokerId, review: 'false' })
    assert.equal(status, 200, body.message)
  }
}

const flat = (title: string, price = 6_900_000) =>
  `${title},Apartment,Sale,${price},850,Pune,Wakad,2`

test('what its broker lists again is confirmed, even if it had expired', async () => {
  const { db } = site.context
  const send = await importer()
  const other = await importer()
  const garden = flat('Garden flat by the park')
  const hill = flat('Hilltop flat')
  await send(garden, hill)
  await other(hill)
  const ago = new Date(Date.now() - 100 * 86_400_000)
  await db.updateTable('property').set({ status: 'approved', submitted_at: ago }).execute()
  await ageListings(db)
  const live = async () => {
    const rows = await db
      .selectFrom('property')
      .where('is_live', '=', true)
      .select('title')
      .execute()
    return rows.map(({ title }) => title)
  }
  assert.deepEqual(await live(), [])
  await send(garden)
  assert.deepEqual(await live(), ['Garden flat by the park'])
  await send(flat('Hilltop flat', 6_800_000))
  assert.deepEqual((await live()).toSorted(), ['Garden flat by the park', 'Hilltop flat'])
})
