import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { toShorthand } from '#query-language/corpus/shorthand.ts'
import { buildGazetteer } from '#query-language/gazetteer/gazetteer.ts'
import { parseQuery } from '#query-language/parse-query.ts'

const gazetteer = buildGazetteer([])

/** Each query with what is searched and what is offered as the second choice. */
const examples: readonly (readonly [query: string, first: string, second: string])[] = [
  [
    'We wish to purchase a two-bedroom apartment in Kothrud around 1200 sq ft; a ' +
      'row house in Aundh could also be considered.',
    'area 1200; bhk 2; buy; loc Kothrud; type apartment',
    'kind row house; loc Aundh; type house',
  ],
  [
    'We intend to buy an office in Baner for up to 1.8 crore. If nothing is ' +
      'available, a showroom on Baner Road might work.',
    'buy; loc Baner; max 1.8cr; type office',
    'kind showroom; loc Baner Road; type commercial',
  ],
  [
    "We wish to buy an independent house in Kharadi under 49 lakh. If it can't be " +
      'found, a duplex in Wagholi up to 55 lakh will do.',
    'buy; loc Kharadi; max 49L; type house',
    'kind duplex; loc Wagholi; max 55L; type house',
  ],
  [
    'Unfurnished 3 BHK apartment in Aundh, 88-94 lakh. Semi-furnished in Baner also works.',
    '88L-94L; bhk 3; loc Aundh; type apartment; unfurnished',
    'loc Baner; semi-furnished',
  ],
  [
    'Looking to rent an industrial property in Chakan at 25,000 to 31,000 monthly. ' +
      'A commercial hall is acceptable too.',
    '25k-31k; loc Chakan; rent; type industrial',
    'type commercial',
  ],
  [
    '2bhk flat in Baner for rent 25k. Failing that, a 1bhk in Aundh.',
    'bhk 2; loc Baner; max 25k; rent; type apartment',
    'bhk 1; loc Aundh',
  ],
  [
    'I want a villa in Wakad for 2 crore. A penthouse in Baner would also do.',
    'loc Wakad; max 2cr; type villa',
    'kind penthouse; loc Baner; type apartment',
  ],
  [
    '3bhk in Kharadi under 1 cr; we could also look at Wagholi.',
    'bhk 3; loc Kharadi; max 1cr',
    'loc Wagholi',
  ],
  [
    '3bhk in Kharadi under 1 cr. Wagholi can be considered too.',
    'bhk 3; loc Kharadi; max 1cr',
    'loc Wagholi',
  ],
  [
    '2bhk in Kothrud under 90 lakh. Should that not be possible, Karve Nagar is fine.',
    'bhk 2; loc Kothrud; max 90L',
    'loc Karve Nagar',
  ],
  [
    'Need a plot in Nashik up to 30 lakh. If there is none, a farm house in ' +
      'Igatpuri would be okay.',
    'city Nashik; max 30L; type plot',
    'city Igatpuri; kind farm house; type villa',
  ],
  [
    'Our first wish is a 3 BHK flat in Aundh for 1.2 crore. As an alternative, a ' +
      'row house in Pashan at the same price.',
    'bhk 3; loc Aundh; max 1.2cr; type apartment',
    'kind row house; loc Pashan; type house',
  ],
  [
    "We need a shop in Kothrud, 40k rent. In case you don't have one, a showroom " +
      'in Warje will also do.',
    'kind shop; loc Kothrud; max 40k; rent; type commercial',
    'kind showroom; loc Warje; type commercial',
  ],
  [
    '2 bhk in Baner. If you have nothing there, Balewadi could work.',
    'bhk 2; loc Baner',
    'loc Balewadi',
  ],
  [
    'If Baner is out of budget then Wakad would also do. 2bhk 30k rent Baner.',
    'bhk 2; loc Baner; max 30k; rent',
    'loc Wakad',
  ],
  [
    'Buying a warehouse in Chakan, 3 crore; open to a factory shed in Bhosari as well.',
    'buy; kind warehouse; loc Chakan; max 3cr; type industrial',
    'loc Bhosari; type industrial',
  ],
  [
    'office baner me 50k kiraye pe, na mile to shop bhi chalegi',
    'loc Baner; max 50k; rent; type office',
    'kind shop; type commercial',
  ],
  [
    'wakad ya baner 2bhk rent 25k. na mile to hinjewadi bhi theek hai',
    'bhk 2; loc Baner; loc Wakad; max 25k; rent',
    'loc Hinjewadi',
  ],
  ['satellite ma 2bhk joie, na male to bopal ma pan chalse', 'bhk 2; loc Satellite', 'loc Bopal'],
  ['2bhk Baner, ground floor will not do', 'bhk 2; floor !0; loc Baner', ''],
  [
    'Need 2bhk flat for rent 25k. Baner or Wakad is fine',
    'bhk 2; loc Baner; loc Wakad; max 25k; rent; type apartment',
    '',
  ],
  [
    'Office to rent in Aundh up to 60k. If none can be had there, Baner is acceptable too.',
    'loc Aundh; max 60k; rent; type office',
    'loc Baner',
  ],
  ['2bhk Baner ya Wakad bhi chalega', 'bhk 2; loc Baner; loc Wakad', ''],
]

describe('a second choice in a statement of its own', () => {
  for (const [query, first, second] of examples) {
    test(query, () => {
      const { slots } = parseQuery(query, gazetteer)
      const said = [false, true].map((isElse) =>
        toShorthand(slots.filter((slot) => (slot.isElse === true) === isElse)).join('; '),
      )
      assert.deepEqual(said, [first, second])
    })
  }
})
