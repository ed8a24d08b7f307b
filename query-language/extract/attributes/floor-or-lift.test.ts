import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { expectParses } from '#query-language/corpus/expect-parses.ts'
import { buildGazetteer } from '#query-language/gazetteer/gazetteer.ts'
import { writeQuery } from '#query-language/model/describe-filter.ts'
import { parseQuery } from '#query-language/parse-query.ts'

expectParses({
  'without a lift the floor has to be low': [
    ['2bhk, without lift only up to 2nd floor', 'bhk 2; has Lift or floor ..2'],
    ['2bhk bina lift ke 2nd floor tak hi', 'bhk 2; has Lift or floor ..2'],
    ['2bhk, max 2nd floor if no lift', 'bhk 2; floor ..2 or has Lift'],
    ['2bhk, lift nahi ho to 2nd floor tak', 'bhk 2; has Lift or floor ..2'],
    ['2bhk, agar lift nahi to pehli manzil', 'bhk 2; has Lift or floor 1'],
    ['2bhk lift compulsory, nahi to ground floor', 'bhk 2; has Lift or floor 0'],
    ['2bhk लिफ्ट नसेल तर पहिला मजला', 'bhk 2; has Lift or floor 1'],
    ['2bhk लिफ्ट नहीं हो तो ग्राउंड फ्लोर', 'bhk 2; has Lift or floor 0'],
    ['2bhk lift na hoy to ground floor', 'bhk 2; has Lift or floor 0'],
    ['2bhk lift na hove ta ground floor', 'bhk 2; has Lift or floor 0'],
    ['2bhk lift na thakle 2nd floor porjonto', 'bhk 2; has Lift or floor ..2'],
    [
      '2bhk. Lift thakle bhalo na thakle 2nd floor porjonto. Jhamela na hoy',
      'bhk 2; has Lift or floor ..2',
    ],
    ['2bhk, if there is no lift then only first floor', 'bhk 2; has Lift or floor 1'],
    ['2bhk ଲିଫ୍ଟ ନଥିଲେ ଗ୍ରାଉଣ୍ଡ ଫ୍ଲୋର', 'bhk 2; has Lift or floor 0'],
    ['2bhk லிஃப்ட் இல்லைனா தரை தளம்', 'bhk 2; has Lift or floor 0'],
    ['2bhk. Lift is compulsory unless it is on ground floor', 'bhk 2; has Lift or floor 0'],
    ['2bhk lift na thile ground floor', 'bhk 2; has Lift or floor 0'],
    ['2bhk lift illana ground floor', 'bhk 2; has Lift or floor 0'],
    ['2bhk lift lekapothe ground floor', 'bhk 2; has Lift or floor 0'],
    ['2bhk lift illadiddare ground floor', 'bhk 2; has Lift or floor 0'],
    ['2bhk lift illenkil ground floor', 'bhk 2; has Lift or floor 0'],
  ],
  'a high floor needs a lift': [
    ['2bhk, above 2nd floor only with lift', 'bhk 2; floor ..2 or has Lift'],
    ['2bhk 2nd floor se upar ho to lift chahiye', 'bhk 2; floor ..2 or has Lift'],
    ['2bhk if above second floor then lift is a must', 'bhk 2; floor ..2 or has Lift'],
    ['2bhk third floor se upar bina lift wala mat dikhana', 'bhk 2; floor ..3 or has Lift'],
    ['2bhk, 3rd floor max, higher ok if lift is there', 'bhk 2; floor ..3 or has Lift'],
    ['2bhk lift ho to koi bhi floor, warna 2nd tak', 'bhk 2; has Lift or floor ..2'],
  ],
  'one of the floors needs a lift': [
    [
      'लिफ्ट हो तो पाँचवीं मंज़िल तक, वरना दूसरी मंज़िल तक। 2 बीएचके',
      'bhk 2; floor ..5 with has Lift or floor ..2',
    ],
    ['2bhk ground floor or first floor with lift', 'bhk 2; floor 0 or floor 1 with has Lift'],
    [
      '2bhk pehli ya dusri manzil, lift ho to teesri bhi chalegi',
      'bhk 2; floor 1 or floor 2 or floor 3 with has Lift',
    ],
    [
      '2bhk third floor ok if lift, otherwise first or second',
      'bhk 2; floor 3 with has Lift or floor 1 or floor 2',
    ],
  ],
  'a floor and a lift are both asked for': [
    ['2bhk above 5th floor, without lift', 'bhk 2; floor 6+; no Lift'],
    ['2bhk above 5th floor, lift must', 'bhk 2; floor 6+; has Lift'],
    ['2bhk above 5th floor with lift', 'bhk 2; floor 6+; has Lift'],
    ['2bhk; ground floor; without lift', 'bhk 2; floor 0; no Lift'],
    ['2bhk ground floor, without lift', 'bhk 2; floor 0; no Lift'],
    ['2nd floor with lift 2bhk', 'bhk 2; floor 2; has Lift'],
    ['2nd or 3rd floor with lift 2bhk', 'bhk 2; floor 2; floor 3; has Lift'],
    ['2bhk lift na ho to bhi chalega, first floor', 'bhk 2; floor 1'],
    ['2bhk ground floor, no lift needed', 'bhk 2; floor 0'],
    ['2bhk second floor tak hi kyunki lift nahi hoti wahan', 'bhk 2; floor ..2; no Lift'],
  ],
})

describe('the sentence of floors and lifts', () => {
  for (const query of [
    '2bhk ground floor or 1st floor with lift',
    '2bhk lift na ho to 2nd floor tak',
  ])
    test(`"${query}" is parsed to the same filter again`, () => {
      const gazetteer = buildGazetteer([])
      const { filter } = parseQuery(query, gazetteer)
      assert.ok(filter.either)
      assert.deepEqual(parseQuery(writeQuery(filter), gazetteer).filter, filter)
    })
})
