import assert from 'node:assert/strict'
import { test } from 'node:test'
import { expectParses } from '#query-language/corpus/expect-parses.ts'
import { buildGazetteer } from '#query-language/gazetteer/gazetteer.ts'
import { parseQuery } from '#query-language/parse-query.ts'

expectParses({
  'a floor or a direction that is refused is excluded': [
    ['2bhk Baner 70 lakh, top floor will not do', 'bhk 2; floor !top; loc Baner; max 70L'],
    ['2bhk Baner, I would avoid the floor above 6th', 'bhk 2; floor ..6; loc Baner'],
    ['2bhk Baner, ground floor ko mat dikhana', 'bhk 2; floor !0; loc Baner'],
    ['2bhk Baner, south facing refuse', 'bhk 2; loc Baner; not-facing south'],
  ],
  'a denial is of its own sentence': [
    ['2bhk Baner or Aundh. Plz avoid Wakad', 'bhk 2; loc Aundh; loc Baner; not-loc Wakad'],
    ['2bhk Baner. Kindly avoid Wakad', 'bhk 2; loc Baner; not-loc Wakad'],
  ],
  'a kind that is not to be sent is excluded': [
    ['2bhk Baner, row houses please dont show', 'bhk 2; loc Baner; not row house'],
    ['villa Baner. Flats kindly do not send', 'loc Baner; not apartment; type villa'],
  ],
  'a place whose clause or the one behind it refuses it': [
    ['2bhk Baner. Wakad everyone suggests but no', 'bhk 2; loc Baner; not-loc Wakad'],
    ['2bhk Baner. Wakad traffic has killed me so not there', 'bhk 2; loc Baner; not-loc Wakad'],
    ['2bhk Baner, Wakad abhi developing hai wahan nahi', 'bhk 2; loc Baner; not-loc Wakad'],
    [
      '2bhk Kharghar sector 12, sector 35 side pani ki dikkat wahan nhi',
      'bhk 2; loc Kharghar Sector 12; not-loc Sector 35',
    ],
  ],
  'what a denial without a rule stands beside filters nothing': [
    ['2bhk Baner, gym and pool of no use to us', 'bhk 2; loc Baner'],
    ['2bhk Baner, gym ka kharcha nahi bharna', 'bhk 2; loc Baner'],
    ['2bhk Baner, resale will not be considered', 'bhk 2; loc Baner'],
    ['2bhk Dum Dum, sea view ella beda', 'bhk 2; loc Dum Dum'],
  ],
  'a denial of something else leaves what is asked for': [
    ['2bhk Baner, lift hona chahiye warna papa nahi aayenge', 'bhk 2; has Lift; loc Baner'],
    ['2bhk Baner gym not on highway', 'bhk 2; has Gym; loc Baner'],
    ['2bhk Baner, parking must, no compromise', 'bhk 2; has Covered parking; loc Baner'],
    ['2bhk Baner, parking ka jhagda na ho', 'bhk 2; has Covered parking; loc Baner'],
    ['2bhk Velachery illa Madipakkam', 'bhk 2; loc Madipakkam; loc Velachery'],
  ],
})

test('it is shown as not searched for, and the words of the denial rank nothing', () => {
  const { unmatched } = parseQuery('2bhk Baner, gym of no use to us', buildGazetteer([]))
  assert.deepEqual(
    unmatched.map(({ text, isUnsupported }) => [text, isUnsupported]),
    [['gym', true]],
  )
})
