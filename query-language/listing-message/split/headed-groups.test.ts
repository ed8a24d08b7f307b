import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { valuesOf } from '../corpus/values-of.ts'

/** A value belongs to the home of its own block; prices and sizes need not name their unit. */

type Case = readonly [text: string, field: string, values: readonly unknown[]]

const floors =
  'Dwarka builder floors\n\nSec 12, 120 gaj\nUG - not for sale\n1st – 1.75\n2nd – 1.62\n' +
  '3 bhk each\n\nSec 6, 90 gaj\n2bhk 1st flr 98 lac\n2bhk 3rd flr 92 lac nego\n\nLift in all'
const wings =
  'Goregaon W, Bangur Nagar\nA wing:\n1bhk 415 carpet – 1.05 cr\n2bhk 640 carpet – 1.61\n' +
  'B wing:\n2bhk 690 carpet – 1.72 floor rise 40/ft\n3bhk 980 carpet – 2.55'
const lettered =
  'Pune resale\nA – Kothrud, 2bhk 1010 carpet, 1.32 cr\nB – Bavdhan 3 BHK 1390, 2 cp, 1.68\n' +
  'C – Bavdhan open plot 2200 sqft, 1.10'
const beds =
  'Gents PG @ Marathahalli, Bangalore\n2 sharing - 9500, 3 sharing - 7800, single not available\n' +
  'AC extra 1200 pm\nDeposit Rs 10000'
const rooms =
  'Rooms, Kamla Nagar Delhi\n1) single room attached bath 11000, 1st floor\n' +
  '2) double 6500 each, ground floor\nGirls only'
const closed =
  'Bopal resale\n1) Shela 2bhk 58 lac\n2) ~Sun Park 2bhk 52L~ SOLD\n3) Bopal 3bhk 84 lac'
const ofOther = 'Thane W rentals\n1) 2bhk 38k, dep 1.75\n2) 3bhk 55k, dep 2 lac'

const rules: Record<string, readonly Case[]> = {
  'floors and wings have what the line above them says': [
    [floors, 'price', [17_500_000, 16_200_000, 9_800_000, 9_200_000]],
    [floors, 'bhk', [3, 3, 2, 2]],
    [floors, 'isNegotiable', [undefined, undefined, undefined, true]],
    [floors, 'amenities', ['Lift', 'Lift', 'Lift', 'Lift']],
    [wings, 'price', [10_500_000, 16_100_000, 17_200_000, 25_500_000]],
    [wings, 'areaCarpetSqft', [415, 640, 690, 980]],
    [wings, 'rate', [undefined, undefined, undefined, undefined]],
  ],
  'homes may be lettered': [
    [lettered, 'price', [13_200_000, 16_800_000, 11_000_000]],
    [lettered, 'locality', ['Kothrud', 'Bavdhan', 'Bavdhan']],
    [lettered, 'area', [undefined, 1390, undefined]],
  ],
  'beds of a line and of a list are homes': [
    [beds, 'price', [9_500, 7_800]],
    [beds, 'deposit', [10_000, 10_000]],
    [rooms, 'price', [11_000, 6_500]],
    [rooms, 'roomSharing', [1, 2]],
  ],
  'a home that is gone takes no other with it': [[closed, 'price', [5_800_000, 8_400_000]]],
  'a number that is no price stays unread': [
    [ofOther, 'price', [38_000, 55_000]],
    ['Flat 2bhk Kharar 68 lac, 2.5 km from bus stand', 'price', [6_800_000]],
    ['3bhk 2010, Baner, 1.2 cr', 'area', [undefined]],
  ],
}

for (const [rule, cases] of Object.entries(rules))
  describe(rule, () => {
    for (const [text, field, expected] of cases)
      test(`${text.replaceAll('\n', ' / ')}: ${field}`, () => {
        assert.deepEqual(valuesOf(text, field), expected)
      })
  })
