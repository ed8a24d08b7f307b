import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { describe, test } from 'node:test'
import { parseTsv } from '#domain/text/tsv.ts'
import { toEnglish } from '#query-language/text/loan-words.ts'
import { foldWord } from '#query-language/text/tokenize.ts'

const rowsOf = (file: string) => parseTsv(readFileSync(`${import.meta.dirname}/${file}`, 'utf8'))

/** Normalises a spelling as the phrase trie does. */
const normalized = (spelling: string) =>
  foldWord(spelling).split(/[ -]+/).filter(Boolean).map(toEnglish).join(' ')

const repeated = (spellings: readonly string[]) =>
  spellings.filter((spelling, at) => spellings.indexOf(spelling) !== at)

describe('tables of the lexicon', () => {
  const slotTables = [
    ...['property-types.tsv', 'intents.tsv', 'amenities.tsv', 'attributes.tsv', 'approvals.tsv'],
    'regional/words.tsv',
  ]

  test('no spelling has two values', () => {
    const spellings = slotTables.flatMap((file) =>
      rowsOf(file).flatMap(([, , line = '']) => line.split('|').map(normalized)),
    )
    assert.ok(spellings.length > 1_500, String(spellings.length))
    assert.deepEqual(repeated(spellings), [])
  })

  for (const file of globSync('**/*.tsv', { cwd: import.meta.dirname })) {
    test(`${file} has sorted rows without duplicates`, () => {
      const text = readFileSync(`${import.meta.dirname}/${file}`, 'utf8')
      for (const section of text.split(/^#.*\n/m)) {
        const rows = section.split('\n').filter(Boolean)
        const byNumber = /^\d/.test(rows[0] ?? '')
        const sorted = rows.toSorted((one, other) =>
          byNumber ? Number.parseFloat(one) - Number.parseFloat(other) : one < other ? -1 : 1,
        )
        assert.deepEqual(rows, sorted)
        assert.deepEqual(repeated(rows), [])
      }
    })
  }
})
