import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { corpusDay } from '../corpus/score-messages.ts'
import { valuesOf } from '../corpus/values-of.ts'

/** What a list says of all, of some and of one of its homes. */

type Case = readonly [text: string, field: string, values: readonly unknown[]]

const list = 'Flats in Wakad for rent\n2bhk 1000 sqft 24k\n3bhk 1400 sqft 33k\n'
const blocks =
  'RENT BANER\n🔹 2 BHK Aster\n950 sft\nRent 28k\n🔹 3 BHK Lotus\n1300 sft\nRent 41k\n' +
  '✅ 3 months deposit\n✅ Half month brokerage'
const paragraphs =
  'Hebbal\n\n2 BHK\n1150 sft\nRent 30k\n\n3 BHK\n1500 sft\nRent 45k\n\nDeposit 5 months'
const lettered =
  'Sheds for rent\nA) Mundhwa, 9,000 sqft, rent 20/- psf\nB) Wagholi, 14,000 sqft, rent 18/- psf\n'
const hostel = 'Hostel for boys Kakadeo\nAC double sharing 9,000\nNon AC triple sharing 6,000\n'
const project = 'Wakad\n2BHK 1050 sqft\n3BHK 1480 sqft\nBSP 7,800 psf both\nPossession June 2029'

const rules: Record<string, readonly Case[]> = {
  'text below homes of several lines is said of all where its form tells': [
    [blocks, 'depositMonths', [3, 3]],
    [blocks, 'brokerage', ['fifteen-days', 'fifteen-days']],
    [paragraphs, 'depositMonths', [5, 5]],
    [`${list}Note: deposit 2 months`, 'depositMonths', [2, 2]],
  ],
  'a clause that names some of the homes is said of these': [
    [`${list}1 car parking with 2bhk, 2 car parking with 3bhk`, 'parkingSpaces', [1, 2]],
    [`${list}3bhk = semi furnished`, 'furnished', [undefined, 'semi-furnished']],
    [`${lettered}A from 1st Feb, B from 1st March`, 'availableFrom', ['2027-02-01', '2027-03-01']],
    [`${lettered}Deposit 4 months. A and B ready`, 'availableFrom', [corpusDay, corpusDay]],
    [`${hostel}Advance 2 months for AC rooms, 1 month advance for non AC`, 'depositMonths', [2, 1]],
    [
      `${list}First one semi furnished, other one unfurnished`,
      'furnished',
      ['semi-furnished', 'unfurnished'],
    ],
    [`${list}Deposit 2 months (except 3bhk)`, 'depositMonths', [2, undefined]],
  ],
  'a clause that does not tell of which homes it is said is said of none': [
    [`${list}Deposit 4 months for the former`, 'depositMonths', [undefined, undefined]],
  ],
  'a numbered home without a price is a home and none of the others': [
    [
      '1. Shop Aundh 300 sqft rent 40k\n2. Flat 2bhk Baner 70 L\n3. Moshi 2 acre plot, on call',
      'locality',
      ['Aundh', 'Baner', 'Moshi'],
    ],
  ],
  'each bed of a hostel, and each size of a project, is a home': [
    ['PG for girls Adyar\nSingle 9,000 / Double 6,500', 'price', [9_000, 6_500]],
    ['Girls PG. Triple Rs 5500, double Rs 7500 with food', 'price', [5_500, 7_500]],
    ['> Private room: ₹18,500\n> Twin sharing: ₹11,000 per bed', 'price', [18_500, 11_000]],
    ['AC rooms: single 14k, double 9k', 'price', [14_000, 9_000]],
    [project, 'bhk', [2, 3]],
    [project, 'rate', [7_800, 7_800]],
    ['Studio 340 sqft 31 L / 1bhk 510 sqft 46 L at Kolshet Thane', 'price', [31e5, 46e5]],
    ['Studio 340 sqft 31 L / 1bhk 510 sqft 46 L at Kolshet Thane', 'city', ['Thane', 'Thane']],
  ],
  'plots by their sides, and a table by its commas, are lists': [
    ['30x40 – Bogadi – 41 L – west\n40x60 – Hebbal – 98 L – east', 'facing', ['west', 'east']],
    ['30x40 – Bogadi – 41 L – west\n40x60 – Hebbal – 98 L – east', 'plotLengthFt', [30, 40]],
    ['Plots Doiwala\n150 gaj, 21000 gaj\n200 gaj, 19000/gaj', 'rate', [21_000, 19_000]],
    [
      'Aster Park resale\nUnit, floor, carpet, price\n2bhk, 5th, 690, 82 L\n3bhk, 9th, 940, 1.1 Cr',
      'areaCarpetSqft',
      [690, 940],
    ],
  ],
  'the number of a home in its list is none of its rooms, and a size in two units is one': [
    ['लखनऊ\n१. 2BHK, गोमती नगर, 18,000 किराया\n२. 3BHK, आलमबाग, 25,000 किराया', 'bhk', [2, 3]],
    [
      'Plots Ajmer Road\n166.66 gaj (30x50) 40 L\n222.22 gaj (40x50) 52 L',
      'areaPlotSqft',
      [1500, 2000],
    ],
    ['2bhk Hinjewadi 690 carpet 71 L, tower of 22 floors', 'totalFloors', [22]],
  ],
  'a last paragraph of names is who sent the message': [
    [
      '2bhk Wakad 22k rent\n3bhk Baner 35k rent\n\nIrfan Shaikh\nGodown Point\n98220 11223',
      'propertyType',
      [undefined, undefined],
    ],
  ],
}

describe('what is said of the homes of a list', () => {
  for (const [rule, cases] of Object.entries(rules)) {
    test(rule, () => {
      for (const [text, field, values] of cases)
        assert.deepEqual(valuesOf(text, field), values, `${field}: ${text}`)
    })
  }
})
