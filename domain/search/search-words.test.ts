import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { searchQuery, searchWords } from './search-words.ts'

test('words are lower case, without Latin accents, and each is returned once', () => {
  assert.deepEqual(searchWords('Café near 3-BHK FLAT', 'flat, cafe'), [
    'cafe',
    'near',
    '3',
    'bhk',
    'flat',
  ])
})

test('Indian scripts keep their vowel signs and joiners', () => {
  assert.deepEqual(searchWords('ठाणे में ३ बीएचके'), ['ठाणे', 'में', '३', 'बीएचके'])
  assert.deepEqual(searchWords('ಬೆಂಗಳೂರು'), ['ಬೆಂಗಳೂರು'])
})

test('only the first four hundred words of a description are indexed', () => {
  const words = searchWords(Array.from({ length: 900 }, (_, index) => `w${index}`).join(' '))
  assert.equal(words.length, 400)
  assert.equal(words.at(-1), 'w399')
})

test('a query matches every word, and the last one as a prefix', () => {
  assert.equal(searchQuery('2 BHK white'), "'2' & 'bhk' & 'white':*")
  assert.equal(searchQuery(' -- !! & | () '), undefined)
  assert.equal(searchQuery("o'neil's \\ %"), "'o' & 'neil' & 's':*")
})

test('a query has at most twelve words', () => {
  const asked = searchQuery(Array.from({ length: 100 }, (_, index) => `w${index}`).join(' '))
  assert.equal(asked?.split(' & ').length, 12)
})

test('a query contains nothing but quoted words, whatever is typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      const query = searchQuery(text)
      if (query === undefined) return
      assert.match(
        query,
        /^'[\p{L}\p{N}\p{M}\u200c\u200d]+'(?: & '[\p{L}\p{N}\p{M}\u200c\u200d]+')*:\*$/u,
      )
    }),
  )
})

test('a text is found by its own words', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
      const asked = (searchQuery(text) ?? '').replace(/:\*$/, '')
      const kept = new Set(searchWords(text))
      for (const quoted of asked.split(' & ').filter(Boolean)) {
        assert.ok(kept.has(quoted.slice(1, -1)))
      }
    }),
  )
})
