import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Filter } from '#app/site/search/filter/filter.ts'
import { wordsBeside } from './chosen-instead.ts'

const search = '2 bhk flat in baner, pune'
const spot = (slot: string, words: string) => ({
  slot,
  start: search.indexOf(words),
  end: search.indexOf(words) + words.length,
})
const said = [
  ...[spot('bhk', '2 bhk'), spot('type', 'flat')],
  ...[spot('locality', 'baner'), spot('city', 'pune')],
]
const left = (given: Record<string, string>, filter: Filter = { search }) =>
  wordsBeside(new URLSearchParams({ search, ...given }), filter, said)

test('a choice in the form replaces the words of the search about the same field', () => {
  assert.equal(left({ type: 'villa' }), '2 bhk in baner, pune')
  assert.equal(left({ location: 'Mumbai' }), '2 bhk flat')
  assert.equal(left({ bedrooms: '3', type: 'villa' }), 'in baner, pune')
})

test('a sort order chosen in the form replaces the one in the words', () => {
  const search = 'cheapest flats in pune'
  const said = [{ slot: 'sort', start: 0, end: 8 }]
  const ordered = (sort: string, filter: Filter = { search }) =>
    wordsBeside(new URLSearchParams({ search, sort }), filter, said)
  assert.equal(ordered('newest'), 'flats in pune')
  assert.equal(ordered('newest', { search, sort: 'newest' }), search)
  assert.equal(ordered(''), search)
})

test('earlier choices, cleared choices and changed words leave the words as they are', () => {
  assert.equal(left({ type: 'villa' }, { search, type: 'villa' }), search)
  assert.equal(left({}, { search, type: 'villa' }), search)
  assert.equal(left({ type: 'villa', search: 'flat in thane' }), 'flat in thane')
  assert.equal(wordsBeside(new URLSearchParams({ type: 'villa' }), {}, []), undefined)
})
