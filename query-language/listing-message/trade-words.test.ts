import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { valuesOf } from './corpus/values-of.ts'

/** Words of the trade mean what brokers mean by them, and no more. */

type Case = readonly [text: string, field: string, values: readonly unknown[]]

const none = [undefined]
const board = 'Lease + rent board\nLEASE\n1) BTM 1bhk 11L\n2) HSR 2bhk 28L\nRENT\n3) HSR 2bhk 42k'
const signed = '• 1bhk Powai 62k\n• 2bhk Powai 75k\n\nReena Pathak - Lakeview Rentals 98190 00322'

const rules: Record<string, readonly Case[]> = {
  'letters name floors where the message does, and furniture elsewhere': [
    ['Builder floor Saket 200 gaj\nGF 3bhk 3.1 cr\nFF 3bhk 3.4 cr', 'floor', [0, 1]],
    [
      'Builder floor Saket 200 gaj\nGF 3bhk 3.1 cr\nFF 3bhk 3.4 cr',
      'furnished',
      [undefined, undefined],
    ],
    ['Shop 450 sqft super, FF, Sector 65 Gurugram, 65 lakh', 'floor', [1]],
    ['2bhk Wakad FF 28k rent', 'furnished', ['fully-furnished']],
    ['Shop GF + FF 900 sqft Vashi rent 2 lakh', 'floor', ['?']],
    ['3bhk Saket GF, basement attached, rent 2.75L', 'floor', [0]],
  ],
  'marks of the trade and tonnes are no landmark and no bathroom': [
    ['Shed 9500 sqft Chakan, 12 m ht, crane 5T, 8.9 cr', 'landmark', none],
    ['Shed 9500 sqft Chakan, 12 m ht, crane 5T, 8.9 cr', 'bathrooms', none],
    ['Plot 150 gaj Bahadurgarh 12mtr rd 63 lakh', 'landmark', none],
    ['3BHK 2T Zirakpur 62 lakh', 'bathrooms', [2]],
  ],
  'a view, an extra and what is lacking is no amenity': [
    ['1bhk Siolim pool view 92L', 'amenities', none],
    ['Single room PG Karol Bagh 14,000, AC extra on meter', 'amenities', none],
    ['வேளச்சேரி 2bhk லிஃப்ட் இல்ல வாடகை 19k', 'amenities', none],
  ],
  'who sent a message says nothing of the home': [
    [signed, 'amenities', [undefined, undefined]],
    ['Girls PG Karol Bagh\n9,500 per bed\nCall Pooja mam 70420 00355', 'poojaRoom', none],
  ],
  'beds of a hostel, furniture and a transfer are counted for what they are': [
    ['Girls PG Karol Bagh, only 2 beds left, 9,500 per bed', 'bhk', none],
    ['3bhk on rent Vesu Surat, rent 32k, 30 lakh furniture done', 'price', [32_000]],
    ['1bhk Nerul CIDCO transfer done, 95L', 'approvals', none],
    ['Villas Kompally, 4bhk 3100 sft 3.4 cr, clubhouse 18000 sft', 'area', [3_100]],
  ],
  'a unit beside an amount makes it a rate, and no price': [
    ['Plot Sector 44 Noida 450 gaj, rate 3.1 lac per mtr', 'price', none],
    ['Plot Sector 44 Noida 450 gaj, rate 3.1 lac per mtr', 'rateUnit', ['sqmt']],
    ['Plot 620 m² Moira, ₹28,000/m²', 'rate', [28_000]],
    ['Plot Ayyanthole 10 cent, per cent 9 lakh', 'price', none],
  ],
  'a direction alone between commas is a facing, and none of a place': [
    ['Yendada 3BHK, 1820 sft, NE, 12th floor, 1.55 Cr', 'facing', ['north-east']],
    ['Plot Kommadi 240 sq yds, East, 80 lakh', 'facing', ['east']],
    ['2bhk Andheri, East, 1.9 cr', 'facing', none],
    ['2bhk Wakad, near East Street, rent 25k', 'facing', none],
  ],
  'roads and brokerage are shortened': [
    ['Plot 150 gaj Bahadurgarh, 40 ft rd, 63 lakh', 'roadWidthFt', [40]],
    ['Plot 150 gaj Bahadurgarh, 12 mtr rd, 63 lakh', 'roadWidthFt', [39.4]],
    ['2bhk Wakad rent 25k, BKG 15 DAYS', 'brokerage', ['fifteen-days']],
    ['2bhk Wakad rent 25k, bro 1 month', 'brokerage', ['one-month']],
  ],
  'land is measured in its units, and a house stands on it': [
    ['Kothi Sector 8 Chandigarh 2 kanal 36 cr', 'areaPlotSqft', [10_890]],
    ['Villa Mansarovar 100 gaj 3bhk 85 lac', 'areaPlotSqft', [900]],
    ['3bhk flat Sector 45 Gurgaon 250 sq yd 1.9 cr', 'areaPlotSqft', none],
    ['Vesu 3bhk ૧૯૦૦ ફૂટ સુપર 1.1 cr', 'areaSuperBuiltUpSqft', [1_900]],
  ],
  'the nearest heading gives the deal, and a town gives way to its parts': [
    [board, 'listingType', ['lease', 'lease', 'rent']],
    ['South Delhi\nDefence Colony 3bhk rent 2.75L', 'locality', ['Defence Colony']],
    ['Besa 2bhk same scheme 940 sqft 39 lac', 'locality', ['Besa']],
    ['Villa Neelankarai rent 1.9L, 10 months advance (Chennai style)', 'city', none],
    ['Wanted for my buyer: 25 acre land Devanahalli, 1.8cr per acre', 'price', ['requirement']],
  ],
}

describe('words of the trade', () => {
  for (const [rule, cases] of Object.entries(rules)) {
    test(rule, () => {
      for (const [text, field, values] of cases)
        assert.deepEqual(valuesOf(text, field), values, `${field}: ${text}`)
    })
  }
})
