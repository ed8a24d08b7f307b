import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { toShorthand } from '#query-language/corpus/shorthand.ts'
import { buildGazetteer } from '#query-language/gazetteer/gazetteer.ts'
import { parseQuery } from './parse-query.ts'

const gazetteer = buildGazetteer([])
const read = (text: string) => parseQuery(text, gazetteer)

describe('queries', () => {
  test('a slot has the span of its words', () => {
    const text = '3 BHK flat, Whitefeild, ready to move'
    const { slots } = read(text)
    assert.deepEqual(
      slots.map(({ slot, text: said, start, end }) => [slot, said, text.slice(start, end)]),
      [
        ['bhk', '3 BHK', '3 BHK'],
        ['type', 'flat', 'flat'],
        ['locality', 'Whitefeild', 'Whitefeild'],
        ['possession', 'ready to move', 'ready to move'],
      ],
    )
    assert.ok((slots[2]?.confidence ?? 1) < 1)
    assert.equal(slots[0]?.confidence, 1)
  })

  test('a long name with one wrong letter is certain, a short or doubtful one is not', () => {
    const certaintyOf = (text: string) =>
      read(text).slots.find(({ slot }) => slot === 'locality')?.confidence ?? 0
    assert.ok(certaintyOf('2bhk electonic city') >= 0.8)
    assert.ok(certaintyOf('2bhk indranagr') < 0.8)
    assert.ok(certaintyOf('2bhk electronik ciiti') < 0.8)
  })

  test('unknown words are returned as unmatched, stop words are not', () => {
    const { unmatched } = read('mujhe gulmohar wali 2bhk flat chahiye please')
    assert.deepEqual(
      unmatched.map(({ text }) => text),
      ['gulmohar'],
    )
  })

  test('ff and sf are floors beside gf or a builder floor, and furnishing elsewhere', () => {
    const floorsOf = (text: string) => {
      const { floor, furnishing } = read(text).filter
      return [floor?.oneOf, furnishing?.map(({ name }) => name)]
    }
    assert.deepEqual(floorsOf('3bhk ff builder floor gurgaon'), [[1], undefined])
    assert.deepEqual(floorsOf('bf sf 4bhk 6cr'), [[2], undefined])
    assert.deepEqual(floorsOf('gf ff available gk1'), [[0, 1], undefined])
    assert.deepEqual(floorsOf('2bhk ff bandra 80k'), [undefined, ['fully-furnished']])
    assert.deepEqual(floorsOf('1bhk sf borivali'), [undefined, ['semi-furnished']])
    const { area, floor } = read('1200 sf builder floor').filter
    assert.deepEqual([area?.sqft, floor], [1_200, undefined])
  })

  test('property names of Object.prototype are ordinary words', () => {
    for (const word of ['constructor', 'toString', 'hasOwnProperty', '__proto__', 'valueOf'])
      assert.deepEqual(read(`${word} 2bhk`).filter, { bhk: { oneOf: [2] } })
  })

  test('"jaga" means any property, and "kavali" is a town unless it means "want"', () => {
    const place = read('rehne ki jaga chahiye pune')
    assert.deepEqual([place.filter.types, place.unmatched], [undefined, []])
    const town = buildGazetteer([{ id: 'kavali', name: 'Kavali', kind: 'city' }])
    assert.deepEqual(parseQuery('2bhk kavali', town).filter.cities?.[0]?.ids, ['kavali'])
    const wanted = parseQuery('2bhk flat addeku kavali', town)
    assert.deepEqual([wanted.filter.intent, wanted.filter.cities], ['rent', undefined])
  })

  test('a number with two possible amounts is reported as ambiguous', () => {
    const { ambiguities, filter } = read('2bhk under 80 in baner')
    assert.equal(filter.budget?.max, 8_000_000)
    assert.deepEqual(ambiguities[0]?.amounts, [8_000_000, 80_000])
    assert.deepEqual(read('2bhk rent under 25').filter.budget, { max: 25_000 })
    assert.deepEqual(read('buy 2bhk under 2').filter.budget, { max: 20_000_000 })
  })

  test('of adjacent rent and deposit the larger amount is the deposit', () => {
    const money = (text: string) => {
      const { budget, deposit } = read(text).filter
      return [budget?.max, deposit?.rupees]
    }
    assert.deepEqual(money('2bhk rent 14,000 deposit 50,000'), [14_000, 50_000])
    assert.deepEqual(money('1 lakh deposit 35k rent'), [35_000, 100_000])
    assert.deepEqual(money('35k deposit under 2 lakhs'), [35_000, 200_000])
    assert.deepEqual(money('office 10 lakh down payment 50 lakh'), [5_000_000, undefined])
    assert.deepEqual(money('down payment 10 lakh, flat 60 lakh'), [6_000_000, undefined])
    assert.deepEqual(money('token of 1 lakh, flat 40 lakh'), [4_000_000, undefined])
  })

  test('two bare numbers are a price range, but not in a date or an area', () => {
    assert.deepEqual(read('3 bhk noida 1.5 to 2').filter.budget, {
      min: 15_000_000,
      max: 20_000_000,
    })
    assert.equal(read('2bhk pune from 15-12-2026').filter.budget, undefined)
    assert.equal(read('2bhk pune 2 to 3 people').filter.budget, undefined)
    assert.equal(read('24-7 water 2bhk pune').filter.budget, undefined)
    assert.equal(read('flat 1200 s.f. wakad').filter.area?.sqft, 1_200)
  })

  test('words without a blank are split and keep their positions', () => {
    const text = '2bhkflat vashi 30krent'
    assert.deepEqual(
      read(text).slots.map(({ slot, start, end }) => [slot, text.slice(start, end)]),
      [
        ['bhk', '2bhk'],
        ['type', 'flat'],
        ['locality', 'vashi'],
        ['budget', '30k'],
        ['intent', 'rent'],
      ],
    )
  })

  test('an area in a unit of varying size is a range over the sizes', () => {
    assert.deepEqual(read('10 bigha land jaipur').filter.area?.sizes, [17_424, 27_225])
    assert.equal(read('2 bigha in kolkata').filter.area?.sqft, 28_800)
    const anywhere = read('2 bigha land').filter.area
    assert.ok((anywhere?.max ?? 0) > (anywhere?.min ?? 0) * 2)
  })
})

describe('places', () => {
  const rows = buildGazetteer([
    { id: 'pune', name: 'Pune', kind: 'city', state: 'Maharashtra' },
    { id: 'baner', name: 'Baner', kind: 'area', parentId: 'pune' },
    { id: 'bangalore', name: 'Bangalore', kind: 'city', state: 'Karnataka' },
    { id: 'whitefield', name: 'Whitefield', kind: 'area', parentId: 'bangalore' },
    { id: 'east', name: 'Gulmohar East', kind: 'area', parentId: 'pune' },
    { id: 'west', name: 'Gulmohar West', kind: 'area', parentId: 'pune', aliases: ['Lotus Lane'] },
  ])
  const ids = (text: string) =>
    parseQuery(text, rows).slots.flatMap((slot) =>
      slot.slot === 'locality' || slot.slot === 'city' ? slot.value.ids : [],
    )

  test('Locations take precedence over places known only by name', () => {
    assert.deepEqual(ids('whitefield'), ['whitefield'])
    assert.deepEqual(ids('bengaluru'), ['bangalore'])
    assert.deepEqual(ids('lotus lane'), ['west'])
    assert.deepEqual(ids('gulmohar w'), ['west'])
    assert.deepEqual(ids('2bhk in gulmohar').toSorted(), ['east', 'west'])
  })

  test('a list of sectors selects Locations of its city, not parts of a locality elsewhere', () => {
    const towns = buildGazetteer([
      { id: 'noida', name: 'Noida', kind: 'city' },
      { id: 'n74', name: 'Sector 74', kind: 'area', parentId: 'noida' },
      { id: 'n75', name: 'Sector 75', kind: 'area', parentId: 'noida' },
      { id: 'mohali', name: 'Mohali', kind: 'city' },
      { id: 'm75', name: 'Sector 75', kind: 'area', parentId: 'mohali' },
      { id: 'm17', name: 'Sector 17', kind: 'area', parentId: 'mohali' },
    ])
    const found = parseQuery('sector 74 75 & 76 noida 3 bhk', towns).slots
    assert.deepEqual(toShorthand(found), [
      'bhk 3',
      'city Noida',
      'loc Sector 74',
      'loc Sector 75',
      'loc Sector 76',
    ])
    assert.deepEqual(
      found.flatMap((slot) => (slot.slot === 'locality' ? slot.value.ids : [])),
      ['n74', 'n75'],
    )
    assert.deepEqual(toShorthand(parseQuery('vashi sector 17', towns).slots), [
      'loc Vashi Sector 17',
    ])
    assert.deepEqual(toShorthand(parseQuery('sector 74 80 lakh', towns).slots), [
      'loc Sector 74',
      'max 80L',
    ])
  })

  test('lettered blocks and pockets are parts of a locality', () => {
    const parts = (text: string) =>
      read(text).filter.localities?.map(({ name, section }) => [name, section])
    assert.deepEqual(parts('flat in block b janakpuri'), [['Janakpuri', 'Block B']])
    assert.deepEqual(parts('3bhk c-block vikaspuri'), [['Vikaspuri', 'Block C']])
    assert.deepEqual(parts('a-block preet vihar'), [['Preet Vihar', 'Block A']])
    assert.deepEqual(parts('flat in a block in janakpuri'), [['Janakpuri', undefined]])
    const both = parts('pocket e mayur vihar phase 2')
    assert.deepEqual(both, [['Mayur Vihar', 'Pocket E Phase 2']])
  })

  test('excluding a locality keeps its city in the search', () => {
    const { cities, localities } = parseQuery('flat in bangalore, not in whitefield', rows).filter
    assert.deepEqual(
      cities?.map(({ ids }) => ids),
      [['bangalore']],
    )
    assert.deepEqual(
      localities?.map(({ ids, not }) => [ids, not]),
      [[['whitefield'], true]],
    )
    const { filter } = parseQuery('flat in whitefield, bangalore', rows)
    assert.equal(filter.cities, undefined)
  })

  test('a facing is not a part of the place before it', () => {
    assert.deepEqual(toShorthand(read('Whitefield north-east facing').slots), [
      'facing north-east',
      'loc Whitefield',
    ])
  })

  test('"purva" means east if a place has that name, else it is a builder', () => {
    const [home, ...others] = read('Whitefield Purva').slots
    assert.ok(home?.slot === 'locality' && home.value.section === undefined)
    assert.deepEqual(others, [])
    assert.deepEqual(toShorthand(read('andheri purva').slots), ['loc Andheri East'])
    assert.deepEqual(toShorthand(read('whitefeild purva').slots), ['loc Whitefield'])
  })

  test('a name is never corrected to a place of another city', () => {
    assert.deepEqual(ids('whitefeild pune'), ['pune'])
    assert.deepEqual(ids('whitefeild bangalore').toSorted(), ['bangalore', 'whitefield'])
    assert.deepEqual(ids('whitefield pune'), ['pune'])
    assert.deepEqual(
      parseQuery('whitefield pune', rows).unmatched.map(({ text }) => text),
      ['whitefield'],
    )
  })
})

describe('hostile texts', () => {
  const texts = {
    'a hundred terms': 'gulmohar3x '.repeat(100),
    'a hundred typos': 'whitefeild '.repeat(100),
    'fifty kilobytes of one letter': 'a'.repeat(50_000),
    'fifty kilobytes of digits': '9'.repeat(50_000),
    'a bomb of brackets': '((((a+)+)+)+)+$'.repeat(30),
    'alternating numbers and joints': '1 to 2 - '.repeat(100),
    'thousands of negations': 'not no without '.repeat(100),
    'marks of direction, NUL, emoji': '\u202e3 bhk \u0000 🏠🏠 \u200f pune',
    'mixed scripts': '३ bhk 平方 квартира पुणे',
  }
  for (const [name, text] of Object.entries(texts)) {
    test(`${name}: parsed within 50 ms of processor time`, () => {
      const times = [1, 2, 3, 4, 5].map(() => {
        const start = process.cpuUsage()
        read(text)
        return process.cpuUsage(start).user / 1_000
      })
      assert.ok(Math.min(...times) < 50, `${times}`)
    })
  }

  test('known phrases within a hostile text are parsed', () => {
    assert.deepEqual(toShorthand(read(texts['marks of direction, NUL, emoji']).slots), [
      'bhk 3',
      'city Pune',
    ])
    assert.deepEqual(toShorthand(read(texts['mixed scripts']).slots), ['bhk 3', 'city Pune'])
  })
})
