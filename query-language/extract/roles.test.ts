import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { expectParses } from '#query-language/corpus/expect-parses.ts'
import { toShorthand } from '#query-language/corpus/shorthand.ts'
import { buildGazetteer } from '#query-language/gazetteer/gazetteer.ts'
import { writeQuery } from '#query-language/model/describe-filter.ts'
import { parseQuery } from '#query-language/parse-query.ts'

const gazetteer = buildGazetteer([])

expectParses({
  'a feature that somebody asks about is not asked for': [
    [
      '2bhk katpadi, ground floor hot hota hai kya? avoid top floor',
      'bhk 2; floor !top; loc Katpadi',
    ],
    ['2bhk wakad. is ground floor safe?', 'bhk 2; loc Wakad'],
    ['2bhk wakad, top floor kaisa rahega?', 'bhk 2; loc Wakad'],
    ['2bhk wakad parking hai kya?', 'bhk 2; has Covered parking; loc Wakad'],
    ['wakad me 2bhk ground floor milega kya?', 'bhk 2; floor 0; loc Wakad'],
  ],
  'what is not needed is neither wished nor excluded': [
    ['2bhk wakad no lift needed', 'bhk 2; loc Wakad'],
    ['2bhk wakad no parking required, gym', 'bhk 2; has Gym; loc Wakad'],
    ['2bhk wakad no lift', 'bhk 2; loc Wakad; no Lift'],
  ],
  'what a home earns makes no rental': [
    ['flat wakad 60-70 lakh, bas rent achha aana chahiye', '60L-70L; loc Wakad; type apartment'],
    ['invest in wakad, 60 lakh, should get good rent', 'buy; loc Wakad; max 60L'],
    ['wakad me 2bhk rent pe milega kya', 'bhk 2; loc Wakad; rent'],
    ['2bhk rent mile to batao wakad', 'bhk 2; loc Wakad; rent'],
  ],
  'a limit is no order, and the land of a house no plot': [
    ['2bhk wakad, possession latest by 15th March', 'bhk 2; loc Wakad'],
    ['2bhk wakad, no place above a shop', 'bhk 2; loc Wakad'],
    ['latest 2bhk wakad', 'bhk 2; loc Wakad; sort newest'],
    ['1200 sqft plot pe bana ghar wakad', 'area 1200; loc Wakad'],
  ],
  'a deal among the words around a home': [
    ['need to get a rental flat wakad', 'loc Wakad; rent; type apartment'],
    ['flat wakad rent, owner should allow commercial use', 'loc Wakad; rent; type apartment'],
  ],
  'an owner who lives elsewhere does not offer the home': [
    ['2bhk wakad owner same building me na ho', 'bhk 2; loc Wakad'],
    ['2bhk wakad, owner not in the same building', 'bhk 2; loc Wakad'],
    ['2bhk wakad from owner', 'bhk 2; from owner; loc Wakad'],
  ],
  'who somebody is not excludes no tenant': [
    ['2bhk wakad rent, bachelor nahi hai, family hai', 'bhk 2; for family; loc Wakad; rent'],
    ['2bhk wakad rent, no bachelors', 'bhk 2; loc Wakad; not-for bachelors; rent'],
  ],
  'a place that is refused, and all that are refused with it': [
    ['wakad nahi chahiye, baner 2bhk', 'bhk 2; loc Baner; not-loc Wakad'],
    ["2bhk pune don't show Wakad or Baner", 'bhk 2; city Pune; not-loc Baner; not-loc Wakad'],
    ['2bhk pune don’t show Wakad or Baner', 'bhk 2; city Pune; not-loc Baner; not-loc Wakad'],
  ],
  'days in which a home was listed, and days in which somebody moves': [
    ['2bhk wakad posted within 10 days', 'bhk 2; loc Wakad; posted 10'],
    ['2bhk wakad listed in 10 days', 'bhk 2; loc Wakad; posted 10'],
    ['2bhk wakad last 10 days', 'bhk 2; loc Wakad; posted 10'],
    ['2bhk wakad deal closes in 10 days', 'bhk 2; loc Wakad'],
    ['2bhk wakad shifting within 10 days', 'bhk 2; loc Wakad'],
  ],
  'the rooms beside a kitchen, of which one is the hall': [
    ['2 room kitchen house patna', 'bhk 1; city Patna; type house'],
    ['3rk wakad', 'bhk 2; loc Wakad'],
    ['1 room kitchen wakad', 'bhk 0.5; loc Wakad'],
  ],
  'what "and" joins to an exclusion or a direction, in Hindi too': [
    ['2 बीएचके वाकड बिना जिम और पूल', 'bhk 2; loc Wakad; no Gym; no Swimming pool'],
    ['2bhk wakad bina gym aur pool', 'bhk 2; loc Wakad; no Gym; no Swimming pool'],
    ['पूर्व और उत्तर मुखी 2 बीएचके वाकड', 'bhk 2; facing east; facing north; loc Wakad'],
  ],
  'directions joined by letters': [
    ['e or n facing 2bhk wakad', 'bhk 2; facing east; facing north; loc Wakad'],
    ['E/N facing 2bhk wakad', 'bhk 2; facing east; facing north; loc Wakad'],
  ],
  'a floor beside its rooms is sold alone': [
    ['sec 57 floor 3bhk', 'bhk 3; kind builder floor; loc Sector 57; type apartment'],
    ['3bhk floor in sector 57', 'bhk 3; kind builder floor; loc Sector 57; type apartment'],
    ['2bhk 3rd floor wakad', 'bhk 2; floor 3; loc Wakad'],
    ['any floor 2bhk wakad', 'bhk 2; loc Wakad'],
  ],
  'sectors in words and by the ten': [
    ['3bhk sector one fifty noida', 'bhk 3; city Noida; loc Sector 150'],
    ['3bhk sector one thirty seven noida', 'bhk 3; city Noida; loc Sector 137'],
    ['hinjewadi phase one two bhk', 'bhk 2; loc Hinjewadi Phase 1'],
    [
      'faridabad sector 80s, 55 lakh',
      'city Faridabad; loc Sector 80; loc Sector 81; loc Sector 82; loc Sector 83; ' +
        'loc Sector 84; loc Sector 85; loc Sector 86; loc Sector 87; ' +
        'loc Sector 88; loc Sector 89; max 55L',
    ],
  ],
  'a distance without a place is that of the place before it': [
    [
      'I work at Manyata Tech Park, want 2BHK within 5 km, rent below 32k',
      'bhk 2; max 32k; near manyata tech park 5000m; rent',
    ],
  ],
  'landmarks and what stands behind them, by language': [
    [
      'surat adajan 2bhk sale, jain derasar najik',
      'bhk 2; buy; city Surat; loc Adajan; near temple',
    ],
  ],
})

describe('two homes, each with its price, are both asked for', () => {
  const asked = (text: string) => {
    const { slots } = parseQuery(text, gazetteer)
    assert.ok(slots.every(({ isElse, isSoft }) => !isElse && !isSoft))
    return toShorthand(slots.filter(({ slot }) => slot !== 'intent')).join('; ')
  }
  for (const [text, expected] of [
    ['1bhk 12k/2bhk 18k kasba', 'bhk 1; bhk 2; loc Kasba; max 18k'],
    [
      'btm layout 2bhk, 25k if furnished or 20k if bare, deposit not more than 1 lakh',
      'bhk 2; deposit 1L; loc BTM Layout; max 25k',
    ],
    [
      '20 peti tak 1bhk badlapur ya 30 peti tak kalyan me',
      'bhk 1; loc Badlapur; loc Kalyan; max 30L',
    ],
    [
      'salt lake hole 12 hajar porjonto ar kestopur hole 9 hajar, 1bhk',
      'bhk 1; loc Kestopur; loc Salt Lake; max 12k',
    ],
    [
      'wakad 3bhk ya 2bhk. 3bhk ho to 16000, 2bhk ho to 12000',
      'bhk 2; bhk 2,3; bhk 3; loc Wakad; max 16k',
    ],
    [
      '2bhk in Aundh 1 crore or in Pashan 80 lakh or in Sus 65 lakh',
      'bhk 2; loc Aundh; loc Pashan; loc Sus Road; max 1cr',
    ],
    [
      'New Town: upto 75 lakhs. Rajarhat: max 50 lakhs. 2bhk',
      'bhk 2; loc New Town; loc Rajarhat; max 75L',
    ],
    [
      'Jaipur vaishali nagar budget 1.3 cr. Jodhpur ratanada ho to 1 cr. Plot ho to 60-70 lakh',
      'city Jaipur; city Jodhpur; loc Ratanada; loc Vaishali Nagar; max 1.3cr; type plot',
    ],
    ['either 1bhk 12k or 2bhk 18k kasba', 'bhk 1; bhk 2; loc Kasba; max 18k'],
    ['2bhk 40 లక్షలు లేదా 3bhk 60 లక్షలు', 'bhk 2; bhk 3; max 60L'],
    ['2bhk 50-60 lakh or 3bhk 70-80 lakh wakad', '50L-80L; bhk 2; bhk 3; loc Wakad'],
    ['2bhk wakad rent 20k, deposit 50k', 'bhk 2; deposit 50k; loc Wakad; max 20k'],
    ['2bhk wakad 60k, can stretch to 70k', 'bhk 2; loc Wakad; max 70k'],
    [
      'either 2 bhk in Powai for 70k or 3 bhk in Kanjurmarg for the same rent',
      'bhk 2; bhk 3; loc Kanjurmarg; loc Powai; max 70k',
    ],
    ['2bhk in Baner or Wakad or 3bhk in Aundh', 'bhk 2; bhk 3; loc Aundh; loc Baner; loc Wakad'],
    ['2bhk in Baner. Or 3bhk in Wakad', 'bhk 2; bhk 3; loc Baner; loc Wakad'],
  ] as const)
    test(text, () => assert.equal(asked(text), expected))
  test('"either" before the first is no word of its own', () => {
    for (const text of [
      'either 2bhk in Baner or 3bhk in Wakad',
      'either 1bhk 12k or 2bhk 18k kasba',
    ])
      assert.deepEqual(parseQuery(text, gazetteer).unmatched, [], text)
  })
})

describe('"or" between features asks for one of them', () => {
  const eitherOf = (text: string) => parseQuery(text, gazetteer).filter.either
  const lift = { amenities: [{ name: 'Lift' }] }
  for (const [text, expected] of [
    ['2bhk Baner lift or ground floor', [[lift, { floor: { oneOf: [0] } }]]],
    ['2bhk Baner ground floor ho ya lift ho', [[{ floor: { oneOf: [0] } }, lift]]],
    [
      'flat Baner near metro or railway station',
      [[{ near: [{ name: 'metro', metres: 1_000 }] }, { near: [{ name: 'railway station' }] }]],
    ],
    [
      'flat Baner with gym or pool or clubhouse',
      [
        [
          { amenities: [{ name: 'Gym' }] },
          { amenities: [{ name: 'Swimming pool' }] },
          { amenities: [{ name: 'Clubhouse' }] },
        ],
      ],
    ],
    [
      'ready to move or possession by March 2027, Baner',
      [[{ possession: { status: 'ready' } }, { possession: { by: '2027-03' } }]],
    ],
    ['2bhk Baner first or second floor', undefined],
    ['2bhk Baner gym and pool', undefined],
    ['2bhk Baner without gym or pool', undefined],
    ['2bhk Baner lift. Or ground floor', [[lift, { floor: { oneOf: [0] } }]]],
  ] as const)
    test(text, () => assert.deepEqual(eitherOf(text), expected))
  test('the sentence of the search says so', () => {
    const { filter } = parseQuery('2bhk Baner lift or ground floor', gazetteer)
    const said = writeQuery(filter)
    assert.match(said, /with Lift or ground floor/)
    assert.deepEqual(parseQuery(said, gazetteer).filter, filter)
  })
})

describe('kinds and types that are alternatives', () => {
  const filterOf = (text: string) => {
    const { types, kinds } = parseQuery(text, gazetteer).filter
    return [types, kinds]
  }
  test('a kind beside its own type hides no other home of that type', () => {
    assert.deepEqual(filterOf('flat or penthouse in bandra'), [['apartment'], undefined])
    assert.deepEqual(filterOf('shop or commercial space bandra'), [['commercial'], undefined])
    assert.deepEqual(filterOf('coworking or small office bandra'), [['office'], undefined])
  })
  test('a kind that only follows its type narrows it', () => {
    assert.deepEqual(filterOf('3bhk flat penthouse bandra'), [['apartment'], ['penthouse']])
  })
  test('houses are any homes, an independent house is one', () => {
    assert.deepEqual(filterOf('show me houses in bandra 2bhk')[0], ['apartment', 'house', 'villa'])
    assert.deepEqual(filterOf('independent houses in bandra')[0], ['house'])
  })
})
