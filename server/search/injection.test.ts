import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { property } from '#contract/property/property.ts'
import { useApp } from '#test/app.ts'
import { makeAdministrator, makeBroker, makeProperty } from '#test/make.ts'

const site = useApp()

const hostile = [
  "' OR 1=1--",
  '\\',
  '%',
  '_',
  '$1',
  ');',
  "'; drop table property; --",
  '":*',
  '|',
  '&',
  '(',
  '*',
]

describe('text that looks like code (QRY-06)', () => {
  test('finds only listings that contain it literally', async () => {
    const { db } = site.context
    await makeProperty(db, { title: 'Plain flat', address: 'Lake Road' })
    const admin = await makeAdministrator(db)
    const owner = await makeBroker(db)
    for (const text of hostile) {
      for (const name of ['search', 'location', 'amenities'] as const) {
        const { status, body } = await site.call(property.publicList, { query: { [name]: text } })
        assert.equal(status, 200, `${name}=${text}`)
        assert.equal(body.pagination.total, 0, `${name}=${text}`)
      }
      const all = await site.call(property.list, { query: { search: text } }, admin)
      assert.deepEqual([all.status, all.body.pagination.total], [200, 0], text)
      const own = await site.call(property.mine, { query: { search: text } }, owner)
      assert.deepEqual([own.status, own.body.pagination.total], [200, 0], text)
    }
  })

  test('is refused where a keyword or a number is expected', async () => {
    const names = [
      'propertyType',
      'listingType',
      'brokerId',
      'minPrice',
      'maxPrice',
      'bedrooms',
      'minArea',
      'maxArea',
      'furnished',
      'sort',
      'after',
      'page',
      'limit',
    ]
    for (const name of names) {
      for (const text of hostile) {
        const { status } = await site.call(property.publicList, { query: { [name]: text } })
        assert.equal(status, 400, `${name}=${text}`)
      }
    }
  })

  test('is stored as it was written', async () => {
    const owner = await makeBroker(site.context.db)
    for (const text of hostile) {
      const { status, body } = await site.call(
        property.create,
        {
          body: {
            title: text,
            description: text,
            propertyType: 'plot',
            price: 1,
            area: 1,
            location: text,
            address: text,
            pincode: '560001',
            amenities: [text],
          },
        },
        owner,
      )
      assert.equal(status, 201, text)
      const { title, address, location, amenities } = body.property
      assert.deepEqual([title, address, location, amenities], [text, text, text, [text]])
    }
  })

  test('with NUL or half a character is refused: the database cannot store it', async () => {
    await makeProperty(site.context.db)
    for (const name of ['search', 'location', 'amenities', 'after', 'sort']) {
      const { status } = await site.call(property.publicList, { query: { [name]: 'a\u0000b' } })
      assert.equal(status, 400, name)
    }
    const owner = await makeBroker(site.context.db)
    const plain = {
      title: 'a',
      description: 'a',
      propertyType: 'plot',
      price: 1,
      area: 1,
      location: 'a',
      address: 'a',
      pincode: '560001',
    }
    for (const text of ['a\u0000b', '\ud800']) {
      for (const given of [
        { title: text },
        { location: text },
        { amenities: [text] },
        { images: [{ url: text }] },
        { detail: { society: text } },
        { detail: { areaText: text, age: text, tenants: text } },
      ]) {
        const { status } = await site.call(property.create, { body: { ...plain, ...given } }, owner)
        assert.equal(status, 400, JSON.stringify(given))
      }
    }
  })
})

test('only the orders and filters of the list are accepted (QRY-07)', async () => {
  const admin = await makeAdministrator(site.context.db)
  const owner = await makeBroker(site.context.db)
  const sorts = [
    'password_hash',
    '(select 1)',
    'price',
    'newest;',
    'NEWEST',
    '__proto__',
    'constructor',
    'toString',
  ]
  for (const sort of sorts) {
    assert.equal((await site.call(property.publicList, { query: { sort } })).status, 400, sort)
    assert.equal((await site.call(property.list, { query: { sort } }, admin)).status, 400, sort)
    for (const name of ['status', 'propertyType']) {
      assert.equal((await site.call(property.list, { query: { [name]: sort } }, admin)).status, 400)
    }
    assert.equal((await site.call(property.mine, { query: { status: sort } }, owner)).status, 400)
  }
  for (const name of ['order', 'is_live', 'status', 'password_hash']) {
    const { status } = await site.call(property.publicList, { query: { [name]: 'x' } })
    assert.equal(status, 400, name)
  }
})
