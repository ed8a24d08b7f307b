import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { loadCorpus } from '#query-language/corpus/load-corpus.ts'
import { toShorthand } from '#query-language/corpus/shorthand.ts'
import { buildGazetteer } from '#query-language/gazetteer/gazetteer.ts'
import { parseQuery } from '#query-language/parse-query.ts'
import { describeBudget, describeFilter } from './describe-filter.ts'
import type { SearchFilter } from './slots.ts'

const gazetteer = buildGazetteer([])
const requirements = loadCorpus('requirements-mixed')
const corpora = loadCorpus(
  ...['requirements-mixed', 'search-english', 'search-hinglish', 'misspelt-english'],
  ...['ambiguity-english', 'chat-mixed', 'dictation-mixed', 'land-mixed', 'message-mixed-1'],
  ...['search-mixed-1', 'search-mixed-2', 'search-mixed-3'],
  ...['search-mixed-heldout-1', 'search-mixed-heldout-2', 'search-mixed-heldout-3'],
)
const read = (text: string) => parseQuery(text, gazetteer)

/** Sorts lists, whose order does not matter. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(sorted).toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
  }
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).map(([name, held]) => [name, sorted(held)] as const)
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

const localities = ['Whitefield', 'Powai', 'Wakad', 'Kondapur', 'Adyar', 'Salt Lake']
const cities = ['Pune', 'Mumbai', 'Jaipur', 'Gurgaon', 'Goa']
const rupees = fc.oneof(
  fc.integer({ min: 6, max: 999 }).map((lakh) => lakh * 100_000),
  fc.integer({ min: 1, max: 500 }).map((tenths) => tenths * 1_000_000),
  fc.integer({ min: 300_000, max: 2_000_000_000 }),
)
const one = <Value>(...values: Value[]) => fc.constantFrom(...values)
const some = <Value>(...values: Value[]) => fc.subarray(values, { minLength: 1, maxLength: 2 })

/** Sentences that cover every slot; parsing one gives a filter. */
const phrase = fc.record(
  {
    sort: one('cheapest', 'newest', 'largest', 'most expensive'),
    rooms: one('3 BHK', '2 or 3 BHK', '3+ BHK', '1 RK', '2.5 BHK', 'studio', 'upto 3 BHK'),
    furnished: one('furnished', 'semi-furnished', 'unfurnished', 'not semi-furnished'),
    type: some(
      'apartment',
      'villa',
      'plot',
      'penthouse',
      'duplex villa',
      'shop',
      'farm house',
      'office',
    ),
    intent: one('for rent', 'for sale', 'for lease', 'PG'),
    place: fc.oneof(
      some(...localities).map((names) => `in ${names.join(', ')}`),
      some(...cities).map((names) => `in ${names.join(', ')}`),
      one('in Bengaluru, not in Whitefield', 'not in Indiranagar', 'PIN 560066'),
    ),
    near: one('near metro', 'within 2 km of airport', '20 min from gulmohar gate', 'near school'),
    budget: fc.oneof(
      rupees.map((value) => `under ₹${value}`),
      rupees.map((value) => `above ₹${value}`),
      fc.tuple(rupees, rupees).map(([low, high]) => `₹${low} to ₹${high}`),
      fc.integer({ min: 10, max: 99 }).map((lakh) => `around ${lakh} lakh`),
      one('EMI under ₹40,000', 'under ₹25,000 including maintenance'),
    ),
    area: one('1200 sqft', '200 gaj', 'above 2 acre', '1000-1500 sqft', 'under 5 cents', '30x40'),
    carpet: one('around 900 sqft carpet area', 'above 900 sqft carpet area'),
    possession: one('ready to move', 'under construction', 'possession by Dec 2027', 'new launch'),
    floor: one(
      'ground floor',
      '3rd floor',
      'not on ground floor',
      'top floor',
      'no top floor',
      'above 5th floor',
    ),
    facing: one('east facing', 'north-east facing', 'not south facing'),
    wish: fc.subarray([
      'with gym',
      'with pool',
      'without Lift',
      'vastu',
      'rera',
      'no brokerage',
      'resale',
      'by owner',
      '2 bathrooms',
      'BDA approved',
      'less than 5 years old',
      'no pets',
      'for family',
      'deposit under ₹50,000',
      'posted this week',
      'by Prestige',
      'no duplex',
      'posted in the last 3 days',
      '2 months deposit',
    ]),
  },
  { requiredKeys: [] },
)
const asked = phrase.map(({ type = [], wish = [], ...said }) => {
  const { sort, rooms, furnished, intent, place, ...tail } = said
  const head = [sort, rooms, furnished, type.join(' or '), intent, place]
  return [head.filter(Boolean).join(' '), ...Object.values(tail), ...wish]
    .filter(Boolean)
    .join(', ')
})

function assertReadBack(filter: SearchFilter): void {
  for (const sentence of [describeFilter(filter), describeFilter(filter, 'properties')]) {
    const back = read(sentence)
    assert.deepEqual(sorted(back.filter), sorted(filter), sentence)
  }
}

describe('describing a filter', () => {
  test('uses the given noun where the filter has no home type', () => {
    const heading = (text: string) => describeFilter(read(text).filter, 'properties')
    assert.equal(heading('in pune under 60 lakh'), 'properties in Pune, under ₹60 lakh')
    assert.equal(heading('cheapest in delhi'), 'cheapest properties in Delhi')
    assert.equal(heading('2 bhk in pune'), '2 BHK in Pune')
    assert.equal(heading('pg in pune'), 'PG in Pune')
    assert.equal(heading('flat upto 3rd floor'), 'apartment, up to 3rd floor')
    assert.equal(heading(''), '')
  })

  test('gives a sentence that parses to the same filter', () => {
    fc.assert(
      fc.property(asked, (text) => assertReadBack(read(text).filter)),
      { numRuns: 100 },
    )
  })

  test('gives a sentence that parses to the same filter, for every query of these corpora', () => {
    for (const [query] of corpora) {
      const { filter } = read(query)
      // Of places with one name in several cities the sentence names only one.
      if ((filter.localities ?? []).every(({ city }) => city)) assertReadBack(filter)
    }
  })

  test('gives a sentence that is easy to read', () => {
    assert.equal(
      describeFilter(
        read('whitefield me 2/3 bhk flat kiraye pe 40 hazaar tak, pool, no pets').filter,
      ),
      '2 or 3 BHK apartment for rent in Whitefield, ' +
        'Bengaluru, under ₹40,000, with Swimming pool, no pets',
    )
    assert.equal(describeFilter(read('').filter), '')
    const one = '1 bathroom flat less than 1 year old with 1 month deposit'
    assert.equal(
      describeFilter(read(one).filter),
      'apartment, 1 bathroom, less than 1 year old, 1 month deposit',
    )
    // A size without a comparator means plus or minus a tenth.
    assert.equal(describeFilter(read('2bhk 1200 sqft').filter), '2 BHK, around 1200 sqft')
    assert.equal(describeFilter(read('2bhk 1000-1200 sqft').filter), '2 BHK, 1000-1200 sqft')
  })
})

describe('spelling variants of a query', () => {
  test('1.2 cr, 120 lakh and ₹1,20,00,000 are the same', () => {
    for (const text of [
      '1.2 cr',
      '120 lakh',
      '₹1,20,00,000',
      '1 cr 20 lakh',
      '12000000',
      '1.2crore',
      '१.२ करोड़',
    ]) {
      assert.deepEqual(read(`3bhk pune under ${text}`).filter.budget, { max: 12_000_000 }, text)
    }
  })

  test('case, blanks and punctuation do not matter', () => {
    const blanks = fc.constantFrom(' ', '  ', ', ', ' ; ', '\n', '! ')
    fc.assert(
      fc.property(
        fc.constantFrom(...requirements),
        blanks,
        fc.boolean(),
        ([query], blank, isUpper) => {
          // Signs belong to the token beside them.
          if (/[-,₹]/.test(query) && blank.trim()) return
          const words = query.split(' ').join(blank.trim() ? ' ' : blank)
          const text = isUpper ? words.toUpperCase() : words
          assert.deepEqual(
            toShorthand(read(`${text}${blank}`).slots),
            toShorthand(read(query).slots),
            text,
          )
        },
      ),
    )
  })

  test('any sign may separate the parts of a query', () => {
    const signs = fc.constantFrom(', ', '; ', ' | ', '\n', '. ', '! ', ' • ')
    fc.assert(
      fc.property(asked, signs, (text, sign) => {
        const parted = text.replaceAll(', ', sign)
        assert.deepEqual(sorted(read(parted).filter), sorted(read(text).filter), parted)
      }),
      {
        numRuns: 100,
        examples: [
          ['ready to move, in last 3 days', '! '],
          ['under ₹25,000 including maintenance, 1000-1500 sqft', '. '],
        ],
      },
    )
  })

  test('no typing error selects a place outside the named city', () => {
    const names = gazetteer.places.filter(({ kind, name }) => kind === 'area' && name.length > 4)
    const named = fc.constantFrom('Pune', 'Chennai', 'Kolkata', 'Jaipur', 'Hyderabad')
    const slip = fc.record({ at: fc.nat(30), letter: fc.constantFrom(...'aeiourstnkmh') })
    fc.assert(
      fc.property(
        fc.constantFrom(...names),
        named,
        fc.array(slip, { maxLength: 2 }),
        ({ name }, city, slips) => {
          // "Sector 4 Bokaro" names its own town: a misspelling leaves two candidates.
          fc.pre(!name.split(' ').some((word) => read(`in ${word}`).filter.cities))
          const typed = slips.reduce((word, { at, letter }) => {
            const place = at % word.length
            return `${word.slice(0, place)}${letter}${word.slice(place + (at % 2))}`
          }, name.toLowerCase())
          const { localities = [] } = read(`2 bhk in ${typed}, ${city}`).filter
          for (const match of localities) {
            assert.ok(match.city === undefined || match.city === city, `${typed}, ${city}`)
          }
        },
      ),
      { numRuns: 100 },
    )
  })

  test('a minimum never exceeds its maximum', () => {
    const word = fc.constantFrom(
      ...(
        '3bhk under above 80 lakh 50 to - 1.2 cr 40k min max between and rent 2 1000 sqft plot ' +
        'se tak budget around 560066 floor'
      ).split(' '),
    )
    fc.assert(
      fc.property(fc.array(word, { maxLength: 14 }), (words) => {
        const { budget, area, bhk, floor } = read(words.join(' ')).filter
        for (const range of [budget, area, bhk, floor]) {
          assert.ok((range?.min ?? 0) <= (range?.max ?? Number.POSITIVE_INFINITY), words.join(' '))
        }
      }),
      { numRuns: 100 },
    )
  })

  test('any text is parsed, and every span is within it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const { slots, unmatched } = read(text)
        for (const { start, end } of [...slots, ...unmatched]) {
          assert.ok(start >= 0 && start <= end && end <= text.length)
        }
      }),
    )
  })
})

describe('an approximate budget', () => {
  test('a budget is described as one amount only if both limits derive from it', () => {
    assert.equal(
      describeBudget({ min: 7_200_000, max: 8_800_000, approx: true }),
      'around ₹80 lakh',
    )
    const two = { min: 7_200_000, max: 9_900_000, approx: true } as const
    assert.equal(describeBudget(two), 'around ₹80 lakh to ₹90 lakh')
    assert.equal(describeBudget({ min: 900, max: 1_100, approx: true }), 'around ₹1,000')
    assert.equal(describeBudget({ min: 900, max: 1_101, approx: true }), 'around ₹1,000 to ₹1,001')
  })
})
