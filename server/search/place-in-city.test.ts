import assert from 'node:assert/strict'
import { test } from 'node:test'
import { property } from '#contract/property/property.ts'
import { foldWords } from '#server/search/index/apply-changes.ts'
import { useApp } from '#test/app.ts'
import { makeLocation, makeProperty } from '#test/make.ts'
import { publicList } from '#test/public-list.ts'

const site = useApp()

test('a locality with its city is the one in that city, at any depth', async () => {
  const { db } = site.context
  for (const [name, alias] of [
    ['Pune', 'Poona'],
    ['Mumbai', 'Bombay'],
  ] as const) {
    const city = await makeLocation(db, { name, aliases: [alias] })
    const area = await makeLocation(db, { name: 'Camp', parentId: city.id })
    const corner = await makeLocation(db, { name: 'Clock Tower', parentId: area.id })
    await makeProperty(db, { title: name, locationId: corner.id, locationText: 'Clock Tower' })
  }
  const titles = async (location: string) =>
    (await site.call(property.publicList, { query: { location } })).body.properties
      .map(({ title }) => title)
      .toSorted()
  assert.deepEqual(await titles('Camp'), ['Mumbai', 'Pune'])
  for (const said of ['Camp, Pune', 'camp , poona', 'Clock Tower, Pune']) {
    assert.deepEqual(await titles(said), ['Pune'], said)
  }
  assert.deepEqual(await titles('Camp, Chennai'), [])
})

test('localities with the same PIN code do not share their homes', async () => {
  const { db } = site.context
  const pune = await makeLocation(db, { name: 'Pune' })
  const area = (name: string) => makeLocation(db, { name, parentId: pune.id })
  const [wakad, hinjewadi] = [await area('Wakad'), await area('Hinjewadi')]
  const pin = { name: '411057', pincode: '411057', type: 'pincode' as const }
  await makeLocation(db, { ...pin, parentId: wakad.id })
  const home = { pincode: '411057', locationText: 'Pune' }
  await makeProperty(db, { ...home, title: 'in Wakad', locationId: wakad.id })
  await makeProperty(db, { ...home, title: 'in Hinjewadi', locationId: hinjewadi.id })
  await makeProperty(db, { ...home, title: 'somewhere in Pune', locationId: pune.id })
  const found = async (query: Record<string, string>) =>
    (await publicList(site, query)).properties.map(({ title }) => title).toSorted()
  const ask = async () => [
    await found({ search: '2bhk wakad' }),
    await found({ location: 'Wakad', search: '2bhk' }),
    await found({ location: 'Wakad' }),
    await found({ search: '411057' }),
  ]
  const ofWakad = ['in Wakad', 'somewhere in Pune']
  const expected = [ofWakad, ofWakad, ofWakad, ['in Hinjewadi', ...ofWakad]]
  assert.deepEqual(await ask(), expected)
  await foldWords(db)
  assert.deepEqual(await ask(), expected)
})

test('a misspelt place filters where it is the only one, and ranks in a message', async () => {
  const { db } = site.context
  for (const name of ['Mumbai', 'Pune']) {
    const city = await makeLocation(db, { name })
    await makeProperty(db, { title: name, locationId: city.id, locationText: name })
  }
  await foldWords(db)
  const titles = async (search: string) =>
    (await publicList(site, { search })).properties.map(({ title }) => title)
  assert.deepEqual(await titles('mumbaii 2 bhk'), ['Mumbai'])
  assert.deepEqual(await titles('mumbaii 2 bhk pune'), ['Pune'])
  const message = 'hello, mumbaii wale bhaiya ne aapka number diya tha, please show me some 2 bhk'
  assert.deepEqual((await titles(message)).toSorted(), ['Mumbai', 'Pune'])
})
