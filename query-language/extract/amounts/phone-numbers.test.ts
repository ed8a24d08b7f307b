import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buildGazetteer } from '#query-language/gazetteer/gazetteer.ts'
import { parseQuery } from '#query-language/parse-query.ts'

const gazetteer = buildGazetteer([])
const read = (text: string) => parseQuery(text, gazetteer)

const phones = [
  '9876543210',
  '98765 43210',
  '98765-43210',
  '+91 9876543210',
  '+91-98765 43210',
  '91 98765 43210',
  '09876543210',
  '+91 98 765 43210',
  '9876 5 43210',
  '98765 4 3210',
  '0120-417 3366',
  '022 2645 1234',
  '९८७६५४३२१०',
]
for (const phone of phones) {
  test(`${phone} is a phone number and sets no condition`, () => {
    const { filter, unmatched } = read(`2bhk baner 80 lakh call ${phone}`)
    assert.deepEqual(filter.budget, { max: 8_000_000 })
    assert.deepEqual(unmatched, [])
  })
}

test('a ten-digit number labelled as an amount is an amount, not a phone number', () => {
  assert.equal(read('mall for sale ₹9876543210').filter.budget?.max, 9_876_543_210)
  assert.deepEqual(read('2bhk 65,00,000 to 75,00,000').filter.budget, {
    min: 6_500_000,
    max: 7_500_000,
  })
  assert.deepEqual(read('rent 25000 30000').filter.budget?.max, 30_000)
})
