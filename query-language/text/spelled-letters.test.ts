import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { buildGazetteer } from '#query-language/gazetteer/gazetteer.ts'
import { parseQuery } from '#query-language/parse-query.ts'
import { joinSpelledLetters } from './spelled-letters.ts'
import { tokenize } from './tokenize.ts'

const gazetteer = buildGazetteer([])
const written = (text: string) =>
  joinSpelledLetters(tokenize(text), gazetteer)
    .map((token) => token.text)
    .join(' ')

describe('letters spelt in Devanagari', () => {
  test('every spelt letter is recognised, with and without blanks', () => {
    const half = 'ए बी सी डी ई एफ जी एच आई जे के एल एम'
    const names = `${half} एन ओ पी क्यू आर एस टी यू वी डब्ल्यू एक्स वाई जेड`.split(' ')
    for (const [at, name] of names.entries()) {
      const letter = String.fromCharCode(97 + at)
      assert.equal(written(`${name}एच`), `${letter}h`)
      assert.equal(written(`एच ${name} एस`), `h${letter}s`)
    }
  })

  test('a run of letters ends before a word that sounds like a letter', () => {
    assert.equal(written('दो बी एच के के पास'), 'दो bhk के पास')
    assert.equal(written('बी के सी के अंदर'), 'bkc के अंदर')
    assert.equal(written('मैसूर के जे पी नगर'), 'मैसूर के jp नगर')
  })

  test('everyday words are not letters', () => {
    const texts = 'पिता जी के लिए|छोटी सी कॉलोनी|थोडी सी जगह|बीवी के साथ|वाई फाई'
    for (const text of texts.split('|')) assert.equal(written(text), text)
  })

  test('a vowel sign after a letter name prevents the match', () => {
    assert.equal(written('एसी और टीवी'), 'ac और tv')
  })

  test('bhk and rk are complete, whatever letter follows', () => {
    assert.equal(written('बी एच के ए सी के साथ'), 'bhk ac के साथ')
    assert.equal(written('आर के ए सी'), 'rk ac')
  })

  test('ambiguous letter names alone are not letters', () => {
    for (const text of ['के जी', 'ओ आई', 'ए ब्लॉक']) assert.equal(written(text), text)
    assert.equal(written('ओ सी'), 'oc')
  })

  test('a single spelt letter counts only in a part or a name', () => {
    assert.equal(written('सी ब्लॉक'), 'c ब्लॉक')
    assert.equal(written('ब्लॉक सी'), 'ब्लॉक c')
    assert.equal(written('सी स्कीम'), 'c स्कीम')
    assert.equal(written('सी दुकान'), 'सी दुकान')
    assert.equal(written('छोटी सी स्कीम'), 'छोटी सी स्कीम')
  })

  test('a postposition may be the first letter of a name', () => {
    assert.equal(written('मैसूर के आर पुरम'), 'मैसूर kr पुरम')
  })

  test('an abbreviation has at most five letters', () => {
    assert.equal(written('ए बी सी डी ई एफ'), 'abcde एफ')
    assert.equal(written('एबीसीडीईएफ'), 'एबीसीडीईएफ')
  })

  test('attributes, home types and builders may be spelt out in letters', () => {
    const { filter } = parseQuery(
      'डीएलएफ फ्लैट गुड़गांव दो बी एच के, ए सी, आरओ और सी सी टी वी',
      gazetteer,
    )
    assert.deepEqual(filter.builders, ['DLF'])
    assert.deepEqual(filter.bhk, { oneOf: [2] })
    assert.deepEqual(
      filter.amenities?.map(({ name }) => name),
      ['Air conditioning', 'Water purifier', 'CCTV'],
    )
    assert.deepEqual(parseQuery('दो बीएच के फ्लैट', gazetteer).filter.bhk, { oneOf: [2] })
    assert.deepEqual(parseQuery('एलएंडटी फ्लैट पवई', gazetteer).filter.builders, ['L&T'])
  })
})
