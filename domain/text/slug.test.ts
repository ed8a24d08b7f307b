import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { slugOf } from './slug.ts'

for (const [title, slug] of [
  ['About Us', 'about-us'],
  ['  Rent & Lease -- 2026!  ', 'rent-lease-2026'],
  ['Café déjà vu', 'cafe-deja-vu'],
  ['---', ''],
  ['घर', ''],
  ['A\tB\nC', 'a-b-c'],
] as const) {
  test(`the slug of ${JSON.stringify(title)} is ${JSON.stringify(slug)}`, () => {
    assert.equal(slugOf(title), slug)
  })
}

test('a slug is empty or valid in an address, and is its own slug', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (title) => {
      const slug = slugOf(title)
      assert.match(slug, /^([a-z0-9]+(-[a-z0-9]+)*)?$/)
      assert.equal(slugOf(slug), slug)
    }),
  )
})
