import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { valuesOf } from './corpus/values-of.ts'

/** A message of several homes gives each of them, with what is said of all. */

type Case = readonly [text: string, field: string, values: readonly unknown[]]

const price = 'price'
const towns = 'NAGPUR\nBesa:\n- flat 2bhk 41 lakh\nManish Nagar:\n- flat 3bhk 66 lakh'
const hindi = '🔸 महानगर – 2 कमरे, 9,000 किराया\n🔸 अलीगंज – 3 बीएचके, 17,000 किराया'
const hostel = 'Boys PG Karol Bagh\nDouble sharing 8,500\nTriple sharing 7,000'
const ofKinds = '2BHK 1050 CARPET 62L,3BHK 1480 CARPET 94L,SHOP 240 CARPET 48L, NIBM Road'
const alsoShop = 'plot sec 9 Bahadurgarh 150 gaj 60L, also 1 booth sec 6 28 gaj 65L'
const byFloor = '2bhk flats Kondapur. 12th floor 1250 sft 95 L, 15th floor 1300 sft 1.02 Cr'
const named =
  'Rentals\n🏢 Lodha Splendora\n1BHK – 22K\n2BHK – 31K\n🏢 Lake Homes\n2BHK – 48K\n3BHK – 75K'
const numberedPlots = 'Plot 1 : 100 gaj, 55 L\nPlot 2 : 167 gaj, 98 L\nFlat 2bhk Jagatpura 32 L'
const crores = [57_500_000, 41_000_000]
const keyed =
  'Location - Sector 45 Gurgaon\nSize - 250 sq yd\nPrice - 6.5 cr\n' +
  'Location - Sector 57 Gurgaon\nSize - 300 sq yd\nPrice - 8 cr'

const rules: Record<string, readonly Case[]> = {
  'rows in the scripts of India are read like others': [
    [
      '১) ২ বিএইচকে ফ্ল্যাট, রাজারহাট, ৪৫ লাখ\n২) ৩ বিএইচকে ফ্ল্যাট, নিউটাউন, ৭০ লাখ',
      price,
      [4_500_000, 7_000_000],
    ],
    [hindi, price, [9_000, 17_000]],
  ],
  'floors of one building and beds of one hostel each have their price': [
    [
      'Builder floors Saket, 200 gaj, 3bhk\n\nGF - 3.1 cr\nFF - 3.4 cr\nTF with roof - 3.6 cr',
      price,
      [31_000_000, 34_000_000, 36_000_000],
    ],
    [hostel, price, [8_500, 7_000]],
    [hostel, 'tenants', ['gents', 'gents']],
  ],
  'plots of several sizes at one rate, or with a price each, are several': [
    ['Plots Wagholi 1500 sqft & 2100 sqft, rate 2,900/sqft', 'rate', [2_900, 2_900]],
    ['Plots Wagholi 1500 sqft & 2100 sqft, rate 2,900/sqft', 'areaPlotSqft', [1_500, 2_100]],
    ['2 plots Wagholi: 1500 sqft 31L & 2100 sqft 42L, both east', price, [3_100_000, 4_200_000]],
    [byFloor, 'floor', [12, 15]],
  ],
  'a home behind a comma, and of another kind, is one': [
    [ofKinds, 'bhk', [2, 3, undefined]],
    ['3bhk DLF Phase 2, 2.8 cr & 4bhk DLF Phase 4, 4.5 cr', price, [28_000_000, 45_000_000]],
    [alsoShop, price, [6_000_000, 6_500_000]],
    ['2bhk Whitefield 1150 sqft 85L\nVilla 2400 sqft 2.8cr', price, [8_500_000, 28_000_000]],
    ['KOTHI: Noida, 5 bhk 8.4 cr\nPLOT: Noida, 450 gaj 7 cr', price, [84_000_000, 70_000_000]],
    [
      '*Sector 70 Mohali*\nKothi 10 marla, 1.9 cr\n*Sector 80 Mohali*\nPlot 8 marla 95 lac',
      'locality',
      ['Sector 70', 'Sector 80'],
    ],
    ['2bhk Wakad 80L, plot area 1200 sqft, clubhouse', price, [8_000_000]],
  ],
  'a table may be framed, and labels may repeat': [
    [
      'Villas Tellapur\n| Type | Plot | BUA | Price |\n| A | 200 yds | 3100 sft | 3.45 Cr |\n' +
        '| B | 250 yds | 3650 sft | 3.95 Cr |',
      'areaBuiltUpSqft',
      [3_100, 3_650],
    ],
    [keyed, price, [65_000_000, 80_000_000]],
    [keyed, 'locality', ['Sector 45', 'Sector 57']],
  ],
  'what is said of some is said of none': [
    [
      '1) Godown Bhiwandi 9000 sqft rent 1.2 lac\n2) Plot Taloja 4000 sqm 5 cr\n' +
        'Lease for A & B, deposit 4 months',
      'depositMonths',
      [undefined, undefined],
    ],
  ],
  'a town above the places of its homes applies to all': [
    [towns, 'city', ['Nagpur', 'Nagpur']],
    [towns, 'locality', ['Besa', 'Manish Nagar']],
  ],
  'a name above several homes, a number behind a kind and "another" begin homes': [
    [named, price, [22_000, 31_000, 48_000, 75_000]],
    [numberedPlots, price, [5_500_000, 9_800_000, 3_200_000]],
    ['House Rohini, 60 gaj, 2.5 cr\nFloor Rohini 100 gaj 3bhk 1.6 cr', price, [25e6, 16e6]],
    ['3bhk kothi Panchkula 10 marla 3.1 cr\nik hor: 1 kanal kothi 6.5 cr', price, [31e6, 65e6]],
    ['PG SG Palya\nSingle 14k, double 9k, triple 7.5k. Food incl', price, [14e3, 9e3, 7_500]],
    ['Need to rent out 2 flats in Hebbal. 2BHK 30k, 3BHK 45k', price, [30_000, 45_000]],
  ],
  'a home of a line takes its place from its own sentence': [
    ['Flat 1: Seawoods, 2bhk, 1.6cr. Flat 2: Nerul, 1bhk, 75L.', 'locality', ['Seawoods', 'Nerul']],
    [
      'Rent at Peelamedu, 2bhk 14k, and another at Ganapathy, 1bhk 8k',
      'locality',
      ['Peelamedu', 'Ganapathy'],
    ],
    [
      'Noida Ext: 2bhk 45L, 3bhk 62L; Crossing Republik: 2bhk 38L, 3bhk 52L',
      'locality',
      ['Greater Noida West', 'Greater Noida West', 'Crossings Republik', 'Crossings Republik'],
    ],
    ['Sarjapur Road plots 1200 sqft 54L, 1500 sqft 67L', 'areaPlotSqft', [1_200, 1_500]],
  ],
  'a scale that is said of all is that of each bare price': [
    ['DLF Phase 2, rates in Cr\nN block 2nd floor 4bhk - 5.75\nL block 3bhk - 4.10', price, crores],
    ['Wakad 2bhk 950 sft 72\nBaner 3bhk 1400 sft 135\nAll prices in lakhs', price, [72e5, 135e5]],
    ['Wakad 2bhk 950 sft 72\nBaner 3bhk 1400 sft 135', price, [undefined]],
  ],
  'one home that is described is offered without a price, and a question offers none': [
    ['3bhk for sale Lodha Amara Thane, 12th floor, park facing, price on call', 'floor', [12]],
    ['Who has 2bhk for rent in Baner, furnished?', 'bhk', []],
    ['My 3bhk for rent at Baner is given to a family', 'bhk', []],
  ],
}

describe('several homes', () => {
  for (const [rule, cases] of Object.entries(rules)) {
    test(rule, () => {
      for (const [text, field, values] of cases)
        assert.deepEqual(valuesOf(text, field), values, `${field}: ${text}`)
    })
  }
})
