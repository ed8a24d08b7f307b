import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { property } from '#contract/property/property.ts'
import { useApp } from '#test/app.ts'
import { makeBroker, makeLocation, makeProperty } from '#test/make.ts'
import { makePhoto } from '#test/photo.ts'

const site = useApp()

async function find(query: Record<string, string>) {
  const { status, body } = await site.call(property.publicList, {
    query: { limit: '100', ...query },
  })
  assert.equal(status, 200, JSON.stringify(body))
  assert.equal(body.pagination.total, body.properties.length)
  return body.properties.map(({ title }) => title)
}

const found = async (query: Record<string, string>) => (await find(query)).toSorted()

describe('filters of the public list', () => {
  test('by type match it, and by segment its types', async () => {
    const { db } = site.context
    for (const propertyType of [
      'apartment',
      'plot',
      'office',
      'commercial',
      'industrial',
    ] as const) {
      await makeProperty(db, { title: propertyType, propertyType })
    }
    assert.deepEqual(await found({ propertyType: 'plot' }), ['plot'])
    assert.deepEqual(await found({ propertyType: 'residential' }), ['apartment', 'plot'])
    assert.deepEqual(await found({ propertyType: 'commercial' }), ['commercial', 'office'])
    assert.deepEqual(await found({ propertyType: 'agricultural' }), [])
  })

  test('by bedrooms match a number, or a number and more', async () => {
    for (const bedrooms of [1, 2, 3, 4]) {
      await makeProperty(site.context.db, { title: `${bedrooms} rooms`, bedrooms })
    }
    assert.deepEqual(await found({ bedrooms: '3' }), ['3 rooms'])
    assert.deepEqual(await found({ bedrooms: '3+' }), ['3 rooms', '4 rooms'])
  })

  test('by price include both limits', async () => {
    for (const price of [4_999_999, 5_000_000, 6_000_000, 6_000_001]) {
      await makeProperty(site.context.db, { title: String(price), price })
    }
    assert.deepEqual(await found({ minPrice: '5000000', maxPrice: '6000000' }), [
      '5000000',
      '6000000',
    ])
  })

  test('by area compare square feet, whatever the unit', async () => {
    const { db } = site.context
    await makeProperty(db, { title: '1000 sq ft', area: 1_000, areaUnit: 'sqft' })
    await makeProperty(db, { title: '100 sq m', area: 100, areaUnit: 'sqmt' })
    await makeProperty(db, { title: '1 acre', area: 1, areaUnit: 'acre' })
    assert.deepEqual(await found({ minArea: '1050', maxArea: '1100' }), ['100 sq m'])
    assert.deepEqual(await find({ sort: 'area' }), ['1 acre', '100 sq m', '1000 sq ft'])
  })

  test('by amenities match all of them, in any case', async () => {
    const { db } = site.context
    await makeProperty(db, { title: 'both', amenities: ['Swimming Pool', 'lift', 'Garden'] })
    await makeProperty(db, { title: 'one', amenities: ['Lift'] })
    assert.deepEqual(await found({ amenities: 'LIFT' }), ['both', 'one'])
    assert.deepEqual(await found({ amenities: 'lift, swimming pool' }), ['both'])
  })

  test('by broker match only that broker’s listings', async () => {
    const { db } = site.context
    const { id } = await makeBroker(db)
    await makeProperty(db, { title: 'his', brokerId: id })
    await makeProperty(db, { title: 'hers' })
    assert.deepEqual(await found({ brokerId: id }), ['his'])
  })

  test('by furnishing and deal match those values', async () => {
    const { db } = site.context
    await makeProperty(db, { title: 'a', furnished: 'fully-furnished', listingType: 'rent' })
    await makeProperty(db, { title: 'b', furnished: 'fully-furnished', listingType: 'lease' })
    await makeProperty(db, { title: 'c', listingType: 'rent' })
    assert.deepEqual(await found({ furnished: 'fully-furnished', listingType: 'rent' }), ['a'])
  })
})

describe('the location filter of the public list', () => {
  async function town() {
    const { db } = site.context
    const city = await makeLocation(db, { name: 'Bengaluru', aliases: ['Bangalore', 'BLR'] })
    const area = await makeLocation(db, {
      name: 'Whitefield',
      parentId: city.id,
      aliases: ['White Field'],
    })
    const pin = await makeLocation(db, {
      name: '560066',
      type: 'pincode',
      parentId: area.id,
      pincode: '560066',
    })
    const other = await makeLocation(db, { name: 'Pune' })
    await makeProperty(db, {
      title: 'in the city',
      locationId: city.id,
      locationText: 'x',
      pincode: '560001',
    })
    await makeProperty(db, {
      title: 'in the area',
      locationId: area.id,
      locationText: 'x',
      pincode: '560001',
    })
    await makeProperty(db, { title: 'at the pincode', locationId: pin.id, locationText: 'x' })
    await makeProperty(db, {
      title: 'elsewhere',
      locationId: other.id,
      locationText: 'x',
      pincode: '411001',
    })
    return { city, area, pin }
  }

  test('finds everything in a city by name, alias and id, in any case', async () => {
    const { city } = await town()
    for (const location of ['Bengaluru', 'bengaluru', 'BANGALORE', 'blr', city.id]) {
      assert.deepEqual(
        await found({ location }),
        ['at the pincode', 'in the area', 'in the city'],
        location,
      )
    }
  })

  test('finds the PIN codes of an area, and not the rest of the city', async () => {
    const { area } = await town()
    for (const location of ['whitefield', 'white field', area.id]) {
      assert.deepEqual(await found({ location }), ['at the pincode', 'in the area'], location)
    }
  })

  test('finds everything at a PIN code', async () => {
    const { pin } = await town()
    for (const location of ['560066', pin.id]) {
      assert.deepEqual(await found({ location }), ['at the pincode'])
    }
  })

  test('finds both places of an ambiguous name', async () => {
    const { db } = site.context
    for (const name of ['Mumbai', 'Ahmedabad']) {
      const city = await makeLocation(db, { name })
      const area = await makeLocation(db, { name: 'Gandhi Nagar', parentId: city.id })
      await makeProperty(db, { title: name, locationId: area.id })
    }
    assert.deepEqual(await found({ location: 'gandhi nagar' }), ['Ahmedabad', 'Mumbai'])
  })

  test('searches words for text that names no place', async () => {
    await town()
    await makeProperty(site.context.db, { title: 'Old mill', address: 'Behind the old mill' })
    assert.deepEqual(await found({ location: 'old mil' }), ['Old mill'])
    assert.deepEqual(await found({ location: 'no such place' }), [])
    assert.deepEqual(await found({ location: '%' }), [])
  })
})

describe('the search of the public list', () => {
  test('finds all words in any case and script, the last one by its prefix', async () => {
    const { db } = site.context
    await makeProperty(db, { title: 'Élodie corner', description: 'three rooms' })
    await makeProperty(db, { title: 'ठाणे में घर', description: 'two rooms' })
    assert.deepEqual(await found({ search: 'ELODIE cor' }), ['Élodie corner'])
    assert.deepEqual(await found({ search: 'ठाणे' }), ['ठाणे में घर'])
    assert.deepEqual(await found({ search: 'rooms élodie' }), ['Élodie corner'])
    assert.deepEqual(await found({ search: 'elod rooms' }), [])
  })

  test('is combined with the filters', async () => {
    const { db } = site.context
    const city = await makeLocation(db, { name: 'Pune' })
    await makeProperty(db, { title: 'Lake view', price: 100, locationId: city.id })
    await makeProperty(db, { title: 'Lake side', price: 900, locationId: city.id })
    await makeProperty(db, { title: 'Lake house', price: 100 })
    assert.deepEqual(await found({ search: 'lake', location: 'pune', maxPrice: '500' }), [
      'Lake view',
    ])
  })
})

describe('the card', () => {
  test('shows five photos, the primary one first, and their number', async () => {
    const { db } = site.context
    const owner = await makeBroker(db)
    const { id } = await makeProperty(db, { brokerId: owner.id })
    const photos = await Promise.all(Array.from({ length: 7 }, () => makePhoto(site, owner)))
    const images = photos.map(({ url }, index) => ({ url, isPrimary: index === 6 }))
    await db.updateTable('property').set({ status: 'pending' }).where('id', '=', id).execute()
    const saved = await site.call(property.change, { params: { id }, body: { images } }, owner)
    assert.equal(saved.status, 200)
    await db.updateTable('property').set({ status: 'approved' }).where('id', '=', id).execute()
    const { body } = await site.call(property.publicList)
    const [card] = body.properties
    assert.deepEqual([card?.images.length, card?.imageCount], [5, 7])
    assert.equal(card?.images[0]?.isPrimary, true)
    const address = new URL(photos[6]?.url ?? '', 'http://x').pathname
    assert.equal(card?.images[0]?.url, address)
    assert.deepEqual(
      card?.images[0]?.sources.map(({ width }) => width),
      [400, 640],
    )
  })
})
