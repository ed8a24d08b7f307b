import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { expectParses } from '#query-language/corpus/expect-parses.ts'
import { toShorthand } from '#query-language/corpus/shorthand.ts'
import { buildGazetteer, type GazetteerRow } from '#query-language/gazetteer/gazetteer.ts'
import { parseQuery } from '#query-language/parse-query.ts'

const localities = {
  Aurangabad: ['Vivekananda Bagh'],
  Patna: ['Vivekananda Bagh', 'Patel Puram', 'Tilak Chowk'],
  Kolhapur: ['Shivaji Peth'],
  Solapur: ['Shivaji Peth', 'Tilak Chowk'],
  Jodhpur: ['Patel Puram'],
  Nashik: ['Tilak Chowk'],
}
const rows: GazetteerRow[] = Object.entries(localities).flatMap(([city, names]) => [
  { id: city, name: city, kind: 'city' },
  ...names.map((name): GazetteerRow => {
    return { id: `${city}/${name}`, name, kind: 'area', parentId: city }
  }),
])
const gazetteer = buildGazetteer(rows)

describe('the city of the work, where the locality lies there', () => {
  const examples: [text: string, expected: string][] = [
    [
      'Nashik me abhi 2bhk flat me hain, company ne Aurangabad plant bhej diya, saath me saasu ' +
        'maa bhi aayengi. Vivekananda Bagh me 3bhk house rent pe chahiye',
      'bhk 3; city Aurangabad; loc Vivekananda Bagh; rent; type house',
    ],
    [
      'Abhi Lucknow me 1bhk me reh rahe hain, bank ne Kolhapur branch me bheja hai, Shivaji Peth ' +
        'me flat chahiye',
      'city Kolhapur; loc Shivaji Peth; type apartment',
    ],
    [
      'Sadhya Nagpur madhe rahato, company ne Solapur la badli keli. Tilak Chowk madhe 2bhk pahije',
      'bhk 2; city Solapur; loc Tilak Chowk',
    ],
    [
      'My son got admission in Kota, we are in Bikaner. 1bhk in Patel Puram Jodhpur',
      'bhk 1; city Jodhpur; loc Patel Puram',
    ],
    // The locality is in the city of the wish too.
    [
      'Company ne Patna bheja tha, abhi wapas. Nashik me 2bhk chahiye, Tilak Chowk me',
      'bhk 2; city Nashik; loc Tilak Chowk',
    ],
  ]
  for (const [text, expected] of examples)
    test(text, () => {
      assert.equal(toShorthand(parseQuery(text, gazetteer).slots).join('; '), expected)
    })
})

expectParses({
  'no name crosses a sentence': [
    [
      'Hum do log hain aur bachche. Panchsheel Nagar me 2bhk chahiye Patna',
      'bhk 2; city Patna; loc Panchsheel Nagar',
    ],
    [
      'Looking for a flat for grandparents! Kamdhenu Colony, Bhopal',
      'city Bhopal; loc Kamdhenu Colony; type apartment',
    ],
    ['मम्मी भी आएंगी। पंचशील नगर पटना में घर चाहिए', 'city Patna; loc Panchsheel Nagar'],
    [
      'Amma kooda varuvanga. Kamadhenu Nagar Madurai la 2bhk venum',
      'bhk 2; city Madurai; loc Kamadhenu Nagar',
    ],
    ['Sab log vegetarian hai! Sundar Vihar me ghar Ranchi', 'city Ranchi; loc Sundar Vihar'],
    // A stop behind an initial ends no sentence.
    ['2bhk J. P. Nagar bangalore', 'bhk 2; city Bengaluru; loc JP Nagar'],
  ],
  'a town that is a locality of the city named, and words for a town': [
    [
      'ground floor shop Vaishali Nagar or Chitrakoot, Jaipur',
      'city Jaipur; floor 0; kind shop; loc Chitrakoot; loc Vaishali Nagar; type commercial',
    ],
    ['flat in Chitrakoot or Satna', 'city Chitrakoot; city Satna; type apartment'],
    ['tricity me 3bhk chahiye', 'bhk 3; city Chandigarh'],
    ['palakkad townil 2bhk veedu', 'bhk 2; city Palakkad'],
    ['Guntur townlo shop kavali', 'city Guntur; kind shop; type commercial'],
  ],
})
