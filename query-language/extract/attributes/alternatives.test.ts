import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buildGazetteer } from '#query-language/gazetteer/gazetteer.ts'
import { parseQuery } from '#query-language/parse-query.ts'

const gazetteer = buildGazetteer([])
const read = (text: string) => parseQuery(text, gazetteer)

test('"X or Y" sets neither value, and a negated value is excluded', () => {
  const either = (text: string) => {
    const { filter, unmatched } = read(text)
    return [filter.intent, filter.possession, filter.transaction, unmatched.length]
  }
  const neither = [undefined, undefined, undefined, 0]
  for (const text of [
    'house for sale or rent in chennai',
    'sale/rent shop mg road pune',
    'kiraya ya kharidne ke liye 2bhk pune',
    'ready to move or under construction flat pune',
    '2bhk ready ya under construction wakad',
  ])
    assert.deepEqual(either(text), neither, text)
  assert.equal(read('want to buy not rent 2bhk noida').filter.intent, 'sell')
  assert.deepEqual(read('2 bhk 3 bhk not 3 bhk in mumbai').filter.bhk, { oneOf: [2] })
  assert.deepEqual(read('2 or 3 bhk, no 1 bhk').filter.bhk, { oneOf: [2, 3] })
})

test('filler words beside an attribute are not searched as text', () => {
  for (const text of [
    'flat in india',
    'what is the price of flats in pune',
    'mujhe pune mein ek accha sa do kamre ka ghar chahiye',
    'hello, any deals on 2 bhk in pune',
  ])
    assert.deepEqual(read(text).unmatched, [], text)
  assert.equal(read('2bhk puna').filter.cities?.[0]?.name, 'Pune')
  assert.deepEqual(read('ek bhk wakad').filter.bhk, { oneOf: [1] })
})

test('a maximum of bathrooms is unsupported and never becomes a minimum', () => {
  assert.deepEqual(read('2 bhk with 2 baths pune').filter.bathrooms, { min: 2 })
  const { filter, unmatched } = read('2 bhk with less than 2 baths pune')
  assert.equal(filter.bathrooms, undefined)
  assert.ok(unmatched.length > 0)
})
