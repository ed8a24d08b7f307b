import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { parseTsv } from '#domain/text/tsv.ts'
import { root } from '#server/root.ts'
import { traceOfAmenity } from './attribute-synonyms.ts'

test('every amenity has words in listing texts or details that indicate it', () => {
  const table = readFileSync(join(root, 'query-language/lexicon/amenities.tsv'), 'utf8')
  const names = parseTsv(table).map(([, name = '']) => name.replace(/^!/, ''))
  assert.ok(names.length > 40, String(names.length))
  const withoutTrace = names.filter((name) => {
    const { traits = [], words = [] } = traceOfAmenity(name)
    return traits.length + words.length === 0
  })
  assert.deepEqual(withoutTrace, [])
})
