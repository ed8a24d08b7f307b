import assert from 'node:assert/strict'
import { test } from 'node:test'
import { amenityNames } from '#query-language/lexicon/lexicon.ts'
import { traceOfAmenity } from './attribute-synonyms.ts'

test('every amenity has words in listing texts or details that indicate it', () => {
  assert.ok(amenityNames.length > 40, String(amenityNames.length))
  const withoutTrace = amenityNames.filter((name) => {
    const { traits = [], words = [] } = traceOfAmenity(name)
    return traits.length + words.length === 0
  })
  assert.deepEqual(withoutTrace, [])
})
