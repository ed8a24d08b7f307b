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
  test('is read in the scripts of India as well, with its strength', () => {
    for (const [words, strength] of [
      ['రోడ్డు వెడల్పుగా ఉండాలి', 'must'],
      ['തെരുവ് വിളക്ക് വേണ്ട', 'excluded'],
      ['ஆழ்துளை தண்ணீர் வேண்டாம்', 'excluded'],
      ['કાગળ અધૂરા ન ચાલે', 'excluded'],
      ['સોલાર હીટર હોય તો સરસ', 'soft'],
      ['ನೀರಿನ ಟ್ಯಾಂಕ್ ಇದ್ದರೆ ಒಳ್ಳೆಯದು', 'soft'],
    ] as const)
      assert.deepEqual(termsOf(words), [`${strength}: ${words}`], words)
  })

  test('is what the words of the search leave of its clause', () => {
    assert.deepEqual(termsOf('2 bath, villa with triplex stairs'), ['must: triplex stairs'])
    assert.deepEqual(termsOf('single owner hi chalega'), ['must: single owner hi chalega'])
    assert.deepEqual(termsOf('stilt flat illa'), ['excluded: stilt flat illa'])
    assert.deepEqual(termsOf('one plus one agency nako'), ['excluded: one plus one agency nako'])
  })

  test('is what a home has, how it is paid and how it is shown', () => {
    for (const words of [
      ...['white payment', 'two kitchens', 'tar road access', 'EB separate meter', 'loan'],
      ...['visit on Sunday', 'single room', 'joining 5 March', 'biometric'],
      ...['cosmopolitan society', 'Jain society', 'brand tenant'],
    ])
      assert.deepEqual(termsOf(words), [`must: ${words}`], words)
  })

  test('is not refused by words that begin or end like a denial', () => {
    for (const words of ['non veg cooking allowed', 'non veg pe rok nahi', 'light no compromise'])
      assert.deepEqual(termsOf(words), [`must: ${words}`], words)
    assert.deepEqual(termsOf('no stack parking'), ['excluded: no stack parking'])
    assert.deepEqual(termsOf('water problem nahi'), ['excluded: water problem nahi'])
  })

  test('is a limit, and no refusal, where more or less is refused', () => {
    for (const words of ['CAM 3 rs se zyada nahi', 'ceiling 14 ft se kam nahi'])
      assert.deepEqual(termsOf(words), [`must: ${words}`], words)
    for (const words of ['brokerage not more than 15 days', 'cool roof', 'moving in by 12'])
      assert.deepEqual(termsOf(words), [`must: ${words}`], words)
  })

  test('is only welcome where its words say so', () => {
    assert.deepEqual(termsOf('rooftop licence helpful'), ['soft: rooftop licence helpful'])
  })

  test('is nothing that is taken as well, or told of a person', () => {
    for (const words of [
      ...['3 yrs lock in ok', 'she is vegetarian and works nights', 'buyer loan sanctioned'],
      ...['retired officer wants 3 bhk', 'call me for meeting', 'loan file passed by bank'],
      ...[
        'pure veg',
        'Jain family',
        'brokerage side by side',
        'budget mein thoda stretch ho sakta hai',
      ],
      ...['joint agreement bhi chalega', 'purana agreement cholbe', 'cheque ready'],
    ])
      assert.deepEqual(termsOf(words), [], words)
  })
})
