import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { corpusDay } from '../corpus/score-messages.ts'
import { valuesOf } from '../corpus/values-of.ts'

type Case = readonly [text: string, field: string, value: unknown]

const sale = '2bhk Baner 950 sqft 82 L'
const rent = '2bhk Baner 950 sqft rent 28k'

const rules: Record<string, readonly Case[]> = {
  'a home that is let and free now is available from the day of the message': [
    [`${rent}, available immediately`, 'availableFrom', corpusDay],
    [`${rent}. Vacant.`, 'availableFrom', corpusDay],
    [`${sale}. Possession immediate`, 'possession', 'ready'],
    [`${sale}. Dastavej ready`, 'possession', undefined],
  ],
  'half a month of rent is the brokerage': [
    [`${rent}. Brokerage half month`, 'brokerage', 'fifteen-days'],
    [`${rent}, half month brokerage`, 'brokerage', 'fifteen-days'],
    ['2 बीएचके वाकड, किराया 22,000, दलाली आधा महीना', 'brokerage', 'fifteen-days'],
  ],
  'security that is money is no guard': [
    [`${rent}. Security deposit 2 months`, 'amenities', undefined],
    [`${rent}, 24 hours security`, 'amenities', 'Security'],
  ],
  'a road named after a bungalow is no villa, and a road on which a home is not has no width': [
    ['3 bhk Bodakdev Judges Bungalow Rd 42k rent', 'propertyType', undefined],
    ['3 bhk Bodakdev Judges Bungalow Rd 42k rent', 'price', 42_000],
    ['3bhk Indiranagar off 100 ft road rent 60k', 'roadWidthFt', undefined],
  ],
  'a name in bold is that of the building unless its words say something else': [
    ['Hinjewadi *Amber Crest* update\n2bhk 690 carpet 74 L', 'society', 'Amber Crest'],
    ['*Rental Options* Hinjewadi\n2bhk 690 carpet rent 24k', 'society', undefined],
    ['*Verma Realtors* Hinjewadi\n2bhk 690 carpet rent 24k', 'society', undefined],
  ],
  'who may rent': [
    ['1rk Sector 46 Gurgaon 14k rent, bachelor boys ok', 'tenants', ['gents', 'bachelors']],
    ['Mens hostel Adyar, 3 sharing AC 7,500', 'tenants', 'gents'],
    ['Mens hostel Adyar, 3 sharing AC 7,500', 'price', 7_500],
  ],
  'brand new is no year old': [[`${sale}, brand new`, 'ageYears', 0]],
}

describe('terms and names of a home', () => {
  for (const [rule, cases] of Object.entries(rules)) {
    test(rule, () => {
      for (const [text, field, value] of cases)
        assert.deepEqual(valuesOf(text, field), [value], `${field}: ${text}`)
    })
  }
})
