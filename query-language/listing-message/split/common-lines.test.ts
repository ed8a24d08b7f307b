import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { valuesOf } from '../corpus/values-of.ts'

type Case = readonly [text: string, field: string, values: readonly unknown[]]

const flats = 'Hinjewadi\n• 2bhk 640 carpet 58L\n• 3bhk 918 carpet 86L\n\n'
const floors = 'DLF Phase 1 Gurgaon\n1st floor – 8.2 cr\n2nd floor – booked\n3rd floor – 8.5 cr\n'
const beds = 'Boys PG BTM Layout\nSingle AC 15000\nDouble AC 9500\nTriple 6500 (2 beds left)\n'

const sheds = 'Sheds Chakan rent\n1. 5000 sqft 18 psf\n2. 9000 sqft 17 psf\n\n'
const resale = '1) 2bhk Wakad 82 L\n2) 3bhk Wakad 1.2 cr\n\n'

const rules: Record<string, readonly Case[]> = {
  'charges below a list are those of its homes, and no home by themselves': [
    [`${flats}All east facing, 3bhk vastu\nClub charges 1.5L`, 'price', [5_800_000, 8_600_000]],
    [`${flats}All east facing\nTransfer charges 75 psf`, 'rate', [undefined, undefined]],
    [`${flats}All east facing, 3bhk vastu\nClub charges 1.5L`, 'facing', ['east', 'east']],
  ],
  'a number alone counts what the clause before counts': [
    [`${flats}1 parking each, 3bhk gets 2`, 'parkingSpaces', [1, 2]],
    [`${flats}1 parking each`, 'parkingSpaces', [1, 1]],
  ],
  'a floor that is gone leaves those below it, and rooms are said of each': [
    [`${floors}\n4 bhk, 3 car parking`, 'price', [82_000_000, 85_000_000]],
    [`${floors}\n4 bhk, 3 car parking`, 'bhk', [4, 4]],
  ],
  'how many beds are left is no number of rooms': [
    [`${beds}`, 'price', [15_000, 9_500, 6_500]],
    [`${beds}1 month advance, 1000 non refundable`, 'price', [15_000, 9_500, 6_500]],
  ],
  'what is said of numbered homes is said of these': [
    [`${sheds}Fire NOC: 2 available, 1 in process`, 'amenities', [undefined, 'Fire safety']],
  ],
  'the last lines name who sent it': [
    [
      `${resale}Vikas Tyagi – Tyagi Realtech\nUPRERAAGT99213\n98990 00187`,
      'society',
      [undefined, undefined],
    ],
  ],
}

describe('lines below the homes of a list', () => {
  for (const [rule, cases] of Object.entries(rules))
    test(rule, () => {
      for (const [text, field, expected] of cases)
        assert.deepEqual(valuesOf(text, field), expected, `${field}: ${text}`)
    })
})
