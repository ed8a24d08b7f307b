import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { parseQuery } from '#query-language/parse-query.ts'
import { buildGazetteer } from './gazetteer.ts'
import { extractSocieties, SocietyNameIndex } from './societies.ts'

const count = 20_000

/** Returns how long it takes to add this many names. */
function timeOf(nameAt: (at: number) => string): number {
  const names = new SocietyNameIndex()
  const began = performance.now()
  for (let at = 0; at < count; at++) names.add(nameAt(at))
  return performance.now() - began
}

describe('names of societies', () => {
  test('a society is found by any of its spellings', () => {
    const names = new SocietyNameIndex()
    for (const name of ['Shri Sai Kripa', 'shri sai kripa', 'Shri Sai Dham', 'Luxury Apartments'])
      names.add(name)
    const [match, ...others] = names.findIn('2 bhk in shri sai kripa, pune')
    assert.deepEqual([...(match?.spellings ?? [])], ['Shri Sai Kripa', 'shri sai kripa'])
    assert.deepEqual(others, [])
    assert.deepEqual(
      names.findIn('Shri Sai Dham').map(({ words }) => words.join(' ')),
      ['shri sai dham'],
    )
    assert.deepEqual(names.findIn('luxury apartments'), [])
  })

  test('a society is heard in Devanagari, also with what is hung on its last word', () => {
    const names = new SocietyNameIndex()
    for (const name of [
      'Kadamba Residency',
      'Bakul Towers',
      'Sahyog Heights',
      'Parijat Park',
      'Kankar Park',
    ])
      names.add(name)
    const found = (text: string) => names.findIn(text).map(({ words }) => words.join(' '))
    assert.deepEqual(found('कदंब रेसिडेंसी में ही चाहिए'), ['kadamba residency'])
    assert.deepEqual(found('2 bhk बकुल टावर्स'), ['bakul towers'])
    assert.deepEqual(found('सहयोग हाइट्समध्ये हवा'), ['sahyog heights'])
    assert.deepEqual(found('पारिजात पार्कमध्येच पाहिजे'), ['parijat park'])
    // Most keyboards leave out the dot that makes an r of ड.
    assert.deepEqual(found('कंकड पार्क'), ['kankar park'])
    assert.deepEqual(found('कदम रेसिडेंसी'), [])
  })

  test('a society with the word for it before the name is no place', () => {
    const name = 'Tulsi Vihar'
    const society = { words: ['tulsi', 'vihar'], spellings: new Set([name]), name }
    const societies = [{ ...society, cities: [{ name: 'Pune', ids: [] }] }]
    for (const text of ['2bhk society Tulsi Vihar pune', 'in बिल्डिंग तुलसी विहार, pune 2bhk']) {
      const { slots } = extractSocieties(parseQuery(text, buildGazetteer([])), text, societies)
      assert.deepEqual(slots.map(({ slot }) => slot).toSorted(), ['bhk', 'city', 'society'], text)
    }
  })

  test('names with the same first word are indexed as quickly as others', () => {
    const alike = timeOf((at) => `shri sai ${at}`)
    const different = timeOf((at) => `shri${at} sai ${at}`)
    assert.ok(alike < different * 5, `${alike} ms, others ${different} ms`)
  })
})
