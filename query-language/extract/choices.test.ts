import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { toShorthand } from '#query-language/corpus/shorthand.ts'
import { buildGazetteer } from '#query-language/gazetteer/gazetteer.ts'
import type { Slot } from '#query-language/model/slots.ts'
import { parseQuery } from '#query-language/parse-query.ts'

const gazetteer = buildGazetteer([])

/** Each query with its conditions, its soft conditions and its second choice. */
const examples: Record<
  string,
  readonly [query: string, asked: string, soft: string, other?: string][]
> = {
  'what a higher price is paid for': [
    ['2bhk Baner 60 lakh, ready to move ho to 65 bhi', 'bhk 2; loc Baner; max 65L', 'ready'],
    ['2bhk Baner 80 lakh, if RERA registered then 85', 'bhk 2; loc Baner; max 85L', 'rera'],
    [
      'If it is a resale flat then max 60 lakh, new 75 lakh. 2bhk Undri',
      'bhk 2; loc Undri; max 75L; type apartment',
      'resale',
    ],
    [
      'if semi furnished, 20k. if furnished, 25k. 1bhk thane rent',
      'bhk 1; city Thane; max 25k; rent',
      'fully-furnished; semi-furnished',
    ],
    [
      'agar furnished 2bhk baner me 25k me mile to batana',
      'bhk 2; fully-furnished; loc Baner; max 25k; rent',
      '',
    ],
    ['2bhk Baner 50 lakh, if corner then 55', 'bhk 2; loc Baner; max 55L', 'has Corner'],
    ['3bhk Baner 90 lakh, 1 crore if it has a terrace', 'bhk 3; loc Baner; max 1cr', 'has Terrace'],
    ['2bhk Baner 60k, usse upar tabhi jab AC ho', 'bhk 2; loc Baner; max 60k; rent', ''],
    ['2bhk Baner 60k, above that only if furnished', 'bhk 2; loc Baner; max 60k; rent', ''],
  ],
  'features of which one is enough': [
    ['2bhk Pune ground floor or building w/ lift', 'bhk 2; city Pune; floor 0 or has Lift', ''],
    [
      '2bhk Pune terrace or atleast 2 balconies',
      'bhk 2; city Pune; has Terrace or has Balcony',
      '',
    ],
    ['2bhk Dwarka, DDA ya society flat', 'bhk 2; loc Dwarka; type apartment', 'approved DDA'],
    ['2bhk + study ya 3bhk Wakad', 'bhk 2; bhk 3; loc Wakad', 'has Study room'],
    [
      'villa with pool or 4bhk flat with club, Baner, 3 crore',
      'bhk 4; loc Baner; max 3cr; type apartment; type villa',
      'has Clubhouse; has Swimming pool',
    ],
    ['2bhk Wakad, cauvery or good borewell water', 'bhk 2; loc Wakad', 'has Borewell'],
    [
      'plot Mysore, east facing, north also ok',
      'city Mysuru; facing east; facing north; type plot',
      '',
    ],
    [
      'plot Mysore, east leda north facing',
      'city Mysuru; facing east; facing north; type plot',
      '',
    ],
    [
      '2bhk Hadapsar madhe balcony kiwa terrace',
      'bhk 2; has Balcony or has Terrace; loc Hadapsar',
      '',
    ],
    ['2bhk Pune lift or ground floor', 'bhk 2; city Pune; has Lift or floor 0', ''],
    [
      'max 3rd floor or any floor if there are 2 lifts, 2bhk Pune',
      'bhk 2; city Pune; floor ..3 or has Lift',
      '',
    ],
    ['2bhk Pune, lift or ground floor preferred', 'bhk 2; city Pune', 'has Lift or floor 0'],
    ['2bhk Pune, lift or ground floor not needed', 'bhk 2; city Pune', ''],
    ['2bhk Pune, 2nd or 3rd floor', 'bhk 2; city Pune; floor 2; floor 3', ''],
  ],
  'two homes with their prices, the second only where a word says so': [
    [
      'villa in Kompally upto 2.5 cr else a 4bhk flat in Kondapur up to 2 cr',
      'loc Kompally; max 2.5cr; type villa',
      '',
      'bhk 4; loc Kondapur; max 2cr; type apartment',
    ],
    [
      '2bhk in Baner 80 lakh or 3bhk in Wakad 1 cr, with lift',
      'bhk 2; bhk 3; has Lift; loc Baner; loc Wakad; max 1cr',
      '',
    ],
    ['under 80 lakh for 2bhk or 1 cr for 3bhk in Wakad', 'bhk 2; bhk 3; loc Wakad; max 1cr', ''],
    ['2bhk or 3bhk in Wakad, 80 lakh max 90 lakh', 'bhk 2,3; loc Wakad; max 90L', ''],
  ],
  'a second choice': [
    ['Wakad ya Baner, nahi to Hinjewadi, 2bhk', 'bhk 2; loc Baner; loc Wakad', '', 'loc Hinjewadi'],
    [
      'Flat in Kothrud. If nothing in Kothrud then show Karve Nagar',
      'loc Kothrud; type apartment',
      '',
      'loc Karve Nagar',
    ],
    ['2bhk in Wakad or Baner else Hinjewadi', 'bhk 2; loc Baner; loc Wakad', '', 'loc Hinjewadi'],
    ['3bhk Powai me, warna Chandivali', 'bhk 3; loc Powai', '', 'loc Chandivali'],
    ['2bhk Porur la, illana Guindy la', 'bhk 2; loc Porur', '', 'loc Guindy'],
    ['2bhk Andheri, otherwise 1bhk', 'bhk 2; loc Andheri', '', 'bhk 1'],
    [
      'villa in Baner 2 cr, or else a 3bhk flat in Wakad under 90 lakh, with lift',
      'has Lift; loc Baner; max 2cr; type villa',
      '',
      'bhk 3; loc Wakad; max 90L; type apartment',
    ],
    [
      '2bhk in Wakad 50 lakh, nahi to Baner me flat',
      'bhk 2; loc Wakad; max 50L; type apartment',
      '',
      'loc Baner',
    ],
    ['1 RK Kothrud, nahi to PG, 9 hazar tak', 'bhk 0.5; loc Kothrud; max 9k', '', 'pg'],
    ['First preference Baner, second Wakad, 2bhk', 'bhk 2; loc Baner', '', 'loc Wakad'],
    ['first choice Baner, second choice Wakad, 2bhk', 'bhk 2; loc Baner', '', 'loc Wakad'],
    ['Second floor 2bhk in Baner', 'bhk 2; floor 2; loc Baner', ''],
    ['2bhk, ideally Baner, worst case Wakad', 'bhk 2; loc Baner', '', 'loc Wakad'],
    ['Wakad me na ho to Baner, 2bhk', 'bhk 2; loc Wakad', '', 'loc Baner'],
    ['agar 3bhk na ho to 2bhk, Wakad 70 lakh', 'bhk 3; loc Wakad; max 70L', '', 'bhk 2'],
    [
      '1bhk in Malad rent 25k. Kandivali is my second choice, there only 20k',
      'bhk 1; loc Malad; max 25k; rent',
      '',
      'loc Kandivali; max 20k',
    ],
    [
      'Office Andheri 1 lakh rent; Vikhroli only as a last resort, up to 80k',
      'loc Andheri; max 1L; rent; type office',
      '',
      'loc Vikhroli; max 80k',
    ],
    [
      '2bhk Baner, Wakad as second choice, 25k rent',
      'bhk 2; loc Baner; max 25k; rent',
      '',
      'loc Wakad',
    ],
    ['Wakad second choice. 2bhk Baner', 'bhk 2; loc Baner', '', 'loc Wakad'],
    ['2bhk Baner, Wakad only if nothing comes in Baner', 'bhk 2; loc Baner', '', 'loc Wakad'],
    [
      '4bhk villa Baner 2 cr. Alternatively a plot around 90 lakh',
      'bhk 4; loc Baner; max 2cr; type villa',
      '',
      'type plot; ~90L',
    ],
  ],
}

for (const [rule, queries] of Object.entries(examples)) {
  describe(rule, () => {
    for (const [query, asked, soft, other = ''] of queries) {
      test(query, () => {
        const { slots } = parseQuery(query, gazetteer)
        const said = (part: (slot: Slot) => unknown) => toShorthand(slots.filter(part)).join('; ')
        const isAsked = ({ isSoft, isElse }: Slot) => !isSoft && !isElse
        assert.deepEqual(
          [said(isAsked), said(({ isSoft }) => isSoft), said(({ isElse }) => isElse)],
          [asked, soft, other],
        )
      })
    }
  })
}
