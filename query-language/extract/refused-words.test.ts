import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { toShorthand } from '#query-language/corpus/shorthand.ts'
import { buildGazetteer } from '#query-language/gazetteer/gazetteer.ts'
import { parseQuery } from '#query-language/parse-query.ts'

const gazetteer = buildGazetteer([])

/** Each query with its slots, what is shown as not searched for, and the words that rank. */
const examples: Record<
  string,
  readonly [query: string, slots: string, refused: string, ranking?: string][]
> = {
  'a part of a kind is refused, and the kind is not': [
    [
      'godown baner, asbestos shed nahi chalega',
      'kind warehouse; loc Baner; type industrial',
      'asbestos shed nahi chalega',
    ],
    [
      'plot nashik, no land under dispute or acquisition',
      'city Nashik; type plot',
      'no land under dispute or acquisition',
    ],
    [
      'LIG flat na dikhaye, baner 40 lakh',
      'loc Baner; max 40L; type apartment',
      'LIG flat na dikhaye',
    ],
    [
      '2bhk baner, tankers wala flat mat dikhana',
      'bhk 2; loc Baner; type apartment',
      'tankers wala flat mat dikhana',
    ],
    [
      "2bhk baner, don't want house near dumping yard",
      'bhk 2; loc Baner',
      "don't want house near dumping yard",
    ],
  ],
  'a kind that is not sought at all is refused as a whole': [
    ['plot baner, flats nahi chahiye', 'loc Baner; not apartment; type plot', ''],
    [
      'villa baner, no flats in towers',
      'loc Baner; not apartment; type villa',
      'no flats in towers',
    ],
  ],
  'what no slot can say is shown as not searched for': [
    ['2bhk baner no haunted stuff', 'bhk 2; loc Baner', 'no haunted stuff'],
    ['2bhk baner, koi jhanjhat na ho', 'bhk 2; loc Baner', 'koi jhanjhat na ho'],
    ['badbudar wali gali nahi, baner 2bhk', 'bhk 2; loc Baner', 'badbudar wali gali nahi'],
    [
      '2bhk baner, shared toilet not acceptable',
      'bhk 2; loc Baner',
      'shared toilet not acceptable',
    ],
    ['baner 2bhk pahije, gachchi chalnar nahi', 'bhk 2; loc Baner', 'gachchi chalnar nahi'],
    ['velachery 2bhk venum, kuppai medu vendam', 'bhk 2; loc Velachery', 'kuppai medu vendam'],
    ['2bhk baner, kitchen must not be dingy', 'bhk 2; loc Baner', 'kitchen must not be dingy'],
    ['2 बीएचके बाणेर, धूल-धक्कड़ न हो', 'bhk 2; loc Baner', 'धूल-धक्कड़ न हो'],
  ],
  'what an unknown word or an approval describes is refused with it': [
    ['2bhk baner, no canteen food', 'bhk 2; loc Baner', 'no canteen food'],
    [
      'plot baner, panchayat approved land vendam',
      'loc Baner; type plot',
      'panchayat approved land vendam',
    ],
    ['2bhk baner, pet dogs ok nahi', 'bhk 2; loc Baner; not-for pets', ''],
    ['2bhk baner, who said gym? no gym at all', 'bhk 2; loc Baner; no Gym', '', 'said'],
  ],
  'a denial ends with its clause, a request and the next slot': [
    [
      'chhappar wala ghar nahi chahiye bungalow chahiye baner',
      'kind bungalow; loc Baner; type villa',
      'chhappar wala ghar nahi chahiye',
    ],
    ['2bhk baner no haunted stuff with lift', 'bhk 2; has Lift; loc Baner', 'no haunted stuff'],
    ['2bhk baner no haunted stuff 60 lakh', 'bhk 2; loc Baner; max 60L', 'no haunted stuff'],
    [
      'purple walls, no haunted stuff, 2bhk baner',
      'bhk 2; loc Baner',
      'no haunted stuff',
      'purple walls',
    ],
  ],
  'limits and what turns a denial round refuse nothing': [
    ['2bhk baner 60 lakh se zyada nahi', 'bhk 2; loc Baner; max 60L', ''],
    ['2bhk baner, no compromise on greenry', 'bhk 2; loc Baner', '', 'compromise greenry'],
  ],
  'what is unimportant ranks nothing': [
    [
      '2bhk baner, aquarium na ho to koi baat nahi',
      'bhk 2; loc Baner',
      'aquarium na ho to koi baat nahi',
    ],
    ['2bhk baner, aquarium is not a must', 'bhk 2; loc Baner', 'aquarium is not a must'],
    ['2bhk baner, aquarium hove na hove', 'bhk 2; loc Baner', 'aquarium hove na hove'],
    ['2bhk baner, aquarium aso va naso', 'bhk 2; loc Baner', 'aquarium aso va naso'],
  ],
  'who lives in the house offers nothing': [
    ['2bhk baner, makan malik saath na rahe', 'bhk 2; loc Baner', 'makan malik saath na rahe'],
    ['2bhk baner, no owner upstairs', 'bhk 2; loc Baner', 'no owner upstairs'],
    ['2bhk baner, no dogs barking', 'bhk 2; loc Baner', 'no dogs barking'],
    ['2bhk baner, no dogs', 'bhk 2; loc Baner; not-for pets', ''],
  ],
}

for (const [name, lines] of Object.entries(examples))
  describe(name, () => {
    for (const [query, slots, refused, ranking = ''] of lines)
      test(query, () => {
        const { slots: found, unmatched } = parseQuery(query, gazetteer)
        const textOf = (isUnsupported: boolean) =>
          unmatched
            .filter((one) => (one.isUnsupported ?? false) === isUnsupported)
            .map(({ text }) => text)
            .join(' ')
        assert.deepEqual(
          [toShorthand(found).join('; '), textOf(true), textOf(false)],
          [slots, refused, ranking],
        )
      })
  })
