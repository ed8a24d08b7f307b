import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { valuesOf } from './corpus/values-of.ts'

/** Details of a home are read in the words in which groups write them. */

type Case = readonly [text: string, field: string, values: readonly unknown[]]

const none = [undefined]
const floors =
  'Independent floors Sector 79 Mohali\nGround 3BHK 1.15cr\nFirst 3BHK 98 lac\nSecond 3BHK 1.05cr'
const rents = '2bhk Bopal rent 14k, 2 rent deposit, 1 rent brokerage'

const rules: Record<string, readonly Case[]> = {
  'parking is counted with the words for whose and what it is': [
    ['3bhk Gurgaon rent 90k, 2 reserved car parks', 'parkingSpaces', [2]],
    ['3bhk Ranip 72 lakh, 1 allotted parking', 'parkingSpaces', [1]],
    ['2bhk Chembur 12th flr, 1 pkg – 2.05 Cr', 'parkingSpaces', [1]],
    ['3BR Bandra W 11.5cr 2 cp', 'parkingSpaces', [2]],
    ['2bhk Wakad rent 24k, 1 stilt car park', 'parkingCovered', [1]],
  ],
  'attached bathrooms are as many as the bedrooms where all have one': [
    ['Villa Assagao 4 bedrooms all en-suite 7 cr', 'bathrooms', [4]],
    ['Row house Indore 3 bedroom attached l/b, 63 lac', 'bathrooms', [3]],
    ['2bhk attached bathroom Wakad rent 20k', 'bathrooms', none],
    ['3bhk 2 bath all attached Wakad rent 20k', 'bathrooms', [2]],
    ['3BR 3WC Bandra W 11.5cr', 'bathrooms', [3]],
  ],
  'a deposit and a fee are counted in rents': [
    [rents, 'depositMonths', [2]],
    [rents, 'brokerage', ['one-month']],
    [rents, 'price', [14_000]],
    ['२ BHK भाडे, ૧૪,૦૦૦, ૨ ભાડા ડિપોઝીટ', 'depositMonths', [2]],
  ],
  'floors and storeys are read at the head of a line and behind their number': [
    [floors, 'floor', [0, 1, 2]],
    ['2bhk Perumbakkam 4flr of S+5 52 lakh', 'floor', [4]],
    ['2bhk Thane 612 cpt 1.09 cr, 34 storeys', 'totalFloors', [34]],
  ],
  'a name in quotes is that of the building, unless it is near or a remark': [
    ["1bhk Dombivli 42 lakh, bldg 'Om Residency'", 'society', ['Om Residency']],
    ["3bhk Thane 1.2 cr, 'only serious buyers'", 'society', none],
    ["2bhk Vasai near 'D Mart' 65L", 'society', none],
    ["2bhk Vasai 65L Nilesh 90048 55210 'Om Sai'", 'society', none],
  ],
  'the number of a project stands behind the name of its register': [
    ['2bhk Perumbakkam 52 lakh RERA TN/35/Bldg/0217/2024', 'reraNumber', ['TN/35/BLDG/0217/2024']],
    ['Row house Nipania RERA approved (P-IND-19-2304) 63 lac', 'reraNumber', ['P-IND-19-2304']],
    ['Plots Shadnagar 165 sqyd 14500 per sqyd RERA P02100006318', 'reraNumber', ['P02100006318']],
    ['3bhk Thane 2 cr, RERA agent A51700012498', 'reraNumber', none],
  ],
  'a day with "from" before or behind it is when a home is free': [
    ['2bhk Baner rent 31k, 15 June se khali', 'availableFrom', ['2027-06-15']],
    ['4bhk Gurugram rent 1.45 lakh w.e.f. 1st July', 'availableFrom', ['2027-07-01']],
  ],
  'a fixed price, papers and what the rent holds are read in other words': [
    ['2bhk Vasai 65L no bargain', 'isNegotiable', [false]],
    ['3bhk Malviya Nagar 3.4 cr, baaki baat table pe', 'isNegotiable', [true]],
    ['2bhk Thane 1.2 cr OC in hand', 'ocReceived', [true]],
    ['2bhk Thane 1.2 cr OC in March 28', 'ocReceived', none],
    ['2bhk Indirapuram किराये पे 19000 मेंटेनेंस साथ में', 'isMaintenanceIncluded', [true]],
    ['3bhk Patia rent 24,000, society charge 2,600', 'maintenance', [2_600]],
  ],
}

for (const [rule, cases] of Object.entries(rules)) {
  describe(rule, () => {
    for (const [text, field, values] of cases) {
      test(`${text} → ${field}`, () => assert.deepEqual(valuesOf(text, field), values))
    }
  })
}
