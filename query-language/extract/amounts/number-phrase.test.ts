import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { buildGazetteer } from '#query-language/gazetteer/gazetteer.ts'
import { parseQuery } from '#query-language/parse-query.ts'
import { parseSectionNumbers } from '#query-language/text/sector-numbers.ts'
import { tokenize } from '#query-language/text/tokenize.ts'
import { parseNumberAt } from './number-phrase.ts'

const read = (text: string) => {
  const tokens = tokenize(text)
  const number = parseNumberAt(tokens, 0)
  return number?.next === tokens.length ? number.value : undefined
}

const said = `एक सौ सैंतीस:137, डेढ़ सौ:150, सवा सौ:125, सवा दो सौ:225, पौने दो सौ:175, ढाई सौ:250,
साढ़े तीन सौ:350, नौ सौ निन्यानवे:999, बारह सौ पचास:1250, इक्यासी:81, उनसठ:59, छियासठ:66,
तिहत्तर:73, अड़तालीस:48, चौवालीस:44, बारा:12, पंधरा:15, सोळा:16, एकोणीस:19, पंचवीस:25, पस्तीस:35,
चाळीस:40, पंचेचाळीस:45, ऐंशी:80, नव्वद:90, शंभर:100, दोनशे:200, दीडशे:150, दोनशे पन्नास:250,
साडे सात:7.5, अडीच:2.5, दीड:1.5, पावणे दोन:1.75, ekonis:19, pastis:35, panchechalis:45, pannas:50,
navvad:90, shambhar:100, donshe:200, ninety-five:95`

describe('numbers in words', () => {
  for (const pair of said.split(/,\s+/)) {
    const [words = '', value] = pair.split(':')
    test(`${words} is ${value}`, () => assert.equal(read(words), Number(value)))
  }
})

const gazetteer = buildGazetteer([])

/** Amounts and areas in words, with their values. */
const counted: [text: string, budget?: number, sqft?: number][] = [
  ['बारा हजार पर्यंत', 12_000],
  ['अठरा हजारांपर्यंत', 18_000],
  ['पंचेचाळीस लाखांपर्यंत', 4_500_000],
  ['दीड कोटी पर्यंत', 15_000_000],
  ['साडेसात लाख', 750_000],
  ['नागपुर, चाळीस लाखांच्या आत', 4_000_000],
  ['निन्यानवे हजार नौ सौ निन्यानवे', 99_999],
  ['साढ़े सात लाख तक', 750_000],
  ['pastis hajar paryant', 35_000],
  ['एक हजार दो सौ वर्ग फुट', undefined, 1_200],
  ['under ninety-five lakhs', 9_500_000],
  ['under 1 cr 90', 19_000_000],
  ['under 1.1 cr 90', 11_000_000],
  ['one thousand two hundred sqft', undefined, 1_200],
  ['एक सौ सैंतीस गज', undefined, 1_233],
]

describe('amounts and areas in words', () => {
  for (const [text, budget, sqft] of counted) {
    test(text, () => {
      const { filter } = parseQuery(text, gazetteer)
      assert.equal(filter.budget?.max, budget)
      assert.equal(filter.area?.sqft, sqft)
    })
  }

  test('a sector number in words may exceed a hundred', () => {
    const { filter } = parseQuery('नोएडा सेक्टर एक सौ सैंतीस', gazetteer)
    assert.equal(filter.localities?.[0]?.name, 'Sector 137')
  })

  test('a number that counts rooms is not the number of the phase before it', () => {
    const written = (text: string) =>
      parseSectionNumbers(tokenize(text))
        .map((token) => token.text)
        .join(' ')
    assert.equal(written('सेक्टर बारह में'), 'सेक्टर 12 में')
    const others = ['सेक्टर दो लाख', 'फेज दो bhk', 'सेक्टर साडे तीन', 'सेक्टर तीन सौ', 'sector 05']
    for (const text of others) assert.equal(written(text), text)
  })

  test('numbers of sectors and phases may be in words', () => {
    const sections = (text: string) =>
      parseQuery(text, gazetteer).filter.localities?.map(({ section }) => section)
    assert.deepEqual(sections('द्वारका सेक्टर दस या सेक्टर बारह में'), ['Sector 10', 'Sector 12'])
    assert.deepEqual(sections('जेपी नगर सातवां फेज'), ['Phase 7'])
    assert.deepEqual(sections('बी टी एम सेकंड स्टेज'), ['Stage 2'])
    assert.deepEqual(sections('jayanagar ninth block'), ['Block 9'])
    assert.deepEqual(sections('jp nagar dusra phase'), ['Phase 2'])
    const { filter } = parseQuery('द्वारका सेक्टर में दो बीएचके', gazetteer)
    assert.deepEqual(filter.bhk, { oneOf: [2] })
  })
})
