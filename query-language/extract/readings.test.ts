import assert from 'node:assert/strict'
import { test } from 'node:test'
import { expectParses } from '#query-language/corpus/expect-parses.ts'
import { buildGazetteer } from '#query-language/gazetteer/gazetteer.ts'
import { parseQuery } from '#query-language/parse-query.ts'

expectParses({
  'walking distance from a place is the place, the distance from it is none': [
    ['2bhk walking distance from Baner', 'bhk 2; loc Baner'],
    ['2bhk short walk distance from Baner', 'bhk 2; loc Baner'],
    ['2bhk Powai, distance from Thane no issue', 'bhk 2; loc Powai'],
  ],
  'a builder who is refused is not asked for': [
    ['2bhk Pune not by Emaar', 'bhk 2; city Pune'],
    ['2bhk Gurgaon Emaar nahi', 'bhk 2; city Gurgaon'],
    ['2bhk Gurgaon no DLF', 'bhk 2; city Gurgaon'],
    ['2bhk Gurgaon by DLF', 'bhk 2; by DLF; city Gurgaon'],
  ],
  'a denial ends with its sentence': [
    ['2bhk Baner under construction no. Pool', 'bhk 2; has Swimming pool; loc Baner; ready'],
    ['2bhk Baner sublet no. Lift', 'bhk 2; has Lift; loc Baner'],
    ['2bhk Baner sublet no. Gym', 'bhk 2; has Gym; loc Baner'],
    ['2bhk Baner, ground floor no, lift', 'bhk 2; floor !0; has Lift; loc Baner'],
    ['2bhk Baner ground floor no', 'bhk 2; floor !0; loc Baner'],
    ['2bhk Baner not on\nground floor', 'bhk 2; floor !0; loc Baner'],
    ['flat in Sector no. 12 Noida', 'city Noida; loc Sector 12; type apartment'],
  ],
  'a floor that is not to be sent is refused': [
    ['2bhk Baner first floor ke basement na moklaavo', 'bhk 2; floor !-1; floor !1; loc Baner'],
    ['2bhk Baner ground floor pathvu naka', 'bhk 2; floor !0; loc Baner'],
    ['2bhk Baner ground floor kalisabedi', 'bhk 2; floor !0; loc Baner'],
  ],
  'who is only spoken of in a message offers no home': [
    [
      '2bhk on rent in Baner under 25k for a family of four from March, broker ok',
      'bhk 2; for family; loc Baner; max 25k; rent',
    ],
    [
      '2bhk on rent in Baner under 25k, our present owner is selling so we have to move',
      'bhk 2; loc Baner; max 25k; rent',
    ],
    ['owner 2bhk rent Baner', 'bhk 2; from owner; loc Baner; rent'],
  ],
  'a registry alone is the act of buying': [
    ['2bhk Baner 70 lakh with registry', 'bhk 2; loc Baner; max 70L'],
    ['2bhk Baner clear registry', 'approved Clear title; bhk 2; loc Baner'],
  ],
  'the sign of feet is no end of a quotation': [
    ["'2bhk Baner under 50'", 'bhk 2; loc Baner; max 50L'],
    ["shop Baner height under 50'", 'kind shop; loc Baner; type commercial'],
  ],
  'a figure before another unit is neither name nor price': [
    ['plot in Baner, 20+ ft road', 'loc Baner; type plot'],
  ],
  'what a budget stretches to is in its unit': [
    ['around 60k rent Bandra can stretch to 70', 'loc Bandra; max 70k; rent; ~60k'],
    ['2bhk Baner 80 lakh, can extend up to 90', 'bhk 2; loc Baner; max 90L'],
    ['2bhk Baner 80 lakh, can go to 10th floor', 'bhk 2; floor 10; loc Baner; max 80L'],
  ],
  'the side of a place is found in its misspellings': [
    ['2bhk bandra wast', 'bhk 2; loc Bandra West'],
    ['2bhk andheri eest', 'bhk 2; loc Andheri East'],
    ['2bhk malad vest', 'bhk 2; loc Malad West'],
  ],
  'words of Marathi and Gujarati': [
    ['baner la 2bhk shala javal', 'bhk 2; loc Baner; near school'],
    ['2bhk baner रुग्णालय जवळ', 'bhk 2; loc Baner; near hospital'],
    ['makan bhade joie che navrangpura', 'loc Navrangpura; rent; type apartment+house+villa'],
    ['makan kiraye pe chahiye jaipur', 'city Jaipur; rent; type house'],
  ],
  'a reach of two figures and a day of a month': [
    ['2bhk baner Hospital within 3-4 km', 'bhk 2; loc Baner; near hospital 4000m'],
  ],
})

const gazetteer = buildGazetteer([])

test('a number of rooms beside a home filters, another one only ranks', () => {
  const surely = (text: string) =>
    (parseQuery(text, gazetteer).slots.find(({ slot }) => slot === 'bhk')?.confidence ?? 0) >= 0.8
  for (const text of ['तीन कमरे का फ्लैट', '3 kamre ka flat', '2 room home', 'flat with 2 rooms'])
    assert.equal(surely(text), true, text)
  for (const text of ['2 room on rent baner', '2 rooms office'])
    assert.equal(surely(text), false, text)
})

test('possession by a day is possession by its month', () => {
  const { filter } = parseQuery('2bhk Baner possession by 1st Jan', gazetteer, '2026-11-30')
  assert.deepEqual(filter.possession, { by: '2027-01' })
})

test('a limit beside what is about replaces it', () => {
  const { filter } = parseQuery('around 60k rent Bandra can stretch to 70', gazetteer)
  assert.deepEqual(filter.budget, { max: 70_000 })
})
