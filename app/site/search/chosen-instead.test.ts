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

test('what is chosen in the form stands instead of what the words say of it', () => {
  assert.equal(left({ type: 'villa' }), '2 bhk in baner, pune')
  assert.equal(left({ location: 'Mumbai' }), '2 bhk flat')
  assert.equal(left({ bedrooms: '3', type: 'villa' }), 'in baner, pune')
})

test('an order chosen by hand stands instead of the one the words ask for', () => {
  const search = 'cheapest flats in pune'
  const said = [{ slot: 'sort', start: 0, end: 8 }]
  const ordered = (sort: string, filter: Filter = { search }) =>
    wordsBeside(new URLSearchParams({ search, sort }), filter, said)
  assert.equal(ordered('newest'), 'flats in pune')
  assert.equal(ordered('newest', { search, sort: 'newest' }), search)
  assert.equal(ordered(''), search)
})

test('earlier choices, what is taken back and other words leave the words alone', () => {
  assert.equal(left({ type: 'villa' }, { search, type: 'villa' }), search)
  assert.equal(left({}, { search, type: 'villa' }), search)
  assert.equal(left({ type: 'villa', search: 'flat in thane' }), 'flat in thane')
  assert.equal(wordsBeside(new URLSearchParams({ type: 'villa' }), {}, []), undefined)
})
