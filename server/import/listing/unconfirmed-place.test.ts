import assert from 'node:assert/strict'
import { test } from 'node:test'
import { location } from '#contract/location.ts'
import { property } from '#contract/property/property.ts'
import { useApp } from '#test/app.ts'
import { importAll } from '#test/import-call.ts'
import { makeAdministrator, makeBroker, makeLocation } from '#test/make.ts'

const site = useApp()

test('reviewer and broker see the place of a listing that is not accepted yet', async () => {
  const { db } = site.context
  const { token } = await makeAdministrator(db)
  const broker = await makeBroker(db)
  const pune = await makeLocation(db, { name: 'Pune' })
  await makeLocation(db, { name: 'Wakad', parentId: pune.id })
  const content = `Title,Property Type,For,Price,Area,City,Locality,BHK
Amber,Apartment,Sale,6900000,850,Pune,Wakad,2
Blue,Apartment,Sale,6900000,850,Pune,Zyra Bypass Road,2
Coral,Apartment,Sale,6900000,850,Zyrapur,Wakad,2`
  await importAll(site, token, content, { brokerId: broker.id, publish: 'approved' })
  const seen = async () => {
    const { body } = await site.call(property.mine, {}, { token: broker.token })
    const mine = body.properties.map(
      ({ title, unconfirmedPlace }) => `${title}: ${unconfirmedPlace}`,
    )
    for (const { _id: id, unconfirmedPlace } of body.properties) {
      const one = await site.call(property.get, { params: { id } }, { token })
      assert.equal(one.body.property.unconfirmedPlace, unconfirmedPlace)
    }
    return mine.sort()
  }
  assert.deepEqual(await seen(), ['Amber: null', 'Blue: Zyra Bypass Road', 'Coral: Zyrapur'])
  const places = await db.selectFrom('location').select(['id', 'name', 'version']).execute()
  for (const name of ['Zyra Bypass Road', 'Zyrapur']) {
    const { id = '', version = 0 } = places.find((place) => place.name === name) ?? {}
    const change = { params: { id }, body: { isActive: true, state: 'Maharashtra', version } }
    const { status } = await site.call(location.change, change, { token })
    assert.equal(status, 200, name)
  }
  // The area of the new city was proposed too.
  assert.deepEqual(await seen(), ['Amber: null', 'Blue: null', 'Coral: Wakad'])
})
