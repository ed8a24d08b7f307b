import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { valuesOf } from '../corpus/values-of.ts'

/** Words that deny a value, or speak of something else than the home, give it none. */

type Case = readonly [text: string, field: string, value: unknown]

const flat = '2bhk Wakad Pune 68 lakh'
const plot = 'Plot 200 gaj Kharar 45 lakh'
const shop = 'Restaurant space for rent Baner Pune 1850 sqft, rent 3.25 L'

const rules: Record<string, readonly Case[]> = {
  'what is denied is not offered': [
    [`${flat}, 2nd floor w/o lift`, 'amenities', undefined],
    [`${flat}, without lift`, 'amenities', undefined],
    [`${flat}, with lift`, 'amenities', 'Lift'],
    [`${plot}. No corner`, 'isCorner', undefined],
    [`${plot}, corner nahi hai`, 'isCorner', undefined],
    [`${plot}, corner`, 'isCorner', true],
    [`${flat}, sale deed (NOT leasehold)`, 'ownership', undefined],
    ['PG Wakad single room 9500, food not included', 'amenities', undefined],
  ],
  'what is said of another thing is none of the home': [
    [`${plot}, corner ones Rs 1550`, 'isCorner', undefined],
    [`${plot}, corner plot rate extra`, 'isCorner', undefined],
    [`${plot}, 2nd from main road corner`, 'isCorner', undefined],
    [`${shop}, goodwill for setup 45 lakh neg`, 'price', 325_000],
    [`${shop}, goodwill for setup 45 lakh neg`, 'isNegotiable', undefined],
    [`${shop}, interiors 2 yrs old`, 'ageYears', undefined],
    [`${shop}, 2 yrs old`, 'ageYears', 2],
    ['2bhk Wakad rent 32k, 1 lac dep neg', 'isNegotiable', undefined],
    ['2bhk Wakad rent 32k neg, 1 lac dep', 'isNegotiable', true],
    [`${flat}, docs ready`, 'possession', undefined],
    [`${flat}, partners both ready to sign`, 'possession', undefined],
    [`${flat}, ready`, 'possession', 'ready'],
    [`${flat}, ladke bhi chalenge`, 'tenants', undefined],
    ['Flat 1bhk Yari Road Mumbai, 48k, family / company lease', 'listingType', 'rent'],
    ['1bhk x 4 units Siruseri Chennai 27 lakhs, for rental income 11k', 'listingType', 'sell'],
    ['Office Salt Lake Kolkata 900 sqft, ₹6,800 /seat, dep 2 months', 'price', undefined],
    ['Office BKC 6400 sqft, rent 12 lakh, parking 1:1000', 'parkingSpaces', undefined],
    ['Office BKC, Building: Grade A, 6400 sqft, rent 12 lakh', 'society', undefined],
    ['Plot 1200 sqft Wakad 4500 psf\nCorner 250/sft extra', 'rate', 4_500],
    ['1rk HSR sec 2 rent 9k near BDA complex', 'approvals', undefined],
    ['1rk HSR sec 2 rent 9k, wifi ac no', 'amenities', undefined],
    ['1rk HSR sec 2 rent 9k, wifi ac no', 'features', 'Wifi ac no'],
    ['Villa Manapakkam rent 75k, sump 12000 ltr', 'price', 75_000],
    [`${flat}. Owner Delhi based`, 'city', 'Pune'],
  ],
  'a year, a rate for one and a term are what they are': [
    ['House Indore plot 2160 sqft, constructed 2004, 2.6 cr', 'areaBuiltUpSqft', undefined],
    ['House Indore plot 2160 sqft, constructed 2004, 2.6 cr', 'ageYears', 22],
    ['Farm land 3.4 acre Annur, 1 acre 85 lakh', 'rate', 8_500_000],
    ['Farm land 3.4 acre Annur, 1 acre 85 lakh', 'price', undefined],
    ['Office Baner rent 1 lakh, lock in 3 years, lease 5 years', 'agreementMonths', 60],
    ['House for lease 15 lakhs RT Nagar Bangalore 2bhk', 'price', 1_500_000],
  ],
}

for (const [rule, cases] of Object.entries(rules))
  describe(rule, () => {
    for (const [text, field, expected] of cases)
      test(`${text}: ${field}`, () => assert.deepEqual(valuesOf(text, field), [expected]))
  })
