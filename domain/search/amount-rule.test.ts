import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { type Rules, readsAs } from '#test/query/rule.ts'
import { gazetteerOf } from './gazetteer.ts'
import { readQuery } from './read-query.ts'

/** What the words around an amount say of it, a line for each rule, and beside it what it must leave alone. */
const rules: Rules = {
  'a bound before an amount leaves the one behind it to the next': [
    ['max 1.5 cr min 1 cr', 'max 1.5cr; min 1cr'],
    ['upto 90 lakh minimum 70 lakh', 'max 90L; min 70L'],
    ['rent max 30k min 20k', 'max 30k; min 20k; rent'],
    ['rent max 30000 min 20000', 'max 30k; min 20k; rent'],
    ['2bhk pune max 1 cr min 80 lakh', 'bhk 2; city Pune; max 1cr; min 80L'],
    ['min 1 cr max 1.5 cr', 'max 1.5cr; min 1cr'],
    ['under 1 cr min 1200 sqft', 'area 1200+; max 1cr'],
    ['under 80 lakh minimum 2 bhk', 'bhk 2+; max 80L'],
    ['min 60 lakh max 3 bhk', 'bhk ..3; min 60L'],
  ],
  'bounds that are said behind stay where they are': [
    ['50 lakh max 40 lakh min', 'max 50L; min 40L'],
    ['budget 50 lakh min 70 lakh max', 'max 70L; min 50L'],
    ['10 lakh max 2bhk', 'bhk 2; max 10L'],
    ['60 lakh minimum 2 bhk', 'bhk 2; min 60L'],
    ['under 60 lakh max 2bhk', 'bhk 2; max 60L'],
  ],
}
readsAs(rules)

const gazetteer = gazetteerOf([])

describe('the words of a limit', () => {
  const said = (text: string) => readQuery(text, gazetteer).slots.map((slot) => slot.text)

  test('of two limits each has its own', () => {
    assert.deepEqual(said('max 1.5 cr min 1 cr'), ['max 1.5 cr', 'min 1 cr'])
    assert.deepEqual(said('2bhk upto 90 lakh minimum 70 lakh'), [
      '2bhk',
      'upto 90 lakh',
      'minimum 70 lakh',
    ])
  })
})
