import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cityKey } from './cities.ts'
import { type KnownLocality, listKnownLocalities, listRareLocalities } from './localities.ts'
import { localityKey } from './locality-key.ts'
import { knownTowns } from './towns.ts'

const isSorted = (rows: readonly string[]) =>
  rows.every((row, at) => at === 0 || (rows[at - 1] ?? '') < row)
const rowsOf = (localities: readonly KnownLocality[]) =>
  localities.map(({ city, names }) => `${city}\t${names.join('|')}`)

test('the tables of localities and towns are sorted, without duplicates', () => {
  assert.ok(isSorted(rowsOf(listKnownLocalities())))
  assert.ok(isSorted(rowsOf(listRareLocalities())))
  assert.ok(isSorted(knownTowns.map(({ state, names }) => `${state}\t${names.join('|')}`)))
})

test('each locality of a city is named in one row of one table', () => {
  for (const localities of [listKnownLocalities(), listRareLocalities()]) {
    const rowByKey = new Map<string, string>()
    for (const { city, names } of localities) {
      for (const key of new Set(names.map((name) => `${cityKey(city)}/${localityKey(name)}`))) {
        assert.equal(rowByKey.get(key), undefined, key)
        rowByKey.set(key, names.join('|'))
      }
    }
  }
})
