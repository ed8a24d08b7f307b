import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { buildGazetteer } from '#query-language/gazetteer/gazetteer.ts'
import { parseQuery } from '#query-language/parse-query.ts'
import { isKnownWord, suggestPlaces, trailingNames } from './suggest.ts'
import { attributePhrases, suggestAttributes } from './suggest-attributes.ts'

const gazetteer = buildGazetteer([{ id: 'pune', name: 'Pune', kind: 'city' }])

const wishes = (text: string) =>
  suggestAttributes(gazetteer, text, 3).map(({ lead, text: wish }) => `${lead}${wish}`)

describe('suggested attributes', () => {
  test('every suggested phrase parses completely and to its own kind of condition', () => {
    for (const { text, slot, of } of attributePhrases) {
      const { filter, unmatched, ambiguities } = parseQuery(`2 bhk in pune ${text}`, gazetteer)
      assert.deepEqual({ unmatched, ambiguities }, { unmatched: [], ambiguities: [] }, text)
      const { bhk, cities, [slot]: value, ...other } = filter
      assert.ok(bhk && cities && value !== undefined, text)
      // Fifteen thousand implies a rent.
      assert.deepEqual(other, of === 'rent' ? { intent: 'rent' } : {}, text)
    }
  })

  test('suggested attributes start with the last words of the query', () => {
    assert.deepEqual(wishes('3 bhk ready'), ['3 bhk ready to move'])
    assert.deepEqual(wishes('3 BHK Ready to'), ['3 BHK ready to move'])
    assert.deepEqual(wishes('2 bhk for'), ['2 bhk for sale', '2 bhk for rent', '2 bhk for family'])
    assert.deepEqual(wishes('2 bhk pune under 80'), ['2 bhk pune under 80 lakh'])
  })

  test('no attribute is suggested for a complete phrase, an empty query or a place name', () => {
    for (const text of ['2 bhk ready to move', 'for', 'hello for', '2 bhk fo', '2 bhk in east']) {
      assert.deepEqual(wishes(text), [], text)
    }
  })

  test('suggestions repeat no condition, and a rental gets no sale prices', () => {
    assert.deepEqual(wishes('2 bhk for rent for'), [
      '2 bhk for rent for family',
      '2 bhk for rent for bachelors',
    ])
    assert.deepEqual(wishes('2 bhk under 50 lakh under'), [
      '2 bhk under 50 lakh under construction',
    ])
    assert.deepEqual(wishes('flat with lift with'), [
      'flat with lift with parking',
      'flat with lift with gym',
      'flat with lift with swimming pool',
    ])
    assert.deepEqual(wishes('2 bhk for rent under 1'), ['2 bhk for rent under 15,000'])
    assert.deepEqual(wishes('2 bhk under 1'), ['2 bhk under 1 crore'])
  })

  test('furnishing is not suggested for land', () => {
    assert.deepEqual(wishes('plot with'), ['plot without brokerage'])
    assert.deepEqual(wishes('plot for'), ['plot for sale'])
  })
})

describe('suggested places', () => {
  const lucknow = { id: 'lucknow', name: 'Lucknow', kind: 'city' } as const
  const balaganj = { id: 'balaganj', name: 'Balaganj', kind: 'area', parentId: 'lucknow' } as const
  const towns = buildGazetteer([lucknow, balaganj])
  const places = (text: string) => suggestPlaces(towns, text, 3).map(({ place }) => place.name)

  test('places are suggested by sound for unknown words in both scripts', () => {
    assert.deepEqual(places('2 bhk बालागंज'), ['Balaganj'])
    assert.deepEqual(places('2 bhk balagnj'), ['Balaganj'])
    for (const text of ['2 bhk बालकनी', '2 bhk balcony', 'बालकनी'])
      assert.deepEqual(places(text), [])
  })

  test('places with the same first letters are suggested first', () => {
    const names = ['Kompally', 'Koramangala']
    const areas = names.map((name) => ({ ...balaganj, id: name, name }))
    const match = suggestPlaces(buildGazetteer([lucknow, ...areas]), 'korm', 3)
    assert.deepEqual(
      match.map(({ place }) => place.name),
      ['Koramangala', 'Kompally'],
    )
  })

  test('known words suggest no place in either script', () => {
    for (const word of ['balcony', 'बालकनी', 'लिफ़्ट', 'फ्लैट', 'बजट', 'पीजी'])
      assert.ok(isKnownWord(word), word)
    assert.deepEqual(trailingNames('गार्डन'), [])
  })
})
