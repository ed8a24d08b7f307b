import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buildGazetteer } from '#query-language/gazetteer/gazetteer.ts'
import { parseQuery } from '#query-language/parse-query.ts'

const gazetteer = buildGazetteer([])
const by = (text: string, today?: string) =>
  parseQuery(text, gazetteer, today).filter.possession?.by

test('a relative possession date is counted from the date of the query', () => {
  const today = '2026-11-23'
  const asked = {
    'possession within 6 months 3bhk kharadi': '2027-05',
    '2 saal mein possession wala flat': '2028-11',
    'villa ready in 3 months': '2027-02',
    'possession by march 3bhk kharadi': '2027-03',
    // Of 2026 it has passed.
    'delivery before diwali, baner': '2027-10',
    'holi tak kabza, baner': '2027-03',
    'गुढीपाडव्यापर्यंत ताबा, बाणेर': '2027-04',
    'possession by christmas': '2026-12',
    'possession by diwali 2028': '2028-11',
    'handover by may 2bhk': '2027-05',
    '2bhk possession next year': '2027-12',
    'possession this year': '2026-12',
    'possession next month': '2026-12',
    'possession by dec 2027': '2027-12',
  }
  for (const [text, month] of Object.entries(asked)) assert.equal(by(text, today), month, text)
})

test('without the date of the query only absolute possession dates are parsed', () => {
  assert.equal(by('possession within 6 months'), undefined)
  assert.equal(by('possession by march'), undefined)
  assert.equal(by('possession by march 2027'), '2027-03')
  assert.equal(by('2028 december tak possession'), '2028-12')
  assert.equal(by('2028 జూన్‌కి possession'), '2028-06')
})

test('an age, a rent, a lease or the verb "may" is not a possession date', () => {
  for (const text of [
    'flat 6 months old',
    '2bhk rent 20k per month, 11 months agreement',
    'ready to move in 2 months hsr',
    'possession may be late',
    '5 years lease office',
  ]) {
    assert.equal(by(text, '2026-11-23'), undefined, text)
  }
})
