import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { buildGazetteer } from '#query-language/gazetteer/gazetteer.ts'
import type { ParseState } from '#query-language/model/parse-state.ts'
import type { Slot } from '#query-language/model/slots.ts'
import { parseQuery } from '#query-language/parse-query.ts'
import { tokenize } from '#query-language/text/tokenize.ts'
import { dropImplausible } from './drop-implausible.ts'

const gazetteer = buildGazetteer([])
const filterOf = (text: string) => parseQuery(text, gazetteer).filter

type Said = Pick<Slot, 'slot' | 'value'>
const text = 'as it was said'

/** Returns the state after a slot in the middle of a text is checked. */
function withoutImplausible(said: Said): ParseState {
  const spot = { start: 3, end: 9, text: 'it was', confidence: 1 }
  const tokens = tokenize(text)
  const state: ParseState = {
    ...{
      text,
      tokens,
      claimed: tokens.map(() => true),
      ambiguities: [],
      unsupported: [],
      corrected: new Set(),
    },
    slots: [{ ...said, ...spot } as Slot],
  }
  dropImplausible(state)
  return state
}

const hundredArab = 100_000_000_000

/** Each number a slot may hold, with its maximum. */
const limits: [name: string, max: number, said: (number: number) => Said][] = [
  ['budget from', hundredArab, (min) => ({ slot: 'budget', value: { min } })],
  ['budget up to', hundredArab, (max) => ({ slot: 'budget', value: { max } })],
  ['rate from', hundredArab, (min) => ({ slot: 'rate', value: { min, unit: 'sqft' } })],
  ['rate up to', hundredArab, (max) => ({ slot: 'rate', value: { max, unit: 'sqft' } })],
  ['area from', hundredArab, (min) => ({ slot: 'area', value: { min, ...acre } })],
  ['area up to', hundredArab, (max) => ({ slot: 'area', value: { max, ...acre } })],
  ['area', hundredArab, (sqft) => ({ slot: 'area', value: { sqft, ...acre } })],
  ['rooms from', 50, (min) => ({ slot: 'bhk', value: { min } })],
  ['rooms up to', 50, (max) => ({ slot: 'bhk', value: { max } })],
  ['rooms', 50, (count) => ({ slot: 'bhk', value: { oneOf: [2, count] } })],
  ['floor from', 200, (min) => ({ slot: 'floor', value: { min } })],
  ['floor up to', 200, (max) => ({ slot: 'floor', value: { max } })],
  ['floors', 200, (count) => ({ slot: 'floor', value: { oneOf: [2, count] } })],
  ['floors not wanted', 200, (count) => ({ slot: 'floor', value: { not: [2, count] } })],
  ['age', 150, (max) => ({ slot: 'age', value: { max } })],
  ['bathrooms', 50, (min) => ({ slot: 'bathrooms', value: { min } })],
  ['deposit', hundredArab, (rupees) => ({ slot: 'deposit', value: { rupees } })],
  ['months of deposit', 120, (months) => ({ slot: 'deposit', value: { months } })],
  ['days', 36_500, (days) => ({ slot: 'posted', value: { days } })],
  ['metres', 1_000_000, (metres) => ({ slot: 'near', value: { name: 'metro', metres } })],
  ['minutes', 10_000, (minutes) => ({ slot: 'near', value: { name: 'metro', minutes } })],
]
const acre = { said: '1 acre', unit: 'acre' } as const

describe('implausible values', () => {
  for (const [name, max, said] of limits) {
    test(`an implausible value is dropped: ${name}`, () => {
      assert.equal(withoutImplausible(said(max)).slots.length, 1)
      const { slots, claimed } = withoutImplausible(said(max + 1))
      assert.deepEqual(slots, [])
      // Only the tokens of the slot become unmatched.
      assert.deepEqual(claimed, [true, false, false, true])
    })
  }

  test('an implausible value is returned as unmatched terms', () => {
    const { filter, unmatched } = parseQuery('pune, 51 bathrooms', gazetteer)
    assert.deepEqual(Object.keys(filter), ['cities'])
    assert.deepEqual(
      unmatched.map((word) => word.text),
      ['51', 'bathrooms'],
    )
    assert.deepEqual(filterOf('less than 1000000 years old'), {})
    assert.deepEqual(filterOf('under 10000 crore'), { budget: { max: hundredArab } })
    assert.deepEqual(filterOf('under 20000 crore'), {})
  })

  test('an implausible amount is not offered as an ambiguity', () => {
    const spot = { start: 0, end: 2, text: 'as' }
    const state = withoutImplausible({ slot: 'vastu', value: true })
    const ambiguities = [
      { ...spot, amounts: [1, hundredArab] },
      { ...spot, amounts: [1, hundredArab + 1] },
    ]
    const ambiguous = { ...state, ambiguities }
    dropImplausible(ambiguous)
    assert.deepEqual(
      ambiguous.ambiguities.map(({ amounts }) => amounts),
      [[1, hundredArab]],
    )
    assert.equal(ambiguous.slots.length, 1)
  })
})

describe('budgets in rupees', () => {
  test('budgets are rounded outward to whole rupees', () => {
    const value = (min: number, max: number) =>
      withoutImplausible({ slot: 'budget', value: { min, max } }).slots
    assert.deepEqual(value(11_110.5, 13_579.5)[0]?.value, { min: 11_110, max: 13_580 })
    // Widening an amount by a tenth produces decimals that were not in the query.
    assert.deepEqual(value(9_999.9999, 11_000.0001)[0]?.value, { min: 10_000, max: 11_000 })
    assert.deepEqual(filterOf('above ₹12345.5').budget, { min: 12_345 })
    assert.deepEqual(filterOf('under ₹33333.5').budget, { max: 33_334 })
  })
})
