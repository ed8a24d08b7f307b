import assert from 'node:assert/strict'
import { test } from 'node:test'
import { amenityLines } from '#query-language/lexicon/amenities.ts'
import { traceOfAmenity } from './attribute-synonyms.ts'

test('every amenity that can be asked for is looked for in texts too, or in the particulars', () => {
  const names = amenityLines.flatMap(([, meaning]) =>
    meaning.slot === 'amenity' ? meaning.value.name : [],
  )
  assert.ok(names.length > 40, String(names.length))
  const untold = names.filter((name) => {
    const { traits = [], words = [] } = traceOfAmenity(name)
    return traits.length + words.length === 0
  })
  assert.deepEqual(untold, [])
})
