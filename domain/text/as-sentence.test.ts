import assert from 'node:assert/strict'
import { test } from 'node:test'
import { asSentence } from './as-sentence.ts'

test('a reason gets a full stop before the next sentence', () => {
  assert.equal(asSentence('Another currency'), 'Another currency.')
  assert.equal(asSentence('UTR 42 (of March)'), 'UTR 42 (of March).')
})

test('a reason that already ends in punctuation stays as it was written', () => {
  for (const words of ['Not found.', 'Paid twice?', 'Too much!', 'रकम अलग है।', '“Not ours.”']) {
    assert.equal(asSentence(words), words)
  }
})
