import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { describe, test } from 'node:test'
import { regExp } from '#domain/text/reg-exp.ts'
import { buildGazetteer } from '#query-language/gazetteer/gazetteer.ts'
import { parseQuery } from '#query-language/parse-query.ts'
import { toEnglish } from './loan-words.ts'
import { foldWord } from './tokenize.ts'

const gazetteer = buildGazetteer([])
const filterOf = (text: string) => parseQuery(text, gazetteer).filter

const pairs = [
  ['कवर्ड पार्किंग', 'covered parking'],
  ['गेटेड सोसायटी', 'gated society'],
  ['पॉवर बैकअप', 'power backup'],
  ['मॉड्यूलर किचन', 'modular kitchen'],
  ['अटैच्ड बाथरूम', 'attached bathroom'],
  ['सी व्यू', 'sea view'],
  ['इंडिपेंडेंट हाउस', 'independent house'],
  ['ड्यूप्लेक्स', 'duplex'],
  ['कमर्शियल स्पेस', 'commercial space'],
  ['को वर्किंग', 'co working'],
  ['न्यू लॉन्च', 'new launch'],
  ['री सेल', 're sale'],
  ['डायरेक्ट ओनर', 'direct owner'],
  ['नो डिपॉजिट', 'no deposit'],
  ['बिना ब्रोकरेज', 'bina brokerage'],
  ['गर्ल्स पीजी', 'girls pg'],
  ['बॉयज हॉस्टल', 'boys hostel'],
  ['हाई फ्लोर', 'high floor'],
  ['नॉर्थ ईस्ट फेसिंग', 'north east facing'],
  ['फुली फर्निश्ड', 'fully furnished'],
  ['हजार स्क्वायर फीट से कम', 'hajar sq ft se kam'],
] as const

describe('English words in Devanagari', () => {
  for (const [heard, english] of pairs) {
    test(`${heard} is ${english}`, () => {
      assert.deepEqual(filterOf(`इंदौर में ${heard}`), filterOf(`indore mein ${english}`))
    })
  }

  test('contextual loan words alone keep their other meaning', () => {
    assert.deepEqual(filterOf('छोटी सी दुकान को देखना है'), filterOf('dukaan'))
  })

  test('loan words keep their positions in the typed text', () => {
    const [slot] = parseQuery('गेटेड सोसायटी', gazetteer).slots
    assert.equal(slot?.text, 'गेटेड सोसायटी')
  })
})

const folder = `${import.meta.dirname}/..`

// These files run before loan words are replaced: text/ and the parsers of numbers and places.
const beforeLoanWords = regExp()`
  ^(?:text|corpus)\/|^lexicon\/(?:spelling-exceptions|number-words)|number-phrase\.ts$
  |place-words\.ts$|normalize-place-name\.ts$
`

describe('extractors run after loan words are replaced', () => {
  const files = globSync('**/*.ts', { cwd: folder }).filter(
    (file) => !beforeLoanWords.test(file) && !file.endsWith('.test.ts'),
  )
  for (const file of files) {
    test(`${file} has no Devanagari loan word, which could never match there`, () => {
      const source = readFileSync(`${folder}/${file}`, 'utf8')
      const code = source.replace(/\/\*[\s\S]*?\*\/|(?<=\s|^)\/\/.*/g, ' ')
      const words = (code.match(/[\u0900-\u097f]+/g) ?? []).map(foldWord)
      assert.deepEqual(
        words.filter((word) => toEnglish(word) !== word),
        [],
      )
    })
  }
})
