import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import * as detail from '#contract/property/detail-vocabulary.ts'
import * as vocabulary from '#contract/property/vocabulary.ts'
import { locales, sourceLocale } from '#domain/locale/locale.ts'
import { toShorthand } from '#query-language/corpus/shorthand.ts'
import { buildGazetteer } from '#query-language/gazetteer/gazetteer.ts'
import { parseQuery } from '#query-language/parse-query.ts'
import { inLocale } from '#server/locale/translations.ts'

/** People type the words that the product shows them. */

const gazetteer = buildGazetteer([])
const read = (text: string) => toShorthand(parseQuery(text, gazetteer).slots).join('; ')

const { Possession, PropertyType, ListingType, Furnished, Facing } = vocabulary
const { Approval, Brokerage, Khata, ListedBy, Ownership } = detail
const lists = {
  ...{ Possession, PropertyType, ListingType, Furnished, Facing },
  ...{ Approval, Brokerage, Khata, ListedBy, Ownership },
}

// Any home is a घर in Marathi, not a house alone.
const general = ['घर']

describe('a label of the filters in each language', () => {
  for (const [name, words] of Object.entries(lists)) {
    test(`is understood as in English: ${name}`, () => {
      for (const { value } of words.options) {
        const label = () => words.label(value as never)
        const expected = read(inLocale(sourceLocale, label))
        if (!expected) continue
        for (const locale of locales) {
          const text = inLocale(locale, label)
          if (!general.includes(text)) assert.equal(read(text), expected, `${locale}: ${text}`)
        }
      }
    })
  }
})
