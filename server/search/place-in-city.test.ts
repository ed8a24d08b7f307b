import assert from 'node:assert/strict'
import { test } from 'node:test'
import { property } from '#contract/property/property.ts'
import { useApp } from '#test/app.ts'
import { makeLocation, makeProperty } from '#test/make.ts'

const site = useApp()

test('a locality with its city is the one in that city, however deep it lies in it', async () => {
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
