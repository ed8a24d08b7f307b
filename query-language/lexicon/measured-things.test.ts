import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { toShorthand } from '#query-language/corpus/shorthand.ts'
import { buildGazetteer } from '#query-language/gazetteer/gazetteer.ts'
import { describeFilter } from '#query-language/model/describe-filter.ts'
import { parseQuery } from '#query-language/parse-query.ts'

const gazetteer = buildGazetteer([])
/** Returns the parsed size, the words of its span, and the unmatched terms. */
const read = (text: string) => {
  const { slots, unmatched } = parseQuery(text, gazetteer)
  const areas = slots.filter(({ slot }) => slot === 'area')
  return [
    toShorthand(areas).join(),
    areas.map((slot) => slot.text).join(),
    ...unmatched.map((r) => r.text),
  ]
}

describe('words that name what is measured', () => {
  test('a range after "area" or "size" is parsed as it is without the word', () => {
    for (const text of [
      'area 1000 to 1200 sqft',
      'size 1000-1200 sqft',
      'area 1000 se 1200 sqft',
      'area 1000 to 1200',
      'area range 1000-1200 sqft',
    ])
      assert.deepEqual(read(text), ['area 1000-1200', text])
    assert.deepEqual(read('2bhk carpet 650-700 wakad'), ['area 650-700', 'carpet 650-700'])
  })

  test('"carpet area" before or after a size is part of its span', () => {
    for (const [text, notes] of [
      ['super built up 1500 sqft', 'area 1500'],
      ['super built up area 1500 sqft', 'area 1500'],
      ['built up area 1500 sqft', 'area 1500'],
      ['carpet area 900 sq ft', 'area 900'],
      ['carpet area of 900', 'area 900'],
      ['1200 carpet area', 'area 1200'],
      ['1500 sqft super built up', 'area 1500'],
      ['super built up area minimum 1500 sqft', 'area 1500+'],
      ['min carpet area 900 sqft', 'area 900+'],
      ['700 sqft carpet min', 'area 700+'],
    ] as const)
      assert.deepEqual(read(`3bhk ${text} pune`), [notes, text])
  })

  test('each of two sizes has its own words', () => {
    assert.deepEqual(read('super area 1500 sqft carpet 1100 sqft'), [
      'area 1100,area 1500',
      'super area 1500 sqft,carpet 1100 sqft',
    ])
  })

  test('carpet area is distinguished from the offered area', () => {
    for (const [text, said] of [
      ['3bhk 900 sqft carpet area 3rd floor', '3 BHK, around 900 sqft carpet area, 3rd floor'],
      ['carpet min 450 sqft max 600 sqft', '450-600 sqft carpet area'],
      ['min 450 sqft max 600 sqft carpet', '450-600 sqft carpet area'],
      [
        'carpet min 450 sqft, super area max 600 sqft',
        'under 600 sqft built-up area, above 450 sqft carpet area',
      ],
      ['super area 1500 sqft', 'around 1500 sqft'],
    ] as const)
      assert.equal(describeFilter(parseQuery(text, gazetteer).filter), said)
  })

  test('a size is not a budget, and its minimum and maximum form a range', () => {
    const { slots, filter } = parseQuery('2bhk 1200 sqft budget 60 lakh', gazetteer)
    assert.deepEqual(toShorthand(slots), ['area 1200', 'bhk 2', 'max 60L'])
    assert.equal(describeFilter(filter), '2 BHK, under ₹60 lakh, around 1200 sqft')
    for (const text of ['area max 1500 sqft min 1000 sqft', 'min 1000 sqft max 1500 sqft'])
      assert.equal(describeFilter(parseQuery(text, gazetteer).filter), '1000-1500 sqft')
  })

  test('"plot area" sets the type to plot', () => {
    const { slots } = parseQuery('plot area 200 gaj', gazetteer)
    assert.deepEqual(toShorthand(slots), ['area 1800', 'type plot'])
  })
})
