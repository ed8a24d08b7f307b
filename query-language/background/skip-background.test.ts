import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { toShorthand } from '#query-language/corpus/shorthand.ts'
import { buildGazetteer } from '#query-language/gazetteer/gazetteer.ts'
import { parseQuery } from '#query-language/parse-query.ts'

const gazetteer = buildGazetteer([])
const places = (text: string) =>
  toShorthand(parseQuery(text, gazetteer).slots).filter((note) => /^(?:loc|city|near)/.test(note))

describe('what people tell of themselves', () => {
  test('asks for nothing between their wishes', () => {
    assert.deepEqual(places('I stay in Andheri. Need 2bhk in Thane'), ['city Thane'])
    assert.deepEqual(places('hum patna se hain, noida me 2bhk chahiye'), ['city Noida'])
    assert.deepEqual(places('sold our house in Jaipur, want a flat in Indore'), ['city Indore'])
    const { budget } = parseQuery('Paying 18k now. Want 2bhk in Attapur, 25k', gazetteer).filter
    assert.deepEqual(budget, { max: 25_000 })
  })

  test('is asked for where nothing else is, and where the wish speaks of it', () => {
    assert.deepEqual(places('I stay in Andheri in a 2bhk'), ['loc Andheri'])
    assert.deepEqual(places('I work in Whitefield, need 1bhk under 20k'), ['loc Whitefield'])
    const same = 'my friend stays in Seawoods so I want 1bhk in same area'
    assert.deepEqual(places(same), ['loc Seawoods'])
  })

  test('says where they look when they are going there', () => {
    const text = 'Shifting from Nagpur to Pune as my husband got transferred. Need 2bhk in Aundh'
    assert.deepEqual(places(text), ['city Pune', 'loc Aundh'])
  })

  test('says who is to live there', () => {
    const { tenants } = parseQuery('we are 3 girls working in Amazon, need 3bhk', gazetteer).filter
    assert.deepEqual(tenants, [{ name: 'women' }])
  })
})
