import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { toShorthand } from '#query-language/corpus/shorthand.ts'
import { buildGazetteer } from '#query-language/gazetteer/gazetteer.ts'
import { parseQuery } from '#query-language/parse-query.ts'

const gazetteer = buildGazetteer([])
const places = (text: string) =>
  toShorthand(parseQuery(text, gazetteer).slots).filter((note) => /^(?:loc|city|near)/.test(note))

describe('background clauses', () => {
  test('a background clause between requests sets no condition', () => {
    assert.deepEqual(places('I stay in Andheri. Need 2bhk in Thane'), ['city Thane'])
    assert.deepEqual(places('hum patna se hain, noida me 2bhk chahiye'), ['city Noida'])
    assert.deepEqual(places('sold our house in Jaipur, want a flat in Indore'), ['city Indore'])
    const { budget } = parseQuery('Paying 18k now. Want 2bhk in Attapur, 25k', gazetteer).filter
    assert.deepEqual(budget, { max: 25_000 })
  })

  test('a workplace is searched if no other place is named or the request refers to it', () => {
    assert.deepEqual(places('I stay in Andheri in a 2bhk'), ['loc Andheri'])
    assert.deepEqual(places('I work in Whitefield, need 1bhk under 20k'), ['loc Whitefield'])
    const same = 'my friend stays in Seawoods so I want 1bhk in same area'
    assert.deepEqual(places(same), ['loc Seawoods'])
  })

  test('a future workplace or home is the place to search', () => {
    const text = 'Shifting from Nagpur to Pune as my husband got transferred. Need 2bhk in Aundh'
    assert.deepEqual(places(text), ['city Pune', 'loc Aundh'])
  })

  test('a background clause can name the tenants', () => {
    const { tenants } = parseQuery('we are 3 girls working in Amazon, need 3bhk', gazetteer).filter
    assert.deepEqual(tenants, [{ name: 'women' }])
  })
})
