import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { valuesOf } from './corpus/values-of.ts'

type Case = readonly [text: string, field: string, value: unknown]

const flat = '2bhk Wakad Pune 640 carpet'
const rent = '2bhk Wakad Pune rent 28k'

const rules: Record<string, readonly Case[]> = {
  'a floor of a total is read beside a size and a price': [
    [`${flat} 2/4 no lift 52L`, 'totalFloors', 4],
    [`${flat}, 19/24, 1.28 Cr`, 'floor', 19],
    [`${flat}, 11/24, 1.28 Cr`, 'floor', undefined],
    [`${flat} 7th of 11, 85L`, 'floor', 7],
    [`${flat} 4th floor with lift total 8, 90L`, 'totalFloors', 8],
  ],
  'a floor that is let, or on which the owner lives, is not offered': [
    ['House Wakad 4 cr, GF rented to bank', 'floor', undefined],
    [`${rent}, 2nd floor. Owner stays on GF`, 'floor', 2],
    [`${flat} 85 L, floor rise Rs 40 from 6th floor`, 'floor', undefined],
  ],
  'what comes on top of a rent each month is its upkeep': [
    ['2bhk Wakad 55k + 4.5k, adv 4L family', 'maintenance', 4_500],
    ['2bhk Wakad rent 18k + 50k dep', 'deposit', 50_000],
    [`${rent} mnt incl`, 'isMaintenanceIncluded', true],
  ],
  'a day without its month is the next one': [
    [`${rent}, available from 15th`, 'availableFrom', '2026-12-15'],
    [`${rent}, avl 15th floor`, 'availableFrom', undefined],
  ],
  'sizes are those of their own words, and a part of an acre is no acre': [
    ['3bhk Wakad 1285 sft super (carpet approx 920) 92 L', 'areaCarpetSqft', 920],
    ['3bhk Wakad 1285 sft super (carpet approx 920) 92 L', 'areaSuperBuiltUpSqft', 1_285],
    ['Plot Wakad 1/4 acre 50 L', 'areaPlotSqft', undefined],
  ],
  'a place called off or near is none of the home': [
    ['2 BHK Andheri West\nOff Yamuna Nagar\nrent 78k', 'city', undefined],
    ['2 BHK Andheri West\nOff Yamuna Nagar\nrent 78k', 'locality', 'Andheri West'],
    ['3bhk Kondapur (near Botanical Garden, Kothaguda jn) rent 58k', 'locality', 'Kondapur'],
    ['Mira Road resale\n2bhk near Kanakia 705 carpet 1.28 cr', 'society', undefined],
  ],
  'letters of places above stand for these': [
    [
      'Kalyani nagar & viman nagar rent\nKN - 3bhk 95k\nVN - 2bhk 46k',
      'locality',
      ['Kalyani Nagar', 'Viman Nagar'],
    ],
  ],
}

describe('values that a message states', () => {
  for (const [rule, cases] of Object.entries(rules))
    test(rule, () => {
      for (const [text, field, expected] of cases) {
        const values = valuesOf(text, field)
        const wanted = Array.isArray(expected) ? expected : [expected]
        assert.deepEqual(values, wanted, `${field}: ${text}`)
      }
    })
})
