import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { toShorthand } from '#query-language/corpus/shorthand.ts'
import { buildGazetteer } from '#query-language/gazetteer/gazetteer.ts'
import { writeQuery } from '#query-language/model/describe-filter.ts'
import { parseQuery } from '#query-language/parse-query.ts'

const gazetteer = buildGazetteer([])
const today = '2026-11-18'
const read = (text: string, day: string | undefined = today) =>
  toShorthand(parseQuery(text, gazetteer, day).slots).join('; ')

const cases: Record<string, Record<string, string>> = {
  'a day from which a home is needed': {
    '2bhk rent Wakad from 1st January': 'bhk 2; loc Wakad; move-in 2027-01-01; rent',
    '2bhk rent Wakad 20 tarikh se': 'bhk 2; loc Wakad; move-in 2026-11-20; rent',
    'pg Wakad from 5th': 'loc Wakad; move-in 2026-12-05; pg',
    '2bhk rent Wakad, shifting in mid December': 'bhk 2; loc Wakad; move-in 2026-12-15; rent',
    '2bhk rent Wakad by month end': 'bhk 2; loc Wakad; move-in 2026-11-30; rent',
    '2bhk rent Wakad from next month': 'bhk 2; loc Wakad; move-in 2026-12-01; rent',
    '2bhk rent Wakad, need within 10 days': 'bhk 2; loc Wakad; move-in 2026-11-28; rent',
    '2bhk rent Wakad agle mahine ki 5 tarikh se': 'bhk 2; loc Wakad; move-in 2026-12-05; rent',
    '2bhk rent Wakad from 15/12/2026': 'bhk 2; loc Wakad; move-in 2026-12-15; rent',
    '2bhk rent Wakad naye saal se': 'bhk 2; loc Wakad; move-in 2027-01-01; rent',
    'वाकड में 2 बीएचके किराए पर, पहली तारीख से': 'bhk 2; loc Wakad; move-in 2026-12-01; rent',
    'वाकडमध्ये २ बीएचके भाड्याने, १ जानेवारीपासून': 'bhk 2; loc Wakad; move-in 2027-01-01; rent',
    '2bhk Wakad vaadagai, january 1 mudhal': 'bhk 2; loc Wakad; move-in 2027-01-01; rent',
  },
  'a week of a month ends seven days later': {
    '2bhk rent Wakad, move in first week of April': 'bhk 2; loc Wakad; move-in 2027-04-07; rent',
    '2bhk rent Wakad, April ke dusre hafte me shift': 'bhk 2; loc Wakad; move-in 2027-04-14; rent',
  },
  'immediately is today for who rents, and ready for who buys': {
    '2bhk rent Wakad immediately': 'bhk 2; loc Wakad; move-in now; rent',
    'pg Wakad turant': 'loc Wakad; move-in now; pg',
    '2bhk Wakad 90 lakh immediate possession': 'bhk 2; loc Wakad; max 90L; ready',
  },
  'who buys takes possession': {
    'buy 2bhk Wakad, shifting by March': 'bhk 2; buy; by 2027-03; loc Wakad',
    'buy 2bhk Wakad, possession by March': 'bhk 2; buy; by 2027-03; loc Wakad',
  },
  'a day of something else is none': {
    '2bhk rent Wakad, joining 5 January': 'bhk 2; loc Wakad; rent',
    '2bhk rent Wakad, can visit on 21 November': 'bhk 2; loc Wakad; rent',
    '2bhk rent Wakad from 2nd floor': 'bhk 2; floor 2+; loc Wakad; rent',
    '3bhk rent Wakad on 5th to 10th floor': 'bhk 3; floor 5-10; loc Wakad; rent',
  },
}

for (const [rule, examples] of Object.entries(cases)) {
  describe(rule, () => {
    for (const [text, expected] of Object.entries(examples))
      test(text, () => assert.equal(read(text), expected))
  })
}

test('without today no day is read, and its words stay out of the rest', () => {
  const { slots, unmatched } = parseQuery('2bhk rent Wakad from 1st January', gazetteer)
  assert.deepEqual([toShorthand(slots).join('; '), unmatched], ['bhk 2; loc Wakad; rent', []])
})

test('the sentence of a search with a day, parkings, a road and rooms reads back', () => {
  for (const text of [
    '2bhk rent Wakad from 1st January, 2 car parks',
    'pg Wakad immediately, single or double sharing',
    'plot Wakad 30 ft road',
  ]) {
    const { filter } = parseQuery(text, gazetteer, today)
    assert.deepEqual(parseQuery(writeQuery(filter), gazetteer, today).filter, filter, text)
  }
})
