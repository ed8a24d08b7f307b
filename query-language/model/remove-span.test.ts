import assert from 'node:assert/strict'
import { test } from 'node:test'
import { removeSpans } from './remove-span.ts'

const partsOf = (text: string, ...said: string[]) =>
  said.map((words) => ({ start: text.indexOf(words), end: text.indexOf(words) + words.length }))

test('removing a span removes its preposition, and overlapping spans are removed once', () => {
  const text = '2 bhk flat in baner, pune under 80 lakh'
  assert.equal(removeSpans(text, partsOf(text, 'flat')), '2 bhk in baner, pune under 80 lakh')
  assert.equal(removeSpans(text, partsOf(text, 'pune', 'baner')), '2 bhk flat, under 80 lakh')
  assert.equal(
    removeSpans(text, partsOf(text, '2 bhk', '2 bhk')),
    'flat in baner, pune under 80 lakh',
  )
  assert.equal(removeSpans('in pune', partsOf('in pune', 'pune')), '')
  assert.equal(removeSpans(text, []), text)
})

test('removing a span leaves no separator at the ends of the text', () => {
  assert.equal(removeSpans('pune, 2 bhk', partsOf('pune, 2 bhk', 'pune')), '2 bhk')
  assert.equal(removeSpans('2 bhk, pune', partsOf('2 bhk, pune', 'pune')), '2 bhk')
})
