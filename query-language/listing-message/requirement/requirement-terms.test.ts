import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { buildGazetteer } from '#query-language/gazetteer/gazetteer.ts'
import { corpusDay } from '#query-language/listing-message/corpus/score-messages.ts'
import { readRequirement } from './read-requirement.ts'

/** What no search can express is passed on in its own words, with its strength. */

const gazetteer = buildGazetteer([])
const termsOf = (words: string) =>
  readRequirement(`Need 2bhk Baner 60 lakh, ${words}`, gazetteer, corpusDay)?.terms.map(
    ({ strength, text }) => `${strength}: ${text}`,
  )

describe('a term of a requirement', () => {
  test('is what a home has, how it is paid and how it is shown', () => {
    for (const words of [
      ...['white payment', 'two kitchens', 'tar road access', 'EB separate meter', 'loan'],
      ...['visit on Sunday', 'single room', 'joining 5 March', 'red soil'],
    ])
      assert.deepEqual(termsOf(words), [`must: ${words}`], words)
  })

  test('is not refused by words that begin or end like a denial', () => {
    for (const words of ['non veg cooking allowed', 'non veg pe rok nahi', 'light no compromise'])
      assert.deepEqual(termsOf(words), [`must: ${words}`], words)
    assert.deepEqual(termsOf('no stack parking'), ['excluded: no stack parking'])
    assert.deepEqual(termsOf('water problem nahi'), ['excluded: water problem nahi'])
  })

  test('is only welcome where its words say so', () => {
    assert.deepEqual(termsOf('rooftop licence helpful'), ['soft: rooftop licence helpful'])
  })

  test('is nothing that is taken as well, or told of a person', () => {
    for (const words of [
      ...['3 yrs lock in ok', 'she is vegetarian and works nights', 'buyer loan sanctioned'],
      ...['retired officer wants 3 bhk', 'call me for meeting'],
    ])
      assert.deepEqual(termsOf(words), [], words)
  })
})
